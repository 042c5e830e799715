import { fetchAnswer, isSame } from './answer.ts';
import { load, type Figures, type Load } from './load.ts';
import { median, type Options } from './options.ts';
import { processorSeconds, startRaw, type Running } from './processes.ts';

/** Processor microseconds for each request depend less on what else the machine does than requests per second. */
type Round = Figures & { micros: number };

/** Medians over the rounds. */
export type Side = Pick<Round, 'perSecond' | 'p50' | 'p99' | 'micros'>;
/** `ratio` is ours to raw in requests per second, the median over pairs of neighbouring rounds. */
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
  const figures = await load(server.url + path, settings);
  if (figures.failed > 0) throw new Error(`${figures.failed} requests of ${path} failed`);
  const used = processorSeconds(server.pid) - before;
  return { ...figures, micros: (used * 1e6) / figures.requests };
}

function middle(rounds: Round[]): Side {
  const of = (key: keyof Side) => median(rounds.map((round) => round[key]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), micros: of('micros') };
}

/** Ours against a bare server that gives the same answer, in turns, so that both meet the same machine. */
export async function compare(
  server: Running,
  path: string,
  encoding: string,
  { rounds, seconds, connections }: Options,
): Promise<Comparison> {
  const headers = { 'accept-encoding': encoding };
  const answer = await fetchAnswer(server.url + path, headers);
  const bare = await startRaw(answer);
  try {
    if (!isSame(answer, await fetchAnswer(bare.url, headers))) throw new Error(`raw ${path} differs`);
    const settings = { seconds, connections, headers };
    for (const { url } of [server, bare]) await load(url + path, { ...settings, seconds: 1 });
    const ours: Round[] = [];
    const raw: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await playRound(server, path, settings));
      raw.push(await playRound(bare, path, settings));
    }
    const ratio = median(ours.map(({ perSecond }, round) => perSecond / raw[round]!.perSecond));
    return { path, encoding, bytes: answer.body.byteLength, ratio, ours: middle(ours), raw: middle(raw) };
  } finally {
    await bare.stop();
  }
}

/** Ours alone, for what no bare server can answer. */
export async function measure(
  server: Running,
  path: string,
  { rounds, seconds }: Options,
  request: Pick<Load, 'headers'>,
): Promise<Side> {
  const played: Round[] = [];
  // As many at once as the server has database connections.
  const settings = { ...request, seconds, connections: 16 };
  for (let round = 0; round < rounds; round++) played.push(await playRound(server, path, settings));
  return middle(played);
}
