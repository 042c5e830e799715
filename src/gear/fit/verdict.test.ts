import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { factsOf } from './facts.server.ts';
import { commonKnowledge, acceptsMount } from './facts.ts';
import { judge, type Fit } from './verdict.ts';

const root = join(import.meta.dirname, '../../..');
const facts = await factsOf(root);
const models = await referenceModels(root);
const cameras = models.filter(({ kind }) => kind === 'cameras');
const lenses = models.filter(({ kind }) => kind === 'lens');
const mirrorless = new Set(
  'Canon EF-M|Canon RF|Fujifilm G|Fujifilm X|L-Mount|Micro Four Thirds|Nikon 1|Nikon Z|Pentax Q|Samsung NX|Samsung NX mini|Sony E'.split(
    '|',
  ),
);
const reflexes = new Set(
  'Canon EF|Canon EF-S|Canon FD|Four Thirds|Nikon F|Pentax K|Sigma SA|Sony A|Minolta SR|M42|Olympus OM'.split(
    '|',
  ),
);

const model = (id: string) => {
  const found = models.find((each) => each.id === id);
  if (!found) throw new Error(`no model ${id}`);
  return found;
};
const fit = (camera: string, lens: string, mount?: string): Fit =>
  judge(facts, model(camera), { ...model(lens), ...(mount && { mount }) });
const first = (camera: string, lens: string) => fit(camera, lens).adapters[0]?.name;
const codes = ({ because }: Fit): string[] => because.map(({ code }) => code);
const outcome = (camera: string, lens: string, mount?: string) => {
  const { verdict, image, because } = fit(camera, lens, mount);
  return [verdict, image, because[0]?.code];
};

describe('a camera or lens without a model', () => {
  const unnamed = { id: '', maker: '', crop: null };
  const old = 'nikon-nikkor-auto-43-86mm-f-3-5';

  test("is judged 'unknown' when a limit applies to some model with its mount", () => {
    const lens = { ...unnamed, mounts: ['Nikon F'] };
    const on850 = judge(facts, model('nikon-d850'), lens);
    expect([on850.verdict, codes(on850)]).toEqual(['unknown', ['which-model']]);
    expect(judge(facts, model('nikon-f2'), lens).verdict).toBe('native');
    const body = { ...unnamed, mounts: ['Nikon F'] };
    expect(judge(facts, body, model(old)).verdict).toBe('unknown');
    expect(judge(facts, body, model('nikon-nikkor-af-s-50mm-f-1-8g')).verdict).toBe('native');
    expect(judge(facts, body, lens).verdict).toBe('unknown');
    const ef = { ...unnamed, mounts: ['Canon EF'] };
    const small = judge(facts, ef, { ...unnamed, mounts: ['Canon EF-S'] });
    expect([small.verdict, codes(small)]).toEqual(['no', ['reaches-in']]);
    expect(judge(facts, ef, ef).verdict).toBe('native');
  });
});

describe('a lens of our own', () => {
  test('is judged by its own mounts and properties', () => {
    const nikkor = 'nikon-nikkor-s-auto-50mm-f-1-4';
    expect(outcome('nikon-d850', nikkor)).toEqual(['no', 'unknown', 'damages-body']);
    expect(outcome('nikon-f2', nikkor)).toEqual(['native', 'full', 'takes']);
    expect(outcome('leica-m10', 'leica-elmar-90mm-f-4', 'Leica M')).toEqual(['native', 'full', 'takes']);
    expect(outcome('leica-m10', 'leica-summicron-r-50mm-f-2')[0]).toBe('adapter');
    const nokton = 'voigtlander-nokton-23mm-f-1-2-aspherical-x';
    expect(outcome('fujifilm-x-t3', nokton)).toEqual(['native', 'full', 'takes']);
    expect(model('voigtlander-ultron-40mm-f-2-sl').mounts).toHaveLength(7);
    expect(facts.lenses.get('sony-fe-135mm-f-1-8-gm')).toEqual({
      aperture: 'electronic',
      focus: 'by-wire',
      stabilizer: false,
      covers: 1,
      source:
        'https://github.com/isamu/lens-database/blob/b82ba6caa697cf42e61292b829c19d2ff8dfc7f1/docs/sony/e/index.md',
    });
  });
});

