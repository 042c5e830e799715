import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Answer, Changes, SearchPort } from '#src/catalog/search/port.ts';
import type { Asked, MadeOf, QuestionOf, Said, SnapshotPaths, ThreadData } from './thread-messages.ts';

/** Longer than this nobody waits for a busy thread. */
const answerWithinMs = 1_000;

export class IndexLateError extends Error {}

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

export type Heard = {
  ready: (made: MadeOf) => void;
  unsaved: (why: string) => void;
  worn: () => void;
  ended: (error?: Error) => void;
};

export class IndexThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  /** @param root the project's folder: the thread runs from its sources */
  constructor(root: string, connection: pg.ClientConfig, snapshot: SnapshotPaths, heard: Heard) {
    this.#worker = new Worker(join(root, 'src/catalog/search/index/thread.ts'), {
      workerData: { ...sendable(connection), snapshot } satisfies ThreadData,
      // The options of this process are not for the thread.
      execArgv: [],
    });
    let failed: Error | undefined;
    this.#worker.on('error', (error: Error) => (failed = error));
    this.#worker.on('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the index has ended'));
      this.#waiting.clear();
      heard.ended(failed);
    });
    this.#worker.on('message', (said: Said) => {
      if (said.type === 'ready') heard.ready(said);
      else if (said.type === 'unsaved') heard.unsaved(said.message);
      else if (said.type === 'worn') heard.worn();
      else this.#answered(said);
    });
    this.#worker.unref();
  }

  #answered(said: Extract<Said, { id: number }>): void {
    const waiting = this.#waiting.get(said.id);
    this.#waiting.delete(said.id);
    if (said.type === 'answer') waiting?.resolve(said.result);
    else waiting?.reject(new Error(said.message));
  }

  /** @throws IndexLateError when it takes too long */
  async ask<Name extends keyof SearchPort>(
    call: Name,
    args: Parameters<SearchPort[Name]>,
  ): Promise<Answer<Name>> {
    const id = ++this.#asked;
    const answer = new Promise<Answer<Name>>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
    });
    this.#worker.postMessage({ id, call, args } satisfies QuestionOf<Name>);
    const timer = setTimeout(() => {
      // A response that arrived while this process was busy is taken first.
      setImmediate(() => setImmediate(() => this.#giveUp(id)));
    }, answerWithinMs);
    return answer.finally(() => clearTimeout(timer));
  }

  #giveUp(id: number): void {
    this.#waiting.get(id)?.reject(new IndexLateError('the index takes too long'));
    this.#waiting.delete(id);
  }

  tell(changes: Changes): void {
    this.#worker.postMessage({ call: 'apply', args: [changes] } satisfies Asked);
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Functions cannot be sent to a thread; the only one that a connection has accepts any host. */
function sendable({ ssl, ...connection }: pg.ClientConfig): Omit<ThreadData, 'snapshot'> {
  if (typeof ssl !== 'object') return { connection: { ...connection, ssl }, trustsAnyHost: false };
  const { checkServerIdentity, ...rest } = ssl;
  return { connection: { ...connection, ssl: rest }, trustsAnyHost: checkServerIdentity !== undefined };
}
