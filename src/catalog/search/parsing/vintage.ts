import { camera, lensesWith, type Attribute, type Has } from './attribute.ts';

/** Mounts of cameras that are focused by hand. */
const vintageMounts =
  'm42|m39 (leica thread)|m39 (zenit)|exakta|minolta sr|olympus om|canon fd|konica ar|contax/yashica|petri|praktica b|contax rf|nikon s|dkl|olympus pen f'.split(
    '|',
  );
const isVintageMount = (mount: string): boolean => vintageMounts.includes(mount.toLowerCase());
const vintageName =
  /\b(?:AI|AI-S|Nikkor-[A-Z]+|Auto-Nikkor|Takumar(?!-F)|Rokkor|Helios|Jupiter|Biotar|Pancolar|Flektogon)\b/;
export const vintage: Attribute = {
  ...camera('vintage', () => false, { words: ['vintage', ...lensesWith(vintageMounts)] }),
  has: ({ kind, film, mounts, name }) =>
    kind === 'lens' ? mounts.some(isVintageMount) || vintageName.test(name) : film === true,
  kind: null,
  stands: null,
};
/** Their frames are half as large as those of 35mm film. The reference lacks the frames of some. */
const halfFrames =
  /^(?:Canon (?:Demi|Dial)|Fujica Half|Konica Recorder|Kodak Ektar H35|Olympus Pen (?:[DESW]|Rapid)|Ricoh Auto[ -]Half|Yashica (?:Half|Rapide|Samurai))/;

export const isHalfFrame: Has = ({ film, format, maker, name }) =>
  format === 'half-frame' || (film !== false && halfFrames.test(`${maker} ${name}`));
