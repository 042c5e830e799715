import { useState } from 'react';
import { useUploadGroups, useUploadsChanged } from '#src/accounts/photos/uploading/upload-card.tsx';
import { currentList, type Point } from './checklists.ts';
import { mostPhotos, type List, type NewInspection } from './schemas.ts';
import { openDraft, type Draft } from './draft.ts';
import { gradeAnswers } from './grade.ts';
import { asking, photosOf } from './requested-photos.ts';

const blank = (list: List | null): Draft => ({
  list,
  version: list ? currentList(list).version : 0,
  answers: {},
  photos: {},
});

/** Points that were left out become 'not checked'. */
function draftOf({ photos = {}, ...found }: NewInspection): Draft {
  const points = currentList(found.list).points.map(({ id }) => [id, found.answers[id] ?? null] as const);
  return { ...found, answers: Object.fromEntries(points), photos };
}

function begin(stored: Draft | null, lists: readonly List[], before: NewInspection | undefined): Draft {
  const kept = stored ?? (before ? draftOf(before) : null);
  const isCurrent =
    kept?.list && lists.includes(kept.list) && currentList(kept.list).version === kept.version;
  return isCurrent ? kept : blank(lists.length === 1 ? lists[0]! : null);
}

export function useGrading(about: string, lists: readonly List[], before?: NewInspection) {
  const [stored] = useState(() => openDraft(about));
  const [draft, setDraft] = useState(() => begin(stored.read(), lists, before));
  const groups = useUploadGroups(draft.photos, mostPhotos.point);
  const list = draft.list && currentList(draft.list);
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
    choose: (chosen: List) => keep(blank(chosen)),
    answer: (id: string, value: string | null) =>
      keep({ ...draft, answers: { ...draft.answers, [id]: value } }),
    /** Null while a photo is being uploaded. */
    finish: async (): Promise<NewInspection | null> => {
      const asked = asking(points, said);
      const settled = await Promise.all(asked.map(async ({ id }) => groups.of(id).settled()));
      if (settled.includes(null)) return null;
      return { list: draft.list!, version: draft.version, answers: said, photos: arrived(asked) };
    },
    forget: () => stored.write(null),
  };
}
export type Grading = ReturnType<typeof useGrading>;
