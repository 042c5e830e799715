import { parseArgs } from 'node:util';

export const log = (line: string): void => void process.stdout.write(`${line}\n`);

/** `--only a,g` selects cases by their ids, or by a pattern of their names if they have none. */
type Named = { id?: string; name: string };

type Suite<Case extends Named> = {
  cases: readonly Case[];
  /** Prepares the machine for the selected cases. */
  before?(wanted: readonly Case[]): Promise<void>;
  /** Runs a case, which fails by throwing an error. It may return a note, which is printed. */
  run(each: Case): Promise<string | void>;
  /** Removes what a case has left behind. `--keep` keeps its folders with all logs. */
  clear(keep: boolean): unknown;
  /** Called at the end, also after Ctrl-C. */
  after?(): void;
  limitMs?: number;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Fails if a promise takes longer than the limit. */
async function within<T>(limitMs: number | undefined, promise: Promise<T>): Promise<T> {
  if (limitMs === undefined) return promise;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`the case took longer than ${limitMs / 1000} s`)),
    limitMs,
  );
  return Promise.race([promise, late.promise]).finally(() => clearTimeout(timer));
}

/** Runs the selected cases one after the other, prints their results, and ends the process. */
export async function runCases<Case extends Named>(suite: Suite<Case>): Promise<never> {
  const { cases, before, run, clear, after, limitMs } = suite;
  const options = { only: { type: 'string' }, keep: { type: 'boolean' } } as const;
  const { only = '', keep = false } = parseArgs({ options }).values;
  const wanted = cases.filter(({ id, name }) =>
    id === undefined ? new RegExp(only).test(name) : !only || only.split(',').includes(id),
  );
  // Handled here, because Ctrl-C in a terminal does not reach the process groups that cases start.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      void Promise.resolve(clear(false))
        .then(() => after?.())
        .finally(() => process.exit(1));
    });

  async function passes(each: Case): Promise<boolean> {
    const startMs = performance.now();
    const name = each.id ? `${each.id}. ${each.name}` : each.name;
    if (each.id) log(`\n${name}`);
    try {
      const note = await within(limitMs, run(each));
      log(`ok    ${name} (${note ?? `${((performance.now() - startMs) / 1000).toFixed(0)} s`})`);
      return true;
    } catch (error) {
      log(`FAIL  ${name}: ${messageOf(error)}`);
      return false;
    } finally {
      await clear(keep);
    }
  }

  let [passed, failed] = [0, 0];
  try {
    if (wanted.length === 0) throw new Error(`no case matches ${only}`);
    await before?.(wanted);
    for (const each of wanted) {
      if (await passes(each)) passed++;
      else failed++;
    }
  } catch (error) {
    log(messageOf(error));
    failed++;
  }
  after?.();
  log(`\n${passed} passed, ${failed} failed`);
  // Exits explicitly, because open handles of a case that timed out would keep the process alive.
  process.exit(failed === 0 ? 0 : 1);
}
