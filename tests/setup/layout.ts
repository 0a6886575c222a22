/** Gives ranges of text the measures of a page without layout, as jsdom gives them to elements. */
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** Scrolls nothing, as there is no layout. */
Element.prototype.scrollIntoView = () => {};
