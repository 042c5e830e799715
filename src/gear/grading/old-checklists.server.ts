import { firstChecklistTexts } from '#src/texts/first-checklists.ts';
import { currentChecklist } from './checklists.ts';
import { pointsOf } from './points.ts';
import type { Checklist, ChecklistName, Point } from './schemas.ts';

const must = true;

/** Version 1, by which older items were graded. Only the server shows it. */
const firstPoints: Record<ChecklistName, Point[]> = {
  digital: pointsOf(
    firstChecklistTexts.digital,
    'function',
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
  film: pointsOf(
    firstChecklistTexts.film,
    'function',
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
  lens: pointsOf(
    firstChecklistTexts.lens,
    'function',
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
  accessory: pointsOf(
    firstChecklistTexts.accessory,
    'function',
    ['works', 'all | most | some none!', { must }],
    ['complete', 'all | small | parts'],
    ['wear', 'none | traces | heavy', { photo: 'worse' }],
    ['safe', 'safe none | worn | unsafe', { must, photo: 'worse' }],
  ),
};

/** All versions of a checklist, the current one first. */
export const checklistsOf = (list: ChecklistName): [Checklist, ...Checklist[]] => [
  currentChecklist(list),
  { list, version: 1, points: firstPoints[list] },
];

/**
 * Expects the version of a stored inspection, which is never removed.
 * @param leftOut the ids of the points that did not apply to the item
 */
export function checklistOfVersion(
  list: ChecklistName,
  version: number,
  leftOut: readonly string[],
): Checklist {
  const found = checklistsOf(list).find((each) => each.version === version)!;
  return { ...found, points: found.points.filter(({ id }) => !leftOut.includes(id)) };
}
