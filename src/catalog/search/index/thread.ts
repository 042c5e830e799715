import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import type { Changes } from '#src/catalog/search/port.ts';
import type { ModelFacts } from '#src/catalog/search/terms/item-terms.ts';
import { createPauses } from '#src/platform/http/requests-in-progress.ts';
import { openIndex } from './open-index.server.ts';
import { readItems, readSellerStatuses } from './rows.server.ts';
import {
  coalesce,
  type ModelsMessage,
  type ThreadRequest,
  type Question,
  type ThreadMessage,
  type ThreadData,
} from './thread-messages.ts';

const answerWithinMs = 60_000;

if (!parentPort) throw new Error('this file must run as a worker thread');
const parent = parentPort;
const { connection, trustsAnyHost, snapshot, requestsInProgress }: ThreadData = workerData;
const { ssl } = connection;
const send = (message: ThreadMessage): void => parent.postMessage(message);

let waiting: ThreadRequest[] = [];
let isWorking = true;
const { promise: models, resolve } = Promise.withResolvers<ModelFacts>();
parent.on('message', (message: ThreadRequest | ModelsMessage) => {
  if (message.call === 'models') {
    resolve(message.models);
    return;
  }
  waiting.push(message);
  if (!isWorking) void work();
});

// A lost connection ends the thread, which would otherwise miss changes.
const client = new pg.Client({
  ...connection,
  ...(trustsAnyHost && typeof ssl === 'object' && { ssl: { ...ssl, checkServerIdentity: () => undefined } }),
  application_name: 'rangefinder-index',
  keepAlive: true,
  query_timeout: answerWithinMs,
});
await client.connect();
const { index, save, ...opened } = await openIndex(client, models, snapshot, {
  pause: createPauses(requestsInProgress),
  reading: (refused) => send({ type: 'reading', refused }),
});
let isFragmented = false;

async function apply({ items, sellers }: Changes): Promise<void> {
  const sellerStatuses = sellers.length > 0 ? await readSellerStatuses(client, sellers) : [];
  index.apply({ ids: items, items: await readItems(client, await models, items), sellerStatuses });
  if (!isFragmented && index.isFragmented) send({ type: 'fragmented' });
  isFragmented = index.isFragmented;
}

function answer({ id, call, args }: Question): void {
  try {
    send({ type: 'answer', id, result: Reflect.apply(index[call], index, args) });
  } catch (error) {
    send({ type: 'refusal', id, message: String(error) });
  }
}

async function work(): Promise<void> {
  isWorking = true;
  while (waiting.length > 0) {
    const { changes, questions } = coalesce(waiting);
    waiting = [];
    // If a change cannot be applied, the index is wrong, so the error ends the thread.
    if (changes) await apply(changes);
    for (const question of questions) answer(question);
    await nextTurn();
  }
  isWorking = false;
}

send({ type: 'ready', items: index.size, ...opened });
save?.().catch((error: Error) => send({ type: 'unsaved', message: error.message }));
await work();
