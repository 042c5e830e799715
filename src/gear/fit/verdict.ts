import { lensfun, type Adapter, type Facts, type Limit, type LimitCode } from './facts.ts';

export type Camera = {
  maker: string;
  name: string;
  mounts: readonly string[];
  crop: number | null;
  film?: boolean;
  source?: string;
};
/** `mount` is stated by the seller; `mounts` lists those that the model was made for. */
export type Lens = { maker: string; name: string; mounts: readonly string[]; mount?: string | null };

/** The reason `takes` has the camera's mount first, and the reason `no-row` has the lens's mount first. */
export type Reason = { source: string } & (
  | { code: 'fixed-lens' | 'no-mount' | 'which-model' }
  | { code: 'several-mounts'; mounts: readonly string[] }
  | { code: 'takes' | 'no-row'; mounts: readonly [string, string] }
  | { code: 'adapter'; text: string }
  | { code: 'room' | 'too-deep'; mm: number }
  | { code: LimitCode; text: string }
);

/** How much of the frame the image circle of the lens fills. */
type ImageFit = 'full' | 'crop' | 'vignettes' | 'unknown';

export type Fit = {
  verdict: 'native' | 'adapter' | 'no' | 'unknown';
  image: ImageFit;
  loses: string[];
  warns: string[];
  adapters: Adapter[];
  because: Reason[];
};

/** Lenses with these mounts never had autofocus, so they lose none. */
const manual = new Set(
  'Bronica ETR|Bronica GS|Bronica SQ|Canon FD|Canon FL|Contax/Yashica|DKL|Hasselblad V|Kiev 88|Konica AR|Leica M|Leica R|M39 (Leica thread)|M39 (Zenit)|M42|Minolta SR|Olympus OM|Rollei QBM|T2|Tamron Adaptall'.split(
    '|',
  ),
);
const autofocusRank = { all: 0, 'motor-in-lens': 1, none: 2 };

function mountOf({ mount, mounts }: Lens): string | undefined {
  return mount ?? (mounts.length === 1 ? mounts[0] : undefined);
}

const noFit = (because: Reason[], verdict: 'no' | 'unknown'): Fit => ({
  verdict,
  image: 'unknown',
  loses: [],
  warns: [],
  adapters: [],
  because,
});

const withoutMount = noFit([{ code: 'no-mount', source: lensfun }], 'unknown');

/** The worst comes first. Each of them except `ask` makes the verdict `no`. */
const stops: readonly LimitCode[] = ['damages-body', 'does-not-mount', 'loses-focus', 'ask'];

export const isStop = ({ code }: Limit): boolean => stops.includes(code);

/** The pattern of limits that apply to every name. */
export const anyName = '(?:)';

/** A camera or lens without a name only matches limits that apply to every name. */
const matchesName = (pattern: RegExp, name: string) =>
  pattern.source === anyName || (name !== '' && pattern.test(name));

const isOfMounts = ({ lensMount, bodyMount }: Limit, camera: Camera, mount: string) =>
  (lensMount === '' || lensMount === mount) && (bodyMount === '' || camera.mounts.includes(bodyMount));

const isOfLens = ({ lensMaker, lens: pattern }: Limit, lens: Lens) =>
  (lensMaker === '' || lensMaker === lens.maker) && matchesName(pattern, lens.name);

function limitsOf(facts: Facts, camera: Camera, lens: Lens, mount: string): Limit[] {
  return facts.limits.filter(
    (limit) =>
      isOfMounts(limit, camera, mount) && isOfLens(limit, lens) && matchesName(limit.body, camera.name),
  );
}

/**
 * Returns a limit that could apply if the model of the camera or lens is unknown. Ignores `loses-focus`, because losing
 * focus is harmless and rare.
 */
function doubtOf(facts: Facts, camera: Camera, lens: Lens): Limit | undefined {
  const mount = mountOf(lens);
  if (mount === undefined || (camera.name !== '' && lens.name !== '')) return undefined;
  // A limit for all models with these mounts applies whatever the name, so there is no doubt.
  if (limitsOf(facts, camera, lens, mount).some(isStop)) return undefined;
  return facts.limits.find(
    (limit) =>
      isStop(limit) &&
      limit.code !== 'loses-focus' &&
      isOfMounts(limit, camera, mount) &&
      (lens.name === '' || isOfLens(limit, lens)) &&
      (camera.name === '' || limit.body.test(camera.name)),
  );
}

const toReason = ({ code, text, source }: Limit): Reason => ({ code, text, source });

export function acceptsMount(facts: Facts, body: string, mount: string): boolean {
  return (facts.takes.get(body) ?? [body]).includes(mount);
}

