import { useState } from 'react';
import { useUploadGroups, useUploadsChanged } from '#src/accounts/photos/uploading/upload-card.tsx';
import { currentChecklist, photosOf, pointsWithPhoto } from './checklists.ts';
import { maxPhotos, type ChecklistName, type NewInspection, type Point } from './schemas.ts';
import { openDraft, type Draft } from './client.ts';
import { gradeAnswers } from './grade.ts';

const blank = (list: ChecklistName | null): Draft => ({
  list,
  version: list ? currentChecklist(list).version : 0,
  answers: {},
  photos: {},
});

/** Points that were left out become 'not checked'. */
function draftOf({ photos = {}, ...found }: NewInspection): Draft {
  const points = currentChecklist(found.list).points.map(
    ({ id }) => [id, found.answers[id] ?? null] as const,
  );
  return { ...found, answers: Object.fromEntries(points), photos };
}

function begin(
  stored: Draft | null,
  lists: readonly ChecklistName[],
  before: NewInspection | undefined,
): Draft {
  const kept = stored ?? (before ? draftOf(before) : null);
  const isCurrent =
    kept?.list && lists.includes(kept.list) && currentChecklist(kept.list).version === kept.version;
  const [only = null, ...others] = lists;
  return isCurrent ? kept : blank(others.length === 0 ? only : null);
}

export function useGrading(about: string, lists: readonly ChecklistName[], before?: NewInspection) {
  const [stored] = useState(() => openDraft(about));
  const [draft, setDraft] = useState(() => begin(stored.read(), lists, before));
  const groups = useUploadGroups(draft.photos, maxPhotos.point);
  const list = draft.list && currentChecklist(draft.list);
  const points = list?.points ?? [];
  const taking = points.filter(({ photo }) => photo);
  const said = Object.fromEntries(
    Object.entries(draft.answers).filter((pair): pair is [string, string] => pair[1] !== null),
  );
  const arrived = (of: readonly Point[]) =>
    photosOf(of, (id) =>
      groups
        .of(id)
        .items()
        .flatMap(({ url }) => url ?? []),
    );
  const keep = (next: Draft) => {
    setDraft(next);
    // Photos of answers that no longer ask for one are kept: an answer may be taken back.
    stored.write({ ...next, photos: arrived(taking) });
  };
  useUploadsChanged(groups, () => keep(draft));
  return {
    list: draft.list,
    points,
    answers: draft.answers,
    groups,
    graded: list && gradeAnswers(list, said),
    choose: (chosen: ChecklistName) => keep(blank(chosen)),
    answer: (id: string, value: string | null) =>
      keep({ ...draft, answers: { ...draft.answers, [id]: value } }),
    /** Returns null until a list is chosen, and while a photo is being uploaded. */
    finish: async (): Promise<NewInspection | null> => {
      if (!list) return null;
      const asked = pointsWithPhoto(list.points, said);
      const settled = await Promise.all(asked.map(async ({ id }) => groups.of(id).settled()));
      if (settled.includes(null)) return null;
      return { list: list.list, version: list.version, answers: said, photos: arrived(asked) };
    },
    forget: () => stored.write(null),
  };
}
export type Grading = ReturnType<typeof useGrading>;
