import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { settings } from '#src/platform/config/config.server.ts';
import { buildIfNeeded } from '#src/server/start-up/build.ts';
import { root } from '#src/server/start-up/environment.ts';
import type { LocaleSetting } from '#src/texts/language-names.ts';
import { findFreePort } from '#test/free-port.ts';
import { parseMail, type ReadMail } from '#test/mails.ts';
import { endProcess, expectAlive, log, waitUntil, type Ground } from './ground.ts';

/** Shared by all processes of a test, so that each accepts the tokens of the others. */
export const authSecret = 'kP4dnB0wqUcsS5f3MZ1jI7v8yTgRxEoLhVaX2mQzC6k=';

// A developer's own settings, from the shell or from .env, must not reach the tests.
const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, '']));

/** As for the build: with `LOCALE=en`, only the English pages have to be built. */
const locale = process.env['LOCALE'] as LocaleSetting | undefined;

/** The start script, because its Node options affect measurements. */
const { start } = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
).scripts;

/** Long enough to build the search index of a million items. */
const readyLimitMs = 300_000;

type Options = {
  name?: string;
  /** The folder that contains the state folder, relative to the folder of the case. */
  within?: string;
  env?: Record<string, string>;
  /** The maximum number of open files, as set by `ulimit -n`. */
  descriptors?: number;
};

/** A built shop that keeps its ports and its state folder when it restarts. */
export class BuiltShop {
  readonly url: string;
  readonly stateDir: string;
  readonly #ground: Ground;
  readonly #env: Record<string, string>;
  readonly #name: string;
  readonly #command: string;
  #process: ChildProcess | undefined;
  #startMs = 0;
  #indexed: Promise<number> | undefined;

  private constructor(
    ground: Ground,
    ports: { PORT: string; METRICS_PORT: string },
    { name = 'shop', within = '', env = {}, descriptors }: Options,
  ) {
    this.#ground = ground;
    this.#name = name;
    this.#command = descriptors ? `ulimit -n ${descriptors} && ${start}` : start;
    this.#env = {
      ...unset,
      ...ports,
      STATE_DIR: join(ground.folder, within, name),
      AUTH_SECRET: authSecret,
      RATE_LIMITS: 'off',
      DEMO: '0',
      LOCALE: locale ?? '',
      LOG_LEVEL: 'warn',
      ...env,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    };
    this.stateDir = this.#env['STATE_DIR']!;
    this.url = `http://127.0.0.1:${this.#env['PORT']}`;
    mkdirSync(this.stateDir, { mode: 0o700, recursive: true });
  }

  /** @param databaseUrl of a server or a proxy; empty for the embedded database */
  static async open(ground: Ground, databaseUrl: string, options: Options = {}): Promise<BuiltShop> {
    await buildIfNeeded(log, locale);
    const env = { DATABASE_URL: databaseUrl, ...options.env };
    const [port, metrics] = [await findFreePort(), await findFreePort()];
    const ports = { PORT: String(port), METRICS_PORT: String(metrics) };
    const shop = new BuiltShop(ground, ports, { ...options, env });
    await shop.start();
    return shop;
  }

  /** Opens two processes that trust a proxy on this machine. */
  static async openTwo(ground: Ground, databaseUrl: string): Promise<[BuiltShop, BuiltShop]> {
    const env = { TRUSTED_PROXIES: '127.0.0.1' };
    const openOne = (name: string) => BuiltShop.open(ground, databaseUrl, { name, env });
    return [await openOne('shop-1'), await openOne('shop-2')];
  }

  get port(): number {
    return Number(this.#env['PORT']);
  }

  get pid(): number {
    return this.#process!.pid!;
  }

  async start(): Promise<void> {
    this.#startMs = performance.now();
    this.#indexed = undefined;
    const options = { cwd: root, env: this.#env };
    this.#process = this.#ground.start(this.#name, '/bin/sh', ['-c', this.#command], options);
    await this.#reach('the shop is ready', async () => this.isReady());
  }

  async #reach(what: string, isReached: () => Promise<boolean>): Promise<number> {
    await waitUntil(
      what,
      async () => {
        this.assertAlive();
        return isReached();
      },
      readyLimitMs,
    );
    return performance.now() - this.#startMs;
  }

  async isReady(): Promise<boolean> {
    return (await fetch(`${this.url}/readyz`).catch(() => null))?.status === 200;
  }

  /** Waits for the search index, and returns the milliseconds since the start. */
  async indexed(): Promise<number> {
    const isReady = async () =>
      /^rangefinder_search_index_ready 1$/m.test(await this.metrics().catch(() => ''));
    return (this.#indexed ??= this.#reach('the search index is ready', isReady));
  }

  async metrics(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.#env['METRICS_PORT']}/metrics`)).text();
  }

  /** @throws Error if the started process has exited */
  assertAlive(): void {
    expectAlive(this.#process!, 'the shop', this.log().split('\n').slice(-6).join('\n'));
  }

  async crash(): Promise<void> {
    await endProcess(this.#process!, 'SIGKILL');
  }

  /** Stops the shop. SIGINT does not wait for requests from proxies. @throws Error if the exit code is not 0 */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const code = await endProcess(this.#process!, signal);
    if (code !== 0) throw new Error(`the shop exited with ${code} after ${signal}`);
  }

  log(): string {
    return this.#ground.read(this.#name);
  }

  /** Returns the emails in the outbox. */
  mails(): ReadMail[] {
    const outbox = join(this.stateDir, 'outbox');
    const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
    return names.map((name) => parseMail(readFileSync(join(outbox, name), 'utf8')));
  }

  mailsAbout(title: string): number {
    return this.mails().filter(({ raw }) => raw.includes(title)).length;
  }
}
