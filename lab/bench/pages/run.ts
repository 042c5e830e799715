import { failFor, fine, median, printTable, readOptions, whole } from '#lab/bench/report.ts';
import { inDemoShop } from '#lab/bench/shop.ts';
import { openBrowser } from '#lab/helpers/browser.ts';
import { judge } from './measures.ts';
import { kinds, weighOnPhone } from './measures.ts';

// Measures the pages of the demo shop as a phone loads them.
const { rounds } = readOptions({ rounds: 3 });
const slowdown = 4;
/** The maximum number of bytes that a page may load of each file type. */
const budget = { script: 135_000, stylesheet: 15_000, font: 60_000 };
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const maxBlockedMs = 100;
const wrong: string[] = [];
const slow: string[] = [];
const categories = Object.keys(wanted) as (keyof typeof wanted)[];

type Pages = Record<string, string>;

/** Measures each page several times, and prints a row for each. */
async function printRows<Measured>(
  pages: Pages,
  head: string[],
  measure: (url: string) => Promise<Measured>,
  rowOf: (name: string, all: Measured[]) => string[],
): Promise<void> {
  const rows: string[][] = [];
  for (const [name, url] of Object.entries(pages)) {
    const all: Measured[] = [];
    while (all.length < rounds) all.push(await measure(url));
    rows.push([name, ...rowOf(name, all)]);
  }
  printTable([['page', ...head], ...rows]);
}

async function firstOf(url: string, list: string): Promise<string> {
  const items = (await (await fetch(`${url}/api/${list}?limit=1`)).json()) as { _id: string }[];
  return `${url}/${list}/${items[0]!._id}`;
}

await inDemoShop(async ({ url }) => {
  const [item, post] = [await firstOf(url, 'cameras'), await firstOf(url, 'blogs')];
  // Has sales in the demo, so its page has a chart.
  const model = `${url}/models/nikon-d850`;
  const pages = { home: `${url}/`, list: `${url}/cameras`, item, model, blogs: `${url}/blogs`, post };
  const { browser, path } = await openBrowser();

  console.log(`\nGzipped kB loaded, and ms that the main thread was blocked at ${slowdown}x slowdown:`);
  await printRows(
    pages,
    ['HTML', 'script', 'CSS', 'fonts', 'images', 'layout shift', 'blocked, ms'],
    (page) => weighOnPhone(browser, page, slowdown),
    (name, all) => {
      const { bytes } = all[0]!;
      const blockedMs = median(all.map((each) => each.blockedMs));
      const shift = Math.max(...all.map((each) => each.shift));
      for (const kind of ['script', 'stylesheet', 'font'] as const)
        if (bytes[kind] > budget[kind])
          wrong.push(`${name}: ${bytes[kind]} bytes of ${kind}, the maximum is ${budget[kind]}`);
      if (shift > 0.001) wrong.push(`${name}: the layout shifts by ${shift.toFixed(3)}`);
      if (name === 'list' && blockedMs > maxBlockedMs)
        slow.push(`${name}: blocked for ${whole(blockedMs)} ms, the maximum is ${maxBlockedMs}`);
      const sizes = kinds.map((kind) => (bytes[kind] / 1000).toFixed(1));
      return [...sizes, shift.toFixed(3), whole(blockedMs)];
    },
  );
  await browser.close();

  console.log(`\nLighthouse with mobile settings, median of ${rounds}:`);
  await printRows(
    pages,
    [...categories, 'largest contentful paint, ms'],
    (page) => judge(page, path),
    (name, all) => {
      const scores = categories.map((category) => {
        const score = median(all.map((each) => each.scores[category]));
        const list = category === 'performance' ? slow : wrong;
        if (score < wanted[category]) list.push(`${name}: ${category} ${score}`);
        return fine(score);
      });
      wrong.push(...all.flatMap(({ faults }) => faults.map((fault) => `${name}: ${fault}`)));
      return [...scores, whole(median(all.map(({ paintMs }) => paintMs)))];
    },
  );
});
for (const line of slow) console.log(`SLOW: ${line}`);
failFor(wrong);
