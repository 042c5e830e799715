import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from '#lab/helpers/ground.ts';
import { Tally } from '#lab/helpers/load.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import type { Attack, AttackReport } from './attacks.ts';
import { aims, type CallStats } from './call-stats.ts';
import { Others } from './others.ts';

export type Row = { name: string; stats: CallStats };

const quietSeconds = 8;
const attackedSeconds = 12;
/** The time that an attack takes to reach its full rate. */
const warmUpMs = 2_000;

/** A demo shop with its rate limits on, users who are not attackers, and the results of their calls. */
export class Stage {
  readonly shop: BuiltShop;
  readonly ground: Ground;
  readonly rows: Row[] = [];
  readonly failures: string[] = [];
  readonly #others: Others;

  private constructor(ground: Ground, shop: BuiltShop, others: Others) {
    this.ground = ground;
    this.shop = shop;
    this.#others = others;
  }

  static async open(ground: Ground): Promise<Stage> {
    // An empty address selects the embedded database.
    const shop = await BuiltShop.open(ground, '', { env: { RATE_LIMITS: 'on', DEMO: '1' } });
    const stage = new Stage(ground, shop, await Others.make(shop.url));
    await stage.#measure('no attack', quietSeconds);
    return stage;
  }

  /**
   * Checks the service that other users get during attacks, and returns the responses to the attackers.
   * @param expected any of these statuses, or a connection that is held open, shows that the attack works
   */
  async during(name: string, attacks: Attack[], expected: readonly number[]): Promise<Tally> {
    const attacker = fork(join(import.meta.dirname, 'attacks.ts'), { execArgv: [] });
    try {
      attacker.send(attacks);
      await delay(warmUpMs);
      const { share, p99Ms, longestUploadMs, missing, longest } = await this.#measure(name, attackedSeconds);
      this.check(`${name}: other users are served`, share >= aims.share, missing);
      this.check(`${name}: other users wait less than ${aims.p99Ms} ms`, p99Ms < aims.p99Ms, longest);
      this.check(
        `${name}: photos of other users are stored within ${aims.uploadMs / 1000} s`,
        longestUploadMs < aims.uploadMs,
        `${(longestUploadMs / 1000).toFixed(1)} s`,
      );
      const report = once(attacker, 'message');
      attacker.send('report');
      const [{ answers, held }] = (await report) as [AttackReport];
      const tally = Tally.of(answers);
      this.ground.log(`the attackers got ${tally}; ${held} connections held`);
      const works = expected.some((status) => tally.count(String(status)) > 0) || holdsAll(attacks, held);
      this.check(`${name}: the attack works`, works, `${tally}`);
      return tally;
    } finally {
      attacker.kill('SIGKILL');
      this.shop.assertAlive();
    }
  }

  check(name: string, holds: boolean, summary: string): void {
    this.ground.log(`${holds ? 'ok  ' : 'FAIL'} ${name}${holds ? '' : ` (${summary})`}`);
    if (!holds) this.failures.push(name);
  }

  async #measure(name: string, seconds: number): Promise<CallStats> {
    const stats = await this.#others.go(seconds);
    this.rows.push({ name, stats });
    return stats;
  }
}

function holdsAll(attacks: readonly Attack[], held: number): boolean {
  const holding = attacks.filter((each) => each.kind === 'hold' || each.kind === 'upload');
  return holding.length > 0 && held >= holding.reduce((sum, { connections }) => sum + connections, 0);
}
