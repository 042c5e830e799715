import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePhoto } from '#src/accounts/photos/encoding/encode.server.ts';

// A process that encodes the given photos two at a time, like the shop, and reports how many per second.
process.on('message', ({ folder, files }: { folder: string; files: string[] }) => {
  void run(folder, files).then((perSecond) => process.send!(perSecond));
});

async function run(folder: string, files: string[]): Promise<number> {
  // A warm-up, because the first call loads modules.
  await encode(folder, files[0]!);
  const began = performance.now();
  const waiting = files.slice(1);
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await encode(folder, file);
  };
  await Promise.all([work(), work()]);
  return (files.length - 1) / ((performance.now() - began) / 1000);
}

async function encode(folder: string, file: string): Promise<void> {
  const own = await mkdtemp(join(folder, 'alone-'));
  await encodePhoto(file, own);
  await rm(own, { recursive: true });
}
