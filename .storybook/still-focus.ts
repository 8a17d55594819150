const { parent: page } = window;

/**
 * On a documentation page every story has an iframe of its own, and a story that moves the focus would scroll the page
 * to itself.
 */
if (page !== window && new URLSearchParams(page.location.search).get("viewMode") === "docs") {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithoutScrolling(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

export {};
