import { expect, test } from 'vitest';
import { mapItemSwitches, mapNumbers } from '#src/catalog/search/filters.ts';
import type { FitRules } from '#src/gear/fit/schemas.ts';
import { count, listOf } from './bits.ts';
import { Components, type Component } from './components.ts';
import { Documents, type Item } from './documents.ts';
import { bestOf, Fitting, selected } from './fitting.ts';

const lens = {
  kind: 'lens',
  mounts: ['nikon f'],
  model: null,
  isAi: false,
  facts: null,
  traits: null,
} as const satisfies Component;
const rules: FitRules = {
  native: [{ mounts: ['nikon f'], models: ['pre-ai', '=lever'], isExcept: true }],
  adapter: [{ mounts: ['m42'], models: [], isExcept: true }],
  limited: [{ mounts: ['nikon f'], models: ['pre-ai', '=lever'], isExcept: false }],
  no: [{ mounts: ['canon ef'], models: [], isExcept: true }],
};
const fits = {
  kind: 'lens',
  rules: JSON.stringify(rules),
  withAdapters: false,
  withLimited: false,
} as const;

const push = (documents: Documents, components: readonly [Component, ...Component[]]): number => {
  const [{ kind, model, mounts, isAi, facts }] = components;
  const one = { label: 'x', value: 'x' };
  const json = JSON.stringify(mounts);
  const kit =
    components.length > 1 || isAi ? { brands: [one], models: null, components: [...components] } : null;
  const item: Item = {
    id: String(documents.size),
    version: 1n,
    seller: 's',
    kind,
    model,
    lensFacts: facts,
    kit,
    title: 'x',
    terms: [],
    isAvailable: true,
    isOn: mapItemSwitches(() => false),
    ...mapNumbers(() => 0),
    condition: 'Good',
    brand: one,
    place: one,
    town: null,
    mounts: { labels: json, values: json },
    listedAt: 0,
    savingCents: 0,
    traits: null,
  };
  return documents.push(item);
};

const components: [name: string, best: string | null, components: readonly [Component, ...Component[]]][] = [
  ['a lens whose mount a rule names', 'native', [lens]],
  ['a lens whose model a rule names', 'limited', [{ ...lens, model: 'pre-ai' }]],
  ['a lens with facts that a rule names', 'limited', [{ ...lens, facts: 'lever' }]],
  ['a lens with other facts', 'native', [{ ...lens, facts: 'ring' }]],
  ['a converted lens', 'native', [{ ...lens, model: 'pre-ai', isAi: true }]],
  ['a lens of a mount without rules', 'unknown', [{ ...lens, mounts: ['exakta'] }]],
  ['a lens that never fits', null, [{ ...lens, mounts: ['canon ef'] }]],
  ['a camera with the mount', null, [{ ...lens, kind: 'cameras' }]],
  [
    'a camera with a lens',
    'adapter',
    [
      { ...lens, kind: 'cameras' },
      { ...lens, mounts: ['m42'] },
    ],
  ],
  ['a lens with a better one', 'native', [{ ...lens, mounts: ['m42'] }, lens]],
];

const best = (fitting: Fitting, document: number): string | null =>
  Object.entries(bestOf).find(([, wanted]) => listOf(fitting.having(fits, wanted)).includes(document))?.[0] ??
  null;

test.for(components)(
  '%s is %s, whether it is added before the first question or later',
  ([, expected, own]) => {
    const documents = new Documents();
    const before = push(documents, own);
    const fitting = new Fitting(documents);
    expect(best(fitting, before)).toBe(expected);
    const after = push(documents, own);
    fitting.added(after);
    expect(best(fitting, after)).toBe(expected);
  },
);

test('sets stay complete when the index grows', () => {
  const documents = new Documents();
  const fitting = new Fitting(documents);
  for (let added = 0; added < 3_000; added++) {
    fitting.added(push(documents, [added % 2 === 0 ? lens : { ...lens, mounts: ['m42'] }]));
    if (added % 500 === 0) for (const wanted of Object.values(bestOf)) fitting.having(fits, wanted);
  }
  const wide = { ...fits, withAdapters: true };
  expect(count(fitting.having(fits, selected(fits)))).toBe(1_500);
  expect(count(fitting.having(wide, selected(wide)))).toBe(3_000);
});

test('restored components have the same codes', () => {
  const before = new Components();
  const kit = [
    lens,
    { ...lens, model: 'b', isAi: true },
    { ...lens, facts: 'ring' },
    { ...lens, mounts: ['m42', 'nikon f'] },
  ];
  const code = before.add(7, kit);
  const after = Components.restore(before.save());
  expect(after.size).toBe(before.size);
  expect(after.ofCode(code)).toEqual(before.ofCode(code));
  expect(after.add(8, kit)).toBe(code);
  expect([...after.bestFits([{ id: 'b', fit: 5 }])]).toEqual([
    [7, 5],
    [8, 5],
  ]);
});
