import pg from 'pg';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { createDatabase } from '#test/database.ts';
import { storeFormerChecklists } from '#test/former-checklists.ts';
import { gradeAnswers } from './grade.ts';
import { checklistNames, type ChecklistName, type FormerPoint } from './schemas.ts';

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
  return (await client.query<Former>('select * from former_checklists order by list, version')).rows;
}

async function migrateAgain(language: string): Promise<void> {
  const settings = JSON.stringify({ language });
  await client.query('insert into shop_settings (version, settings) values (1, $1)', [settings]);
  await storeFormerChecklists(async (statements) => client.query(statements));
}

test('each former version of a checklist is stored, and its answers still lead to the same grades', async () => {
  await migrateAgain('en');
  const former = await readFormer();
  expect(former.map(({ list, version, points }) => [list, version, points.length])).toEqual([
    ['accessory', 1, 4],
    ['accessory', 2, 14],
    ['digital', 1, 15],
    ['digital', 2, 31],
    ['film', 1, 11],
    ['film', 2, 32],
    ['lens', 1, 14],
    ['lens', 2, 23],
  ]);
  for (const { points: all } of former) {
    expect(all.every(({ ask, how }) => ask && how)).toBe(true);
    // The kind of the item is neither good nor bad.
    const points = all.filter(({ answers }) => answers.every(({ traits }) => !traits));
    const best = Object.fromEntries(points.map(({ id, answers }) => [id, answers[0]!.value]));
    expect(gradeAnswers({ points }, best)).toMatchObject({ grade: 'Excellent', working: true });
    for (const { id, answers } of points)
      for (const { value, cap, working } of answers)
        expect(gradeAnswers({ points }, { ...best, [id]: value })).toMatchObject({ grade: cap, working });
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
  expect(former.map(({ list }) => list)).toEqual([...checklistNames, ...checklistNames].toSorted());
  const lenses = former.filter(({ list }) => list === 'lens');
  for (const { points } of lenses) expect(points.find(({ id }) => id === 'fungus')?.ask).toContain(fungus);
});
