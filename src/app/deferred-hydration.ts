const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Removes the module preloads from a page. User text cannot look like one, because it contains no `<`.
 * @returns the page, and the URLs of the modules
 */
export function takePreloads(page: string): { page: string; hrefs: string[] } {
  const hrefs = [...page.matchAll(preload)].map(([, href = '']) => href);
  return { page: page.replaceAll(preload, ''), hrefs };
}

/** The maximum time that modules wait for photos after the first paint, and for that paint itself. */
const longest = { pictureMs: 1_000, paintMs: 3_000 };

/**
 * Returns a script that waits until the page and the photos in view have been painted, and then fetches `hrefs` and
 * runs the module `code`. The modules then do not slow down the photos and fonts, and links and forms work as plain
 * HTML until the modules run. In a hidden tab, which is not painted, the script does not wait.
 */
export function deferredHydration(hrefs: readonly string[], code: string): string {
  return `((hrefs, code) => {
  const add = (name, rest) => document.head.append(Object.assign(document.createElement(name), rest));
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of hrefs) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', text: code });
  };
  if (document.hidden) return start();
  setTimeout(start, ${longest.paintMs});
  const painting = new PerformanceObserver(() => {
    painting.disconnect();
    setTimeout(start, ${longest.pictureMs});
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    Promise.allSettled(inView.map((image) => image.decode())).then(() =>
      requestAnimationFrame(() => setTimeout(start)),
    );
  });
  painting.observe({ type: 'paint', buffered: true });
})(${literal(hrefs)}, ${literal(code)})`;
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
