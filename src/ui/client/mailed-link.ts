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
): { token: string; isSpent: boolean; isChecked: boolean } {
  const [search] = useSearchParams();
  // A truncated link is treated like a used one.
  const token = search.get(parameter)?.trim() || '-';
  const [checked, setChecked] = useState<{ token: string; isSpent: boolean } | null>(null);
  useEffect(() => {
    void isValid({ token, purpose })
      // The server rejects a text that is too long for a token, and with an outside provider it knows no links.
      .catch((error: unknown) => !(error instanceof CallError && [404, 422].includes(error.status)))
      .then((answer) => setChecked({ token, isSpent: !answer }));
  }, [token, purpose, isValid]);
  const isChecked = checked?.token === token;
  return { token, isSpent: isChecked && checked.isSpent, isChecked };
}
