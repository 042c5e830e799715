import { describe, expect, test } from 'vitest';
import { pairKey, type Adapter, type Body, type Facts, type LensFacts } from './facts.ts';
import { judge, type Fit } from './verdict.ts';

const source = 'https://source.example/';
const mount = (name: string, registerMm: number, contacts: boolean) => {
  return [name, { name, takes: [name], registerMm, contacts, covers: 1, source }] as const;
};

type Given = { body?: Omit<Body, 'source'>; lens?: Omit<LensFacts, 'source'>; adapters?: Partial<Adapter>[] };

const factsWith = ({ body, lens, adapters = [] }: Given, from: string): Facts => ({
  ofUnnamed: new Map(),
  mounts: new Map([mount('Nikon F', 46.5, false), mount('Sony E', 18, true), mount('Canon EF', 44, true)]),
  adapters: new Map([
    [
      pairKey(from, 'Sony E'),
      adapters.map((adapter) => ({
        lensMount: from,
        bodyMount: 'Sony E',
        name: 'Ring',
        optics: false,
        infinity: true,
        autofocus: 'none',
        aperture: 'ring',
        bodies: [],
        source,
        ...adapter,
      })),
    ],
  ]),
  bodies: new Map(body ? [['camera', { ...body, source }]] : []),
  unequalMounts: new Set(['Nikon F']),
  frames: new Map(),
  lenses: new Map(lens ? [['lens', { ...lens, source }]] : []),
  pairs: new Map(),
  someRefuse: new Map(),
});

const complete = {
  apertureControl: 'full',
  screwDrive: true,
  motor: true,
  electronicAperture: true,
} as const;

/** Judges a Nikkor on a Nikon that lacks no function, unless `body` says so. */
const onBody = (
  body: Omit<Body, 'source'>,
  lens: Omit<LensFacts, 'source'> = {},
  maker = 'Nikon',
): string => {
  const facts = factsWith({ body: { ...complete, ...body }, lens }, 'Nikon F');
  const side = { maker, crop: 1, mounts: ['Nikon F'] };
  return inWords(judge(facts, { ...side, id: 'camera' }, { ...side, id: 'lens' }));
};

/** Judges a lens on a Sony E camera with these adapters. */
const adapted = (adapters: Partial<Adapter>[], lens: Omit<LensFacts, 'source'>, from = 'Nikon F'): string => {
  const facts = factsWith({ lens, adapters }, from);
  const camera = { id: 'camera', maker: 'Sony', crop: 1, mounts: ['Sony E'] };
  return inWords(judge(facts, camera, { id: 'lens', maker: 'Nikon', mounts: [from] }));
};

const inWords = ({ verdict, loses, warns }: Fit): string =>
  [verdict, loses.join('+') && `loses ${loses.join('+')}`, warns.join('+') && `warns ${warns.join('+')}`]
    .filter(Boolean)
    .join(', ');

const ai = { ai: 'ai', focus: 'manual', aperture: 'ring' } as const;
const pre = { ...ai, ai: 'pre' } as const;
const either = { ...ai, ai: 'either' } as const;

