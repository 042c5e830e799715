import { storageKey } from '#src/ui/client/personal-storage.ts';

/** Where the browser keeps the role of who signed in: it says early which menu to show, and allows nothing. */
export const roleKey = 'role';

/** Runs in <head>, before the first paint: hides 'Login' and shows the menu of the role. */
export const signedInScript = `try{if(localStorage.getItem('${storageKey}')){const{dataset:d}=document.documentElement,r=localStorage.getItem('${roleKey}');d.signed='';if(r)d.role=r}}catch(e){}`;
