import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Dispatcher } from 'undici';
import { aCamera } from '#lab/bench/users.ts';
import { Ledger } from './recorder.ts';
import type { Cast, FromSender, Kind, Phase, ToSender } from './messages.ts';
import { createRandom } from '#lab/bench/random.ts';
import { brands, models, places } from '#lab/bench/seed-scale.ts';

// A separate process, so that the cost of sending does not count as a cost of the shop.
const random = createRandom(20_261_121);
const patience = 30_000;
/** When all connections are busy, requests wait for one, and that wait counts as latency. */
const maxConnections = 4_000;
const idle: Client[] = [];
const waiting: ((client: Client) => void)[] = [];
let connections = 0;

async function takeConnection(): Promise<Client> {
  const free = idle.pop();
  if (free) return free;
  if (connections === maxConnections) return new Promise((resolve) => void waiting.push(resolve));
  connections++;
  return new Client(cast.url, { pipelining: 1, headersTimeout: patience, bodyTimeout: patience });
}

function giveBack(client: Client): void {
  const next = waiting.shift();
  if (next) next(client);
  else idle.push(client);
}

const meeting = { phone: '+351 555 0100', location: 'Porto, by the river' };

type PlannedRequest = {
  kind: Kind;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

let cast: Cast;
let booked = 0;
let written = 0;

/** Draws 89 % reads, 9 % searches, 1 % bookings and 1 % changes to items. */
function pickKind(): Kind {
  const drawn = random();
  if (drawn < 0.02) return drawn < 0.01 ? 'booking' : 'change';
  return drawn < 0.11 ? 'search' : 'read';
}

/** Draws mostly from the start of a list: its first twentieth gets more than a third of the requests. */
function pickPopular<T>(list: readonly T[]): T {
  return list[Math.floor(random() ** 3 * list.length)]!;
}

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/**
 * Returns a search that is hardly ever repeated: two words, a place and a maximum price. Half of them are pages, the
 * other half API calls.
 */
function rareSearch(): string {
  const query = new URLSearchParams({
    q: `${oneOf(brands)} ${oneOf(models)}`,
    // In lowercase, because pages redirect a place in capitals.
    place: oneOf(places).toLowerCase(),
    max: String((10_000 + Math.floor(random() * 5_000)) / 100),
  });
  return `${oneOf(['/search', '/api/search', '/cameras', '/api/lens'])}?${query}`;
}

function draw(): PlannedRequest {
  const kind = pickKind();
  const headers: Record<string, string> = { 'accept-encoding': 'gzip', accept: 'text/html,*/*' };
  if (kind === 'read') return { kind, method: 'GET', path: pickPopular(cast.pages), headers };
  if (kind === 'search') {
    // Half of the searches are new, so that no cache contains them.
    const path = random() < 0.5 ? pickPopular(cast.searches) : rareSearch();
    return { kind, method: 'GET', path, headers };
  }
  return kind === 'change' ? change() : book();
}

function book(): PlannedRequest {
  const listing = cast.items[booked++];
  if (!listing) throw new Error('All items are booked: set a larger --items.');
  const buyer = cast.buyers[booked % cast.buyers.length]!;
  return write('booking', 'POST', '/api/orders', buyer, { ...meeting, listing });
}

/** Creates a new item or edits one, with equal probability. */
function change(): PlannedRequest {
  const sale = 100 + Math.floor(random() * 200);
  if (random() < 0.5) return write('change', 'POST', '/api/cameras', cast.seller, { ...aCamera, sale });
  return write('change', 'PATCH', `/api/cameras/${pickPopular(cast.own)}`, cast.seller, { sale });
}

function write(kind: Kind, method: string, path: string, token: string, fields: object): PlannedRequest {
  const body = JSON.stringify(fields);
  const headers = {
    authorization: `bearer ${token}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': `bench-${++written}`,
    // Spread over many networks, because a network that has just written gets fresh lists immediately.
    'x-forwarded-for': `203.0.113.${written % 250}`,
  };
  return { kind, method, path, headers, body };
}

type Received = { status: number | null; text: string };

/**
 * Uses undici, which needs less processor time than `node:http` or `fetch`: the sender shares the machine with the
 * shop.
 */
async function request({ method, path, headers, body }: PlannedRequest): Promise<Received> {
  const client = await takeConnection();
  const { promise, resolve } = Promise.withResolvers<Received>();
  const response: Received = { status: null, text: '' };
  client.dispatch(
    { method: method as Dispatcher.HttpMethod, path, headers, body: body ?? null },
    {
      onRequestStart: () => undefined,
      onResponseStart: (_, status) => void (response.status = status),
      // Only the bodies of responses to writes are kept, for the ids of the orders.
      onResponseData: (_, part) => void (body && (response.text += part.toString())),
      onResponseEnd: () => resolve(response),
      onResponseError: () => resolve({ status: null, text: '' }),
    },
  );
  return promise.finally(() => giveBack(client));
}

async function send(ledger: Ledger, due: number): Promise<void> {
  const planned = draw();
  ledger.noteLate(due);
  const { status, text } = await request(planned);
  ledger.note(planned.kind, due, status);
  if (planned.kind === 'booking') ledger.noteBooking(planned.body!, status, text);
  else if (status !== null && status !== 200 && status !== 201 && status !== 503)
    ledger.wrong.push(`${planned.path} responded with ${status}`);
}

/** Sends at a fixed rate without waiting for responses. Latency counts from the time at which a request was due. */
async function sendAt(rate: number, ledger: Ledger, until: number): Promise<void> {
  const pending = new Set<Promise<void>>();
  for (let due = ledger.began; due < until;) {
    while (due <= performance.now() && due < until) {
      const one = send(ledger, due).finally(() => pending.delete(one));
      pending.add(one);
      due += (-Math.log(1 - random()) / rate) * 1000;
    }
    await delay(1);
  }
  await Promise.all(pending);
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
