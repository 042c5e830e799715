import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { accountActs } from './client.ts';
import type { LinkPurpose } from './contract.ts';

/**
 * The token of the mailed link that opened the page, and whether it is known to be spent. Asked at once, so that nobody
 * types for nothing; without an answer the act itself says it.
 */
export function useLinkCheck(purpose: LinkPurpose): { token: string; isSpent: boolean } {
  const [search] = useSearchParams();
  // A link that lost its end is as one that was used.
  const token = search.get('token')?.trim() || '-';
  const [spent, setSpent] = useState<string | null>(null);
  useEffect(() => {
    void accountActs()
      .then(async ({ isLinkValid }) => isLinkValid({ token, purpose }))
      .then(
        (isValid) => isValid || setSpent(token),
        () => undefined,
      );
  }, [token, purpose]);
  return { token, isSpent: spent === token };
}
