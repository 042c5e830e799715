import { en } from './en.ts';
import { entering } from './entering.ts';
import { showing } from './showing.ts';
import { signedIn } from './signed-in.ts';
import { subscribing } from './subscribing.ts';
import type { Texts } from './texts.ts';
import { welcoming } from './welcoming.ts';

/** The usual catalogue with all its parts, as the server has it. */
export const whole: Texts = { ...en, ...welcoming, ...subscribing, ...showing, ...entering, ...signedIn };
