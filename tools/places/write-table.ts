import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from '#src/server/start-up/environment.ts';

/** Writes a table of `reference/places`, compressed. */
export async function writeTable(name: string, head: string, rows: readonly string[]): Promise<void> {
  const text = Buffer.from(`${[head, ...rows].join('\n')}\n`);
  const file = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  await writeFile(join(root, 'reference/places', name), file);
  console.log(`${rows.length} rows, ${text.length} bytes, compressed ${file.length}`);
}
