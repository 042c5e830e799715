import { expect, test } from 'vitest';
import { noticesOfSearches } from './notices.server.ts';

test('a notice of a search with many new items remembers which they are', async () => {
  const items = ['one', 'two', 'three', 'four'].map((id) => ({
    id,
    kind: 'cameras' as const,
    title: `Leica ${id}`,
    cents: 100,
    place: 'Porto',
  }));
  const search = { id: 'search', person_id: 'buyer', name: 'Leicas', query: 'q=leica' };
  const [notice] = await noticesOfSearches({ root: '' }, [{ ...search, count: 9, items }], 'daily');
  expect(notice!.data).toMatchObject({ title: 'Leicas', ids: ['one', 'two', 'three', 'four'] });
});
