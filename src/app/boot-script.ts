/** Buttons that do nothing by themselves: submitting and opening a popover need no script. */
const ownButtons = 'button[type=button]:not([popovertarget])';

/**
 * The inline script of a prerendered page: starts the site's script without delaying first paint,
 * and keeps a form that is submitted, and the first button that is pressed, before then. Its hash
 * stands in the page's CSP.
 *
 * @param entry address of the site's script
 * @param isForm whether the page is a form: it starts right after first paint, any other page when
 *   it is idle or first touched
 */
export function bootScript(entry: string, isForm: boolean): string {
  const startAfterPaint = 'requestAnimationFrame(()=>setTimeout(start))';
  const startWhenIdle =
    'for(const type of["pointerdown","keydown"])addEventListener(type,start,{once:true,capture:true});' +
    'addEventListener("load",()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:200}):setTimeout(start,200))';
  return (
    `let started;const start=()=>{started||=import(${JSON.stringify(entry)})};` +
    'addEventListener("submit",event=>{if(window.earlySubmit!==null){event.preventDefault();window.earlySubmit=event.target}},true);' +
    `addEventListener("click",event=>{if(window.earlyPress===undefined)window.earlyPress=event.target.closest(${JSON.stringify(ownButtons)})??undefined},true);` +
    `${isForm ? startAfterPaint : startWhenIdle};`
  );
}
