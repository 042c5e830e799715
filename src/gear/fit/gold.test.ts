import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { factsOf } from './facts.server.ts';
import { judge } from './verdict.ts';

// The engine was tuned on these pairs. The only unbiased results are those of its first run, in test/gold/fit-accuracy.md.

const root = join(import.meta.dirname, '../../..');
const facts = await factsOf(root);
const models = new Map((await referenceModels(root)).map((model) => [model.id, model]));

const [head = '', ...lines] = readFileSync(join(root, 'test/gold/fit.tsv'), 'utf8')
  .replace(/\n$/, '')
  .split('\n');
const columns = head.split('\t');
const rows = lines.map((line) => {
  const cells = line.split('\t');
  const cell = (column: string) => cells[columns.indexOf(column)]!;
  const [camera, lens] = [models.get(cell('camera')), models.get(cell('lens'))];
  if (!camera || !lens) throw new Error(`no model ${cell('camera')} or ${cell('lens')}`);
  return {
    pair: `${camera.id} ${lens.id}`,
    verdict: cell('verdict'),
    adapter: cell('adapter'),
    loses: cell('loses'),
    isDisputed: cell('second').startsWith('disputed'),
    fit: judge(facts, camera, lens),
  };
});
const agreed = rows.filter(({ isDisputed }) => !isDisputed);
const pairs = (some: typeof rows) => some.map(({ pair }) => pair);
const judgedAs = (verdict: string) => agreed.filter(({ fit }) => fit.verdict === verdict);
const wrong = (verdict: string) => judgedAs(verdict).filter((row) => row.verdict !== verdict);

const common = new Set(
  'adapter|and|canon|converter|fujifilm|leica|lens|mechanical|minolta|mount|nikon|of|olympus|or|panasonic|pentax|rollei|sony|the|to|with'.split(
    '|',
  ),
);
const words = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s/(),]+/)
    .filter((word) => /\w/.test(word) && !common.has(word));
const isSameAdapter = (one: string, other: string) => words(one).some((word) => words(other).includes(word));
const sorted = (losses: readonly string[]) => losses.filter(Boolean).toSorted().join();

describe('the 400 labeled pairs', () => {
  test('have valid labels', () => {
    expect([rows.length, rows.length - agreed.length]).toEqual([400, 1]);
    expect(rows.filter(({ verdict }) => !/^(?:native|adapter|limited|no|unknown)$/.test(verdict))).toEqual(
      [],
    );
  });

  test("are never wrongly judged 'native'", () => {
    expect(pairs(wrong('native'))).toEqual([]);
    expect(judgedAs('native').length).toBeGreaterThan(65);
  });

  test("are judged 'limited' exactly when they are labeled so, with the labeled losses", () => {
    const limited = agreed.filter(({ verdict }) => verdict === 'limited');
    expect(limited.length).toBeGreaterThan(7);
    expect(pairs(judgedAs('limited'))).toEqual(pairs(limited));
    for (const { pair, loses, fit } of limited)
      expect(sorted(fit.loses), pair).toBe(sorted(loses.split(',')));
  });

  test("contain at most one that is wrongly judged 'no'", () => {
    expect(pairs(wrong('no')).length).toBeLessThanOrEqual(1);
    expect(judgedAs('no').length).toBeGreaterThan(30);
  });

  test('get the right adapter and losses in at least 95 % of the cases that need one', () => {
    const adapted = agreed.filter(({ verdict }) => verdict === 'adapter');
    const right = adapted.filter(
      ({ adapter, loses, fit }) =>
        fit.verdict === 'adapter' &&
        isSameAdapter(fit.adapters[0]!.name, adapter) &&
        sorted(fit.loses) === sorted(loses.split(',')),
    );
    expect(right.length / adapted.length).toBeGreaterThanOrEqual(0.95);
  });

  test("are judged 'unknown' in at most 8 % of the cases that have a known answer", () => {
    const decided = agreed.filter(({ verdict }) => verdict !== 'unknown');
    const open = decided.filter(({ fit }) => fit.verdict === 'unknown');
    expect(open.length / decided.length).toBeLessThanOrEqual(0.08);
  });
});
