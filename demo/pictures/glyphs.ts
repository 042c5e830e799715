import type { Point } from './sheet.ts';

/**
 * Single-line letters as a pantograph engraver cuts them, on a grid 4 wide and 6 high. Pictures shown
 * through <img> cannot use the fonts of the page, and letters on a barrel must bend with it.
 */
const cuts: Record<string, string> = {
  '0': '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  '1': '1,5 2,6 2,0',
  '2': '0,5 1,6 3,6 4,5 4,4 0,0 4,0',
  '3': '0,5 1,6 3,6 4,5 4,4 3,3 1.5,3|3,3 4,2 4,1 3,0 1,0 0,1',
  '4': '3,0 3,6 0,2 4,2',
  '5': '4,6 0.5,6 0,3 1,3.6 3,3.6 4,2.6 4,1 3,0 1,0 0,1',
  '6': '4,5 3,6 1,6 0,5 0,1 1,0 3,0 4,1 4,2.5 3,3.5 1,3.5 0,2.5',
  '7': '0,6 4,6 1.5,0',
  '8': '1,3.2 0,4.2 0,5 1,6 3,6 4,5 4,4.2 3,3.2 1,3.2 0,2.2 0,1 1,0 3,0 4,1 4,2.2 3,3.2',
  '9': '0,1 1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,3.5 1,2.5 3,2.5 4,3.5',
  '.': '1.8,0 2,0.2',
  ':': '2,1.2 2,1.4|2,4 2,4.2',
  '-': '0.6,3 3.4,3',
  '/': '0,-0.6 4,6.6',
  A: '0,0 2,6 4,0|0.7,2 3.3,2',
  B: '0,0 0,6 3,6 4,5 4,4 3,3.2 0,3.2|3,3.2 4,2.2 4,1 3,0 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '0,0 0,6 4,6|0,3 3,3',
  I: '2,0 2,6',
  L: '0,6 0,0 4,0',
  M: '0,0 0,6 2,2.5 4,6 4,0',
  N: '0,0 0,6 4,0 4,6',
  O: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  P: '0,0 0,6 3,6 4,5 4,4 3,3 0,3',
  R: '0,0 0,6 3,6 4,5 4,4 3,3 0,3|2,3 4,0',
  S: '4,5 3,6 1,6 0,5 0,4 1,3.2 3,2.8 4,2 4,1 3,0 1,0 0,1',
  T: '0,6 4,6|2,6 2,0',
  V: '0,6 2,0 4,6',
  X: '0,0 4,6|0,6 4,0',
  Z: '0,6 4,6 0,0 4,0',
  f: '3.6,5.6 3,6 2.2,5.6 2,5 2,0|0.8,3.8 3.2,3.8',
  m: '0,0 0,3.8|0,3 0.8,3.8 1.5,3.8 2,3 2,0|2,3 2.8,3.8 3.5,3.8 4,3 4,0',
  t: '2,5.4 2,0.8 2.6,0 3.4,0|0.8,3.8 3.4,3.8',
  '8~': '2,3 1,4 0,4 -0.8,3 0,2 1,2 3,4 4,4 4.8,3 4,2 3,2 2,3',
  '<': '3.4,0.5 0.8,3 3.4,5.5',
};

const advance = 5.6;

/** The strokes of a text of the given height, centred on (0, 0), y up. The sign for infinity is `∞`. */
export const engrave = (text: string, height: number): Point[][] => {
  const unit = height / 6;
  const letters = [...text].map((sign) => (sign === '∞' ? '8~' : sign));
  const width = letters.length * advance - (advance - 4);
  return letters.flatMap((letter, i) =>
    (cuts[letter] ?? '')
      .split('|')
      .filter(Boolean)
      .map((cut) =>
        cut.split(' ').map((pair): Point => {
          const [x = 0, y = 0] = pair.split(',').map(Number);
          return [(x + i * advance - width / 2) * unit, (y - 3) * unit];
        }),
      ),
  );
};
