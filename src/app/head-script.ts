import { roleKey, storageKey } from '#src/ui/client/personal-storage.ts';
import { announcementScript } from '#src/ui/layout/announcement.tsx';
import { themeScript } from '#src/ui/layout/theme.tsx';
import { unstartedId } from './page-start.ts';

/** Hides 'Login' and shows the menu of the user's role. */
const signedInScript = `try{if(localStorage.getItem('${storageKey}')){const{dataset:d}=document.documentElement,r=localStorage.getItem('${roleKey}');d.signed='';if(r)d.role=r}}catch(e){}`;

declare global {
  interface Window {
    early?: (() => void) | null;
  }
}

/**
 * Records all clicks on buttons of cards, for `startCards`, and the last click on another button, on a login
 * link or in a form that posts, for `repeatEarlyClick`. Until the page's modules run, a button would do nothing, and a
 * login link or a form would leave the page.
 */
const earlyClickScript = `(w=>{
const on=(type,keep)=>addEventListener(type,e=>{if(w.early!==null)keep(e)},true);
on('submit',e=>{if(e.target.method==='post'){e.preventDefault();w.early=()=>e.target.requestSubmit(e.submitter)}});
on('click',e=>{const b=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget]),[data-signed] a[href^="/login?from="]');if(!b)return;if(b.dataset.do){(w.taps??=[]).push(b);return}if(b.href)e.preventDefault();w.early=()=>b.click()});
})(window);`;

/** Repeats the last early click once React is listening, and stops recording. The page then no longer waits. */
export function repeatEarlyClick(): void {
  const { early } = window;
  window.early = null;
  document.getElementById(unstartedId)?.remove();
  early?.();
}

/** The only script in the head of every page. It runs before the first paint, and the policy allows it by its hash. */
export const headScript = themeScript + signedInScript + announcementScript + earlyClickScript;
