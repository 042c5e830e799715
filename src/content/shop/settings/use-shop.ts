import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import type { ShopResponse } from '#src/platform/shop/schemas.ts';
import { CallError } from '#src/ui/client/call.ts';

const queryKey = ['shop-settings'];

export const readShop = async (): Promise<ShopResponse> => (await api('GET /shop')).body;

export function useShop() {
  return useQuery({
    queryKey,
    queryFn: readShop,
    // Requested only once, because a later response must not replace typed text.
    gcTime: 0,
    staleTime: Infinity,
    retry: (count, failure) => count < 1 && !(failure instanceof CallError && failure.status < 500),
  });
}

/** Returns a function that passes saved settings to all tabs, which need their version for the next change. */
export function useShopSaved(): (shop: ShopResponse) => void {
  const queries = useQueryClient();
  return (shop) => void queries.setQueryData(queryKey, shop);
}
