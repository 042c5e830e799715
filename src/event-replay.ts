/**
 * Before a page's modules run, a press on a button does nothing, and a form that posts would leave the page and lose what
 * was typed. This script of the head remembers the last of either until `repeatEarlyPress`.
 */
export const earlyPressScript = `(w=>{
const on=(type,keep)=>addEventListener(type,e=>{if(w.early!==null)keep(e)},true);
on('submit',e=>{if(e.target.method==='post'){e.preventDefault();w.early=()=>e.target.requestSubmit(e.submitter)}});
on('click',e=>{const b=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget])');if(b)w.early=()=>b.click()});
})(window);`;

/** Once React listens: does what was asked for last, and from now on leaves everything to it. */
export function repeatEarlyPress(): void {
  const page = window as { early?: (() => void) | null };
  const early = page.early;
  page.early = null;
  early?.();
}
