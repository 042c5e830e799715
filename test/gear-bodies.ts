import {
  badChoice,
  badOptionalText,
  badSeenVersion,
  badLine,
  badText,
  noText,
  optional,
  type Bad,
  orNull,
} from './bad-values.ts';
import { badEvidence } from './evidence.ts';
import { badInspection, badInspectionFields, found, listOf } from './inspections.ts';
import type { Kind, TestUser } from './shop.ts';

/** Invalid values for the findings in the body of a new item. */
export const badNewItemFields = {
  inspection: badInspection,
  evidence: badEvidence.filter(([, value]) => value !== undefined),
  draft: badOptionalText(64),
};

/** Bodies with invalid values for drafts; `id` is a draft of the user. The fields in a draft have tests of their own. */
export function badDrafts<As>(as: As, id: string) {
  const kind = badChoice('Lens', 'phones');
  const fields = noText.filter(([what]) => !what.includes('object'));
  const good = { fields: {}, version: 1 };
  return {
    'POST /my/drafts': {
      path: '/my/drafts',
      as,
      good: { kind: 'lens', ...good },
      fields: { kind, fields: [['missing', undefined], ...fields] as Bad[] },
    },
    'PATCH /my/drafts/{id}': {
      path: `/my/drafts/${id}`,
      as,
      good,
      fields: {
        kind: optional(kind),
        fields: [['missing', undefined], ...fields] as Bad[],
        version: [['missing', undefined], ...badSeenVersion] as Bad[],
      },
    },
  };
}

/** Bodies with invalid values for the calls about findings. */
export function badGearBodies(kind: Kind, id: string, as: TestUser): object {
  const list = listOf[kind];
  const { list: badList, ...others } = badInspectionFields;
  return {
    'POST /checklists/{list}/grade': {
      path: '/checklists/lens/grade',
      as,
      good: { answers: { fungus: 'none' } },
      fields: { answers: others['answers']!, model: badOptionalText(120) },
    },
    [`PUT /${kind}/{id}/inspection`]: {
      path: `/${kind}/${id}/inspection`,
      as,
      good: { ...found(list), condition: 'Good' },
      fields: { ...others, list: badList!.filter(([, value]) => value !== list) },
    },
    ...(kind === 'cameras' && {
      'PUT /cameras/{id}/evidence': {
        path: `/cameras/${id}/evidence`,
        as,
        good: { evidence: id },
        fields: { evidence: badEvidence },
      },
    }),
  };
}

/** A body with invalid values for a note on a model. */
export const badNote = <As>(as: As) => ({
  'PUT /models/{id}/notes/{note}': {
    path: '/models/pentax-k-50/notes/aperture-magnet',
    as,
    good: { text: 'Ask for a video.' },
    fields: { text: [['missing', undefined], ...badOptionalText(500)] as Bad[] },
  },
});

/** Returns valid bodies and values that their fields must reject; `id` is an item in the caller's kit. */
export function badKit<As>(as: As, id: string) {
  const name = orNull(badLine(60));
  const mount: Bad[] = [...name, ['not a mount of the model', 'Canon EF']];
  const model: Bad[] = [...badText(120), ['unknown', 'nikon-d9999']];
  return {
    'POST /my/kit': { path: '/my/kit', as, good: { model: 'nikon-d850' }, fields: { model, mount, name } },
    'PATCH /my/kit/{id}': { path: `/my/kit/${id}`, as, good: { name: 'x' }, fields: { mount, name } },
  };
}
