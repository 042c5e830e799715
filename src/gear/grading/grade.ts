import { grades, type Answers, type FormerPoint, type Grade } from './schemas.ts';

/** `answer` and its `text` are null when the point was not checked. */
type Reason = { point: string; ask: string; answer: string | null; text: string | null; cap: Grade };

export type Graded = {
  /** Null if more than a third of the points were not checked. */
  grade: Grade | null;
  /** The best condition that the seller may state, even without a grade. */
  cap: Grade;
  working: boolean;
  reasons: Reason[];
  unchecked: string[];
};

const rank = (cap: Grade): number => grades.indexOf(cap);

export const isBetter = (one: Grade, other: Grade): boolean => rank(one) < rank(other);

/** At most this many of the points can stay unchecked if there is to be a grade. */
const maxUnchecked = (points: number): number => Math.floor(points / 3);

/** How many more points must be checked for a grade. */
export const checksToGrade = ({ unchecked }: Pick<Graded, 'unchecked'>, points: number): number =>
  Math.max(0, unchecked.length - maxUnchecked(points));

/** Grades an item by its worst answer. */
export function gradeAnswers({ points }: { points: readonly FormerPoint[] }, answers: Answers): Graded {
  const unchecked = points.filter(({ id }) => !Object.hasOwn(answers, id));
  const checked = points.flatMap(({ id, ask, answers: choices }) => {
    const choice = choices.find(({ value }) => Object.hasOwn(answers, id) && value === answers[id]);
    return choice ? [{ point: id, ask, choice }] : [];
  });
  const missing = unchecked.filter(({ must }) => must);
  const reasons: Reason[] = [
    ...checked.map(({ point, ask, choice: { value, text, cap } }) => ({
      point,
      ask,
      answer: value,
      text,
      cap,
    })),
    ...missing.map(({ id, ask }) => ({ point: id, ask, answer: null, text: null, cap: 'Good' as const })),
  ];
  const cap = reasons.reduce<Grade>(
    (worst, each) => (isBetter(worst, each.cap) ? each.cap : worst),
    'Excellent',
  );
  return {
    grade: unchecked.length > maxUnchecked(points.length) ? null : cap,
    cap,
    working: checked.every(({ choice }) => choice.working),
    reasons: cap === 'Excellent' ? [] : reasons.filter((reason) => reason.cap === cap),
    unchecked: unchecked.map(({ id }) => id),
  };
}
