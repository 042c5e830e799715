/** Goes into <head>: hides 'Login' before the first paint where the browser keeps a token. */
export const signedInScript = `try{if(localStorage.getItem('accessToken'))document.documentElement.dataset.signed=''}catch(e){}`;
