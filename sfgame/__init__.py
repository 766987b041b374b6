"""Learn, replay and explain the board game San Francisco."""
