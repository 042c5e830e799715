import { listsOf } from '#src/grading/contract.ts';
import { badInspection, badInspectionFields, found } from './inspections.ts';
import { kinds, putUp, type Person, type Shop } from './shop.ts';

type Kind = (typeof kinds)[number];
type Rule<Answers> = { answers: Answers; attempt(): Promise<{ path: string; body?: unknown }> };

/** Who may say what of items they found. */
export function rulesOfFindings<Answers>(
  shop: Shop,
  sellerOf: () => Person,
  { everyone, owner }: { everyone: Answers; owner: Answers },
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
  };
}

/** What is refused of what goes with a new item. */
export const badNewFindings = { inspection: badInspection };

/** What is refused of what is said of an item. */
export function badFindings(kind: Kind, id: string, as: Person) {
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
  };
}
