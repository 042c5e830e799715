import { checklistTexts } from '#src/texts/checklists.ts';
import { currentList, listOfVersion } from './checklists.ts';
import type { ChecklistWire, List, PointWire } from './schemas.ts';

const described = new Map<string, ChecklistWire>();

export function describeList(list: List, version = currentList(list).version): ChecklistWire {
  const key = `${list} ${version}`;
  const known = described.get(key) ?? inWords(list, version);
  described.set(key, known);
  return known;
}

function inWords(list: List, version: number): ChecklistWire {
  const points = listOfVersion(list, version).points.map(({ id, must, photo, answers }): PointWire => {
    const words = checklistTexts[list][id]!;
    return {
      id,
      ask: words.ask,
      how: words.how,
      must,
      photo: photo && { how: words.photo!, when: photo },
      answers: answers.map(({ value, cap, fails }) => ({
        value,
        text: words.answers[value]!,
        cap,
        working: !fails,
      })),
    };
  });
  return { list, version, points };
}
