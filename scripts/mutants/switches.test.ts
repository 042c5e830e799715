import { expect, test } from 'vitest';
import { parseMutant } from './mutant.ts';
import { findPlace } from './source.ts';
import { writeSwitches } from './switches.ts';

const faultOf = (path: string, text: string, name: string, before: string, after: string) => {
  const form = `fault: One.\ntest: src/a.test.ts › a\n\n--- instead of\n${before}\n--- stands\n${after}\n`;
  const mutant = parseMutant(`1.1-${name}`, form);
  return { mutant, place: findPlace(mutant, [{ path, text }]) };
};
const write = (text: string, faults: [name: string, before: string, after: string][], path = 'src/a.tsx') =>
  writeSwitches(faults.map((fault) => faultOf(path, text, ...fault)));
/** The file behind the line that asks which fault is chosen. */
const written = (text: string, ...faults: [name: string, before: string, after: string][]) => {
  const [first, ...rest] = write(text, faults)!.text.split('\n');
  expect(first).toBe("import { plantedFault } from '#src/planted-fault.ts';");
  return rest.join('\n');
};
const is = (name: string) => `plantedFault === '1.1-${name}'`;

test('an expression is chosen where it stands, and elements among others in braces', () => {
  expect(written('f(a, 5 * 60);', ['soon', '5 * 60', '60'])).toBe(`f(a, (${is('soon')} ? (60) : (5 * 60)));`);
  expect(written('const b = <i>x<u t={n} /></i>;', ['none', 't={n}', ''])).toBe(
    `const b = <i>x{(${is('none')} ? (<u  />) : (<u t={n} />))}</i>;`,
  );
  expect(written('const b = <i>{c && <u t="n" />}</i>;', ['other', '"n"', '"o"'])).toBe(
    `const b = <i>{c && (${is('other')} ? (<u t="o" />) : (<u t="n" />))}</i>;`,
  );
});

test('what is more than one expression is chosen with what is around it', () => {
  const call = 'const b = (a) => { first(a); list.then(a); };';
  expect(written(call, ['lost', 'first(a);', ''])).toBe(
    `const b = (a) => { if (${is('lost')}) {  list.then(a); } else { first(a); list.then(a); } };`,
  );
  // A method without its object, one argument for two, and a sum within a product would be something else.
  for (const [before, after, part] of [
    ['list.then', 'list.catch', 'list.catch(a)'],
    ['first(a)', 'first(a, 1)', 'first(a, 1)'],
  ] as const)
    expect(written(call, ['other', before, after])).toContain(`? (${part}) : (`);
  expect(written('g(2 * a);', ['sum', '2 * a', '2 * a + 1'])).toContain('? (2 * a + 1) : (2 * a)');
  expect(written('g({ a });', ['wrong', '{ a }', '{ b }'])).toBe(`g((${is('wrong')} ? ({ b }) : ({ a })));`);
});

test('faults that meet are chosen in one place, each whole', () => {
  const text = 'const b = <i t={n}><u>{n}</u></i>;';
  const both = write(text, [
    ['outer', 't={n}', ''],
    ['inner', '<u>{n}</u>', '<u>{m}</u>'],
  ])!;
  const [outer, inner] = ['<i ><u>{n}</u></i>', '<i t={n}><u>{m}</u></i>'];
  expect(both.text).toContain(
    `const b = (${is('outer')} ? (${outer}) : ${is('inner')} ? (${inner}) : (<i t={n}><u>{n}</u></i>));`,
  );
  expect(both.names).toEqual(['1.1-outer', '1.1-inner']);
});

test('what cannot be chosen while a program runs is left out', () => {
  const text = "import { a } from './a.ts';\nexport const b = a(1);\ntype C = 'd';\n";
  const names = (...faults: [name: string, before: string, after: string][]) => write(text, faults)!.names;
  expect(names(['import', './a.ts', './b.ts'], ['fits', 'a(1)', 'a(2)'])).toEqual(['1.1-fits']);
  expect(names(['type', "'d'", "'e'"])).toEqual([]);
  expect(names(['broken', 'a(1)', 'a(1'])).toEqual([]);
  expect(names(['gone', 'export const b = a(1);', ''])).toEqual([]);
  expect(write('a { color: red }', [['css', 'red', 'blue']], 'src/a.css')).toBeNull();
  expect(write('route(1);', [['route', '1', '2']], 'src/routes.ts')).toBeNull();
});
