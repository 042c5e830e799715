import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '#src/platform/config/config.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { findFreePort } from '#test/free-port.ts';
import { crash, hasEnded, waitUntil, type Ground } from './test-environment.ts';

/** Shared by all processes of a test, so that each accepts the tokens of the others. */
const authSecret = 'kP4dnB0wqUcsS5f3MZ1jI7v8yTgRxEoLhVaX2mQzC6k=';

// A developer's own settings, from the shell or from .env, must not reach the tests.
const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, '']));

type Options = {
  name?: string;
  /** The port, if something else has to know it before the start. */
  port?: number;
  /** The folder that contains the state folder, relative to the folder of the case. */
  within?: string;
  env?: Record<string, string>;
  /** The maximum number of open files, as set by `ulimit -n`. */
  descriptors?: number;
};

/** A built shop, run by `node server.ts`, that keeps its port and its state folder when it restarts. */
export class FaultShop {
  readonly url: string;
  readonly stateDir: string;
  readonly #ground: Ground;
  readonly #env: Record<string, string>;
  readonly #name: string;
  readonly #descriptors: number | undefined;
  #process: ChildProcess | undefined;
  starts = 0;

  private constructor(
    ground: Ground,
    port: number,
    { name = 'shop', within = '', env = {}, descriptors }: Options,
  ) {
    this.#ground = ground;
    this.#name = name;
    this.#descriptors = descriptors;
    this.stateDir = join(ground.folder, within, name);
    mkdirSync(this.stateDir, { mode: 0o700 });
    this.url = `http://127.0.0.1:${port}`;
    this.#env = {
      ...unset,
      PORT: String(port),
      STATE_DIR: this.stateDir,
      AUTH_SECRET: authSecret,
      RATE_LIMITS: 'off',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      ...env,
    };
  }

  /** @param databaseUrl of a server or a proxy; empty for the embedded database */
  static async open(ground: Ground, databaseUrl: string, options: Options = {}): Promise<FaultShop> {
    const env = { DATABASE_URL: databaseUrl, ...options.env };
    const shop = new FaultShop(ground, options.port ?? (await findFreePort()), { ...options, env });
    await shop.start();
    return shop;
  }

  get pid(): number {
    return this.#process!.pid!;
  }

  async start(): Promise<void> {
    this.starts++;
    const limit = this.#descriptors ? `ulimit -n ${this.#descriptors} && ` : '';
    const command = ['-c', `${limit}exec "$0" server.ts`, process.execPath];
    this.#process = this.#ground.start(this.#name, '/bin/sh', command, { cwd: root, env: this.#env });
    const child = this.#process;
    await waitUntil('the shop is ready', async () => {
      if (hasEnded(child)) throw new Error(`the shop exited with ${child.exitCode ?? child.signalCode}`);
      return this.isReady();
    });
  }

  async isReady(): Promise<boolean> {
    return (await fetch(`${this.url}/readyz`).catch(() => null))?.status === 200;
  }

  /** @throws Error if the started process has exited */
  assertAlive(): void {
    const child = this.#process!;
    if (hasEnded(child)) throw new Error(`the shop exited with ${child.exitCode ?? child.signalCode}`);
  }

  async crash(): Promise<void> {
    await crash(this.#process!);
  }

  /** Sends SIGTERM. @throws Error if the exit code is not 0 */
  async stop(): Promise<void> {
    const gone = once(this.#process!, 'exit');
    this.#process!.kill('SIGTERM');
    const [code] = await gone;
    if (code !== 0) throw new Error(`the shop exited with ${code} after SIGTERM`);
  }

  log(): string {
    return readFileSync(join(this.#ground.folder, `${this.#name}.log`), 'utf8');
  }

  /** Returns the number of emails in the outbox that mention an item. */
  mailsAbout(title: string): number {
    const outbox = join(this.stateDir, 'outbox');
    if (!existsSync(outbox)) return 0;
    const mails = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
    return mails.filter((name) => readFileSync(join(outbox, name), 'utf8').includes(title)).length;
  }
}
