import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallError } from './call.ts';

/**
 * Checks a mailed token immediately, before the user fills in the form. `isValid` must be the same function in each
 * render. `parameter` is the name of the token in the address.
 */
export function useMailedLink<Purpose extends string>(
  purpose: Purpose,
  isValid: (link: { token: string; purpose: Purpose }) => Promise<boolean>,
  parameter = 'token',
): { token: string; isSpent: boolean } {
  const [search] = useSearchParams();
  // A truncated link is treated like a used one.
  const token = search.get(parameter)?.trim() || '-';
  const [spent, setSpent] = useState<string | null>(null);
  useEffect(() => {
    void isValid({ token, purpose })
      // The server rejects a text that is too long for a token, so such a link is not valid.
      .catch((error: unknown) => !(error instanceof CallError && error.status === 422))
      .then((answer) => answer || setSpent(token));
  }, [token, purpose, isValid]);
  return { token, isSpent: spent === token };
}
