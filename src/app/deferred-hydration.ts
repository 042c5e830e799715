const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Removes the module preloads from a page. User text cannot look like one, because it contains no `<`.
 * @returns the page, and the URLs of the modules
 */
export function takePreloads(page: string): { page: string; hrefs: string[] } {
  const hrefs = [...page.matchAll(preload)].map(([, href = '']) => href);
  return { page: page.replaceAll(preload, ''), hrefs };
}

/**
 * The maximum time that modules wait for photos after the first paint, and for that paint itself; and the time that they
 * have to run before the page says that they did not.
 */
const longest = { pictureMs: 1_000, paintMs: 3_000, loadMs: 15_000 };

/** The id of the notice that is shown if the modules do not run. `repeatEarlyClick` removes it if they run later. */
export const unstartedId = 'unstarted';

const noticeClass =
  'fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-end gap-x-1 rounded-xs bg-ink py-3 px-4 text-sm text-paper';
const buttonClass = 'min-h-9 rounded-xs px-3 font-semibold underline underline-offset-4';

/**
 * Returns a script that waits until the page and the photos in view have been painted, and then fetches `hrefs` and
 * runs the module `code`. The modules then do not slow down the photos and fonts, and links and forms work as plain
 * HTML until the modules run. In a hidden tab, which is not painted, the script does not wait. If a module does not load,
 * the page says so with `words` and offers to reload.
 */
export function deferredHydration(
  hrefs: readonly string[],
  code: string,
  words: { text: string; reload: string },
): string {
  return `((hrefs, code, { text, reload }) => {
  const create = (name, rest) => Object.assign(document.createElement(name), rest);
  const fail = () => {
    if (window.early === null || document.getElementById('${unstartedId}')) return;
    const className = '${noticeClass}';
    const notice = create('div', { id: '${unstartedId}', role: 'alert', className });
    const button = create('button', { textContent: reload, className: '${buttonClass}' });
    button.onclick = () => location.reload();
    notice.append(text, button);
    document.body.append(notice);
  };
  const add = (name, rest) => document.head.append(create(name, { ...rest, onerror: fail }));
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of hrefs) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', text: code });
    setTimeout(fail, ${longest.loadMs});
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
})(${literal(hrefs)}, ${literal(code)}, ${literal(words)})`;
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
