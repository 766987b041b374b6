"""A notebook in JupyterLab, as a test speaks of it."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from tests.browser.servers import OUR_FAULT
from tests.browser.viewer import Viewer

if TYPE_CHECKING:
    from tests.browser.conftest import Visit

CALL = """async ([name, args]) => { await window.jupyterapp.commands.execute(name, args ?? {}); }"""
NOTEBOOK = "window.jupyterapp.shell.currentWidget"
PYTHON = """async (code) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const asked = kernel.requestExecute({ code });
  let printed = "";
  asked.onIOPub = (message) => {
    if (message.header.msg_type === "stream") printed += message.content.text;
    if (message.header.msg_type === "error") printed += message.content.evalue;
  };
  await asked.done;
  return printed.trim();
}"""


class Lab:
    """A notebook open in JupyterLab or in Notebook 7."""

    def __init__(self, visit: Visit, url: str) -> None:
        visit.ours = OUR_FAULT
        self.visit, self.page = visit, visit.page
        self.page.goto(url)
        self.page.wait_for_function(f"() => window.jupyterapp && {NOTEBOOK}?.sessionContext?.isReady")
        self.page.evaluate(f"() => {NOTEBOOK}.sessionContext.session.kernel.info")

    def call(self, command: str, **args: object) -> None:
        self.page.evaluate(CALL, [command, args])

    def python(self, code: str) -> str:
        """Return what a line of Python prints in the notebook's kernel."""
        return str(self.page.evaluate(PYTHON, code))

    def wait_for_python(self, code: str, expected: str) -> None:
        """Wait until a line of Python prints what is expected; what the page sends travels for a moment."""
        deadline = monotonic() + 10
        while (printed := self.python(code)) != expected:
            assert monotonic() < deadline, printed

    def run(self, count: int = 2) -> list[Viewer]:
        """Run all cells; return the viewers once they are there."""
        self.call("notebook:run-all-cells")
        return self.viewers(count)

    def viewers(self, count: int = 2) -> list[Viewer]:
        """Return so many viewers as soon as they are shown."""
        shown = self.page.locator(".sfg-viewer[data-ply]")
        shown.nth(count - 1).wait_for()
        return [Viewer(self.page, shown.nth(number)) for number in range(count)]

    @property
    def cells(self) -> tuple[int, int, str]:
        """How many cells there are, which is active, and the mode."""
        content = f"{NOTEBOOK}.content"
        found = self.page.evaluate(
            f"() => [{content}.widgets.length, {content}.activeCellIndex, {content}.mode]"
        )
        return tuple(found)
