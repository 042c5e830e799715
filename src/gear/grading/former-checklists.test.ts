import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { createDatabase } from '#test/database.ts';
import { gradeAnswers } from './grade.ts';
import { checklistNames, type ChecklistName, type FormerPoint } from './schemas.ts';

const migration = readFileSync(
  join(import.meta.dirname, '../../../db/migrations/0370_former_checklists.additive.sql'),
  'utf8',
);

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: pg.Client;
beforeEach(async () => {
  database = await createDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

type Former = { list: ChecklistName; version: number; points: FormerPoint[] };

async function readFormer(): Promise<Former[]> {
  return (await client.query<Former>('select * from former_checklists order by list')).rows;
}

async function migrateAgain(language: string): Promise<void> {
  const settings = JSON.stringify({ language });
  await client.query('insert into shop_settings (version, settings) values (1, $1)', [settings]);
  await client.query('drop table former_checklists');
  await client.query(migration);
}

const askOf = (former: Former[], list: ChecklistName, point: string) =>
  former.find((each) => each.list === list)?.points.find(({ id }) => id === point)?.ask;

test('the first version of each checklist is stored, and its answers still lead to the same grades', async () => {
  const former = await readFormer();
  expect(former.map(({ list, version, points }) => [list, version, points.length])).toEqual([
    ['accessory', 1, 4],
    ['digital', 1, 15],
    ['film', 1, 11],
    ['lens', 1, 14],
  ]);
  for (const { points } of former) {
    expect(points.every(({ ask, how, must, quick }) => ask && how && quick === must)).toBe(true);
    const best = Object.fromEntries(points.map(({ id, answers }) => [id, answers[0]!.value]));
    expect(gradeAnswers({ points }, best)).toMatchObject({ grade: 'Excellent', working: true });
    const worst = Object.fromEntries(points.map(({ id, answers }) => [id, answers.at(-1)!.value]));
    expect(gradeAnswers({ points }, worst)).toMatchObject({ grade: 'Fair', working: false });
  }
});

test.each([
  ['de', 'Pilzbefall'],
  ['fr', 'champignons'],
  ['es', 'hongos'],
  ['ja', 'カビ'],
])('the migration stores the texts in the language that the shop has then: %s', async (language, fungus) => {
  await migrateAgain(language);
  const former = await readFormer();
  expect(former.map(({ list }) => list)).toEqual(checklistNames.toSorted());
  expect(askOf(former, 'lens', 'fungus')).toContain(fungus);
});
