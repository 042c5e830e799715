import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import { load } from './load.ts';
import { median } from './options.ts';
import type { Person } from './people.ts';
import { residentMb, type Running } from './processes.ts';
import { tmpdir } from 'node:os';
import sharp from 'sharp';

const atOnce = 8;
const perRound = 12;
const rounds = 3;
const seconds = 5;

export type Uploads = {
  perSecond: number;
  alone: number;
  /** Ours to sharp alone, the median over pairs of neighbouring rounds. */
  ratio: number;
  idleP99: number;
  busyP99: number;
  /** Of the shop and its encoder together, while eight are under way. */
  peakMb: number;
};

/** Uploads of 12 megapixels beside sharp alone doing the same work, and what pages and memory do meanwhile. */
export async function measureUploads(shop: Running, seller: Person): Promise<Uploads> {
  return inFolder(async (folder) => {
    const photographs = await makePhotographs((perRound + 1) * rounds);
    const ours: number[] = [];
    const alone: number[] = [];
    const idle: number[] = [];
    const busy: number[] = [];
    let peakMb = 0;
    for (let round = 0; round < rounds; round++) {
      const [first, ...rest] = photographs.slice(round * (perRound + 1), (round + 1) * (perRound + 1));
      alone.push(await encodeAlone(folder, [first!, ...rest]));
      idle.push((await load(`${shop.url}/cameras`, quiet)).p99);
      await upload(shop, seller, first!);
      const watched = watchMemory(shop.pid);
      ours.push(await uploadAll(shop, seller, rest));
      peakMb = Math.max(peakMb, await watched.stop());
    }
    // Of pages meanwhile in rounds of their own: the load takes a core from what is measured above.
    const more = Array.from({ length: 8 }, () => photographs).flat();
    for (let round = 0; round < rounds; round++) {
      const waiting = [...more];
      const uploading = uploadAll(shop, seller, waiting);
      busy.push((await load(`${shop.url}/cameras`, quiet)).p99);
      waiting.length = 0;
      await uploading;
    }
    const ratio = median(ours.map((value, round) => value / alone[round]!));
    return {
      perSecond: median(ours),
      alone: median(alone),
      ratio,
      idleP99: median(idle),
      busyP99: median(busy),
      peakMb,
    };
  });
}

/** Readers, not a storm: a storm takes both cores by itself. */
const quiet = { seconds, connections: 4, headers: { 'accept-encoding': 'gzip' } };

async function encodeAlone(folder: string, photographs: Buffer[]): Promise<number> {
  const own = await mkdtemp(join(folder, 'round-'));
  const files = await Promise.all(
    photographs.map(async (bytes, index) => {
      const file = join(own, `${index}.jpg`);
      await writeFile(file, bytes);
      return file;
    }),
  );
  const env = { ...process.env, MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' };
  const child = fork(join(import.meta.dirname, 'encode-alone.ts'), { env });
  child.send({ folder: own, files });
  const [perSecond] = (await once(child, 'message')) as [number];
  child.disconnect();
  await once(child, 'exit');
  return perSecond;
}

/** Eight at once until none wait any more; answers how many a second. */
async function uploadAll(shop: Running, seller: Person, waiting: Buffer[]): Promise<number> {
  const began = performance.now();
  let count = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift(), count++) await upload(shop, seller, next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return count / ((performance.now() - began) / 1000);
}

async function upload({ url }: Running, { token }: Person, photograph: Buffer): Promise<void> {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(photograph)], { type: 'image/jpeg' }), 'photograph.jpg');
  const headers = { authorization: `bearer ${token}` };
  const response = await fetch(`${url}/api/images`, { method: 'POST', headers, body });
  if (response.status !== 200) throw new Error(`an upload answered ${response.status}`);
  await response.arrayBuffer();
}

/** The most that a process and those that it started for it hold, looked at ten times a second. */
function watchMemory(pid: number): { stop(): Promise<number> } {
  const ending = new AbortController();
  const { signal } = ending;
  const look = async (): Promise<number> => {
    let peak = 0;
    try {
      for await (const _ of every(100, null, { signal })) {
        const all = [pid, ...nodesOf(pid)].map((each) => residentMb(each) || 0);
        peak = Math.max(
          peak,
          all.reduce((sum, one) => sum + one, 0),
        );
      }
    } catch {
      // It was told to stop.
    }
    return peak;
  };
  const looking = look();
  return {
    stop: async () => {
      ending.abort();
      return looking;
    },
  };
}

/** The encoder of a shop: a child of its process that runs Node. The database is not counted. */
function nodesOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        const isChild = Number(stat.split(') ')[1]!.split(' ')[1]) === parent;
        return isChild && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encoder-process');
      } catch {
        return false;
      }
    });
}

const [width, height] = [4000, 3000];

function noise(wide: number, high: number, sigma: number) {
  const create = { width: wide, height: high, channels: 3 as const, background: '#888' };
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma } } });
}

/** Photographs of 12 megapixels with the detail of real ones; no two the same, since the same is kept once. */
async function makePhotographs(count: number): Promise<Buffer[]> {
  const shapes = await noise(width / 20, height / 20, 60)
    .png()
    .toBuffer();
  const grain = await noise(width, height, 8).png().toBuffer();
  const photographs: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    const picture = sharp(shapes)
      .modulate({ hue: (index * 137) % 360, brightness: 0.8 + (index % 5) / 10 })
      .resize(width, height, { kernel: 'cubic' })
      .composite([{ input: grain, blend: 'soft-light' }]);
    photographs.push(await picture.jpeg({ quality: 92 }).toBuffer());
  }
  return photographs;
}

/** A folder of its own for as long as `use` takes. */
async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-photographs-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
