import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startServer, type RunningServer } from '#e2e/server.ts';
import { openShop, type Shop, type TestUser } from '#e2e/shop.ts';
import { makeCast, pathsOf, settings } from '#e2e/steps/bracketed-shop.ts';
import { textsOfPage } from '#e2e/steps/untranslated-texts.ts';
import { disableLiveStream, visitUntilIdle } from '#e2e/steps/visit.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { fail } from '#src/server/start-up/environment.ts';
import { parseMail } from '#test/mails.ts';
import { startPushServices } from '#test/push.ts';
import { ensureChromium } from '#tools/install/chromium.ts';
import { readDialogs } from './dialogs.ts';
import { englishFinder, type Translation } from './english-words.ts';
import { liveThrough } from './life.ts';
import { problemsOf } from './problems.ts';
import { receivePushes } from './pushes.ts';

// Walks a shop in each language, and reports English words and doubled periods on pages, in dialogs, emails, pushes,
// problems and feeds:
// `npm run lab -- languages de ja`.
const all: readonly Translation[] = ['de', 'fr', 'es', 'ja'];
const log = (line: string): void => void process.stdout.write(`${line}\n`);

/** Short months end with a period in some languages, and so does a sentence. */
const doubledPeriod = /(?<!\.)\.\.(?!\.)/g;

type Texts = Map<string, Set<string>>;

async function textsOfHead(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'meta[name="description"], meta[property="og:title"], meta[property="og:description"]',
      ),
    ].map((each) => each.getAttribute('content') ?? ''),
  );
}

type Visit = { role: string; user: TestUser | null; paths: readonly string[] };

async function readPages(
  browser: Browser,
  shop: Shop,
  { role, user, paths }: Visit,
  texts: Texts,
): Promise<void> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...(user && { storageState: shop.storageOf(user) }),
  });
  await disableLiveStream(context);
  const page = await context.newPage();
  const clicked = new Set<string>();
  for (const path of paths) {
    await visitUntilIdle(page, shop.url + path);
    await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
    texts.set(`${role} ${path}`, new Set([...(await textsOfPage(page)), ...(await textsOfHead(page))]));
    texts.set(`${role} ${path} (clicked)`, await readDialogs(page, clicked));
  }
  await context.close();
}

async function readMails({ stateDir }: RunningServer, texts: Texts): Promise<number> {
  const folder = join(stateDir, 'outbox');
  let names: string[] = [];
  // Waits until no email has been sent for three seconds.
  for (let before = -1; names.length !== before; await pause(3_000)) {
    before = names.length;
    names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  }
  for (const name of names) {
    const { subject, text, html, calendar } = parseMail(await readFile(join(folder, name), 'utf8'));
    const body = html.replaceAll(/<style.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, '\n');
    const lines = (calendar?.text ?? '').replaceAll(/\r?\n /g, '').split(/\r?\n/);
    const said = lines.flatMap(
      (line) => /^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:(.*)$/.exec(line)?.[1] ?? [],
    );
    texts.set(`email '${subject}'`, new Set([subject, ...text.split('\n'), ...body.split('\n'), ...said]));
  }
  return names.length;
}

async function readFiles({ url }: RunningServer, texts: Texts): Promise<void> {
  for (const path of ['/feeds/items.xml', '/feeds/posts.xml', '/shop/manifest.webmanifest', '/offline']) {
    const text = await (await fetch(url + path)).text();
    // The dates of feeds are English by their standard.
    const said = text.replaceAll(/<(style|script|pubDate).*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, '\n');
    texts.set(
      path,
      new Set(path.endsWith('manifest') ? [String(JSON.parse(text).description)] : said.split('\n')),
    );
  }
}

async function walk(language: Translation, browser: Browser): Promise<Texts> {
  const own = { LOCALE: language, CURRENCY: 'EUR', TIME_ZONE: 'Europe/Lisbon', DEMO: '0' };
  const services = await startPushServices();
  const server = await startServer({ ...own, ...settings, ...services.settings });
  const texts: Texts = new Map();
  try {
    const shop = openShop(server.url);
    const cast = await makeCast(shop, server.stateDir);
    const takePushes = await receivePushes(services, shop, [cast.buyer, cast.seller, cast.admin]);
    const more = await liveThrough(shop, cast);
    const pushes = await takePushes();
    texts.set('pushes', new Set(pushes));
    const paths = pathsOf(cast);
    for (const role of ['visitor', 'buyer', 'seller', 'admin'] as const)
      await readPages(
        browser,
        shop,
        { role, user: role === 'visitor' ? null : cast[role], paths: [...paths[role], ...more[role]] },
        texts,
      );
    await readFiles(server, texts);
    for (const [call, said] of await problemsOf(shop, cast)) texts.set(call, new Set(said));
    const mails = await readMails(server, texts);
    log(
      `${language}: ${texts.size} pages, problems and files, ${mails} of them emails, and ${pushes.length / 2} pushes`,
    );
  } finally {
    await server.stop();
    await services.stop();
  }
  return texts;
}

const given = process.argv.slice(2);
const unknown = given.filter((name) => !all.some((language) => language === name));
if (unknown.length > 0) fail(`Unknown languages: ${unknown.join(', ')}. There are ${all.join(', ')}.`);
const wanted = all.filter((language) => given.length === 0 || given.includes(language));
await buildIfNeeded(log);
const executablePath =
  ensureChromium() ?? fail('No Chromium: run `apt-get install chromium` as root, or set CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
let failed = 0;
for (const language of wanted) {
  const find = await englishFinder(language);
  const found = new Map<string, { where: string; words: string[] }>();
  for (const [where, texts] of await walk(language, browser))
    for (const text of texts) {
      const words = [...find(text), ...(text.match(doubledPeriod) ?? [])];
      if (words.length > 0 && !found.has(text)) found.set(text, { where, words });
    }
  for (const [text, { where, words }] of found)
    log(`FAIL  ${language} ${where}: ${text.trim().slice(0, 200)} (${words.join(', ')})`);
  failed += found.size;
}
await browser.close();
log(`${wanted.join(', ')}: ${failed} texts with English words or doubled periods`);
process.exitCode = failed === 0 ? 0 : 1;
