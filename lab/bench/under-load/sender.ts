import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Dispatcher } from 'undici';
import { aCamera } from '#lab/bench/people.ts';
import { Ledger } from './recorder.ts';
import type { Cast, FromSender, Kind, Phase, ToSender } from './messages.ts';
import { createRandom } from '#lab/bench/random.ts';
import { pickKind, pickPopular, rareSearch } from './mix.ts';

/** In a process of its own: what it costs to send is not to be measured as what it costs to answer. */
const random = createRandom(20_261_121);
const patience = 30_000;
/** Who comes while all are in use opens one more, until there are so many; those beyond wait, and are late by that. */
const mostConnections = 4_000;
const idle: Client[] = [];
const waiting: ((client: Client) => void)[] = [];
let connections = 0;

async function takeConnection(): Promise<Client> {
  const free = idle.pop();
  if (free) return free;
  if (connections === mostConnections) return new Promise((resolve) => void waiting.push(resolve));
  connections++;
  return new Client(cast.url, { pipelining: 1, headersTimeout: patience, bodyTimeout: patience });
}

function giveBack(client: Client): void {
  const next = waiting.shift();
  if (next) next(client);
  else idle.push(client);
}

const meeting = { phone: '+351 555 0100', location: 'Porto, by the river' };

type Asked = { kind: Kind; method: string; path: string; headers: Record<string, string>; body?: string };

let cast: Cast;
let booked = 0;
let written = 0;

function draw(): Asked {
  const kind = pickKind(random);
  const headers: Record<string, string> = { 'accept-encoding': 'gzip', accept: 'text/html,*/*' };
  if (kind === 'read') return { kind, method: 'GET', path: pickPopular(cast.pages, random), headers };
  if (kind === 'search') {
    // Every second one is new, so that it is found in no memory.
    const path = random() < 0.5 ? pickPopular(cast.searches, random) : rareSearch(random);
    return { kind, method: 'GET', path, headers };
  }
  return kind === 'change' ? change() : book();
}

function book(): Asked {
  const listing = cast.items[booked++];
  if (!listing) throw new Error('there is nothing left to book: give a larger --items');
  const buyer = cast.buyers[booked % cast.buyers.length]!;
  return write('booking', 'POST', '/api/orders', buyer, { ...meeting, listing });
}

/** Half of them are new, the others edited. */
function change(): Asked {
  const sale = 100 + Math.floor(random() * 200);
  if (random() < 0.5) return write('change', 'POST', '/api/cameras', cast.seller, { ...aCamera, sale });
  return write('change', 'PATCH', `/api/cameras/${pickPopular(cast.own, random)}`, cast.seller, { sale });
}

function write(kind: Kind, method: string, path: string, token: string, fields: object): Asked {
  const body = JSON.stringify(fields);
  const headers = {
    authorization: `bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': `bench-${++written}`,
    // Each from a network of its own: lists are made anew at once for whoever has written.
    'x-forwarded-for': `203.0.113.${written % 250}`,
  };
  return { kind, method, path, headers, body };
}

type Got = { status: number | null; text: string };

/** Less than `node:http` or `fetch` would cost: the sender shares the machine with what it measures. */
async function ask({ method, path, headers, body }: Asked): Promise<Got> {
  const client = await takeConnection();
  const { promise, resolve } = Promise.withResolvers<Got>();
  const got: Got = { status: null, text: '' };
  client.dispatch(
    { method: method as Dispatcher.HttpMethod, path, headers, body: body ?? null },
    {
      onRequestStart: () => undefined,
      onResponseStart: (_, status) => void (got.status = status),
      // What is read is thrown away; of a booking it says which order it is.
      onResponseData: (_, part) => void (body && (got.text += part.toString())),
      onResponseEnd: () => resolve(got),
      onResponseError: () => resolve({ status: null, text: '' }),
    },
  );
  return promise.finally(() => giveBack(client));
}

async function send(ledger: Ledger, due: number): Promise<void> {
  const asked = draw();
  ledger.noteLate(due);
  const { status, text } = await ask(asked);
  ledger.note(asked.kind, due, status);
  if (asked.kind === 'booking') ledger.noteBooking(asked.body!, status, text);
  else if (status !== null && status !== 200 && status !== 201 && status !== 503)
    ledger.wrong.push(`${asked.path} answered ${status}`);
}

/** Arrivals that wait for no answer: who comes late because others wait is late by that, too. */
async function sendAt(rate: number, ledger: Ledger, until: number): Promise<void> {
  const underWay = new Set<Promise<void>>();
  for (let due = ledger.began; due < until;) {
    while (due <= performance.now() && due < until) {
      const one = send(ledger, due).finally(() => underWay.delete(one));
      underWay.add(one);
      due += (-Math.log(1 - random()) / rate) * 1000;
    }
    await delay(1);
  }
  await Promise.all(underWay);
}

async function sendInTurns(callers: number, ledger: Ledger, until: number): Promise<void> {
  const callOn = async () => {
    while (performance.now() < until) await send(ledger, performance.now());
  };
  await Promise.all(Array.from({ length: callers }, callOn));
}

const report = (message: FromSender) => void process.send!(message);

async function play({ seconds, pace, everySeconds }: Phase): Promise<void> {
  const ledger = new Ledger(performance.now(), everySeconds, (interval) => report({ interval }));
  const until = ledger.began + seconds * 1000;
  if ('rate' in pace) await sendAt(pace.rate, ledger, until);
  else await sendInTurns(pace.callers, ledger, until);
  ledger.close(seconds);
  const { acknowledged, lost, refused, wrong } = ledger;
  report({ done: { acknowledged, lost, refused, wrong } });
}

process.on('message', (message: ToSender) => {
  if ('cast' in message) ({ cast } = message);
  else void play(message.phase);
});
process.once('disconnect', () => process.exit());
