import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { anOrder } from '#lab/helpers/users.ts';
import { aForm, Caller, type RequestOptions } from './caller.ts';

export type From = { shopUrl: string; address: string; token?: string };

/** An attack from one address that lasts until it is stopped. `{n}` in a path is replaced by a new number each time. */
export type Attack = From &
  (
    | { kind: 'hold'; path: string; type: string; bytes: number; connections: number }
    | { kind: 'rate'; path: string; perSecond: number }
    | { kind: 'sign-in'; email: string; connections: number }
    | { kind: 'upload'; file: string; connections: number }
    | { kind: 'book'; items: string[] }
  );

/** Gets the status of a response, or null if there was none. */
type Note = (status: number | null) => void;
/** Adds to the number of connections on which an attacker is still sending a body or waiting for its response. */
type Hold = (change: 1 | -1) => void;

async function attack(how: Attack, note: Note, holds: Hold): Promise<void> {
  switch (how.kind) {
    case 'hold':
      return repeat(how.connections, async () => hold(how, note, holds), heldAgainMs);
    case 'rate':
      return callAt(how, note);
    case 'sign-in':
      return repeat(how.connections, async () => {
        const body = { email: how.email, password: `wrong ${Math.random()}` };
        await callOnce(how, note, { method: 'POST', path: '/api/auth/sign-in/email', body });
      });
    case 'upload': {
      const form = aForm(readFileSync(how.file));
      const sent = { method: 'POST', path: '/api/images', bearer: how.token, ...form, patienceMs: 300_000 };
      return repeat(how.connections, async () => {
        holds(1);
        await callOnce(how, note, sent).finally(() => holds(-1));
      });
    }
    case 'book':
      return repeat(1, async () => bookAndCancel(how, note));
  }
}

/** A pause after each response, because the test is not meant to saturate the network. */
const againMs = 250;
/** A longer pause after requests with an unfinished body, so that large bodies use only 13 MB per second. */
const heldAgainMs = 5_000;

/** Repeats an action in `count` concurrent loops. */
async function repeat(count: number, action: () => Promise<void>, pauseMs = againMs): Promise<void> {
  const goOn = async (): Promise<void> => {
    for (;;) {
      await action();
      await delay(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: count }, goOn));
}

async function callOnce({ shopUrl, address }: From, note: Note, options: RequestOptions): Promise<void> {
  note((await new Caller(shopUrl, address).request(options)).status);
}

/** Sends a request whose body never ends, and holds the connection until the shop responds or closes it. */
function hold(
  { shopUrl, address, token, path, type, bytes }: Attack & { kind: 'hold' },
  note: Note,
  holds: Hold,
): Promise<void> {
  const { hostname, port } = new URL(shopUrl);
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = connect({ host: hostname, port: Number(port), localAddress: address });
  socket.once('data', (part) => {
    note(Number(part.toString('latin1', 9, 12)));
    socket.destroy();
  });
  socket.on('error', () => note(null));
  socket.once('connect', () => {
    holds(1);
    socket.once('close', () => holds(-1));
  });
  socket.on('close', () => resolve());
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `host: ${hostname}`,
      `content-type: ${type}`,
      `content-length: ${bytes}`,
      ...(token ? [`authorization: Bearer ${token}`] : []),
      '\r\n',
    ].join('\r\n'),
  );
  const head = '--form\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  socket.write(type.startsWith('multipart') ? head : Buffer.alloc(bytes - 1, 0x20));
  return promise;
}

/** Sends requests at a fixed rate, without waiting for responses. */
async function callAt(how: Attack & { kind: 'rate' }, note: Note): Promise<void> {
  const options = { bearer: how.token, patienceMs: 20_000 };
  const began = performance.now();
  for (let count = 0; ; count++) {
    await delay(Math.max(0, began + (count * 1000) / how.perSecond - performance.now()));
    void callOnce(how, note, { ...options, path: how.path.replaceAll('{n}', String(count)) });
  }
}

/** Books each item and immediately cancels the order. */
async function bookAndCancel(how: Attack & { kind: 'book' }, note: Note): Promise<void> {
  const caller = new Caller(how.shopUrl, how.address);
  const options = { bearer: how.token, patienceMs: 10_000 };
  for (const item of how.items) {
    const order = { method: 'POST', path: '/api/orders', body: anOrder(item) };
    const made = await caller.request({ ...options, ...order });
    note(made.status);
    if (made.status !== 201) continue;
    const { _id } = JSON.parse(made.body) as { _id: string };
    await caller.request({ ...options, method: 'DELETE', path: `/api/orders/${_id}` });
  }
}

/** The report of one attacking process: the responses it got, and the number of connections it holds open. */
export type AttackReport = { answers: { status: number | null }[]; held: number };

// This file runs in a process of its own with a low priority, because a real attacker does not share the shop's machine.
setPriority(5);
const answers: AttackReport['answers'] = [];
let held = 0;

process.on('message', (message: Attack[] | 'report') => {
  if (message === 'report')
    return void process.send!({ answers: answers.splice(0), held } satisfies AttackReport);
  for (const each of message) {
    void attack(
      each,
      (status) => answers.push({ status }),
      (change) => (held += change),
    );
  }
});
process.once('disconnect', () => process.exit());