function adaptersBetween(facts: Facts, mount: string, bodies: readonly string[]): Adapter[] {
  return facts.adapters
    .filter(({ lensMount, bodyMount }) => lensMount === mount && bodies.includes(bodyMount))
    .toSorted(
      (one, other) =>
        Number(other.infinity) - Number(one.infinity) ||
        Number(one.optics) - Number(other.optics) ||
        autofocusRank[one.autofocus] - autofocusRank[other.autofocus],
    );
}

/** Returns the space for an adapter in mm, or by how many mm the lens sits too deep. */
function adapterSpace(facts: Facts, mount: string, bodies: readonly string[]): Reason | undefined {
  const lens = facts.registers.get(mount);
  const body = facts.registers.get(bodies[0] ?? '');
  if (!lens || !body) return undefined;
  const mm = Math.round((lens.mm - body.mm) * 100) / 100;
  return { code: mm < 0 ? 'too-deep' : 'room', mm: Math.abs(mm), source: lens.source };
}

/** Crop factors are rounded. */
const slack = 1.05;
/** Digital bodies with these mounts crop the image automatically. */
const crops = new Set(['Canon RF', 'L-Mount', 'Nikon F', 'Nikon Z', 'Pentax K', 'Sony A', 'Sony E']);
const neverCrops = new Set(['KMZ', 'Kodak']);

function imageOf({ coverage }: Facts, camera: Camera, lens: Lens, mount: string): ImageFit {
  const row = coverage.find(
    ({ maker, mount: wanted, pattern }) =>
      (maker === '' || maker === lens.maker) &&
      (wanted === '' || wanted === mount) &&
      pattern.test(lens.name),
  );
  if (!row || camera.crop === null) return 'unknown';
  if (row.covers <= camera.crop * slack) return 'full';
  const isCropped = !camera.film && !neverCrops.has(camera.maker);
  return isCropped && camera.mounts.some((each) => crops.has(each)) ? 'crop' : 'vignettes';
}

/** Returns `unknown` unless the facts decide, because a wrong `native` could damage a camera. */
export function judge(facts: Facts, camera: Camera, lens: Lens): Fit {
  const doubt = doubtOf(facts, camera, lens);
  return doubt
    ? noFit([{ code: 'which-model', source: doubt.source }], 'unknown')
    : judgeNamed(facts, camera, lens);
}

export function judgeNamed(facts: Facts, camera: Camera, lens: Lens): Fit {
  const source = camera.source ?? lensfun;
  const [bodyMount] = camera.mounts;
  // A camera of which neither the model nor the mount is known may have a lens that cannot be removed.
  if (bodyMount === undefined)
    return camera.name === '' ? withoutMount : noFit([{ code: 'fixed-lens', source }], 'no');
  const mount = mountOf(lens);
  if (mount === undefined) {
    const { mounts } = lens;
    return mounts.length > 1
      ? noFit([{ code: 'several-mounts', mounts, source: lensfun }], 'unknown')
      : withoutMount;
  }
  const limits = limitsOf(facts, camera, lens, mount);
  const [stopped] = limits
    .filter(isStop)
    .toSorted((one, other) => stops.indexOf(one.code) - stops.indexOf(other.code));
  if (stopped) return noFit([toReason(stopped)], stopped.code === 'ask' ? 'unknown' : 'no');
  const image = imageOf(facts, camera, lens, mount);
  const others = limits.map(toReason);
  const loses = limits.flatMap(({ code }) =>
    code.startsWith('loses-') ? [code.slice('loses-'.length)] : [],
  );
  const warns: string[] = limits.flatMap(({ code }) => (code.startsWith('loses-') ? [] : [code]));
  if (camera.mounts.some((body) => acceptsMount(facts, body, mount))) {
    const because: Reason[] = [{ code: 'takes', mounts: [bodyMount, mount], source }, ...others];
    return { verdict: 'native', image, loses: [...new Set(loses)], warns, adapters: [], because };
  }
  const adapters = adaptersBetween(facts, mount, camera.mounts);
  const best = adapters[0];
  if (best) {
    if (best.autofocus === 'none' && !manual.has(mount)) loses.push('autofocus');
    if (best.aperture === 'none') loses.push('aperture');
    if (
      best.autofocus === 'motor-in-lens' &&
      !loses.includes('autofocus') &&
      !warns.includes('aperture-ring')
    )
      warns.push('autofocus-by-motor');
    if (best.aperture === 'ring') warns.push('aperture-ring');
    if (!best.infinity) loses.push('infinity');
    const because: Reason[] = [{ code: 'adapter', text: best.name, source: best.source }, ...others];
    return { verdict: 'adapter', image, loses: [...new Set(loses)], warns, adapters, because };
  }
  const space = adapterSpace(facts, mount, camera.mounts);
  if (space?.code === 'too-deep') return noFit([space], 'no');
  return noFit([space ?? { code: 'no-row', mounts: [mount, bodyMount], source: lensfun }], 'unknown');
}
