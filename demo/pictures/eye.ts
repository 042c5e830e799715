import { amber, ink, num, px, py, stroke, tint, type Sheet } from './sheet.ts';
import { glass } from './tones.ts';

type Disc = { x: number; y: number; rx: number; ry: number };

const ellipse = ({ x, y, rx, ry }: Disc): string =>
  `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-2 * rx)} 0Z`;

const spot = ({ x, y, rx, ry }: Disc, angle: number, share: number): string =>
  `${num(x + rx * share * Math.sin(angle))} ${num(y - ry * share * Math.cos(angle))}`;

const crescent = (d: Disc, from: number, to: number, outer: number, inner: number): string => {
  const arc = (share: number, sweep: number): string =>
    `A${num(d.rx * share)} ${num(d.ry * share)} 0 0 ${sweep} `;
  return `M${spot(d, from, outer)}${arc(outer, 1)}${spot(d, to, outer)}L${spot(d, to, inner)}${arc(inner, 0)}${spot(d, from, inner)}Z`;
};

type Eye = { r: number; depth?: number; bulge?: boolean; patch?: boolean };

const glaze = (
  sheet: Sheet,
  rim: Disc,
  sunk: (share: number) => Disc,
  { bulge, patch = false }: Eye,
): void => {
  tint(sheet, ellipse(rim), ink);
  const front = sunk(bulge ? 0.97 : 0.9);
  tint(sheet, ellipse(front), glass.mid);
  stroke(sheet, ellipse(front), 2, glass.pale);
  const inner = sunk(bulge ? 0.74 : 0.66);
  tint(sheet, ellipse(inner), glass.deep);
  tint(sheet, ellipse(sunk(0.34)), ink);
  tint(sheet, crescent(front, -1.25, -0.15, 0.86, 0.62), glass.shine);
  tint(sheet, crescent(front, 0, 0.22, 0.86, 0.66), '#A6A299');
  tint(sheet, crescent(inner, 1.75, 2.75, 0.86, 0.6), glass.pale);
  if (patch) tint(sheet, crescent(inner, -1.2, -0.5, 0.62, 0.36), amber);
};

/** The glass of a lens that looks at the viewer. */
export const eye = (sheet: Sheet, x: number, y: number, z: number, options: Eye): void => {
  const { r, depth = 5 } = options;
  const disc = (share: number): Disc => ({
    x: px(sheet, x),
    y: py(sheet, y, z - depth * (1 - share) * 1.6),
    rx: r * share * sheet.s,
    ry: r * share * sheet.s,
  });
  glaze(sheet, disc(1), disc, options);
};

/** The glass of a lens that stands upright and looks up. */
export const eyeUp = (sheet: Sheet, x: number, y: number, z: number, options: Eye): void => {
  const { r, depth = 4, bulge } = options;
  const disc = (share: number): Disc => ({
    x: px(sheet, x),
    y: py(sheet, y - (bulge ? -depth * (1 - share) : depth * (1 - share)) * 0.9, z),
    rx: r * share * sheet.s,
    ry: r * share * sheet.s * sheet.k,
  });
  glaze(sheet, disc(1), disc, options);
};
