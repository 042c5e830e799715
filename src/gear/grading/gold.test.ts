import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { currentChecklist } from './checklists.ts';
import { checklistNames } from './schemas.ts';

const file = readFileSync(join(import.meta.dirname, '../../../test/gold/checklist-grades.tsv'), 'utf8');
const judged = file.trimEnd().split('\n').slice(1);

test.for(checklistNames)('each answer of the list %s allows the grade that its words deserve', (list) => {
  const rows = currentChecklist(list).points.flatMap(({ id, answers }) =>
    answers
      // The kind of the item is neither good nor bad.
      .filter(({ traits }) => traits === undefined)
      .map(({ text, cap, working }) => [list, id, text, cap, working ? 'yes' : 'no'].join('\t')),
  );
  expect(rows.toSorted()).toEqual(judged.filter((row) => row.startsWith(`${list}\t`)).toSorted());
});
