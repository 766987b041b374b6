// Starts the chess viewer from npm on the game that stands in the page.
import start from "lichess-pgn-viewer";

const place = document.querySelector("main > div");
start(place, { pgn: document.querySelector("pre").textContent });
