// Browsers load this file without a build step.
const dark = matchMedia('(prefers-color-scheme: dark)');
const showTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', showTheme);
showTheme();

globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  supportedSubmitMethods: ['get'],
  // The default sends the address of the document to another host.
  validatorUrl: null,
});
