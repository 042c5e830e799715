import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Answer, Changes, SearchPort } from '#src/catalog/search/port.ts';
import type { ModelFacts } from '#src/catalog/search/terms/item-terms.ts';
import { AppError } from '#src/platform/errors.ts';
import { requestsInProgress } from '#src/platform/http/requests-in-progress.ts';
import type {
  ThreadRequest,
  MadeOf,
  ModelsMessage,
  QuestionOf,
  ThreadMessage,
  SnapshotPaths,
  ThreadData,
} from './thread-messages.ts';

const answerWithinMs = 1_000;
/** A thread that answers nothing for this long after a late question is ended. */
const hungAfterMs = 10_000;

/** The error while no thread can answer. */
export const indexMissing = (): AppError =>
  new AppError('unavailable', undefined, undefined, { retryAfter: 5 });

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

export type ThreadListeners = {
  reading: (refused: string | undefined) => void;
  ready: (made: MadeOf) => void;
  unsaved: (why: string) => void;
  fragmented: () => void;
  ended: (error?: Error) => void;
};

export class IndexThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #lateSince: number | null = null;

  /** @param root the project's folder: the thread runs from its sources */
  constructor(
    root: string,
    connection: pg.ClientConfig,
    snapshot: SnapshotPaths,
    models: () => Promise<ModelFacts>,
    listeners: ThreadListeners,
  ) {
    this.#worker = new Worker(join(root, 'src/catalog/search/index/thread.ts'), {
      workerData: { ...sendable(connection), snapshot, requestsInProgress } satisfies ThreadData,
      // The options of this process must not apply to the thread.
      execArgv: [],
    });
    let failed: Error | undefined;
    this.#worker.on('error', (error: Error) => (failed = error));
    this.#worker.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(indexMissing());
      this.#waiting.clear();
      listeners.ended(failed);
    });
    this.#worker.on('message', (message: ThreadMessage) => {
      this.#lateSince = null;
      if (message.type === 'ready') listeners.ready(message);
      else if (message.type === 'reading') listeners.reading(message.refused);
      else if (message.type === 'unsaved') listeners.unsaved(message.message);
      else if (message.type === 'fragmented') listeners.fragmented();
      else this.#answered(message);
    });
    this.#worker.unref();
    void this.#sendModels(models, (error) => (failed = error));
  }

  async #sendModels(models: () => Promise<ModelFacts>, fail: (error: Error) => void): Promise<void> {
    try {
      const message: ModelsMessage = { call: 'models', models: await models() };
      this.#worker.postMessage(message);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
      await this.close();
    }
  }

  #answered(message: Extract<ThreadMessage, { id: number }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'answer') waiting?.resolve(message.result);
    else waiting?.reject(new Error(message.message));
  }

  /** @throws AppError `busy` when it takes too long */
  async request<Name extends keyof SearchPort>(
    call: Name,
    args: Parameters<SearchPort[Name]>,
  ): Promise<Answer<Name>> {
    const id = ++this.#lastId;
    const answer = new Promise<Answer<Name>>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#worker.postMessage({ id, call, args } satisfies QuestionOf<Name>);
    const timer = setTimeout(() => {
      // Gives up only after handling responses that arrived while this process was busy.
      setImmediate(() => setImmediate(() => this.#giveUp(id)));
    }, answerWithinMs);
    return answer.finally(() => clearTimeout(timer));
  }

  #giveUp(id: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.reject(new AppError('busy', undefined, undefined, { retryAfter: 1 }));
    this.#lateSince ??= performance.now();
    if (performance.now() - this.#lateSince > hungAfterMs) void this.close();
  }

  /** Whether the thread has answered nothing since a question was late. */
  get isLate(): boolean {
    return this.#lateSince !== null;
  }

  apply(changes: Changes): void {
    this.#worker.postMessage({ call: 'apply', args: [changes] } satisfies ThreadRequest);
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Replaces the connection's function that accepts any host with a flag, because threads cannot receive functions. */
function sendable({ ssl, ...connection }: pg.ClientConfig): Pick<ThreadData, 'connection' | 'trustsAnyHost'> {
  if (typeof ssl !== 'object') return { connection: { ...connection, ssl }, trustsAnyHost: false };
  const { checkServerIdentity, ...rest } = ssl;
  return { connection: { ...connection, ssl: rest }, trustsAnyHost: checkServerIdentity !== undefined };
}