describe('a lens on a camera of its own mount', () => {
  test.each([
    [{ aiTab: true, foldingTab: false }, pre, 'no'],
    [{ aiTab: true, foldingTab: false }, either, 'unknown'],
    [{ aiTab: true, foldingTab: true }, pre, 'native, warns lift-tab'],
    [{ aiTab: true, foldingTab: true }, either, 'native, warns may-lift-tab'],
    [{ aiTab: false, foldingTab: false }, pre, 'native'],
    [{}, pre, 'unknown'],
    [{}, ai, 'native'],
    [{ aiTab: true }, {}, 'unknown'],
    [{ aiTab: true }, { focus: 'screw' }, 'native'],
  ] as const)('from before AI: %j with %j is judged %s', (body, lens, expected) =>
    expect(onBody(body, lens)).toBe(expected),
  );

  const g = { aperture: 'lever', focus: 'motor' } as const;
  const d = { aperture: 'ring', focus: 'screw' } as const;
  test.each([
    [{ apertureControl: 'full' }, g, 'native'],
    [{ apertureControl: 'auto' }, g, 'native, loses aperture'],
    [{ apertureControl: 'no', screwDrive: false, motor: false }, g, 'limited, loses autofocus+aperture'],
    [{ apertureControl: 'no' }, d, 'native'],
    [{ apertureControl: 'no' }, { focus: 'motor' }, 'unknown'],
    [{ apertureControl: 'no' }, { focus: 'screw' }, 'unknown'],
    [{ apertureControl: 'no' }, { focus: 'manual', ai: 'ai' }, 'native, warns ask-ring'],
    [{ apertureControl: 'auto' }, { focus: 'screw' }, 'native, warns ask-ring'],
    [{ electronicAperture: false }, { ...g, aperture: 'electronic' }, 'limited, loses aperture'],
    [{ screwDrive: false, motor: true }, d, 'native, loses autofocus'],
    [{ screwDrive: false, motor: true, metersManual: 'no' }, { ai: 'ai' }, 'native, warns ask-motor'],
    [{ screwDrive: true, motor: false }, g, 'native, loses autofocus'],
    [{ screwDrive: true, motor: false }, { aperture: 'lever' }, 'native, warns ask-shaft'],
    [{ screwDrive: false, motor: false }, { aperture: 'lever' }, 'native, warns autofocus-if-any'],
    [{ screwDrive: false, motor: false }, { ...d, focus: 'auto' }, 'native, loses autofocus'],
    [{ screwDrive: false, motor: true }, { ...d, focus: 'auto' }, 'native, warns ask-motor'],
    [{ pulse: 'no', motor: true }, { ...g, focus: 'pulse' }, 'limited, loses autofocus+focus'],
    [{ pulse: 'firmware', motor: true }, { ...g, focus: 'pulse' }, 'native, warns firmware'],
    [{ motor: true }, { ...g, focus: 'pulse' }, 'native, warns ask-focus'],
    [{ motor: false }, { ...g, focus: 'by-wire' }, 'limited, loses autofocus+focus'],
    [{ stabilizer: false }, { ...g, stabilizer: true }, 'native, loses stabilisation'],
  ] as const)('with autofocus or without a ring: %j with %j is judged %s', (body, lens, expected) =>
    expect(onBody(body, lens)).toBe(expected),
  );

  test.each([
    [{ apertureControl: undefined }, g],
    [{ apertureControl: undefined }, { focus: 'screw' }],
    [{ electronicAperture: undefined }, { ...g, aperture: 'electronic' }],
    [{ electronicAperture: false }, { focus: 'motor' }],
    [{ motor: undefined }, g],
    [{ motor: undefined }, { ...g, focus: 'by-wire' }],
    [{ screwDrive: undefined }, d],
    [{ screwDrive: undefined }, { ...g, focus: 'auto' }],
  ] as const)('is not judged while a fact that decides is unknown: %j with %j', (body, lens) => {
    const facts = factsWith({ body: { ...complete, ...body }, lens }, 'Nikon F');
    const side = { maker: 'Nikon', crop: 1, mounts: ['Nikon F'] };
    const { verdict, because } = judge(facts, { ...side, id: 'camera' }, { ...side, id: 'lens' });
    expect([verdict, because.map(({ code }) => code)]).toEqual(['unknown', ['ask-functions']]);
  });

  test('is judged without facts about the camera if it needs none of its functions', () => {
    const facts = factsWith({ lens: ai }, 'Nikon F');
    const side = { maker: 'Nikon', crop: 1, mounts: ['Nikon F'] };
    expect(judge(facts, { ...side, id: 'camera' }, { ...side, id: 'lens' }).verdict).toBe('native');
    const other = factsWith({ lens: d }, 'Nikon F');
    expect(judge(other, { ...side, id: 'camera' }, { ...side, id: 'lens' }).verdict).toBe('unknown');
  });

  test('needs a shutter in one of the two', () => {
    expect(onBody({ shutter: false }, { ...ai, shutter: false })).toBe('no');
    expect(onBody({ shutter: true }, { ...ai, shutter: false })).toBe('native');
    expect(onBody({ shutter: false }, { ...ai, shutter: true })).toBe('native');
    expect(onBody({ shutter: false }, ai)).toBe('native, warns ask-shutter');
  });

  test('has nothing to set if its aperture is fixed', () => {
    const mirror = { ...ai, aperture: 'fixed' } as const;
    expect(onBody({ apertureControl: 'no' }, mirror)).toBe('native');
    expect(onBody({ aiTab: true }, { ...mirror, ai: 'pre' })).toBe('no');
    expect(adapted([{ aperture: 'none' }], mirror)).toBe('adapter');
  });

  test('without a chip loses metering, if the camera meters with a chip only', () => {
    const none = { aiTab: false, metersManual: 'no' } as const;
    expect(onBody(none, ai)).toBe('native, loses metering');
    expect(onBody(none, d)).toBe('native');
    // Other makers sold some of their lenses with a chip.
    expect(onBody(none, ai, 'Zeiss')).toBe('native, warns ask-chip');
    expect(onBody({ aiTab: false, metersManual: 'stopped-down' }, ai)).toBe('native, warns stopped-down');
    expect(onBody({ aiTab: false, metersManual: 'yes' }, ai)).toBe('native');
  });
});

test('a lens that was converted to AI is judged like one that was made AI', () => {
  const facts = factsWith({ body: { ...complete, aiTab: true }, lens: pre }, 'Nikon F');
  const side = { maker: 'Nikon', crop: 1, mounts: ['Nikon F'] };
  const verdictOf = (isAi: boolean) =>
    judge(facts, { ...side, id: 'camera' }, { ...side, id: 'lens', isAi }).verdict;
  expect([verdictOf(false), verdictOf(true)]).toEqual(['no', 'native']);
});

