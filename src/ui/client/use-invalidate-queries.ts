import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that refetches every query whose key begins with one of these words. */
export function useRenew() {
  const queries = useQueryClient();
  return async (...keys: string[]) => {
    for (const key of keys) await queries.invalidateQueries({ queryKey: [key] });
  };
}
