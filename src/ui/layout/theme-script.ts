export const themeStorageKey = 'theme';

/** Goes into <head> before the style sheet, with the page's nonce: sets the stored theme before the first paint. */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;

/** For `<meta name="theme-color" media="(prefers-color-scheme: …)">`. */
export const themeColors = { light: '#f7f5f0', dark: '#141110' } as const;
