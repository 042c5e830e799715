/**
 * The maximum time that modules wait for photos after the first paint, and for that paint itself; and the time that they
 * have to run before the page says that they did not.
 */
const longest = { pictureMs: 1_000, paintMs: 3_000, loadMs: 15_000 };

/** The id of the notice that is shown if the modules do not run. `repeatEarlyClick` removes it if they run later. */
export const unstartedId = 'unstarted';

/** The ids of the elements with what a page needs to start, and with the data of its loaders. */
export const startId = 'page-start';
export const dataId = 'page-data';

/** The data from which a page starts. */
export type PageStart = {
  /** The modules to run, in this order. */
  scripts: readonly string[];
  /** All modules that the page imports, which are loaded in parallel. */
  hrefs: readonly string[];
  /** The list of all routes, and the modules of the page's own routes by their ids. */
  manifest: string;
  routes: readonly (readonly [id: string, module: string])[];
  /** The settings of React Router. */
  context: object;
  words: { text: string; reload: string };
};

const noticeClass =
  'fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-end gap-x-1 rounded-xs bg-ink py-3 px-4 text-sm text-paper';
const buttonClass = 'min-h-9 rounded-xs px-3 font-semibold underline underline-offset-4';

/**
 * Waits until the page and the photos in view have been painted, and then loads the modules of the page. The modules
 * then do not slow down the photos and fonts, and links and forms work as plain HTML until the modules run. In a hidden
 * tab, which is not painted, the script does not wait. If a module does not load, the page says so and offers to reload.
 */
export const startScript = `(() => {
  const { scripts, hrefs, words } = JSON.parse(document.getElementById('${startId}').textContent);
  const create = (name, rest) => Object.assign(document.createElement(name), rest);
  const fail = () => {
    if (window.early === null || document.getElementById('${unstartedId}')) return;
    const className = '${noticeClass}';
    const notice = create('div', { id: '${unstartedId}', role: 'alert', className });
    const button = create('button', { textContent: words.reload, className: '${buttonClass}' });
    button.onclick = () => location.reload();
    notice.append(words.text, button);
    document.body.append(notice);
  };
  const add = (name, rest) => document.head.append(create(name, { ...rest, onerror: fail }));
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of hrefs) add('link', { rel: 'modulepreload', href });
    for (const src of scripts) add('script', { type: 'module', async: false, src });
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
})()`;

/** Returns an element with data for scripts, which no text can end early. */
export const dataElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
