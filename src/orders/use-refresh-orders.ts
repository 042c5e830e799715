import { useQueryClient } from '@tanstack/react-query';

export function useRefreshOrders(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    for (const key of ['order', 'orders', 'conversations', 'disputes', 'my', 'figures', 'audit'])
      await queries.invalidateQueries({ queryKey: [key] });
  };
}
