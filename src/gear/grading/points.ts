import type { ListWords } from '#src/texts/checklist-shared.ts';
import type { Grade, Point, Section } from './schemas.ts';
import type { Trait, Traits } from './traits.ts';

/**
 * `values` lists the answers that allow Excellent, Good and Fair, as `value value | value | value`; `!` marks answers
 * that mean the item does not work.
 */
export type Definition = [id: string, values: string, more?: Options];

type Options = {
  /** If it is not checked, the grade is at most Good. */
  must?: true;
  /** The answers that ask for a photo: all, those that allow less than Excellent, or the ones in the list. */
  photo?: 'always' | 'worse' | readonly string[];
  /** Asked only about items with this property. */
  only?: Trait;
  /** No answer is better than another; each one decides which other points are asked. */
  decides?: Record<string, Traits>;
  /** The answers only describe the item. The point is not counted among those without a fault. */
  fact?: true;
  /** Can be checked in a minute where buyer and seller meet. */
  quick?: true;
};

/** About any item. */
export const smell: Definition = ['smell', 'none smoke mold', { fact: true }];

/** The words are read when a point is shown, because the language of the shop can change. */
export function pointsOf(texts: ListWords, section: Section, ...definitions: Definition[]): Point[] {
  return definitions.map(([id, values, { must, photo, only, decides, fact, quick } = {}]) => {
    const words = texts[id]!;
    const [excellent = '', good = '', fair = ''] = values.split('|');
    const answers = [
      ...answersOf(excellent, 'Excellent'),
      ...answersOf(good, 'Good'),
      ...answersOf(fair, 'Fair'),
    ].map((answer) => ({
      ...answer,
      get text() {
        return words.answers[answer.value]!;
      },
      ...(decides && { traits: decides[answer.value] ?? {} }),
    }));
    const asksPhoto = ({ value, cap }: { value: string; cap: Grade }) =>
      photo === 'always' || (photo === 'worse' ? cap !== 'Excellent' : photo?.includes(value));
    return {
      id,
      section,
      get ask() {
        return words.ask;
      },
      get how() {
        return words.how;
      },
      must: must ?? false,
      only: only ?? null,
      fact: fact ?? decides !== undefined,
      quick: quick ?? false,
      photo: photo
        ? {
            get how() {
              return words.photo!;
            },
            answers: answers.filter(asksPhoto).map(({ value }) => value),
          }
        : null,
      answers,
    };
  });
}

const answersOf = (values: string, cap: Grade) =>
  values
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((value) => ({ value: value.replace('!', ''), cap, working: !value.endsWith('!') }));
