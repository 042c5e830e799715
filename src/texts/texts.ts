import { en } from './en.ts';

export type Texts = typeof en;

/** The texts of this process or page. Read them while rendering, never when a module loads. */
export let texts: Texts = en;

/** Replaces the texts; once, before anything is rendered. */
export function setTexts(catalogue: Texts): void {
  texts = catalogue;
}
