import { parseArgs } from 'node:util';
import { Ground, log, secondsSince } from './helpers/ground.ts';
import { ensurePackages, versionsOf } from './helpers/packages.ts';

/** A case fails by throwing an error. It may return a note, which is printed. */
export type Case = {
  /** `--only a,g` selects cases by their ids, or by a pattern of their names if they have none. */
  id?: string;
  name: string;
  /** The Debian packages that it needs, whose versions are printed. */
  programs?: readonly string[];
  run(ground: Ground): Promise<string | void>;
};

type Suite = {
  cases: readonly Case[];
  /** The ground of all cases. By default each case has a new one, which `--keep` keeps with all logs. */
  shared?: Ground;
  before?(): void;
  /** Called at the end, also after Ctrl-C. */
  after?(): void;
  limitMs?: number;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Fails if a promise takes longer than the limit. */
async function within<T>(limitMs: number | undefined, promise: Promise<T>): Promise<T> {
  if (limitMs === undefined) return promise;
  const late = Promise.withResolvers<never>();
  const fail = () => late.reject(new Error(`the case took longer than ${limitMs / 1000} s`));
  const timer = setTimeout(fail, limitMs);
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}

/** Calls `clear` when the process is asked to end, because Ctrl-C does not reach process groups that it has started. */
export function onSignals(clear: () => unknown): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void Promise.resolve(clear()).finally(() => process.exit(1)));
}

/** Runs the selected cases one after the other, prints their results, and ends the process. */
export async function runCases({ cases, shared, before, after, limitMs }: Suite): Promise<never> {
  const options = { only: { type: 'string' }, keep: { type: 'boolean' } } as const;
  const { only = '', keep = false } = parseArgs({ options }).values;
  const wanted = cases.filter(({ id, name }) =>
    id === undefined ? new RegExp(only).test(name) : !only || only.split(',').includes(id),
  );
  let ground = shared;
  onSignals(async () => {
    await ground?.end();
    after?.();
  });

  async function passes({ id, name, programs, run }: Case): Promise<boolean> {
    const startMs = performance.now();
    const title = id ? `${id}. ${name}` : name;
    ground = shared ?? new Ground();
    if (id) log(`\n${title}`);
    if (programs) ground.log(versionsOf(programs));
    try {
      const note = await within(limitMs, run(ground));
      log(`ok    ${title} (${note ?? `${secondsSince(startMs)} s`})`);
      return true;
    } catch (error) {
      log(`FAIL  ${title}: ${messageOf(error)}`);
      return false;
    } finally {
      // Processes that a failed case left behind must not make the next case fail.
      await (shared ? ground.clear() : ground.end(keep));
    }
  }

  let [passed, failed] = [0, 0];
  try {
    if (wanted.length === 0) throw new Error(`no case matches ${only}`);
    ensurePackages([...new Set(wanted.flatMap(({ programs = [] }) => programs))]);
    before?.();
    for (const each of wanted) {
      if (await passes(each)) passed++;
      else failed++;
    }
  } catch (error) {
    log(messageOf(error));
    failed++;
  }
  await shared?.end();
  after?.();
  log(`\n${passed} passed, ${failed} failed`);
  // Exits explicitly, because open handles of a case that timed out would keep the process alive.
  process.exit(failed === 0 ? 0 : 1);
}
