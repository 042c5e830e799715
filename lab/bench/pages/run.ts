import { chromium } from '@playwright/test';
import { findChromium, ensureChromium } from '#tools/install/chromium.ts';
import { median, readOptions } from '#lab/bench/options.ts';
import { failFor, printMachine, printTable } from '#lab/bench/report.ts';
import { inFolder, startShop } from '#lab/bench/shop.ts';
import { judge, type Verdict } from './lighthouse.ts';
import { weighOnPhone } from './weight.ts';

// Measures the pages of the demo shop as a phone loads them.
const { rounds } = readOptions({ rounds: 3 });
const slowdown = 4;
/** The maximum number of bytes that a page may load of each file type. */
const budget = { script: 135_000, stylesheet: 15_000, font: 60_000 };
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const maxBlockedMs = 100;
const wrong: string[] = [];
const slow: string[] = [];

const executablePath = findChromium() ?? ensureChromium();
if (!executablePath) throw new Error('No Chromium: set CHROMIUM_PATH.');

async function firstOf(url: string, list: string): Promise<string> {
  const items = (await (await fetch(`${url}/api/${list}?limit=1`)).json()) as { _id: string }[];
  return `/${list}/${items[0]!._id}`;
}

async function weighAll(url: string, pages: Record<string, string>): Promise<void> {
  const browser = await chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] });
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const all = [];
    for (let round = 0; round < rounds; round++) all.push(await weighOnPhone(browser, url + path, slowdown));
    const weight = all[0]!;
    const blockedMs = median(all.map((each) => each.blockedMs));
    const shift = Math.max(...all.map((each) => each.shift));
    for (const [kind, maxBytes] of Object.entries(budget)) {
      const bytes = weight[kind as keyof typeof budget];
      if (bytes > maxBytes) wrong.push(`${name}: ${bytes} bytes of ${kind}, the maximum is ${maxBytes}`);
    }
    if (shift > 0.001) wrong.push(`${name}: the layout shifts by ${shift.toFixed(3)}`);
    if (name === 'list' && blockedMs > maxBlockedMs)
      slow.push(
        `${name}: the main thread is blocked for ${blockedMs.toFixed(0)} ms, the maximum is ${maxBlockedMs}`,
      );
    const bytes = [weight.document, weight.script, weight.stylesheet, weight.font, weight.image];
    rows.push([
      name,
      ...bytes.map((each) => (each / 1000).toFixed(1)),
      shift.toFixed(3),
      blockedMs.toFixed(0),
    ]);
  }
  await browser.close();
  console.log(
    `\nGzipped kB loaded, and ms that the main thread was blocked at ${slowdown}x slowdown (median of ${rounds}):\n`,
  );
  printTable([['page', 'HTML', 'script', 'CSS', 'fonts', 'images', 'layout shift', 'blocked, ms'], ...rows]);
}

async function judgeAll(url: string, pages: Record<string, string>): Promise<void> {
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const all: Verdict[] = [];
    for (let round = 0; round < rounds; round++) all.push(await judge(url + path, executablePath!));
    const scores = Object.entries(wanted).map(([category, least]) => {
      const score = median(all.map((each) => each.scores[category as keyof typeof wanted]));
      if (score < least) (category === 'performance' ? slow : wrong).push(`${name}: ${category} ${score}`);
      return String(score);
    });
    for (const fault of new Set(all.flatMap(({ faults }) => faults))) wrong.push(`${name}: ${fault}`);
    const paintMs = median(all.map((each) => each.paintMs));
    const shift = Math.max(...all.map((each) => each.shift));
    rows.push([name, ...scores, paintMs.toFixed(0), shift.toFixed(3)]);
  }
  console.log(`\nLighthouse with mobile settings, median of ${rounds}:\n`);
  const names = ['performance', 'accessibility', 'best practices', 'SEO'];
  printTable([['page', ...names, 'largest contentful paint, ms', 'layout shift'], ...rows]);
}

printMachine();
await inFolder(async (folder) => {
  const shop = await startShop({ STATE_DIR: folder });
  const { url } = shop;
  try {
    const pages = {
      home: '/',
      list: '/cameras',
      item: await firstOf(url, 'cameras'),
      blogs: '/blogs',
      post: await firstOf(url, 'blogs'),
    };
    await weighAll(url, pages);
    await judgeAll(url, pages);
  } finally {
    await shop.stop();
  }
});
for (const line of slow) console.log(`SLOW: ${line}`);
failFor(wrong);
