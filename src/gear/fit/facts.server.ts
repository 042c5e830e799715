import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { rememberByKey } from '#src/platform/async.server.ts';
import { limitCodes, type Facts } from './facts.ts';

const pattern = z.string().transform((text) => new RegExp(text));
const yesOrNo = z.enum(['yes', 'no']).transform((text) => text === 'yes');
const mountList = z.string().transform((text) => text.split(', '));

const mount = z.object({ mount: z.string(), takes: mountList, register_mm: z.string(), source: z.string() });
const adapter = z
  .object({
    lens_mount: z.string(),
    body_mount: z.string(),
    name: z.string(),
    optics: yesOrNo,
    autofocus: z.enum(['all', 'motor-in-lens', 'none']),
    aperture: z.enum(['body', 'adapter-ring', 'ring', 'none']),
    infinity: yesOrNo,
    bodies: z.string(),
    source: z.string(),
  })
  .transform(({ lens_mount, body_mount, ...row }) => ({
    ...row,
    lensMount: lens_mount,
    bodyMount: body_mount,
  }));
const limit = z
  .object({
    lens_maker: z.string(),
    lens_mount: z.string(),
    lens: pattern,
    body_mount: z.string(),
    body: pattern,
    code: z.enum(limitCodes),
    text: z.string(),
    source: z.string(),
  })
  .transform(({ lens_maker, lens_mount, body_mount, ...row }) => ({
    ...row,
    lensMaker: lens_maker,
    lensMount: lens_mount,
    bodyMount: body_mount,
  }));
const coverage = z.object({
  maker: z.string(),
  mount: z.string(),
  pattern,
  covers: z.coerce.number(),
  source: z.string(),
});

async function readRows<Row>(root: string, name: string, row: z.ZodType<Row>): Promise<Row[]> {
  const [head = '', ...lines] = (await readFile(join(root, 'reference', name), 'utf8'))
    .replace(/\n$/, '')
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const texts = line.split('\t');
    return row.parse(Object.fromEntries(columns.map((column, at) => [column, texts[at]])));
  });
}

export const factsOf = rememberByKey(async (root): Promise<Facts> => {
  const [mounts, adapters, limits, circles] = await Promise.all([
    readRows(root, 'mounts.tsv', mount),
    readRows(root, 'fit/adapters.tsv', adapter),
    readRows(root, 'fit/limits.tsv', limit),
    readRows(root, 'fit/coverage.tsv', coverage),
  ]);
  return {
    takes: new Map(mounts.map((row) => [row.mount, row.takes])),
    registers: new Map(
      mounts
        .filter(({ register_mm }) => register_mm !== '')
        .map(({ mount: name, register_mm: mm, source }) => [name, { mm: Number(mm), source }]),
    ),
    adapters: adapters.filter((row) => row.bodies === ''),
    limits,
    coverage: circles,
  };
});
