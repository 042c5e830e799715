import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setInterval as every } from 'node:timers/promises';
import { load } from './load.ts';
import { median } from './options.ts';
import type { TestUser } from './users.ts';
import { residentMb, type Running } from './processes.ts';
import { tmpdir } from 'node:os';
import sharp from 'sharp';

const concurrency = 8;
const perRound = 12;
const rounds = 3;
const seconds = 5;

export type Uploads = {
  perSecond: number;
  alone: number;
  /** The shop's rate divided by that of sharp alone: the median over pairs of consecutive rounds. */
  ratio: number;
  idleP99: number;
  busyP99: number;
  /** The peak memory of the shop and its encoder during eight concurrent uploads. */
  peakMb: number;
};

/**
 * Measures uploads of 12-megapixel photos, compares them with sharp alone, and records their effect on pages and
 * memory.
 */
export async function measureUploads(shop: Running, seller: TestUser): Promise<Uploads> {
  return inFolder(async (folder) => {
    const photos = await makePhotos((perRound + 1) * rounds);
    const ours: number[] = [];
    const alone: number[] = [];
    const idle: number[] = [];
    const busy: number[] = [];
    let peakMb = 0;
    for (let round = 0; round < rounds; round++) {
      const [first, ...rest] = photos.slice(round * (perRound + 1), (round + 1) * (perRound + 1));
      alone.push(await encodeAlone(folder, [first!, ...rest]));
      idle.push((await load(`${shop.url}/cameras`, quiet)).p99);
      await upload(shop, seller, first!);
      const watched = watchMemory(shop.pid);
      ours.push(await uploadAll(shop, seller, rest));
      peakMb = Math.max(peakMb, await watched.stop());
    }
    // Pages are measured in separate rounds, because that takes a whole core.
    const more = Array.from({ length: 8 }, () => photos).flat();
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

/** A moderate load, because a full one would occupy both cores. */
const quiet = { seconds, connections: 4, headers: { 'accept-encoding': 'gzip' } };

async function encodeAlone(folder: string, photos: Buffer[]): Promise<number> {
  const own = await mkdtemp(join(folder, 'round-'));
  const files = await Promise.all(
    photos.map(async (bytes, index) => {
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

/** Uploads eight photos at a time, and returns the uploads per second. */
async function uploadAll(shop: Running, seller: TestUser, waiting: Buffer[]): Promise<number> {
  const began = performance.now();
  let count = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift(), count++) await upload(shop, seller, next);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return count / ((performance.now() - began) / 1000);
}

async function upload({ url }: Running, { token }: TestUser, photo: Buffer): Promise<void> {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photograph.jpg');
  const headers = { authorization: `bearer ${token}` };
  const response = await fetch(`${url}/api/images`, { method: 'POST', headers, body });
  if (response.status !== 200) throw new Error(`an upload got ${response.status}`);
  await response.arrayBuffer();
}

/** Samples the memory of a process and its encoder ten times a second; `stop` returns the maximum. */
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
      // The signal has ended the sampling.
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

/** Returns the child processes that run Node, which is the encoder but not the database. */
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

/** Generates distinct 12-megapixel photos with realistic detail; identical photos would be stored only once. */
async function makePhotos(count: number): Promise<Buffer[]> {
  const shapes = await noise(width / 20, height / 20, 60)
    .png()
    .toBuffer();
  const grain = await noise(width, height, 8).png().toBuffer();
  const photos: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    const picture = sharp(shapes)
      .modulate({ hue: (index * 137) % 360, brightness: 0.8 + (index % 5) / 10 })
      .resize(width, height, { kernel: 'cubic' })
      .composite([{ input: grain, blend: 'soft-light' }]);
    photos.push(await picture.jpeg({ quality: 92 }).toBuffer());
  }
  return photos;
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-photographs-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
