import type { TitleFacts } from '#src/gear/models/title-facts-service.server.ts';

/** The source of all facts without a page of their own. */
export const lensfun = 'https://lensfun.github.io/';

/** The source of a fact that every dealer knows and no page proves. */
export const commonKnowledge = 'common-knowledge';

type Mount = {
  name: string;
  /** The mounts of the lenses that its cameras accept without an adapter. */
  takes: readonly string[];
  registerMm: number | null;
  /** Whether its lenses cannot change the aperture, or cannot focus, without electric contacts. */
  contacts: boolean;
  /** The smallest crop factor that every lens with this mount covers; null if they differ. */
  covers: number | null;
  source: string;
};

export type Adapter = {
  lensMount: string;
  bodyMount: string;
  name: string;
  optics: boolean;
  /** The focal length is multiplied by it: 0.71 for most focal reducers. */
  factor?: number | undefined;
  infinity: boolean;
  autofocus: 'all' | 'motor-in-lens' | 'none';
  /**
   * `body`: the camera sets it. `adapter-ring`: a ring on the adapter moves the lever of the lens. `ring`: only the ring
   * on the lens does.
   */
  aperture: 'body' | 'adapter-ring' | 'ring' | 'none';
  /** The ids of the cameras that it fits; empty if it fits all cameras with its mount. */
  bodies: readonly string[];
  source: string;
};

/** Undefined means that it doesn't apply to the camera, or isn't known. */
export type Body = {
  /** How a lens without an aperture ring works: `auto` in P and S modes only, `no` at the smallest aperture only. */
  apertureControl?: 'full' | 'auto' | 'no' | undefined;
  /** Whether a Nikon F lens from before AI (1977) breaks a tab. */
  aiTab?: boolean | undefined;
  foldingTab?: boolean | undefined;
  /** Whether it has a motor for lenses that are focused by a shaft. */
  screwDrive?: boolean | undefined;
  /** Whether it drives a motor in the lens. */
  motor?: boolean | undefined;
  /** Whether it focuses AF-P lenses. */
  pulse?: 'yes' | 'firmware' | 'no' | undefined;
  electronicAperture?: boolean | undefined;
  /** Whether it drives the stabilization of lenses. */
  stabilizer?: boolean | undefined;
  metersManual?: 'yes' | 'stopped-down' | 'no' | undefined;
  /** False if it needs lenses with a shutter. */
  shutter?: boolean | undefined;
  source: string;
};

/** Undefined means that copies differ, or that it isn't known. */
export type LensFacts = {
  /** `ring`: can be set by its own ring. `fixed`: a mirror lens. `lever` and `electronic` lenses have no ring. */
  aperture?: 'ring' | 'fixed' | 'lever' | 'electronic' | undefined;
  /**
   * `pulse` is Nikon's AF-P. A `by-wire` lens cannot be focused without power, not even by hand. `auto`: it has autofocus,
   * driven by a shaft or a motor.
   */
  focus?: 'manual' | 'screw' | 'motor' | 'pulse' | 'by-wire' | 'auto' | undefined;
  stabilizer?: boolean | undefined;
  /** Whether a Nikon F lens is from before AI. */
  ai?: 'pre' | 'ai' | 'either' | undefined;
  /** The smallest crop factor that the image circle covers. */
  covers?: number | undefined;
  /** Whether it has a shutter. It is known only of lenses for mounts of which some cameras have none. */
  shutter?: boolean | undefined;
  source: string;
};

/**
 * Codes in `pairs.tsv`, the table of pairs that no property explains, beside those of losses
 * and `fits`, with which a lens is an exception to the row of its mount. Its columns have ids of models, and mounts.
 */
export const pairCodes = [
  'damages-body',
  'does-not-mount',
  'maker-excludes',
  'ask-mirror',
  'mirror-hits',
  'ask',
  'firmware',
  'stop-down-only',
  'ask-cams',
  'set-release',
  'needs-helicoid',
  'lever-and-mirror',
] as const;
export const losses = ['autofocus', 'aperture', 'focus', 'stabilisation', 'infinity', 'metering'] as const;
export type Loss = (typeof losses)[number];
type PairFact = { code: (typeof pairCodes)[number] | Loss; source: string };

/** The keys are the names of mounts, the ids of models, or two of these separated by `pairKey`. */
export type Facts = {
  /** For each mount, the facts in titles of its lenses that change a verdict, by their stored text. */
  ofUnnamed: ReadonlyMap<string, ReadonlyMap<string, TitleFacts>>;
  mounts: ReadonlyMap<string, Mount>;
  adapters: ReadonlyMap<string, readonly Adapter[]>;
  bodies: ReadonlyMap<string, Body>;
  /** The mounts of which some cameras lack functions that others have. */
  unequalMounts: ReadonlySet<string>;
  /** The crop factors of the largest and the smallest frame of the cameras with a mount. All of its lenses cover the smallest. */
  frames: ReadonlyMap<string, { largest: number; smallest: number }>;
  lenses: ReadonlyMap<string, LensFacts>;
  /** Null means `fits`. */
  pairs: ReadonlyMap<string, PairFact | null>;
  /** The source of a row of single cameras that stops the verdict, by a lens or its mount and the mount of the cameras. */
  someRefuse: ReadonlyMap<string, string>;
};

/** The key of a camera's mount or id together with a lens's. */
export const pairKey = (lens: string, camera: string): string => `${lens}\n${camera}`;

export function acceptsMount({ mounts }: Facts, body: string, lens: string): boolean {
  return (mounts.get(body)?.takes ?? [body]).includes(lens);
}
