/**
 * jsdom has no modal dialogs. This is enough for components to open and close one. The browser
 * tests cover focus, Escape and the page behind.
 */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