const reducers = (camera: string, lens: string) =>
  fit(camera, lens).adapters.flatMap(({ name, factor }) => (factor ? [name] : []));

test.each([
  ['canon-a-1', 'canon-lens-fl-50mm-f-1-4', 'stop-down-only'],
  ['mamiya-rz67-pro-ii', 'mamiya-sekor-c-90mm-f-3-8', 'set-release'],
  ['fujifilm-gfx-50s', 'mamiya-sekor-z-110mm-f-2-8-w', 'needs-helicoid'],
  ['canon-eos-5d-mark-ii', 'pentax-smc-pentax-m-50mm-f-1-7', 'lever-and-mirror'],
])('a %s with a %s has the warning %s, which applies to all lenses of the mount', (camera, lens, code) => {
  expect(fit(camera, lens).warns).toContain(code);
});

test('a lens whose cams can damage the contacts of a Leica R8 is never native without asking', () => {
  const onR8 = fit('leica-r8', 'leica-elmarit-r-90mm-f-2-8');
  expect([onR8.verdict, codes(onR8)]).toEqual(['unknown', ['ask-cams']]);
  expect(fit('leica-r7', 'leica-elmarit-r-90mm-f-2-8').verdict).toBe('native');
  const unnamed = { id: '', maker: '', crop: null, mounts: ['Leica R'] };
  const onUnnamed = judge(facts, unnamed, model('leica-elmarit-r-90mm-f-2-8'));
  expect([onUnnamed.verdict, codes(onUnnamed)]).toEqual(['unknown', ['which-model']]);
  const withoutCams = 'leica-vario-elmarit-r-28-90mm-f-2-8-4-5-asph';
  expect(fit('leica-r8', withoutCams).verdict).toBe('native');
  expect(fit('leica-leicaflex-sl', withoutCams).verdict).toBe('no');
  expect(judge(facts, unnamed, model(withoutCams)).verdict).toBe('unknown');
});

test('a focal reducer is suggested only where the circle of the lens is still large enough', () => {
  expect(reducers('panasonic-dc-gh5', 'canon-ef-50mm-f-1-8-stm')).toEqual([
    'Viltrox EF-M2 II',
    'Metabones Canon EF to Micro Four Thirds Speed Booster ULTRA 0.71x',
    'Metabones Canon EF to Micro Four Thirds Speed Booster XL 0.64x',
  ]);
  expect(reducers('sony-alpha-6300', 'canon-ef-50mm-f-1-8-stm')).toHaveLength(2);
  expect(reducers('sony-alpha-7-iii', 'canon-ef-50mm-f-1-8-stm')).toEqual([]);
  expect(reducers('panasonic-dc-gh5', 'canon-ef-s-17-55mm-f-2-8-is-usm')).toEqual([]);
  // Canon made its own for a camera of Super 35.
  expect(reducers('canon-eos-c70', 'canon-ef-50mm-f-1-8-stm')).toEqual([
    'Canon Mount Adapter EF-EOS R 0.71x',
  ]);
  expect(reducers('canon-eos-r7', 'canon-ef-50mm-f-1-8-stm')).toEqual([]);
});

