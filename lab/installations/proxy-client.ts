import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signUpUser } from '#lab/bench/users.ts';
import { anItem } from '#lab/faults/load.ts';

// A process whose clients read pages, and list items with and without an `Idempotency-Key`. It counts failures and does
// not retry. `NODE_EXTRA_CA_CERTS` makes it trust the test's certificate.
export type ClientReport = {
  counts: Record<string, number>;
  failures: string[];
  /** The versions of the pages that were read. */
  versions: string[];
};

const url = process.argv[2]!;
const report: ClientReport = { counts: {}, failures: [], versions: [] };
const versions = new Set<string>();
/** A pause between calls, so that the machine is not overloaded. */
const pauseMs = 60;
const stopping = new AbortController();

async function request(kind: string, path: string, wanted: number, init: RequestInit = {}): Promise<string> {
  report.counts[kind] = (report.counts[kind] ?? 0) + 1;
  const began = Date.now();
  const note = (what: string): string => {
    report.failures.push(
      `${kind} ${path}: ${what}, sent ${new Date(began).toISOString()}, after ${Date.now() - began} ms`,
    );
    return '';
  };
  try {
    const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(30_000) });
    const body = await response.text();
    return response.status === wanted ? body : note(`${response.status} ${body.slice(0, 120)}`);
  } catch (error) {
    const { message, cause } = error as Error;
    return note(`${message} (${cause instanceof Error ? cause.message : ''})`);
  }
}

async function read(): Promise<void> {
  for (const path of ['/', '/cameras']) {
    const page = await request('page', path, 200);
    const files = new Set(page.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
    for (const file of files) await request('file of a page', file, 200);
  }
  await request('file that no release has', '/assets/no-release-has-it.js', 404);
  versions.add(await request('read', '/version', 200));
  await request('read', '/api/cameras', 200);
}

const seller = await signUpUser(url, 'Seller');
const signedIn = { authorization: `bearer ${seller.token}` };

async function createListing(kind: string, headers: Record<string, string>): Promise<void> {
  const sent = { ...signedIn, 'content-type': 'application/json', ...headers };
  await request(kind, '/api/cameras', 201, { method: 'POST', headers: sent, body: JSON.stringify(anItem()) });
}

const work: (() => Promise<unknown>)[] = [
  read,
  async () => request('read by a seller', '/api/profile', 200, { headers: signedIn }),
  async () => createListing('write with a key', { 'idempotency-key': randomUUID() }),
  async () => createListing('write without a key', {}),
];

const done = Promise.all(
  work
    .flatMap((act) => [act, act])
    .map(async (act) => {
      while (!stopping.signal.aborted) {
        await act();
        await delay(pauseMs);
      }
    }),
);
process.send!('started');
process.once('message', () => {
  stopping.abort();
  void done.then(() =>
    process.send!({ ...report, versions: [...versions] } satisfies ClientReport, () => process.exit()),
  );
});
process.once('disconnect', () => process.exit());
