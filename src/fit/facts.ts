/** Where the reference of models is from, of which rows that have no page of their own are. */
export const lensfun = 'https://lensfun.github.io/';

export type Adapter = {
  lensMount: string;
  bodyMount: string;
  name: string;
  optics: boolean;
  autofocus: 'all' | 'motor-in-lens' | 'none';
  aperture: 'body' | 'ring' | 'none';
  infinity: boolean;
  source: string;
};

/** What does not work between lenses and bodies; what a row leaves open is any. */
export type Limit = {
  lensMaker: string;
  lensMount: string;
  lens: RegExp;
  bodyMount: string;
  body: RegExp;
  /**
   * `damages-body`, `does-not-mount`, `loses-focus` and `ask` stop a verdict; what else begins with `loses-` is lost; the rest is
   * only said.
   */
  code: string;
  text: string;
  source: string;
};

/** The circle that lenses fill: `covers` is the least crop factor of a frame that fits into it. */
export type Coverage = { maker: string; mount: string; pattern: RegExp; covers: number; source: string };

/** All that a verdict is made of, besides the two models. */
export type Facts = {
  /** The lens mounts that bodies of a mount take as they are; of a mount that is not among them its own. */
  takes: ReadonlyMap<string, readonly string[]>;
  registers: ReadonlyMap<string, { mm: number; source: string }>;
  adapters: readonly Adapter[];
  limits: readonly Limit[];
  coverage: readonly Coverage[];
};
