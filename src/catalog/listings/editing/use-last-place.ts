import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { kinds, type OwnListing } from '#src/catalog/listings/schemas.ts';

/** The place of the user's newest item, empty without one, and undefined until it is known. */
export function useLastPlace(): string | undefined {
  const { data, isError } = useQuery({
    queryKey: ['my', 'place'],
    queryFn: async () => {
      const lists = await Promise.all(
        kinds.map(async (kind) => (await api<OwnListing[]>('GET', `/my/${kind}?limit=1`)).body),
      );
      const [newest] = lists.flat().toSorted((a, b) => b.date.localeCompare(a.date));
      return newest?.products.location ?? '';
    },
  });
  // A form without a suggested place is better than no form.
  return isError ? '' : data;
}
