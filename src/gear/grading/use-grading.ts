import { useState } from 'react';
import type { SuggestedModel } from '#src/gear/models/schemas.ts';
import { useUploadGroups, useUploadsChanged } from '#src/media/photos/uploading/upload-card.tsx';
import type { StoredInput } from '#src/ui/client/personal-storage.ts';
import { checklistFor, currentChecklist, photosOf, pointsWithPhoto } from './checklists.ts';
import type { Draft } from './client.ts';
import { gradeAnswers } from './grade.ts';
import {
  maxPhotos,
  type Answers,
  type ChecklistName,
  type NewInspection,
  type Point,
  type Service,
} from './schemas.ts';
import { traitsOf, type Traits } from './traits.ts';

const blank = (list: ChecklistName | null): Draft => ({
  list,
  version: list ? currentChecklist(list).version : 0,
  answers: {},
  photos: {},
});

/** Marks points without an answer as not checked. */
function draftOf({ photos = {}, ...found }: NewInspection, known: Traits | null): Draft {
  const points = checklistFor(found.list, known, found.answers).points.map(
    ({ id }) => [id, found.answers[id] ?? null] as const,
  );
  return { ...found, answers: Object.fromEntries(points), photos };
}

const checkedOf = (answers: Draft['answers']): Answers =>
  Object.fromEntries(Object.entries(answers).filter((pair): pair is [string, string] => pair[1] !== null));

function initialDraft(
  stored: Draft | null,
  lists: readonly ChecklistName[],
  before: NewInspection | undefined,
  known: Traits | null,
): Draft {
  const draft = stored ?? (before ? draftOf(before, known) : null);
  const isCurrent =
    draft?.list && lists.includes(draft.list) && currentChecklist(draft.list).version === draft.version;
  const [only = null, ...others] = lists;
  return isCurrent ? draft : blank(others.length === 0 ? only : null);
}

/** Leaves out what was not filled in. */
function serviceOf({ year, by = '' }: Service = {}): Pick<NewInspection, 'service'> {
  const filled = { ...(year !== undefined && { year }), ...(by.trim() && { by: by.trim() }) };
  return Object.keys(filled).length > 0 ? { service: filled } : {};
}

export function useGrading(
  { read, write }: StoredInput<Draft>,
  lists: readonly ChecklistName[],
  model: SuggestedModel | undefined,
  before?: NewInspection,
) {
  const known = traitsOf(model);
  const [draft, setDraft] = useState(() => initialDraft(read(), lists, before, known));
  const groups = useUploadGroups(draft.photos, maxPhotos.point);
  const allChecked = checkedOf(draft.answers);
  const list = draft.list && checklistFor(draft.list, known, allChecked);
  const points = list?.points ?? [];
  const photoPoints = points.filter(({ photo }) => photo);
  const checked = Object.fromEntries(
    Object.entries(allChecked).filter(([id]) => points.some((point) => point.id === id)),
  );
  const service = checked['service'] === 'shop' ? draft.service : undefined;
  const uploadedOf = (of: readonly Point[]) =>
    photosOf(of, (id) =>
      groups
        .of(id)
        .items()
        .flatMap(({ url }) => url ?? []),
    );
  const save = (next: Draft) => {
    setDraft(next);
    // Stores the photos of all answers, because a user may return to an earlier answer.
    write({ ...next, photos: uploadedOf(photoPoints) });
  };
  useUploadsChanged(groups, () => save(draft));
  return {
    list: draft.list,
    points,
    answers: draft.answers,
    service,
    groups,
    graded: list && gradeAnswers(list, checked),
    choose: (chosen: ChecklistName) => save(blank(chosen)),
    answer: (id: string, value: string | null) =>
      save({ ...draft, answers: { ...draft.answers, [id]: value } }),
    describeService: (next: Service) => save({ ...draft, service: next }),
    /** Returns null if no checklist is chosen or a photo could not be uploaded. */
    finish: async (): Promise<NewInspection | null> => {
      if (!list) return null;
      const withPhoto = pointsWithPhoto(list.points, checked);
      const settled = await Promise.all(withPhoto.map(async ({ id }) => groups.of(id).settled()));
      if (settled.includes(null)) return null;
      return {
        list: list.list,
        version: list.version,
        answers: checked,
        photos: uploadedOf(withPhoto),
        ...serviceOf(service),
      };
    },
    forget: () => write(null),
  };
}
export type Grading = ReturnType<typeof useGrading>;
