import {
  clampChroma,
  differenceCiede2000,
  formatHex,
  modeLab65,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as addMode,
  wcagContrast,
} from 'culori/fn';

addMode(modeRgb);
addMode(modeLrgb);
addMode(modeLab65);
const toOklch = addMode(modeOklch);
const distance = differenceCiede2000();

/** The colors of `tokens.css` that text in a shade of the accent is on. */
export const grounds = { light: ['#f7f5f0', '#fdfcf9', '#efece4'], dark: ['#141110', '#1c1817', '#221d1b'] };
export const films = ['#17150f', '#0a0808'];
/** The colors of text on the accent. */
const textColors = ['#17150f', '#fdfcf9'];

const minContrast = 4.5;
const maxDistance = 25;
/** How exactly the lightness of a shade, and of the nearest accent, is found. */
const shadeStep = 0.002;
const accentStep = 0.005;
/** How much lighter or darker a button is under the pointer. */
const lift = 0.05;

/** The accent as a fill, as a fill under the pointer, as text on light and on dark pages, and the text on the fill. */
export type Shades = {
  fill: string;
  lift: string;
  inkOnLight: string;
  inkOnDark: string;
  onFill: string;
};

export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

const isReadable = (color: string, on: readonly string[]): boolean =>
  on.every((ground) => contrastOf(color, ground) >= minContrast);

/** Returns the color with another lightness, and with less chroma if no screen shows that much. */
function withLightness(color: string, lightness: number): string {
  const l = Math.min(1, Math.max(0, lightness));
  return formatHex(clampChroma({ ...toOklch(color)!, l }, 'oklch'))!;
}

const shift = (color: string, by: number): string => withLightness(color, toOklch(color)!.l + by);

/** Returns the color that needs the smallest change of lightness to be readable, in one direction. */
function search(color: string, direction: 1 | -1, passes: (color: string) => boolean): string | undefined {
  if (passes(color)) return color;
  let [near, far] = [0, 1];
  if (!passes(shift(color, direction * far))) return undefined;
  while (far - near > shadeStep) {
    const middle = (near + far) / 2;
    if (passes(shift(color, direction * middle))) far = middle;
    else near = middle;
  }
  return shift(color, direction * far);
}

const closest = (color: string, shades: readonly (string | undefined)[]): string =>
  shades
    .filter((shade) => shade !== undefined)
    .toSorted((one, other) => distance(color, one) - distance(color, other))[0]!;

/** Returns the shades of an accent (`#rrggbb`) at which every text has a contrast of at least 4.5:1. */
export function shadesOf(accent: string): Shades {
  const hasText = (color: string) => textColors.some((text) => isReadable(color, [text]));
  const fill = closest(accent, [search(accent, 1, hasText), search(accent, -1, hasText)]);
  const text = textColors.find((each) => isReadable(fill, [each]))!;
  const isTextDark = text === textColors[0];
  return {
    fill,
    lift: shift(fill, isTextDark ? lift : -lift),
    inkOnLight: search(accent, -1, (color) => isReadable(color, grounds.light))!,
    inkOnDark: search(accent, 1, (color) => isReadable(color, [...grounds.dark, ...films]))!,
    onFill: text,
  };
}

/** Whether people would still take all shades for the accent. */
function isRecognizable(accent: string): boolean {
  const { fill, inkOnLight, inkOnDark } = shadesOf(accent);
  return [fill, inkOnLight, inkOnDark].every((shade) => distance(accent, shade) <= maxDistance);
}

/** Returns the accent if its shades are close to it, otherwise the most similar color whose shades are. */
export function nearestAccent(accent: string): string {
  if (isRecognizable(accent)) return accent;
  const steps = Array.from({ length: 1 / accentStep }, (_, index) => (index + 1) * accentStep);
  return closest(
    accent,
    [1, -1].map((direction) =>
      steps.map((step) => shift(accent, direction * step)).find((shade) => isRecognizable(shade)),
    ),
  );
}

/** The custom properties of `tokens.css` that depend on the accent, as they are without one. */
export const originalProperties = {
  '--patch': 'light-dark(#f0a81c, #ff6b4a)',
  '--patch-lift': 'light-dark(#f7ba45, #ff8368)',
  '--patch-ink': 'light-dark(#8a5a00, #ff8e73)',
  '--on-patch': '#17150f',
  '--on-film': 'light-dark(#f0a81c, #ff6b4a)',
};

export function propertiesOf(accent: string | null): typeof originalProperties {
  if (accent === null) return originalProperties;
  const shades = shadesOf(accent);
  return {
    '--patch': shades.fill,
    '--patch-lift': shades.lift,
    '--patch-ink': `light-dark(${shades.inkOnLight}, ${shades.inkOnDark})`,
    '--on-patch': shades.onFill,
    '--on-film': shades.inkOnDark,
  };
}

/** Returns a style sheet that precedes `tokens.css`, whose selector is less specific. */
export function accentStyle(accent: string): string {
  const properties = Object.entries(propertiesOf(accent)).map(([name, value]) => `${name}:${value}`);
  return `:root:root{${properties.join(';')}}`;
}
