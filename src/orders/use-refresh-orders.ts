import { useRenew } from '#src/browser/use-renew.ts';

export function useRefreshOrders(): () => Promise<void> {
  const renew = useRenew();
  return () => renew('order', 'orders', 'conversations', 'disputes', 'my', 'figures', 'audit');
}
