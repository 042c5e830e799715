import { expect, test } from 'vitest';
import { findUncovered, readExempt } from './check.ts';
import { parseMutant } from './mutant.ts';
import { findPlace, plant } from './source.ts';
import { judge, judgeUnharmed, patternOf, reasonOf, type Run } from './verdict.ts';

const text = `fault: Nobody is greeted.
test: src/hall/greet.test.ts › greeting › says a name

--- instead of
if (name) {
  greet(name);
--- stands
if (name) {
`;
const mutant = parseMutant('1.2-nobody-is-greeted', text);
const source = 'a();\n    if (name) {\n        greet(name);\n    }\n';

test('a fault is read from its three parts', () => {
  expect(mutant).toEqual({
    name: '1.2-nobody-is-greeted',
    requirement: '1.2',
    fault: 'Nobody is greeted.',
    test: { file: 'src/hall/greet.test.ts', name: 'greeting › says a name' },
    project: 'desk',
    ownBuild: false,
    before: 'if (name) {\n  greet(name);',
    after: 'if (name) {',
  });
  const onPhone = text.replace('\n\n---', '\non: phone\n\n---');
  expect(parseMutant('1.2-nobody', onPhone).project).toBe('phone');
  const ownBuild = onPhone.replace('phone\n', 'phone\nbuild: own\n');
  expect(parseMutant('1.2-nobody', ownBuild)).toMatchObject({ project: 'phone', ownBuild: true });
});

test('what is not of the form is refused by name', () => {
  expect(() => parseMutant('nobody', text)).toThrow('nobody: a name is the requirement and the fault');
  expect(() => parseMutant('1.2-nobody', text.replace('test:', 'tests:'))).toThrow('1.2-nobody: is not of');
  const empty = text.replace('if (name) {\n  greet(name);\n', '\n');
  expect(() => parseMutant('1.2-nobody', empty)).toThrow('1.2-nobody: replaces nothing');
});

test('a text is found wherever it stands and however it is indented, once alone', () => {
  const sources = [
    { path: 'src/other.ts', text: 'b();' },
    { path: 'src/hall/greet.ts', text: source },
  ];
  const place = findPlace(mutant, sources);
  expect(place.path).toBe('src/hall/greet.ts');
  expect(plant(mutant, place)).toBe('a();\n    if (name) {\n    }\n');
  expect(() => findPlace(mutant, sources.slice(0, 1))).toThrow('is no longer found');
  const twice = [...sources, { path: 'src/copy.ts', text: source }];
  expect(() => findPlace(mutant, twice)).toThrow('stands 2 times: src/hall/greet.ts, src/copy.ts');
});

const run = (passed: boolean, error = 'AssertionError: expected 1 to be 2'): Run => ({
  outcomes: [{ name: 'group › name', passed, errors: passed ? [] : [error] }],
  broken: null,
});

test('a fault is noticed when its test fails for what it looks at', () => {
  expect(judge(run(false), 'name')).toBeNull();
  expect(judge(run(true), 'name')).toBe('its test passes with the fault');
  expect(judge(run(false), 'another')).toBe('its test did not run');
  expect(judge({ outcomes: [], broken: 'no build' }, 'name')).toBe('nothing ran: no build');
  for (const error of ['ReferenceError: b is not defined', 'Error: Failed to load url ./gone.ts'])
    expect(judge(run(false, error), 'name')).toMatch(/^the code does not run/);
  // What the browser says of a call that was refused.
  expect(judge(run(false, 'console: Failed to load resource: the server responded'), 'name')).toBeNull();
});

test('what a test says of a fault is told in a line', () => {
  const said = '\u001B[31mError: expected\u001B[39m 1\n  Received: 2\n';
  expect(reasonOf(run(false, said), 'name')).toBe('Error: expected 1 Received: 2');
  expect(reasonOf(run(true), 'name')).toBe('');
});

test('a test that fails without a fault proves nothing', () => {
  expect(judgeUnharmed(run(true), 'group › name')).toBeNull();
  expect(judgeUnharmed(run(false), 'name')).toMatch(/^its test fails without the fault: AssertionError/);
  expect(judgeUnharmed(run(true), 'another')).toBe('there is no such test');
});

test('tests are asked for by names as they are written', () => {
  const pattern = patternOf(['group › a (b)', '/lens is turned']);
  for (const name of ['file group a (b)', 'group > a (b)', '/lens is turned by links'])
    expect(name).toMatch(pattern);
  expect('group a b').not.toMatch(pattern);
});

test('a row needs a mutant or a reason', () => {
  const exempt = readExempt('1.2 It says where the shop is, and does nothing.\nno number\n1.3\n');
  expect([...exempt]).toEqual([['1.2', 'It says where the shop is, and does nothing.']]);
  expect(findUncovered(['1.1', '1.2', '2.1'], ['1.2'], ['1'])).toEqual(['1.1']);
});
