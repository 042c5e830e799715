import { newId } from '#src/platform/ids.server.ts';
import { badText, type Bad } from './bad-values.ts';
import type { Shop } from './shop.ts';

type Attempt = { path: string; body?: unknown };

/** Who may call what of kits: people, and what is in one its owner alone. */
export function rulesOfKits<Answers>(
  shop: Shop,
  buyerId: () => string,
  { people, adding, buyerAlone }: Record<'people' | 'adding' | 'buyerAlone', Answers>,
): Record<string, { answers: Answers; attempt(): Promise<Attempt> }> {
  const onBuyers = (body?: object) => ({
    answers: buyerAlone,
    async attempt() {
      const row = { id: newId(), person_id: buyerId(), model_id: 'nikon-d850' };
      await shop.app.db.insertInto('kit').values(row).execute();
      return { path: `/my/kit/${row.id}`, ...(body && { body }) };
    },
  });
  return {
    'GET /my/kit': { answers: people, attempt: async () => ({ path: '/my/kit' }) },
    'GET /my/kit/plan': { answers: people, attempt: async () => ({ path: '/my/kit/plan' }) },
    'POST /my/kit': {
      answers: adding,
      attempt: async () => ({ path: '/my/kit', body: { model: 'nikon-d850' } }),
    },
    'PATCH /my/kit/{id}': onBuyers({ name: 'x' }),
    'DELETE /my/kit/{id}': onBuyers(),
  };
}

const orNull = (bad: Bad[]): Bad[] => bad.filter(([, value]) => value !== undefined && value !== null);

/** What the fields of these calls refuse, and what they take: `id` is of something in the kit of who calls. */
export function badKit<As>(as: As, id: string) {
  const name = orNull(badText(60));
  const mount: Bad[] = [...name, ['one that it has not', 'Canon EF']];
  const model: Bad[] = [...badText(120), ['one that there is not', 'nikon-d9999']];
  return {
    'POST /my/kit': { path: '/my/kit', as, good: { model: 'nikon-d850' }, fields: { model, mount, name } },
    'PATCH /my/kit/{id}': { path: `/my/kit/${id}`, as, good: { name: 'x' }, fields: { mount, name } },
  };
}
