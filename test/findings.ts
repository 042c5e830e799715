import { listsOf } from '#src/grading/contract.ts';
import { jpegFile } from '#demo/camera-file.ts';
import { aForm } from './uploads.ts';
import { aNikon, anEvidence, badEvidence } from './evidence.ts';
import { badInspection, badInspectionFields, found } from './inspections.ts';
import { kinds, putUp, type Person, type Shop } from './shop.ts';

type Kind = (typeof kinds)[number];
type Rule<Answers> = { answers: Answers; attempt(): Promise<{ path: string; body?: unknown }> };

/** Who may say what of items they found. */
export function rulesOfFindings<Answers>(
  shop: Shop,
  sellerOf: () => Person,
  { everyone, sellers, owner }: { everyone: Answers; sellers: Answers; owner: Answers },
): Record<string, Rule<Answers>> {
  const path = '/checklists/lens';
  const inspecting = (kind: Kind): [string, Rule<Answers>] => [
    `PUT /${kind}/{id}/inspection`,
    {
      answers: owner,
      async attempt() {
        const { _id } = await putUp(shop, sellerOf(), {}, kind);
        return { path: `/${kind}/${_id}/inspection`, body: found(listsOf[kind][0]) };
      },
    },
  ];
  return {
    'GET /checklists/{list}': { answers: everyone, attempt: async () => ({ path }) },
    'POST /checklists/{list}/grade': {
      answers: everyone,
      attempt: async () => ({ path: `${path}/grade`, body: { answers: {} } }),
    },
    ...Object.fromEntries(kinds.map(inspecting)),
    'POST /my/evidence': {
      answers: sellers,
      attempt: async () => ({ path: '/my/evidence', body: aForm([['file', jpegFile(aNikon)]]) }),
    },
    'PUT /cameras/{id}/evidence': {
      answers: owner,
      async attempt() {
        const { _id } = await putUp(shop, sellerOf());
        const body = { evidence: await anEvidence(shop, sellerOf()) };
        return { path: `/cameras/${_id}/evidence`, body };
      },
    },
    'DELETE /cameras/{id}/evidence': {
      answers: owner,
      async attempt() {
        const evidence = await anEvidence(shop, sellerOf());
        const { _id } = await putUp(shop, sellerOf(), { evidence });
        return { path: `/cameras/${_id}/evidence` };
      },
    },
  };
}

/** What is refused of what goes with a new item. */
export const badNewFindings = {
  inspection: badInspection,
  evidence: badEvidence.filter(([, value]) => value !== undefined),
};

/** What is refused of what is said of an item. */
export function badFindings(kind: Kind, id: string, as: Person): object {
  const list = listsOf[kind][0];
  const { list: badList, ...others } = badInspectionFields;
  return {
    'POST /checklists/{list}/grade': {
      path: '/checklists/lens/grade',
      as,
      good: { answers: { fungus: 'none' } },
      fields: { answers: others['answers']! },
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
