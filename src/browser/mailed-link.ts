import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallError } from './call.ts';

/**
 * The token of the mailed link that opened the page, and whether it is known that it cannot be used (any more). Asked at
 * once, so that nobody types for nothing; without an answer the act itself says it. `isValid` has to be the same function
 * each time.
 */
export function useMailedLink<Purpose extends string>(
  purpose: Purpose,
  isValid: (link: { token: string; purpose: Purpose }) => Promise<boolean>,
): { token: string; isSpent: boolean } {
  const [search] = useSearchParams();
  // A link that lost its end is as one that was used.
  const token = search.get('token')?.trim() || '-';
  const [spent, setSpent] = useState<string | null>(null);
  useEffect(() => {
    void isValid({ token, purpose })
      // What is too long for a token is none.
      .catch((error: unknown) => !(error instanceof CallError && error.status === 422))
      .then((answer) => answer || setSpent(token));
  }, [token, purpose, isValid]);
  return { token, isSpent: spent === token };
}
