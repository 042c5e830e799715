const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Takes the preloads of modules out of a page. No text of users has a `<`.
 * @returns the page, and the addresses
 */
export function takePreloads(page: string): { page: string; hrefs: string[] } {
  const hrefs = [...page.matchAll(preload)].map(([, href]) => href!);
  return { page: page.replaceAll(preload, ''), hrefs };
}

/**
 * A script that fetches `hrefs` and runs the module `code` once the page has been painted: until then its pictures and
 * fonts have the line to themselves, and links and forms do what HTML does. A page that nobody looks at paints nothing,
 * and does not wait.
 */
export function lateScript(hrefs: readonly string[], code: string): string {
  return `((hrefs, code) => {
  const add = (name, rest) => document.head.append(Object.assign(document.createElement(name), rest));
  const start = () => {
    for (const href of hrefs) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', text: code });
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})(${literal(hrefs)}, ${literal(code)})`;
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
