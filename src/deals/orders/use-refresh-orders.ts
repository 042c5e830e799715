import { useRenew } from '#src/ui/client/use-invalidate-queries.ts';

export function useRefreshOrders(): () => Promise<void> {
  const renew = useRenew();
  return () => renew('order', 'orders', 'conversations', 'disputes', 'my', 'figures', 'audit');
}
