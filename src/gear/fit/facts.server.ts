import { z } from 'zod';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { ownLensFiles, readRows } from '#src/gear/models/tables-service.server.ts';
import { possibleFacts } from '#src/gear/models/title-facts-service.server.ts';
import { rememberByKey } from '#src/platform/async.server.ts';
import { lensfun, losses, pairCodes, pairKey, type Adapter, type Facts, type LensFacts } from './facts.ts';
import { stopOf } from './findings.ts';

const yesOrNo = z.enum(['yes', 'no']).transform((text) => text === 'yes');
/** Empty cells mean that the fact isn't known. */
const known = <Value extends z.ZodType>(value: Value) =>
  z.union([z.literal('').transform(() => undefined), value]);
const list = z.string().transform((text) => (text === '' ? [] : text.split(', ')));
const number = z.coerce.number().positive();

const mount = z.object({
  mount: z.string(),
  takes: list,
  register_mm: known(number),
  contacts: yesOrNo,
  covers: known(number),
  source: z.string(),
});
const adapter = z.object({
  lens_mount: z.string(),
  body_mount: z.string(),
  name: z.string(),
  optics: yesOrNo,
  factor: known(number),
  infinity: yesOrNo,
  autofocus: z.enum(['all', 'motor-in-lens', 'none']),
  aperture: z.enum(['body', 'adapter-ring', 'ring', 'none']),
  bodies: list,
  source: z.string(),
});
const body = z.object({
  model: z.string(),
  aperture_control: known(z.enum(['full', 'auto', 'no'])),
  ai_tab: known(yesOrNo),
  folding_tab: known(yesOrNo),
  screw_drive: known(yesOrNo),
  motor: known(yesOrNo),
  pulse: known(z.enum(['yes', 'firmware', 'no'])),
  e_aperture: known(yesOrNo),
  stabilizer: known(yesOrNo),
  meters_manual: known(z.enum(['yes', 'stopped-down', 'no'])),
  shutter: known(yesOrNo),
  source: z.string(),
});
const lensProperties = {
  aperture: known(z.enum(['ring', 'fixed', 'lever', 'electronic'])),
  focus: known(z.enum(['manual', 'screw', 'motor', 'pulse', 'by-wire'])),
  stabilizer: known(yesOrNo),
  covers: known(number),
};
const ai = known(z.enum(['pre', 'ai', 'either']));
const lens = z.object({ model: z.string(), ...lensProperties, ai, source: z.string() });
/** Only files with lenses for Nikon F have the column `ai`, and those with lenses for Hasselblad V `shutter`. */
const ownLens = z.object({
  id: z.string(),
  ...lensProperties,
  ai: ai.optional(),
  shutter: known(yesOrNo).optional(),
  source: z.string().transform((text) => text.replace(/ .*/, '')),
});
const pair = z.object({
  cameras: list,
  lens: z.string(),
  code: z.enum([...pairCodes, ...losses, 'fits']),
  source: z.string(),
});

const lacksFunctions = ({
  aperture_control,
  screw_drive,
  motor,
  e_aperture,
  shutter,
}: z.output<typeof body>): boolean =>
  aperture_control === 'no' ||
  aperture_control === 'auto' ||
  [screw_drive, motor, e_aperture, shutter].includes(false);

type Models = Awaited<ReturnType<typeof referenceModels>>;

/** Many lenses are known to have autofocus, but not how it is driven. */
function withAutofocus(lenses: Map<string, LensFacts>, models: Models): Map<string, LensFacts> {
  for (const { id, autofocus } of models) {
    const row = lenses.get(id);
    if (autofocus && row?.focus === undefined) lenses.set(id, { source: lensfun, ...row, focus: 'auto' });
  }
  return lenses;
}

function framesOf(models: Models): Facts['frames'] {
  const crops = models.flatMap(({ kind, mounts, crop }) =>
    kind === 'cameras' && crop !== null ? mounts.map((name) => ({ name, crop })) : [],
  );
  return new Map(
    [...Map.groupBy(crops, ({ name }) => name)].map(([name, all]) => {
      const own = all.map(({ crop }) => crop);
      return [name, { largest: Math.min(...own), smallest: Math.max(...own) }];
    }),
  );
}

/** All rows of `fit/adapters.tsv`, including those for single cameras. */
export const adapterRows = rememberByKey(async (root): Promise<Adapter[]> => {
  const rows = await readRows(root, 'fit/adapters.tsv', adapter);
  return rows.map(({ lens_mount, body_mount, ...row }) => {
    return { ...row, lensMount: lens_mount, bodyMount: body_mount };
  });
});

export const factsOf = rememberByKey(async (root): Promise<Facts> => {
  const [mounts, adapters, bodies, lenses, ownLenses, pairs, models] = await Promise.all([
    readRows(root, 'mounts.tsv', mount),
    adapterRows(root),
    readRows(root, 'fit/bodies.tsv', body),
    readRows(root, 'fit/lenses.tsv', lens),
    Promise.all(ownLensFiles(root).map((name) => readRows(root, name, ownLens))),
    readRows(root, 'fit/pairs.tsv', pair),
    referenceModels(root),
  ]);
  const lacking = new Set(bodies.flatMap((row) => (lacksFunctions(row) ? row.model : [])));
  return {
    ofUnnamed: possibleFacts,
    mounts: new Map(
      mounts.map(({ mount: name, register_mm, covers, ...row }) => [
        name,
        { ...row, name, registerMm: register_mm ?? null, covers: covers ?? null },
      ]),
    ),
    adapters: Map.groupBy(adapters, ({ lensMount, bodyMount }) => pairKey(lensMount, bodyMount)),
    bodies: new Map(
      bodies.map(({ model, ...row }) => [
        model,
        {
          apertureControl: row.aperture_control,
          aiTab: row.ai_tab,
          foldingTab: row.folding_tab,
          screwDrive: row.screw_drive,
          motor: row.motor,
          pulse: row.pulse,
          electronicAperture: row.e_aperture,
          stabilizer: row.stabilizer,
          metersManual: row.meters_manual,
          shutter: row.shutter,
          source: row.source,
        },
      ]),
    ),
    unequalMounts: new Set(models.filter(({ id }) => lacking.has(id)).flatMap((model) => model.mounts)),
    frames: framesOf(models),
    lenses: withAutofocus(
      new Map<string, LensFacts>([
        ...lenses.map(({ model, ...row }) => [model, row] as const),
        ...ownLenses.flat().map(({ id, ...row }) => [id, row] as const),
      ]),
      models,
    ),
    pairs: new Map(
      pairs.flatMap(({ cameras, lens: glass, code, source }) =>
        cameras.map((camera) => [pairKey(glass, camera), code === 'fits' ? null : { code, source }] as const),
      ),
    ),
    someRefuse: new Map(
      pairs.flatMap(({ cameras, lens: glass, code, source }) =>
        code !== 'fits' && stopOf([{ code, source }])
          ? models
              .filter(({ id }) => cameras.includes(id))
              .flatMap((model) => model.mounts.map((name) => [pairKey(glass, name), source] as const))
          : [],
      ),
    ),
  };
});
