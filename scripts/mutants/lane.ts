import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromPlaywrightReport } from './playwright-report.ts';
import { runScript, startWorker } from './children.ts';
import { copyProject, replaceFile } from './copy.ts';
import { isJourney, type Mutant } from './mutant.ts';
import type { SwitchedShop } from './switched-shop.ts';
import { findPlace, plant, readSources, type Source } from './source.ts';
import type { Asked } from './unit-worker.ts';
import { patternOf, type Run } from './verdict.ts';

type Journeys = { files: string[]; names: string[]; project: string; workers: number };
type Shop = { folder: string; readyState: string; fault?: string };

/** A copy of the project in which one fault after another is planted. */
export class Lane {
  readonly folder: string;
  /** Where journeys are made whose faults need no build of their own. */
  shop: SwitchedShop | undefined;
  readonly #readyState: string;
  readonly #sources: Source[];
  #worker: Promise<ChildProcess> | undefined;
  /** What the runner of unit tests has read before it was changed. */
  #stale = new Set<string>();

  constructor(folder: string, readyState: string) {
    this.folder = folder;
    this.#readyState = readyState;
    copyProject(folder);
    this.#sources = readSources(folder);
  }

  /** Runs the one test of a mutant with its fault in place. */
  async try(mutant: Mutant): Promise<Run> {
    return this.shop?.names.has(mutant.name) ? this.#tryInShop(this.shop, mutant) : this.#tryAlone(mutant);
  }

  async #tryInShop(shop: SwitchedShop, { name, test, project }: Mutant): Promise<Run> {
    const takeBack = shop.choose(name);
    try {
      const wanted = { files: [test.file], names: [test.name], project, workers: 1 };
      return await this.#runJourneys(wanted, {
        folder: shop.folder,
        readyState: this.#readyState,
        fault: name,
      });
    } finally {
      takeBack();
    }
  }

  /** Plants a fault in sources: in what nothing chooses from while it runs, or for a test that needs no build. */
  async #tryAlone(mutant: Mutant): Promise<Run> {
    const place = findPlace(mutant, this.#sources);
    const putBack = replaceFile(this.folder, place.path, plant(mutant, place), place.text);
    // A migration makes another database: nothing that is kept ready has it.
    const isMigration = place.path.startsWith('db/');
    try {
      const { file, name } = mutant.test;
      if (isJourney(mutant)) {
        const wanted = { files: [file], names: [name], project: mutant.project, workers: 1 };
        const failure = await this.#build();
        if (failure) return { outcomes: [], broken: `the build failed: ${failure}` };
        const readyState = isMigration ? '' : this.#readyState;
        return await this.#runJourneys(wanted, { folder: this.folder, readyState });
      }
      if (isMigration) await this.stop();
      this.#stale.add(place.path);
      return await this.runUnits([{ file, names: [name] }]);
    } finally {
      putBack();
      this.#stale.add(place.path);
      if (isMigration) await this.stop();
    }
  }

  async runUnits(tests: { file: string; names: string[] }[]): Promise<Run> {
    this.#worker ??= startWorker(this.folder, join(this.folder, 'scripts/mutants/unit-worker.ts'));
    const worker = await this.#worker;
    const done = new AbortController();
    const { signal } = done;
    const answer = Promise.race([
      once(worker, 'message', { signal }).then(([run]) => run as Run),
      once(worker, 'exit', { signal }).then((): Run => ({
        outcomes: [],
        broken: 'the runner of unit tests ended',
      })),
    ]).finally(() => done.abort());
    const asked: Asked = {
      changed: [...this.#stale],
      tests: tests.map(({ file, names }) => ({ file, pattern: patternOf(names).source })),
    };
    this.#stale.clear();
    worker.send(asked);
    return answer;
  }

  /** Runs journeys without a fault. */
  async runJourneys(wanted: Journeys): Promise<Run> {
    return this.#runJourneys(wanted, { folder: this.shop!.folder, readyState: this.#readyState });
  }

  async #runJourneys(
    { files, names, project, workers }: Journeys,
    { folder, readyState, fault = '' }: Shop,
  ): Promise<Run> {
    const report = join(folder, 'report.json');
    rmSync(report, { force: true });
    const { output } = await runScript(
      folder,
      [
        'node_modules/@playwright/test/cli.js',
        'test',
        '--config=playwright.mutants.config.ts',
        `--project=${project}`,
        `--workers=${workers}`,
        `--grep=${patternOf(names).source}`,
        ...files,
      ],
      {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        E2E_READY_STATE: readyState,
        // Every journey starts the same server.
        NODE_COMPILE_CACHE: join(dirname(folder), 'compiled'),
        ...(fault && { PLANTED_FAULT: fault }),
      },
    );
    try {
      return fromPlaywrightReport(readFileSync(report, 'utf8'));
    } catch {
      return { outcomes: [], broken: output.slice(-1000) };
    }
  }

  /** Builds the pages with what is planted in their sources; answers why it failed. */
  async #build(): Promise<string | null> {
    const { code, output } = await runScript(this.folder, ['scripts/mutants/build.ts']);
    return code === 0 ? null : output.slice(-1000);
  }

  /** Ends what was started for unit tests; the next one starts it again. */
  async stop(): Promise<void> {
    const worker = await this.#worker;
    this.#worker = undefined;
    if (!worker) return;
    const gone = once(worker, 'exit');
    worker.disconnect();
    await gone;
  }
}
