import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#src/ui/client/call.ts';
import { useSettled } from '#src/ui/client/hooks.ts';
import type { GearFound, GearKind } from './schemas.ts';

const pauseMs = 150;
const nothing: GearFound = { brands: [], models: [] };

export function useGear(q: string, kind: GearKind | undefined, brand = ''): GearFound {
  const asked = new URLSearchParams();
  if (q.trim()) asked.set('q', q.trim().slice(0, 120));
  if (brand.trim()) asked.set('brand', brand.trim().slice(0, 120));
  const empty = asked.size === 0;
  if (kind) asked.set('kind', kind);
  const query = useSettled(asked.toString(), pauseMs);
  const { data = nothing } = useQuery({
    queryKey: ['gear', query],
    queryFn: async () => (await call<GearFound>('GET', `/api/gear?${query}`)).body,
    enabled: !empty && query !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  return empty ? nothing : data;
}
