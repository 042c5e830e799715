import { sql } from 'kysely';
import type { Photo } from '#src/media/photos/schemas.ts';
import { photoJson } from '#src/media/photos/service.server.ts';
import type { Checklist, Condition } from '#src/platform/db/columns.ts';
import { gradingTexts } from '#src/texts/gear.ts';
import { siteTexts } from '#src/texts/site.ts';
import { listed } from '#src/texts/words.ts';
import { answeredPoints } from './checklists.ts';
import { gradeAnswers } from './grade.ts';
import { formerPoints } from './queries.server.ts';
import type { Answers, FormerPoint, Inspection } from './schemas.ts';

type InspectionRow = {
  list: Checklist;
  version: number;
  answers: Answers;
  grade: Condition | null;
  working: boolean;
  madeAt: string;
  leftOut: string[];
  former: FormerPoint[] | null;
  servicedIn: number | null;
  servicedBy: string | null;
  photos: { point: string; photo: Omit<Photo, 'alt'> }[];
};

/** SQL for the current inspection of an item, for use in a query on `listings`. */
export const inspectionOfListing = sql<InspectionRow | null>`(
  select json_build_object(
    'list', list, 'version', version, 'answers', answers, 'grade', grade, 'working', working, 'madeAt', made_at,
    'leftOut', left_out, 'former', ${formerPoints}, 'servicedIn', serviced_in, 'servicedBy', serviced_by,
    'photos', (
      select coalesce(json_agg(json_build_object('point', point, 'photo', ${photoJson})
        order by inspection_photos.number), '[]')
      from inspection_photos join photos on photos.hash = inspection_photos.hash
      where inspection_photos.inspection_id = inspections.id
    ))
  from inspections where inspections.listing_id = listings.id and superseded_at is null
)`.as('inspection');

export function toInspection(row: InspectionRow | null, title: string): Inspection | null {
  if (!row) return null;
  const { list, version, answers, grade, working, madeAt, photos, leftOut, servicedIn, servicedBy } = row;
  const points = answeredPoints(list, row.former, leftOut);
  const { reasons } = gradeAnswers({ points }, answers);
  return {
    list,
    grade,
    working,
    date: new Date(madeAt).toISOString(),
    version,
    because: reasons.map(({ ask, text }) => text ?? gradingTexts.item.notChecked(ask)),
    points: points.flatMap(({ id, ask, fact, answers: choices }) => {
      const choice = choices.find(({ value }) => value === answers[id]);
      if (!choice) return [];
      const own = photos.filter(({ point }) => point === id);
      return {
        id,
        ask,
        answer: choice.value,
        text: choice.text,
        cap: choice.cap,
        fact,
        photos: own.map(({ photo }, index) => ({
          ...photo,
          alt: siteTexts.listing.photoAlt(listed([title, choice.text]), index + 1, own.length),
        })),
      };
    }),
    service: servicedIn === null && servicedBy === null ? null : { year: servicedIn, by: servicedBy },
    unchecked: points.filter(({ id }) => answers[id] === undefined).map(({ id, ask }) => ({ id, ask })),
  };
}
