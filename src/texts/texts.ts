import { en } from './en.ts';
import type { entering } from './entering.ts';
import type { showing } from './showing.ts';
import type { signedIn } from './signed-in.ts';
import type { subscribing } from './subscribing.ts';
import type { welcoming } from './welcoming.ts';

export type Texts = typeof en &
  typeof welcoming &
  typeof subscribing &
  typeof showing &
  typeof entering &
  typeof signedIn;

// Pages do not load what others say: the parts of whole.ts add it.
let isWhole = false;

/** The texts of this process or page. Read them while rendering, never when a module loads. */
export let texts = en as Texts;

/** Replaces the texts; once, before anything is rendered. */
export function setTexts(catalogue: Texts): void {
  texts = catalogue;
  isWhole = true;
}

/** Adds the usual catalogue's further texts; one that was set has its own. */
export function addTexts(more: Partial<Texts>): void {
  if (!isWhole) texts = { ...texts, ...more };
}
