import { earlyPressScript } from './event-replay.ts';
import { signedInScript } from '#src/accounts/auth/signed-in-script.ts';
import { themeScript } from '#src/ui/layout/theme-script.ts';

/** The one script in every page's head; it runs before the first paint, and the policy allows it by its hash. */
export const headScript = themeScript + signedInScript + earlyPressScript;
