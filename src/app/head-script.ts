import { earlyPressScript } from './event-replay.ts';
import { roleKey, storageKey } from '#src/ui/client/personal-storage.ts';
import { themeScript } from '#src/ui/layout/theme-script.ts';

/** Hides 'Login' and shows the menu of the role. */
const signedInScript = `try{if(localStorage.getItem('${storageKey}')){const{dataset:d}=document.documentElement,r=localStorage.getItem('${roleKey}');d.signed='';if(r)d.role=r}}catch(e){}`;

/** The one script in every page's head; it runs before the first paint, and the policy allows it by its hash. */
export const headScript = themeScript + signedInScript + earlyPressScript;
