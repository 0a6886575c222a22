/**
 * jsdom has no modal dialogs: enough of them for components to open and close one. What a browser
 * makes of the focus, Escape and the page behind is for the browser tests.
 */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
