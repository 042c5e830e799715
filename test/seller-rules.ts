import { sql } from 'kysely';
import type { Shop } from './shop.ts';

/** Who may call what of sellers: everyone reads, people follow. */
export function rulesOfSellers<Answers>(
  shop: Shop,
  sellerId: () => string,
  { everyone, people }: { everyone: Answers; people: Answers },
): Record<string, { answers: Answers; attempt(): Promise<{ path: string }> }> {
  const reading = (rest: string) => ({
    answers: everyone,
    attempt: async () => ({ path: `/sellers/${sellerId()}${rest}` }),
  });
  return {
    'GET /sellers/{id}': reading(''),
    'GET /sellers/{id}/listings': reading('/listings'),
    'GET /sellers/{id}/reviews': reading('/reviews'),
    'GET /following': { answers: people, attempt: async () => ({ path: '/following' }) },
    'PUT /sellers/{id}/follow': {
      answers: people,
      attempt: async () => ({ path: `/sellers/${(await shop.hire('Seller')).id}/follow` }),
    },
    'DELETE /sellers/{id}/follow': {
      answers: people,
      async attempt() {
        const { id } = await shop.hire('Seller');
        await sql`insert into follows (follower_id, seller_id) select id, ${id} from people where id <> ${id}`.execute(
          shop.app.db,
        );
        return { path: `/sellers/${id}/follow` };
      },
    },
  };
}
