import type { Checklist } from './checklists.ts';
import { grades, type Answers, type Grade } from './schemas.ts';

/** `answer` is null when the point was not checked. */
type Reason = { point: string; answer: string | null; cap: Grade };

export type Graded = {
  /** Null when more than a third was not checked. */
  grade: Grade | null;
  /** The best condition that the item may be given, even without a grade. */
  cap: Grade;
  working: boolean;
  reasons: Reason[];
  unchecked: string[];
};

const rank = (cap: Grade): number => grades.indexOf(cap);

export const isBetter = (one: Grade, other: Grade): boolean => rank(one) < rank(other);

/** The worst answer decides: no points, no averages. */
export function gradeAnswers({ points }: Checklist, answers: Answers): Graded {
  const unchecked = points.filter(({ id }) => !Object.hasOwn(answers, id));
  const said = points.flatMap(({ id, answers: choices }) => {
    const choice = choices.find(({ value }) => Object.hasOwn(answers, id) && value === answers[id]);
    return choice ? [{ point: id, answer: choice.value, cap: choice.cap, fails: choice.fails ?? false }] : [];
  });
  const unsaid = unchecked.filter(({ must }) => must);
  const held: Reason[] = [
    ...said.map(({ point, answer, cap }) => ({ point, answer, cap })),
    ...unsaid.map(({ id }) => ({ point: id, answer: null, cap: 'Good' as const })),
  ];
  const worst = Math.max(0, ...held.map(({ cap }) => rank(cap)));
  const cap = grades[worst]!;
  return {
    grade: unchecked.length * 3 > points.length ? null : cap,
    cap,
    working: said.every(({ fails }) => !fails),
    reasons: worst === 0 ? [] : held.filter((reason) => reason.cap === cap),
    unchecked: unchecked.map(({ id }) => id),
  };
}
