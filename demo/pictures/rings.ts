import type { Tone } from './tones.ts';

/** How the surface of a turned part is worked. */
export type Cut = 'plain' | 'knurl' | 'ribs' | 'rubber' | 'waffle' | 'scallop' | 'fine';

/** One turned part of a barrel or dial, listed in the order in which they are stacked. */
export type Ring = {
  r: number;
  /** Radius at the far end; a taper when it differs. */
  to?: number;
  len: number;
  tone: Tone;
  cut?: Cut;
  /** Engraved signs and their angles, in degrees from the middle. */
  marks?: { text: string; angle: number; size?: number; color?: string; lift?: number }[];
  /** A line around the part in this colour. */
  band?: string;
};

type Groove = { angle: number; from: number; to: number };

/** Where grooves run on a part: angle in radians from the middle, from and to as shares of its length. */
export const grooves = (cut: Cut, r: number, scale: number): { lines: Groove[]; width: number } => {
  const row = (pitch: number, from: number, to: number): Groove[] => {
    // Closer than eight pixels the grooves would flicker on a card.
    const step = Math.max(pitch, 8 / scale) / r;
    const count = Math.floor(1.4 / step);
    return Array.from({ length: 2 * count + 1 }, (_, i) => ({
      angle: (i - count) * step,
      from,
      to,
    }));
  };
  if (cut === 'knurl') return { lines: row(1.9, 0.08, 0.92), width: 1.6 };
  if (cut === 'fine') return { lines: row(1, 0.1, 0.9), width: 1.2 };
  if (cut === 'ribs') return { lines: row(2.6, 0.1, 0.9), width: 3.2 };
  if (cut === 'scallop') return { lines: row(7, 0.06, 0.94), width: 7 };
  if (cut === 'rubber') return { lines: [...row(3, 0.08, 0.46), ...row(3, 0.54, 0.92)], width: 3.6 };
  if (cut === 'waffle')
    return {
      lines: [...row(3.2, 0.1, 0.28), ...row(3.2, 0.41, 0.59), ...row(3.2, 0.72, 0.9)],
      width: 4,
    };
  return { lines: [], width: 0 };
};
