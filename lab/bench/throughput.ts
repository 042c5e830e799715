import { fetchResponse, isSame } from './response.ts';
import { load, type LoadStats, type Load, uncached } from './load.ts';
import { median, type Options } from './options.ts';
import { processorSeconds, startRaw, type Running } from './processes.ts';
import { addCamera, type TestUser } from './users.ts';

/**
 * `micros` is the processor time per request, which other work on the machine affects less than requests per second.
 */
type Round = LoadStats & { micros: number };

/** Medians over the rounds. */
export type Side = Pick<Round, 'perSecond' | 'p50' | 'p99' | 'micros'>;
/**
 * `ratio` compares our requests per second with those of the bare server: the median over pairs of consecutive rounds.
 */
export type Comparison = {
  path: string;
  encoding: string;
  bytes: number;
  ratio: number;
  ours: Side;
  raw: Side;
};

async function playRound(server: Running, path: string, settings: Load): Promise<Round> {
  const before = processorSeconds(server.pid);
  const stats = await load(server.url + path, settings);
  if (stats.failed > 0) throw new Error(`${stats.failed} requests of ${path} failed`);
  const used = processorSeconds(server.pid) - before;
  return { ...stats, micros: (used * 1e6) / stats.requests };
}

function middle(rounds: Round[]): Side {
  const of = (key: keyof Side) => median(rounds.map((round) => round[key]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), micros: of('micros') };
}

/** Compares the shop with a bare server that sends the same response; the two are measured in turns. */
export async function compare(
  server: Running,
  path: string,
  encoding: string,
  { rounds, seconds, connections }: Options,
): Promise<Comparison> {
  const headers = { 'accept-encoding': encoding };
  const response = await fetchResponse(server.url + path, headers);
  const bare = await startRaw(response);
  try {
    if (!isSame(response, await fetchResponse(bare.url, headers)))
      throw new Error(`the bare server's response to ${path} differs from the shop's`);
    const settings = { seconds, connections, headers };
    for (const { url } of [server, bare]) await load(url + path, { ...settings, seconds: 1 });
    const ours: Round[] = [];
    const raw: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await playRound(server, path, settings));
      raw.push(await playRound(bare, path, settings));
    }
    const ratio = median(ours.map(({ perSecond }, round) => perSecond / raw[round]!.perSecond));
    return { path, encoding, bytes: response.body.byteLength, ratio, ours: middle(ours), raw: middle(raw) };
  } finally {
    await bare.stop();
  }
}

export async function measure(
  server: Running,
  path: string,
  { rounds, seconds }: Options,
  request: Pick<Load, 'headers'>,
): Promise<Side> {
  const played: Round[] = [];
  // As many concurrent requests as the shop has database connections.
  const settings = { ...request, seconds, connections: 16 };
  for (let round = 0; round < rounds; round++) played.push(await playRound(server, path, settings));
  return middle(played);
}

/** The cost of authentication without caches. `ratio` is the rate of `profile` divided by that of `anonymous`. */
export type Authenticated = { anonymous: Side; profile: Side; owned: Side; ratio: number };

/** Measures a public item, the caller's profile, and the same item as its seller sees it. */
export async function compareAuthenticated(
  shop: Running,
  seller: TestUser,
  options: Options,
): Promise<Authenticated> {
  const { id } = await addCamera(shop.url, seller, 'Read by two');
  const headers = { 'accept-encoding': 'gzip' };
  const bearer = { headers: { ...headers, authorization: `bearer ${seller.token}` } };
  const anonymous = await measure(shop, `/api/cameras/${id}`, options, {
    headers: { ...headers, ...uncached },
  });
  const profile = await measure(shop, '/api/profile', options, bearer);
  const owned = await measure(shop, `/api/dashboard/cameras/${id}`, options, bearer);
  return { anonymous, profile, owned, ratio: profile.perSecond / anonymous.perSecond };
}
