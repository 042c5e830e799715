/** The source of all facts without a page of their own. */
export const lensfun = 'https://lensfun.github.io/';

export type Adapter = {
  lensMount: string;
  bodyMount: string;
  name: string;
  optics: boolean;
  autofocus: 'all' | 'motor-in-lens' | 'none';
  aperture: 'body' | 'adapter-ring' | 'ring' | 'none';
  infinity: boolean;
  source: string;
};

/** The first four rule out a positive verdict; the other `loses-` codes are losses, and the rest are notes. */
export const limitCodes = [
  'damages-body',
  'does-not-mount',
  'loses-focus',
  'ask',
  'loses-autofocus',
  'loses-aperture',
  'loses-stabilisation',
  'aperture-ring',
  'firmware',
  'lift-tab',
] as const;
export type LimitCode = (typeof limitCodes)[number];

export type Limit = {
  lensMaker: string;
  lensMount: string;
  lens: RegExp;
  bodyMount: string;
  body: RegExp;
  code: LimitCode;
  text: string;
  source: string;
};

/** `covers` is the smallest crop factor of a frame that fits into the image circle. */
type Coverage = { maker: string; mount: string; pattern: RegExp; covers: number; source: string };

export type Facts = {
  /** The key is the mount of the body. A mount that is missing here takes only lenses with the same mount. */
  takes: ReadonlyMap<string, readonly string[]>;
  registers: ReadonlyMap<string, { mm: number; source: string }>;
  adapters: readonly Adapter[];
  limits: readonly Limit[];
  coverage: readonly Coverage[];
};
