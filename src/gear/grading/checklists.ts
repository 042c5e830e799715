import { checklistTexts } from '#src/texts/checklists.ts';
import type { Answers, Checklist, Grade, ChecklistName, Point } from './schemas.ts';

type Version = Omit<Checklist, 'list'>;
type Texts = (typeof checklistTexts)[ChecklistName];

/**
 * `values` lists the answers that allow Excellent, Good and Fair, as `value value | value | value`; `!` marks answers
 * that mean the item does not work. `photo` states which answers ask for a photo.
 */
type Definition = [id: string, values: string, more?: { must?: true; photo?: 'always' | 'worse' }];

function pointsOf(texts: Texts, ...definitions: Definition[]): Point[] {
  return definitions.map(([id, values, { must = false, photo } = {}]) => {
    const words = texts[id]!;
    const [excellent = '', good = '', fair = ''] = values.split('|');
    const answers = [
      ...answersOf(excellent, 'Excellent'),
      ...answersOf(good, 'Good'),
      ...answersOf(fair, 'Fair'),
    ].map((answer) => ({ ...answer, text: words.answers[answer.value]! }));
    const photoRequest = photo ? { how: words.photo!, when: photo } : null;
    return { id, ask: words.ask, how: words.how, must, photo: photoRequest, answers };
  });
}

const answersOf = (values: string, cap: Grade) =>
  values
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((value) => ({ value: value.replace('!', ''), cap, working: !value.endsWith('!') }));

const must = true;

/**
 * The current version comes first. Older ones are kept, because stored answers refer to them. A changed question gets a
 * new id.
 */
const versions: Record<ChecklistName, readonly [Version, ...Version[]]> = {
  digital: [
    {
      version: 1,
      points: pointsOf(
        checklistTexts.digital,
        ['pictures', 'all | | some none!', { must }],
        ['sensor', 'clean | specks | marked', { must, photo: 'always' }],
        ['curtains', 'flat none | marked | uneven!', { must, photo: 'worse' }],
        ['mirror', 'clean none | dust | marked'],
        ['finder', 'clear none | dust | faulty', { photo: 'worse' }],
        ['display', 'clear none | scratched | faulty', { photo: 'worse' }],
        ['mount', 'tight fixed | brassed | loose', { must, photo: 'worse' }],
        ['batteryDoor', 'closes | worn | broken', { must, photo: 'worse' }],
        ['cardDoor', 'closes | worn | broken'],
        ['buttons', 'all | stiff | fail'],
        ['hotShoe', 'works none | worn | fails'],
        ['grips', 'tight | lifting | missing', { photo: 'worse' }],
        ['battery', 'flat none | weak | swollen', { must }],
        ['knocks', 'none | small | dents', { photo: 'worse' }],
        ['repairs', 'none | workshop | own'],
      ),
    },
  ],
  film: [
    {
      version: 1,
      points: pointsOf(
        checklistTexts.film,
        ['advance', 'smooth | rough | fails!', { must }],
        ['slowSpeeds', 'right none | slow | stuck', { must }],
        ['shutter', 'tight | marked | holes!', { must, photo: 'worse' }],
        ['seals', 'fresh none | worn | crumbling', { must, photo: 'worse' }],
        ['meter', 'right none | off | dead'],
        ['filmFinder', 'clear | dust | faulty', { photo: 'worse' }],
        ['back', 'closes | worn | broken'],
        ['chamber', 'clean none | traces | corroded', { photo: 'worse' }],
        ['bellows', 'tight none | worn | holes', { photo: 'worse' }],
        ['knocks', 'none | small | dents', { photo: 'worse' }],
        ['repairs', 'none | workshop | own'],
      ),
    },
  ],
  lens: [
    {
      version: 1,
      points: pointsOf(
        checklistTexts.lens,
        ['fungus', 'none | | rim spread', { must, photo: 'worse' }],
        ['haze', 'none | trace | milky', { must, photo: 'worse' }],
        ['scratches', 'none | fine | deep', { photo: 'worse' }],
        ['separation', 'none | rim | spread', { photo: 'worse' }],
        ['dust', 'little | some | much'],
        ['aperture', 'snappy none | oil | slow stuck!', { must, photo: 'worse' }],
        ['focus', 'smooth | uneven | stiff stuck!', { must }],
        ['zoom', 'smooth none | creeps | stiff'],
        ['autofocus', 'sure none | loud | fails', { must }],
        ['stabiliser', 'works none | loud | fails'],
        ['lensMount', 'tight | brassed | loose', { photo: 'worse' }],
        ['thread', 'clean none | marked | bent'],
        ['barrel', 'clean | worn | dented', { photo: 'worse' }],
        ['repairs', 'none | workshop | own'],
      ),
    },
  ],
  accessory: [
    {
      version: 1,
      points: pointsOf(
        checklistTexts.accessory,
        ['works', 'all | most | some none!', { must }],
        ['complete', 'all | small | parts'],
        ['wear', 'none | traces | heavy', { photo: 'worse' }],
        ['safe', 'safe none | worn | unsafe', { must, photo: 'worse' }],
      ),
    },
  ],
};

export const checklistsOf = (list: ChecklistName): Checklist[] =>
  versions[list].map((version) => ({ list, ...version }));

export const currentChecklist = (list: ChecklistName): Checklist => ({ list, ...versions[list][0] });

/** Expects the version of a stored inspection, which is never removed. */
export const checklistOfVersion = (list: ChecklistName, version: number): Checklist => ({
  list,
  ...versions[list].find((each) => each.version === version)!,
});

/** Returns the instruction for the photo that this answer asks for, or null when it asks for none. */
export function photoInstruction({ photo, answers }: Point, value: string): string | null {
  const cap = answers.find((each) => each.value === value)?.cap;
  const isRequired = cap !== undefined && (photo?.when === 'always' || cap !== 'Excellent');
  return (isRequired && photo?.how) || null;
}

export function pointsWithPhoto(points: readonly Point[], answers: Answers): Point[] {
  return points.filter((each) => photoInstruction(each, answers[each.id] ?? '') !== null);
}

/** Leaves out points without a photo. */
export function photosOf(
  points: readonly Point[],
  urlsOf: (id: string) => string[],
): Record<string, string[]> {
  const all = points.map(({ id }) => [id, urlsOf(id)] as const);
  return Object.fromEntries(all.filter(([, urls]) => urls.length > 0));
}