describe('every pair', () => {
  const pair = fc.record({ camera: fc.constantFrom(...cameras), lens: fc.constantFrom(...lenses) });

  test('has a verdict with a reason, and every reason has a source', () => {
    fc.assert(
      fc.property(pair, ({ camera, lens }) => {
        const { because, adapters } = judge(facts, camera, lens);
        expect(because.length).toBeGreaterThan(0);
        for (const { source } of [...because, ...adapters])
          expect(source === commonKnowledge || /^https?:\/\//.test(source), source).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('no lens for mirrorless cameras is native on a camera with a mirror', () => {
    const short = lenses.filter(({ mounts }) => mounts.every((mount) => mirrorless.has(mount)));
    const mirrors = cameras.filter(({ mounts }) => mounts.some((mount) => reflexes.has(mount)));
    expect([short.length > 200, mirrors.length > 300]).toEqual([true, true]);
    // Only the mounts and the table of cameras can make a lens native, so one of several equal cameras is enough.
    const bodyOf = ({ id, mounts }: (typeof mirrors)[number]) =>
      JSON.stringify([mounts, facts.bodies.get(id)]);
    const different = [...new Map(mirrors.map((camera) => [bodyOf(camera), camera])).values()];
    expect(different.length).toBeGreaterThan(50);
    const native = short.flatMap((lens) =>
      different
        .filter((camera) => judge(facts, camera, lens).verdict === 'native')
        .map(({ id }) => `${lens.id} ${id}`),
    );
    expect(native).toEqual([]);
  });

  test('an EF lens that is native on an EF body needs an adapter on RF and EF-M', () => {
    const [ef, rf, m] = ['canon-eos-5d', 'canon-eos-r', 'canon-eos-m50'].map(model) as [never, never, never];
    const own = lenses.filter(({ mounts }) => mounts.join() === 'Canon EF');
    expect(own.length).toBeGreaterThan(60);
    for (const lens of own)
      expect(
        [ef, rf, m].map((camera) => judge(facts, camera, lens).verdict),
        lens.id,
      ).toEqual(['native', 'adapter', 'adapter']);
  });

  test('removing all adapters makes no pair native', () => {
    const bare = { ...facts, adapters: new Map() };
    fc.assert(
      fc.property(pair, ({ camera, lens }) => {
        const [with_, without] = [facts, bare].map((each) => judge(each, camera, lens).verdict);
        expect([with_ === 'native', without === 'adapter']).toEqual([without === 'native', false]);
      }),
      { numRuns: 3000 },
    );
  });

  test('a lens that was made for several mounts is judged only if the result is the same for each', () => {
    const several = lenses.filter(({ mounts }) => mounts.length > 1);
    expect(several.length).toBeGreaterThan(100);
    for (const lens of several)
      expect(fit('canon-eos-5d', lens.id).verdict, lens.id).toMatch(/^(?:unknown|adapter|no)$/);
    // All its mounts are those of cameras without a mirror.
    expect(fit('canon-eos-5d', 'viltrox-af-33mm-f-1-4').verdict).toBe('no');
  });

  test('a camera with a fixed lens takes no lens', () => {
    for (const camera of cameras.filter(({ mounts }) => mounts.length === 0))
      expect(judge(facts, camera, lenses[0]!).verdict, camera.id).toBe('no');
  });
});

describe('single pairs', () => {
  test.each([
    ['nikon-d850', 'nikon-nikkor-af-s-50mm-f-1-8g', 'native', 'full', []],
    ['nikon-d850', 'nikon-nikkor-af-s-35mm-f-1-8g-dx', 'native', 'crop', []],
    ['nikon-d5600', 'nikon-nikkor-af-85mm-f-1-8d', 'native', 'full', ['autofocus']],
    ['nikon-z-6', 'nikon-nikkor-af-85mm-f-1-8d', 'adapter', 'full', ['autofocus']],
    ['nikon-z-6', 'nikon-nikkor-af-s-50mm-f-1-8g', 'adapter', 'full', []],
    ['nikon-fm2', 'nikon-nikkor-af-s-50mm-f-1-8g', 'limited', 'full', ['autofocus', 'aperture']],
    ['canon-eos-r', 'canon-ef-s-24mm-f-2-8-stm', 'adapter', 'crop', []],
    ['canon-eos-10d', 'canon-ef-s-24mm-f-2-8-stm', 'no', 'unknown', []],
    ['canon-eos-m6', 'canon-rf-85mm-f-2-macro-is-stm', 'no', 'unknown', []],
    ['canon-eos-5d', 'canon-fdn-50mm-f-1-4', 'adapter', 'full', []],
    [
      'nikon-f100',
      'nikon-nikkor-af-p-10-20mm-f-4-5-5-6g-dx-vr',
      'limited',
      'vignettes',
      ['autofocus', 'focus'],
    ],
    ['nikon-d5600', 'nikon-nikkor-af-p-10-20mm-f-4-5-5-6g-dx-vr', 'native', 'full', []],
    [
      'pentax-kx',
      'pentax-smc-pentax-da-70mm-f-2-4-limited',
      'limited',
      'vignettes',
      ['autofocus', 'aperture'],
    ],
    ['pentax-k-1', 'pentax-smc-pentax-da-40mm-f-2-8-xs', 'native', 'crop', []],
    ['canon-eos-20d', 'canon-ef-s-24mm-f-2-8-stm', 'native', 'full', []],
    ['nikon-d850', 'nikon-nikkor-z-50mm-f-1-8-s', 'no', 'unknown', []],
    ['nikon-d850', 'nikon-nikkor-auto-43-86mm-f-3-5', 'no', 'unknown', []],
    ['nikon-f2', 'nikon-nikkor-auto-43-86mm-f-3-5', 'native', 'full', []],
    ['nikon-d40x', 'nikon-nikkor-auto-43-86mm-f-3-5', 'native', 'full', ['metering']],
    ['nikon-d7500', 'nikon-nikkor-50mm-f-2', 'native', 'full', ['metering']],
    ['canon-eos-5d-mark-iii', 'pentax-smc-takumar-50mm-f-1-4', 'limited', 'full', ['infinity']],
    ['leica-digilux-3', 'panasonic-lumix-g-20mm-f-1-7-asph', 'no', 'unknown', []],
    ['olympus-e-m1', 'olympus-zuiko-digital-35mm-f-3-5-macro', 'adapter', 'full', []],
    ['olympus-e-m1', 'zeiss-jena-biotar-58mm-f-2', 'adapter', 'full', []],
    ['nikon-d3400', 'zeiss-jena-biotar-58mm-f-2', 'unknown', 'unknown', []],
    ['canon-eos-5d', 'kmz-helios-40-85mm-f-1-5', 'adapter', 'full', []],
    ['bronica-sq-ai', 'mamiya-80mm-f-2-8', 'no', 'unknown', []],
    // Cameras from before KAF4 drive neither the aperture nor the motor of KAF4 lenses.
    [
      'pentax-k-5',
      'pentax-hd-pentax-da-16-50mm-f-2-8-ed-plm-aw',
      'limited',
      'full',
      ['autofocus', 'aperture'],
    ],
    ['pentax-k-70', 'pentax-hd-pentax-da-16-50mm-f-2-8-ed-plm-aw', 'native', 'full', []],
  ] as const)('%s with %s is judged %s', (camera, lens, verdict, image, loses) =>
    expect(fit(camera, lens)).toMatchObject({ verdict, image, loses: [...loses] }),
  );

  const g = 'nikon-nikkor-af-s-50mm-f-1-8g';
  const e = 'nikon-nikkor-af-p-70-300mm-f-4-5-5-6e-ed-vr';
  const star = 'pentax-hd-pentax-d-fa-50mm-f-1-4-sdm-aw';
  const da = 'pentax-smc-pentax-da-70mm-f-2-4-limited';
  test.each([
    // Cameras that set no aperture and focus nothing.
    ['nikon-f2as', g, 'limited', ['autofocus', 'aperture']],
    ['nikon-nikkormat-ft', g, 'limited', ['autofocus', 'aperture']],
    ['nikon-fe10', g, 'limited', ['autofocus', 'aperture']],
    ['ricoh-kr-5', da, 'limited', ['autofocus', 'aperture']],
    ['chinon-ce-4', da, 'limited', ['autofocus', 'aperture']],
    // Their programs may set it.
    ['ricoh-xr-p', da, 'unknown', []],
    // Cameras that don't drive the motor of the lens.
    ['nikon-f50', g, 'native', ['autofocus']],
    ['nikon-f55', g, 'native', ['autofocus']],
    ['minolta-700si', 'sony-dt-18-55mm-f-3-5-5-6-sam', 'native', ['autofocus']],
    ['pentax-645', 'pentax-smc-pentax-fa-645-75mm-f-2-8', 'native', ['autofocus']],
    ['pentax-645n', 'pentax-smc-pentax-fa-645-75mm-f-2-8', 'native', []],
    ['pentax-645n', 'pentax-smc-pentax-d-fa-645-55mm-f-2-8-al-if-sdm-aw', 'native', ['autofocus']],
    ['nikon-f50', e, 'limited', ['autofocus', 'aperture', 'focus', 'stabilisation']],
    ['kodak-dcs-760', e, 'limited', ['autofocus', 'aperture', 'focus']],
    ['nikon-d810a', e, 'native', []],
    ['nikon-d810a', 'nikon-nikkor-auto-43-86mm-f-3-5', 'no', []],
    ['kodak-dcs-760', 'nikon-nikkor-auto-43-86mm-f-3-5', 'no', []],
    // The diaphragm of KAF4 lenses stays open.
    ['pentax-k-5-ii', star, 'limited', ['autofocus', 'aperture']],
    ['pentax-k1000', star, 'limited', ['autofocus', 'aperture']],
    ['pentax-k-1', star, 'native', []],
    ['pentax-kp', 'pentax-hd-pentax-da-11-18mm-f-2-8-ed-dc-aw', 'native', []],
    // Lenses without a shutter are for cameras that have one.
    ['hasselblad-500c-m', 'hasselblad-planar-f-110mm-f-2', 'no', []],
    ['hasselblad-503cw', 'hasselblad-planar-fe-80mm-f-2-8', 'no', []],
    ['hasselblad-503cw', 'hasselblad-planar-cf-80mm-f-2-8', 'native', []],
    ['hasselblad-2000fc', 'hasselblad-planar-f-110mm-f-2', 'native', []],
    ['mamiya-m645-1000s', 'mamiya-sekor-af-55mm-f-2-8', 'limited', ['autofocus', 'aperture']],
    ['mamiya-645-afd', 'mamiya-sekor-af-55mm-f-2-8', 'native', []],
    ['mamiya-645-pro', 'mamiya-sekor-c-80mm-f-1-9', 'native', []],
    // A bayonet of the Canon 7 alone.
    ['leica-iiif', 'canon-50mm-f-0-95-dream-lens', 'no', []],
    ['leica-m3', 'canon-50mm-f-0-95-dream-lens', 'no', []],
    ['canon-7', 'canon-50mm-f-0-95-dream-lens', 'native', []],
    ['canon-7', 'canon-50mm-f-1-4-ltm', 'native', []],
    ['leica-m10', 'leica-summicron-50mm-f-2-dual-range', 'no', []],
    ['leica-m3', 'leica-summicron-50mm-f-2-dual-range', 'native', []],
  ] as const)('%s with %s is %s', (camera, lens, verdict, loses) =>
    expect(fit(camera, lens)).toMatchObject({ verdict, loses: [...loses] }),
  );

  test('the stated mount decides for a lens that was made for several mounts', () => {
    const lens = 'sigma-35mm-f-1-4-dg-hsm-art';
    expect(codes(fit('nikon-d850', lens))).toEqual(['several-mounts']);
    expect(fit('nikon-d850', lens, 'Nikon F').verdict).toBe('native');
    expect(fit('nikon-z-6', lens, 'Nikon F')).toMatchObject({
      verdict: 'adapter',
      warns: [],
      adapters: [{ name: 'Nikon FTZ II' }, { name: 'Nikon FTZ' }, { name: 'Nikon F (G) to Nikon Z adapter' }],
    });
  });

  test.each([
    ['nikon-d850', 'nikon-nikkor-z-50mm-f-1-8-s', 'no', 'too-deep'],
    ['canon-eos-5d', 'canon-ef-s-24mm-f-2-8-stm', 'no', 'reaches-in'],
    ['canon-eos-m6', 'canon-rf-85mm-f-2-macro-is-stm', 'no', 'no-room'],
    ['canon-ae-1', 'canon-ef-85mm-f-1-8-usm', 'no', 'no-room'],
    ['minolta-x-570', 'sony-af-500mm-f-8-reflex', 'no', 'no-room'],
    ['leica-m10', 'canon-ef-85mm-f-1-8-usm', 'no', 'needs-contacts'],
    ['fujifilm-x-s20', 'sony-fe-24-240mm-f-3-5-6-3-oss', 'no', 'no-room'],
    ['leica-iiif', 'leica-summicron-m-50mm-f-2', 'no', 'too-deep'],
    ['leica-m9', 'nikon-nikkor-ai-s-50mm-f-1-4', 'no', 'rangefinder'],
    ['leica-m6', 'kmz-helios-44-58mm-f-2', 'no', 'rangefinder'],
    ['hasselblad-x1d-ii-50c', 'minolta-af-50mm-f-1-7', 'unknown', 'room'],
  ] as const)('%s with %s is judged %s for the reason %s', (camera, lens, verdict, code) => {
    const { verdict: found, because } = fit(camera, lens);
    expect([found, because.map((reason) => reason.code)]).toEqual([verdict, [code]]);
  });

  test('an adapter for FD lenses accepts FL lenses, too', () => {
    const fl = { id: '', maker: '', mounts: ['Canon FL'] };
    expect(judge(facts, model('sony-alpha-7'), fl)).toMatchObject({
      verdict: 'adapter',
      adapters: [{ name: 'Canon FD to Sony E adapter' }],
    });
  });

  test('the most common adapter comes first among those that keep the same', () => {
    const ssm = 'sony-zeiss-planar-t-50mm-f-1-4-za-ssm';
    expect(first('sony-alpha-7-iii', ssm)).toBe('Sony LA-EA5');
    expect(first('sony-alpha-7-iii', 'minolta-af-50mm-f-1-7')).toBe('Sony LA-EA4');
    expect(first('sony-alpha-7-iii', 'leica-summicron-m-50mm-f-2')).toBe('Leica M to Sony E adapter');
  });

  test('a lens that moves no rangefinder is focused on the screen of a Leica M', () => {
    const { verdict, warns } = fit('leica-m10', 'nikon-nikkor-ai-s-50mm-f-1-4');
    expect([verdict, warns]).toEqual(['adapter', ['aperture-ring', 'focus-on-screen']]);
    const thread = fit('leica-m6', 'kmz-industar-50-2-3-5-50', 'M39 (Leica thread)');
    expect(thread.warns).toEqual(['aperture-ring']);
  });

  test('lost autofocus on an adapter is reported, except for lenses that never had any', () => {
    expect(fit('olympus-e-m1', 'nikon-nikkor-af-85mm-f-1-8d').loses).toEqual(['autofocus']);
    const om = lenses.find(({ mounts }) => mounts.join() === 'Olympus OM')!;
    expect(fit('olympus-e-m1', om.id)).toMatchObject({
      verdict: 'adapter',
      loses: [],
      warns: ['aperture-ring'],
    });
  });

  test("a lens with 'AF' in its name has autofocus, although the tables don't say how it is driven", () => {
    const af = fit('nikon-f2', 'sigma-70-210mm-f-4-5-6-uc-af', 'Nikon F');
    expect([af.loses, codes(af)]).toEqual([['autofocus'], expect.arrayContaining(['no-autofocus'])]);
    const other = fit('nikon-f2', 'sigma-70-210mm-f-3-5-4-5-apo-macro', 'Nikon F');
    expect([other.loses, codes(other)]).toEqual([[], expect.arrayContaining(['autofocus-if-any'])]);
  });

  test('no adapter connects mounts that fit directly', () => {
    for (const [{ lensMount, bodyMount } = { lensMount: '', bodyMount: '' }] of facts.adapters.values())
      expect(acceptsMount(facts, bodyMount, lensMount), `${lensMount} on ${bodyMount}`).toBe(false);
  });
});
