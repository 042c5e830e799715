import type { Grade, List } from './schemas.ts';

/** The best grade that an answer allows; without `fails` the item works all the same. */
type Choice = { value: string; cap: Grade; fails?: true };

/** `must`: unless checked, the grade is Good at best. `photo`: the answers that ask for a photo. */
export type Point = {
  id: string;
  must: boolean;
  photo: 'always' | 'worse' | null;
  answers: readonly Choice[];
};
export type Checklist = { version: number; points: readonly Point[] };

const [best, good, fair] = ['Excellent', 'Good', 'Fair'] as const satisfies Grade[];

/**
 * `said`: `value value | value | value` for Excellent, Good and Fair; `!` marks answers with which the item does not
 * work.
 */
function point(id: string, said: string, more: { must?: true; photo?: Point['photo'] } = {}): Point {
  const caps = [best, good, fair];
  const answers = said.split('|').flatMap((part, at) =>
    part
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((value): Choice => ({
        value: value.replace('!', ''),
        cap: caps[at]!,
        ...(value.endsWith('!') && { fails: true as const }),
      })),
  );
  return { id, must: more.must ?? false, photo: more.photo ?? null, answers };
}

const must = true;

/**
 * Old versions stay, since stored answers refer to them. Words are in `src/texts/checklists.ts`; a changed question
 * gets a new id.
 */
export const checklists: Record<List, readonly [Checklist, ...Checklist[]]> = {
  digital: [
    {
      version: 1,
      points: [
        point('pictures', 'all | | some none!', { must }),
        point('sensor', 'clean | specks | marked', { must, photo: 'always' }),
        point('curtains', 'flat none | marked | uneven!', { must, photo: 'worse' }),
        point('mirror', 'clean none | dust | marked'),
        point('finder', 'clear none | dust | faulty', { photo: 'worse' }),
        point('display', 'clear none | scratched | faulty', { photo: 'worse' }),
        point('mount', 'tight fixed | brassed | loose', { must, photo: 'worse' }),
        point('batteryDoor', 'closes | worn | broken', { must, photo: 'worse' }),
        point('cardDoor', 'closes | worn | broken'),
        point('buttons', 'all | stiff | fail'),
        point('hotShoe', 'works none | worn | fails'),
        point('grips', 'tight | lifting | missing', { photo: 'worse' }),
        point('battery', 'flat none | weak | swollen', { must }),
        point('knocks', 'none | small | dents', { photo: 'worse' }),
        point('repairs', 'none | workshop | own'),
      ],
    },
  ],
  film: [
    {
      version: 1,
      points: [
        point('advance', 'smooth | rough | fails!', { must }),
        point('slowSpeeds', 'right none | slow | stuck', { must }),
        point('shutter', 'tight | marked | holes!', { must, photo: 'worse' }),
        point('seals', 'fresh none | worn | crumbling', { must, photo: 'worse' }),
        point('meter', 'right none | off | dead'),
        point('filmFinder', 'clear | dust | faulty', { photo: 'worse' }),
        point('back', 'closes | worn | broken'),
        point('chamber', 'clean none | traces | corroded', { photo: 'worse' }),
        point('bellows', 'tight none | worn | holes', { photo: 'worse' }),
        point('knocks', 'none | small | dents', { photo: 'worse' }),
        point('repairs', 'none | workshop | own'),
      ],
    },
  ],
  lens: [
    {
      version: 1,
      points: [
        point('fungus', 'none | | rim spread', { must, photo: 'worse' }),
        point('haze', 'none | trace | milky', { must, photo: 'worse' }),
        point('scratches', 'none | fine | deep', { photo: 'worse' }),
        point('separation', 'none | rim | spread', { photo: 'worse' }),
        point('dust', 'little | some | much'),
        point('aperture', 'snappy none | oil | slow stuck!', { must, photo: 'worse' }),
        point('focus', 'smooth | uneven | stiff stuck!', { must }),
        point('zoom', 'smooth none | creeps | stiff'),
        point('autofocus', 'sure none | loud | fails', { must }),
        point('stabiliser', 'works none | loud | fails'),
        point('lensMount', 'tight | brassed | loose', { photo: 'worse' }),
        point('thread', 'clean none | marked | bent'),
        point('barrel', 'clean | worn | dented', { photo: 'worse' }),
        point('repairs', 'none | workshop | own'),
      ],
    },
  ],
  accessory: [
    {
      version: 1,
      points: [
        point('works', 'all | most | some none!', { must }),
        point('complete', 'all | small | parts'),
        point('wear', 'none | traces | heavy', { photo: 'worse' }),
        point('safe', 'safe none | worn | unsafe', { must, photo: 'worse' }),
      ],
    },
  ],
};

export const currentList = (list: List): Checklist => checklists[list].at(-1)!;

export const listOfVersion = (list: List, version: number): Checklist =>
  checklists[list].find((each) => each.version === version)!;

export function asksPhoto({ photo, answers }: Point, value: string): boolean {
  const cap = answers.find((each) => each.value === value)?.cap;
  return cap !== undefined && (photo === 'always' || (photo === 'worse' && cap !== best));
}
