import { lensesWith, type Attribute } from './attribute.ts';

/** Mounts of cameras that are focused by hand. */
const vintageMounts =
  'm42|m39 (leica thread)|m39 (zenit)|exakta|minolta sr|olympus om|canon fd|canon fl|konica ar|konica f|contax/yashica|petri|praktica b|contax rf|contarex|nikon s|dkl|olympus pen f|fujica x|rollei qbm|miranda|icarex bm|alpa'.split(
    '|',
  );
const isVintageMount = (mount: string): boolean => vintageMounts.includes(mount.toLowerCase());
const vintageName =
  /\b(?:AI|AI-S|Nikkor-[A-Z]+|Auto-Nikkor|Takumar(?!-F)|Pentax-M|Rokkor|Helios|Jupiter|Biotar|Pancolar|Flektogon)\b/;
export const vintage: Attribute = {
  token: '=vintage',
  kind: null,
  has: ({ kind, film, mounts, name }) =>
    kind === 'lens' ? mounts.some(isVintageMount) || vintageName.test(name) : film === true,
  words: ['vintage', ...lensesWith(vintageMounts)],
  ofLenses: [],
  stands: null,
};
