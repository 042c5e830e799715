import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Ground } from '#lab/faults/test-environment.ts';
import { FaultShop } from '#lab/faults/shop.ts';
import type { AttackReport } from './attacker.ts';
import type { Attack } from './attacks.ts';
import { aims, tally, type CallStats } from './call-stats.ts';
import { Others } from './others.ts';

/** A row of the report. */
export type Row = { name: string; stats: CallStats };

const quietSeconds = 8;
const attackedSeconds = 12;
/** The time until an attack has reached its full rate. */
const warmUpMs = 2_000;

/** A demo shop with its limits on, other users of it, and their results. */
export class Stage {
  readonly shop: FaultShop;
  readonly ground: Ground;
  readonly rows: Row[] = [];
  readonly failures: string[] = [];
  readonly #others: Others;

  private constructor(ground: Ground, shop: FaultShop, others: Others) {
    this.ground = ground;
    this.shop = shop;
    this.#others = others;
  }

  static async open(ground: Ground): Promise<Stage> {
    // An empty address selects the embedded database.
    const shop = await FaultShop.open(ground, '', { env: { RATE_LIMITS: 'on', DEMO: '1' } });
    const stage = new Stage(ground, shop, await Others.coalesce(shop.url));
    await stage.#measure('no attack', quietSeconds);
    return stage;
  }

  /**
   * Compares the service of other users with the aims during attacks, and returns the responses to the attackers.
   * @param expected statuses, without which (and without held connections) the attack did not work
   */
  async during(name: string, attacks: Attack[], expected: readonly number[]): Promise<(number | string)[]> {
    const attacker = fork(join(import.meta.dirname, 'attacker.ts'), { execArgv: [] });
    try {
      attacker.send(attacks);
      await delay(warmUpMs);
      const { share, p99Ms, longestUploadMs, missing, longest } = await this.#measure(name, attackedSeconds);
      this.check(`${name}: others are answered`, share >= aims.share, missing);
      this.check(
        `${name}: others wait less than ${aims.p99Ms} ms`,
        p99Ms < aims.p99Ms,
        `longest: ${longest}`,
      );
      this.check(
        `${name}: others’ photographs are kept within ${aims.uploadMs / 1000} s`,
        longestUploadMs < aims.uploadMs,
        `${(longestUploadMs / 1000).toFixed(1)} s`,
      );
      const report = once(attacker, 'message');
      attacker.send('report');
      const [{ answers, held }] = (await report) as [AttackReport];
      const summary = `${tally(answers) || 'nothing'}, and hold ${held}`;
      this.ground.log(`  the attackers were answered ${summary}`);
      const isIt = answers.some((answer) => expected.includes(Number(answer))) || holdsAll(attacks, held);
      this.check(`${name}: the attack is one`, isIt, summary);
      return answers;
    } finally {
      attacker.kill('SIGKILL');
      this.shop.assertAlive();
    }
  }

  check(name: string, holds: boolean, summary: string): void {
    this.ground.log(`  ${holds ? 'ok  ' : 'FAIL'} ${name}${holds ? '' : ` (${summary})`}`);
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
