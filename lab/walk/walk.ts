import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startServer } from '#e2e/server.ts';
import { openShop, type Shop } from '#e2e/shop.ts';
import { disableLiveStream, visitUntilIdle } from '#e2e/steps/visit.ts';
import { log } from '#lab/helpers/ground.ts';
import { startPushServices } from '#test/push.ts';
import { checks, type Check, type CheckName } from './checks.ts';
import { visitDialogs } from './dialogs.ts';
import { HtmlPages } from './html.ts';
import { findUnmirrored } from './mirrored.ts';
import { readMails, receivePushes, textsOfFiles, textsOfMail } from './outside.ts';
import { findUnvisited, pathsOf, roles, type Role } from './pages.ts';
import { problemsOf } from './problems.ts';
import { makeCast, settings, type Cast } from './shop.ts';
import { textsOfPage, type Language } from './texts.ts';

type Options = {
  roles: Role[] | null;
  only?: string | undefined;
  pictures?: string | undefined;
};
type Opened = { shop: Shop; stateDir: string; cast: Cast; pushes: string[]; close: () => Promise<void> };

const shownLength = 300;
const busyMs = 30_000;
const computer = { width: 1440, height: 900 };

/** Starts a shop in which everything has happened that makes it send emails. */
async function openWalkedShop(language: Language): Promise<Opened> {
  const services = await startPushServices();
  const own = { LOCALE: language, CURRENCY: 'EUR', TIME_ZONE: 'Europe/Lisbon', DEMO: '0' };
  const server = await startServer({ ...own, ...settings, ...services.settings });
  const close = async () => {
    await server.stop();
    await services.stop();
  };
  try {
    const shop = openShop(server.url);
    const cast = await makeCast(shop, server.stateDir);
    const takePushes = await receivePushes(services, shop, [cast.buyer, cast.seller, cast.admin]);
    return { shop, stateDir: server.stateDir, cast, pushes: await takePushes(), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens every page, dialog and email of a shop in one language, and runs the checks on them. */
export class Walk {
  readonly browser: Browser;
  readonly language: Language;
  readonly names: readonly CheckName[];
  readonly options: Options;
  failed = 0;
  visited = 0;
  readonly #reported = new Set<string>();
  readonly #readers: [CheckName, (text: string) => string[]][] = [];
  readonly #html: HtmlPages | null;
  /** The errors of the page that is open. */
  #errors: string[] = [];

  constructor(browser: Browser, language: Language, names: readonly CheckName[], options: Options) {
    this.browser = browser;
    this.language = language;
    this.names = names;
    this.options = options;
    this.#html = names.includes('html') ? new HtmlPages() : null;
    if (options.pictures) mkdirSync(options.pictures, { recursive: true });
  }

  async start(): Promise<void> {
    for (const name of this.names) {
      const { read }: Check = checks[name];
      if (read) this.#readers.push([name, await read(this.language)]);
    }
    const opened = await openWalkedShop(this.language);
    try {
      const paths = pathsOf(opened.cast);
      for (const route of findUnvisited(paths)) this.#report('pages.ts', 'routes', `no role visits ${route}`);
      const wanted = (this.options.roles ?? roles).map(
        (role) => [role, paths[role].filter((path) => path.includes(this.options.only ?? ''))] as const,
      );
      if (this.names.some((name) => name !== 'mirrored'))
        for (const [role, all] of wanted) await this.#visitPages(opened, role, all);
      if (this.names.includes('mirrored')) await this.#compare(opened, wanted);
      if (!this.options.roles && !this.options.only) await this.#readOutside(opened);
    } finally {
      await opened.close();
    }
    for (const { place, what } of this.#html?.check() ?? []) this.#report(place, 'html', what);
  }

  #report(place: string, check: string, what: string): void {
    // A text or a part that many pages share is reported once.
    if (this.#reported.size === this.#reported.add(`${check} ${what}`).size) return;
    this.failed++;
    log(`FAIL  ${this.language} ${place}: ${check}: ${what.trim().slice(0, shownLength)}`);
  }

  #read(place: string, texts: Iterable<string>): void {
    this.visited++;
    for (const [name, find] of this.#readers)
      for (const text of new Set(texts)) {
        const words = find(text);
        if (words.length > 0) this.#report(place, name, `${text.trim()} (${words.join(', ')})`);
      }
  }

  async #openPage({ shop, cast }: Opened, role: Role): Promise<Page> {
    const context = await this.browser.newContext({
      serviceWorkers: 'block',
      viewport: computer,
      reducedMotion: 'reduce',
      ...(role !== 'visitor' && { storageState: shop.storageOf(cast[role]) }),
    });
    await disableLiveStream(context);
    context.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (event) => this.#errors.push(String(event.error())));
    return context.newPage();
  }

  async #visitPages(opened: Opened, role: Role, paths: readonly string[]): Promise<void> {
    const page = await this.#openPage(opened, role);
    const clicked = new Set<string>();
    for (const path of paths) {
      const place = `${role} ${path}`;
      const address = opened.shop.url + path;
      this.#errors = [];
      await visitUntilIdle(page, address);
      if (this.names.includes('console'))
        for (const error of this.#errors.filter((each) => !isExpected(each, address, role)))
          this.#report(place, 'console', error);
      if (this.#html) {
        this.#html.add(`${place} as sent`, await (await fetch(address)).text());
        const html = await page.evaluate(() => document.documentElement.outerHTML);
        this.#html.add(place, `<!DOCTYPE html>${html}`);
      }
      await this.#look(page, place);
      await this.#takePictures(page, place);
      await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));
      this.#read(place, await textsOfPage(page));
      await visitDialogs(page, clicked, async (button, hasAppeared) => {
        if (hasAppeared) await this.#look(page, `${place}, after ${button}`);
        this.#read(`${place}, after ${button}`, await textsOfPage(page));
      });
    }
    await page.context().close();
  }

  async #look(page: Page, place: string): Promise<void> {
    // Parts that load are shown in less contrast.
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'), null, { timeout: busyMs });
    for (const name of this.names) {
      const { look }: Check = checks[name];
      for (const what of (await look?.(page)) ?? []) this.#report(place, name, what);
    }
  }

  /** Compares the pages with those of a shop that runs from left to right. */
  async #compare(mirrored: Opened, wanted: readonly (readonly [Role, string[]])[]): Promise<void> {
    const plain = await openWalkedShop('qps');
    try {
      // A page shows new notifications in bold until they have been read, which may happen between two measurements.
      for (const { shop, cast } of [plain, mirrored])
        for (const { token: bearer } of [cast.buyer, cast.seller, cast.admin])
          await shop.call('PUT', '/notifications/read', {
            bearer,
            body: { until: new Date().toISOString() },
          });
      for (const [role, paths] of wanted) {
        const all = pathsOf(mirrored.cast)[role];
        const pages = await Promise.all([plain, mirrored].map((each) => this.#openPage(each, role)));
        for (const path of paths) {
          const other = pathsOf(plain.cast)[role][all.indexOf(path)]!;
          for (const page of pages) await page.setViewportSize(computer);
          await visitUntilIdle(pages[0]!, plain.shop.url + other);
          await visitUntilIdle(pages[1]!, mirrored.shop.url + path);
          for (const what of await findUnmirrored(pages[0]!, pages[1]!))
            this.#report(`${role} ${path}`, 'mirrored', what);
          this.visited++;
        }
        for (const page of pages) await page.context().close();
      }
    } finally {
      await plain.close();
    }
  }

  /** Reads what the shop sends elsewhere. */
  async #readOutside({ shop, stateDir, cast, pushes }: Opened): Promise<void> {
    const mails = await readMails(stateDir);
    if (this.options.pictures) {
      const page = await this.browser.newPage();
      for (const [number, { subject, html }] of mails.entries()) {
        await page.setContent(html);
        await this.#takePictures(page, `email ${number} ${subject}`);
      }
      await page.close();
    }
    if (!this.names.includes('language')) return;
    this.#read('pushes', pushes);
    for (const mail of mails) this.#read(`email '${mail.subject}'`, textsOfMail(mail));
    for (const [path, texts] of await textsOfFiles(shop.url)) this.#read(path, texts);
    for (const [call, texts] of await problemsOf(shop, cast)) this.#read(call, texts);
  }

  async #takePictures(page: Page, place: string): Promise<void> {
    if (!this.options.pictures) return;
    const name = `${this.language} ${place}`.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
    for (const width of [390, computer.width])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ ...computer, width });
        await page.emulateMedia({ colorScheme });
        // Photos load when they come into view.
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager';
          await Promise.allSettled([...document.images].map(async (image) => image.decode()));
        });
        const path = join(this.options.pictures, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: true });
      }
    await page.emulateMedia({ colorScheme: null });
  }
}

/** Whether a browser logs this error because of the response that a page is about. */
function isExpected(error: string, address: string, role: Role): boolean {
  if (!/status of 4\d\d/.test(error)) return false;
  return error.endsWith(` ${address}`) || (role === 'unfinished' && error.endsWith('/api/profile'));
}
