import type { Cut, Ring } from './rings.ts';
import { amber } from './sheet.ts';
import { enamel, rubber, type Tone } from './tones.ts';

export const plain = (r: number, len: number, tone: Tone = enamel, to = r): Ring => ({ r, to, len, tone });

export const worked = (r: number, len: number, cut: Cut, tone: Tone = enamel): Ring => ({
  r,
  len,
  tone,
  cut,
});

export const grip = (r: number, len: number, cut: Cut = 'rubber'): Ring => ({ r, len, tone: rubber, cut });

export const amberLine = (r: number, len = 2.4, tone: Tone = enamel): Ring => ({ r, len, tone, band: amber });

type Marks = NonNullable<Ring['marks']>;

/** Numbers around a ring, the middle one at the index; `step` in degrees. */
export const scale = (texts: string[], step: number, size = 3.4, chosen?: number): Marks =>
  texts.map((text, i) => ({
    text,
    angle: (i - (texts.length - 1) / 2) * step,
    size,
    ...(i === chosen ? { color: amber } : {}),
  }));

export const engraved = (
  r: number,
  len: number,
  marks: Marks,
  tone: Tone = enamel,
  cut: Cut = 'plain',
): Ring => ({
  r,
  len,
  tone,
  cut,
  marks,
});
