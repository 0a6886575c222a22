/** Buttons that do nothing by themselves: submitting and opening a popover need no script. */
const ownButtons = 'button[type=button]:not([popovertarget])';

/**
 * The inline script of a prerendered page: starts the site's script without delaying first paint,
 * and keeps a form that is submitted, and the first button that is pressed, before then. The button
 * shows at once that it is at work. The script's hash stands in the page's CSP.
 *
 * @param scripts addresses of the page's scripts, the site's entry first
 * @param isForm whether the page is a form: it starts right after first paint, any other page when
 *   it is idle or first touched
 */
export function bootScript([entry, ...others]: readonly string[], isForm: boolean): string {
  const fetchAhead =
    'href=>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))';
  const startAfterPaint = 'new PerformanceObserver(start).observe({type:"paint",buffered:true})';
  const startWhenIdle =
    // What a touch itself shows is painted first.
    'for(const type of["pointerdown","keydown"])addEventListener(type,()=>requestAnimationFrame(()=>setTimeout(start)),{once:true,capture:true});' +
    'addEventListener("load",()=>window.requestIdleCallback?requestIdleCallback(start,{timeout:200}):setTimeout(start,200))';
  return (
    `let started;const start=()=>{started||=(${JSON.stringify(others)}.forEach(${fetchAhead}),import(${JSON.stringify(entry)}))};` +
    'addEventListener("submit",event=>{if(window.earlySubmit!==null){event.preventDefault();window.earlySubmit=event.target;event.submitter?.setAttribute("aria-busy","true")}},true);' +
    `addEventListener("click",event=>{if(window.earlyPress===undefined){const button=event.target.closest(${JSON.stringify(ownButtons)});window.earlyPress=button??undefined;button?.setAttribute("aria-busy","true")}},true);` +
    `${isForm ? startAfterPaint : startWhenIdle};`
  );
}
