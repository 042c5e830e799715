import { gradingTexts } from '#src/texts/grading.ts';
import { siteTexts } from '#src/texts/site.ts';
import { listOfVersion } from './checklists.ts';
import type { Inspection } from './schemas.ts';
import { gradeAnswers } from './grade.ts';
import type { InspectionRow } from './queries.server.ts';
import { describeList } from './checklist-response.ts';

export function toInspection(row: InspectionRow | null, title: string): Inspection | null {
  if (!row) return null;
  const { list, version, answers, grade, working, madeAt, photos } = row;
  const { points } = describeList(list, version);
  const { reasons } = gradeAnswers(listOfVersion(list, version), answers);
  const textOf = (id: string, value: string | null) => {
    const point = points.find((each) => each.id === id)!;
    const text = point.answers.find((answer) => answer.value === value)?.text;
    return text ?? gradingTexts.item.notChecked(point.ask);
  };
  return {
    list,
    grade,
    working,
    date: new Date(madeAt).toISOString(),
    version,
    because: reasons.map(({ point, answer }) => textOf(point, answer)),
    points: points.flatMap(({ id, ask, answers: choices }) => {
      const choice = choices.find(({ value }) => value === answers[id]);
      if (!choice) return [];
      const own = photos.filter(({ point }) => point === id);
      return {
        id,
        ask,
        answer: choice.value,
        text: choice.text,
        cap: choice.cap,
        photos: own.map(({ photo }, index) => ({
          ...photo,
          alt: siteTexts.listing.photoAlt(`${title}, ${choice.text}`, index + 1, own.length),
        })),
      };
    }),
    unchecked: points.filter(({ id }) => answers[id] === undefined).map(({ id, ask }) => ({ id, ask })),
  };
}