describe('a lens on an adapter', () => {
  const g = { aperture: 'lever', focus: 'motor' } as const;
  test.each([
    [{}, ai, 'adapter, warns aperture-ring'],
    [{}, { aperture: 'ring', focus: 'screw' }, 'adapter, loses autofocus, warns aperture-ring'],
    [{}, { aperture: 'ring', focus: 'auto' }, 'adapter, loses autofocus, warns aperture-ring'],
    [{}, g, 'limited, loses autofocus+aperture'],
    [{}, { ...ai, aperture: undefined }, 'adapter, warns ask-ring'],
    [{}, { aperture: 'ring' }, 'adapter, warns autofocus-if-any+aperture-ring'],
    [{ aperture: 'adapter-ring' }, g, 'adapter, loses autofocus, warns adapter-ring'],
    [{ aperture: 'adapter-ring' }, ai, 'adapter, warns aperture-ring'],
    [
      { aperture: 'adapter-ring' },
      { ...g, stabilizer: true },
      'adapter, loses autofocus+stabilisation, warns adapter-ring',
    ],
    [
      { aperture: 'adapter-ring' },
      { aperture: 'electronic', focus: 'motor' },
      'limited, loses autofocus+aperture',
    ],
    [
      { aperture: 'adapter-ring' },
      { aperture: 'lever', focus: 'pulse' },
      'limited, loses autofocus+focus, warns adapter-ring',
    ],
    [{ aperture: 'none' }, ai, 'limited, loses aperture'],
    [{ infinity: false }, ai, 'limited, loses infinity, warns aperture-ring'],
    [{ autofocus: 'motor-in-lens', aperture: 'body' }, g, 'adapter'],
    [{ autofocus: 'motor-in-lens', aperture: 'body' }, { focus: 'screw' }, 'adapter, loses autofocus'],
    [
      { autofocus: 'motor-in-lens', aperture: 'body' },
      { aperture: 'lever' },
      'adapter, warns autofocus-by-motor',
    ],
    [
      { autofocus: 'motor-in-lens', aperture: 'body' },
      { aperture: 'lever', focus: 'auto' },
      'adapter, warns autofocus-by-motor',
    ],
    [{ autofocus: 'motor-in-lens', aperture: 'body' }, pre, 'unknown'],
  ] as const)('%j with %j is judged %s', (adapter, lens, expected) =>
    expect(adapted([adapter], lens)).toBe(expected),
  );

  test('gets the adapter that keeps the most, and never one that it cannot use if there is another', () => {
    const smart = { name: 'Smart', autofocus: 'motor-in-lens', aperture: 'body' } as const;
    expect(adapted([{}, smart], g)).toBe('adapter');
    expect(adapted([smart, {}], pre)).toBe('adapter, warns aperture-ring');
    expect(adapted([{ optics: true }, {}], ai)).toBe('adapter, warns aperture-ring');
    // Autofocus that may need a motor in the adapter goes before all else.
    const all = { autofocus: 'all', aperture: 'body' } as const;
    for (const focus of ['auto', undefined] as const)
      expect(adapted([smart, all], { aperture: 'lever', focus })).toBe('adapter');
    const facts = factsWith({ lens: g, adapters: [{}, smart] }, 'Nikon F');
    const camera = { id: 'camera', maker: 'Sony', crop: 1, mounts: ['Sony E'] };
    const { adapters } = judge(facts, camera, { id: 'lens', maker: 'Nikon', mounts: ['Nikon F'] });
    expect(adapters.map(({ name }) => name)).toEqual(['Smart']);
  });

  test('gets the row that lists its camera if two rows have the same name', () => {
    const general = { autofocus: 'none', aperture: 'body' } as const;
    const own = { autofocus: 'all', aperture: 'body', bodies: ['camera'] } as const;
    const foreign = { ...own, bodies: ['other'] };
    expect(adapted([general, own], g)).toBe('adapter');
    expect(adapted([general, foreign], g)).toBe('adapter, loses autofocus');
  });

  test('with a shaft or a lever in other mounts has a motor and an electronic aperture with contacts', () => {
    const both = { focus: 'screw', aperture: 'lever' } as const;
    const smart = { autofocus: 'motor-in-lens', aperture: 'body' } as const;
    expect(adapted([smart], both, 'Canon EF')).toBe('adapter');
    expect(adapted([smart], both)).toBe('adapter, loses autofocus');
  });

  test('needs contacts for its aperture, if its mount has no rings', () => {
    expect(adapted([{}], { focus: 'motor' }, 'Canon EF')).toBe('limited, loses autofocus+aperture');
    expect(adapted([{}], { focus: 'manual', aperture: 'ring' }, 'Canon EF')).toBe(
      'adapter, warns aperture-ring',
    );
  });
});
