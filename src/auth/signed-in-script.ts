import { storageKey } from '#src/browser/personal.ts';

/** Where the browser keeps the role of who signed in: it says early which menu to show, and allows nothing. */
export const roleKey = 'role';

/**
 * Goes into <head>: where the browser keeps a token, `data-signed` hides 'Login' before the first paint, and `data-role`
 * shows the menu of that role in the dashboard, whose HTML has all of them.
 */
export const signedInScript = `try{if(localStorage.getItem('${storageKey}')){const{dataset:d}=document.documentElement,r=localStorage.getItem('${roleKey}');d.signed='';if(r)d.role=r}}catch(e){}`;
