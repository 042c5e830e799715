import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';

export function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

/** Returns a function that refetches every query whose key begins with one of the given words. */
export function useRenew() {
  const queries = useQueryClient();
  return (...keys: string[]) =>
    queries.invalidateQueries({ predicate: ({ queryKey: [word] }) => keys.some((key) => key === word) });
}
