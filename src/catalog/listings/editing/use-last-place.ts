import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { kinds } from '#src/catalog/items/kind-schemas.ts';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';

/** The location of a user's newest item, and the town that it is linked to. */
export type LastPlace = { location: string; place: number | undefined };

export const noPlace: LastPlace = { location: '', place: undefined };

/** The place of the user's newest item, empty without one, and undefined until it is known. */
export function useLastPlace(): LastPlace | undefined {
  const { data, isError } = useQuery({
    queryKey: ['my', 'place'],
    queryFn: async () => {
      const lists = await Promise.all(
        kinds.map(async (kind) => (await api<OwnListing[]>('GET', `/my/${kind}?limit=1`)).body),
      );
      const [newest] = lists.flat().toSorted((a, b) => b.date.localeCompare(a.date));
      return newest ? { location: newest.products.location, place: newest.place?._id } : noPlace;
    },
  });
  // A form without a suggested place is better than no form.
  return isError ? noPlace : data;
}
