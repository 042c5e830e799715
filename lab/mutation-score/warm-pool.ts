import {
  BaseSequencer,
  ForksPoolWorker,
  type PoolOptions,
  type PoolWorker,
  type TestSpecification,
  type Vite,
  type WorkerRequest,
} from 'vitest/node';

// The number of mutants that one process tests. Processes are reused, because loading the shop takes longer than most
// tests, but not for long, because mutants can leave state behind.
const maxRuns = 40;
type ReusedFork = { fork: ForksPoolWorker; runs: number };
let reused: ReusedFork | undefined;

type Listener = (...args: unknown[]) => void;

/** A worker that is reused after its run, unless the mutant changes code that runs while a module loads. */
class ReusedWorker implements PoolWorker {
  readonly name = 'reused';
  readonly cacheFs = true;
  readonly #options: PoolOptions;
  readonly #listeners: [string, Listener][] = [];
  #own: ReusedFork | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    const { mutantActivation } = this.#options.project.getProvidedContext() as { mutantActivation?: string };
    const isStatic = mutantActivation === 'static';
    if (reused && (isStatic || reused.runs >= maxRuns)) await end(reused);
    this.#own = reused ?? { fork: new ForksPoolWorker(this.#options), runs: 0 };
    if (this.#own !== reused) await this.#own.fork.start();
    this.#own.runs += isStatic ? maxRuns : 1;
    reused = this.#own;
    this.on('exit', () => (reused = undefined));
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners.splice(0)) this.#own?.fork.off(event, listener);
  }

  on(event: string, listener: Listener): void {
    this.#listeners.push([event, listener]);
    this.#own?.fork.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#own?.fork.off(event, listener);
  }

  send(message: WorkerRequest): void {
    if (message.type !== 'stop') this.#own?.fork.send(message);
    // The process must not stop, so this class itself sends the response that Vitest expects.
    else
      for (const [event, listener] of this.#listeners)
        if (event === 'message') listener({ type: 'stopped', __vitest_worker_response__: true });
  }

  deserialize(data: unknown): unknown {
    return data;
  }
}

async function end(old: ReusedFork): Promise<void> {
  reused = undefined;
  await old.fork.stop();
}

/** Runs the fastest files first, because one failure is enough, and most mutants fail in many files. */
export class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const took = ({ project, moduleId }: TestSpecification): number => {
      const file = moduleId.slice(project.config.root.length + 1);
      return this.ctx.cache.getFileTestResults(`${project.name}:${file}`)?.duration ?? 0;
    };
    return files.toSorted((a, b) => took(a) - took(b));
  }
}

/** A plugin that makes Vitest reuse its worker process. */
export function warmPool(): Vite.Plugin {
  return {
    name: 'reused-pool',
    configureVitest({ project }) {
      // Set here, because Stryker overrides the pool after the configuration is read.
      Object.assign(project.config, {
        isolate: false,
        pool: 'reused',
        poolRunner: { name: 'reused', createPoolWorker: (options: PoolOptions) => new ReusedWorker(options) },
      });
    },
  };
}
