import type { TitleFacts } from '#src/gear/models/title-facts-service.server.ts';
import { adaptersBetween } from './adapters-between.ts';
import { acceptsMount, lensfun, losses, pairKey, type Adapter, type Facts, type Loss } from './facts.ts';
import { isLimit, isWarning, lossesOf, stopOf, type Finding, type FindingCode } from './findings.ts';
import { circleBehind, imageOf, type ImageFit } from './image.ts';
import { findGaps, findOnAdapter, findOnBody, findOnUnknownBody, glassOf, type Glass } from './reasoning.ts';

/** A camera or lens without a model has an empty `id`. */
export type Camera = {
  id: string;
  maker: string;
  mounts: readonly string[];
  crop: number | null;
  film?: boolean | null;
  source?: string;
};
/**
 * `mount` is stated by the seller; `mounts` lists those that the model was made for. `isAi`: it was converted to AI, as
 * many Nikkors from before 1977 were. `inTitle` is what the title of an item says.
 */
export type Lens = {
  id: string;
  maker: string;
  mounts: readonly string[];
  /** The mounts that a seller can choose, if these are more than `mounts`. */
  choices?: readonly string[];
  mount?: string | null;
  isAi?: boolean;
  inTitle?: TitleFacts | undefined;
};

type Mounts = readonly [lens: string, body: string];
/** How a lens mounts. */
type Way = { source: string } & ({ code: 'takes'; mounts: Mounts } | { code: 'adapter'; text: string });
export type Reason =
  | Way
  | ({ source: string } & (
      | { code: 'fixed-lens' | 'no-mount' | 'which-mount' | FindingCode }
      | { code: 'several-mounts'; mounts: readonly string[] }
      | { code: ApartCode; mounts: Mounts }
    ));

/** Why no adapter is known. */
type ApartCode =
  | 'too-deep'
  | 'reaches-in'
  | 'no-room'
  | 'needs-contacts'
  | 'needs-glass'
  | 'rangefinder'
  | 'room'
  | 'no-row';

export type Fit = {
  verdict: 'native' | 'adapter' | 'limited' | 'no' | 'unknown';
  image: ImageFit;
  loses: Loss[];
  warns: string[];
  adapters: Adapter[];
  because: Reason[];
};

const noFit = (because: Reason[], verdict: 'no' | 'unknown'): Fit => ({
  verdict,
  image: 'unknown',
  loses: [],
  warns: [],
  adapters: [],
  because,
});

const withoutMount = noFit([{ code: 'no-mount', source: lensfun }], 'unknown');

/** Returns `unknown` unless the facts decide, because a wrong `native` could damage a camera. */
export function judge(facts: Facts, camera: Camera, lens: Lens): Fit {
  const source = camera.source ?? lensfun;
  const [bodyMount] = camera.mounts;
  // A camera of which neither the model nor the mount is known may have a lens that cannot be removed.
  if (bodyMount === undefined)
    return camera.id === '' ? withoutMount : noFit([{ code: 'fixed-lens', source }], 'no');
  const mount = lens.mount ?? (lens.mounts.length > 1 ? undefined : lens.mounts[0]);
  if (mount === undefined) return eitherWay(facts, camera, lens) ?? withoutOneMount(lens);
  const glass = glassOf(facts, lens, mount);
  const own = camera.mounts.find((body) => acceptsMount(facts, body, mount));
  const pairs = [camera.id, ...camera.mounts].flatMap((body) => {
    const ofLens = facts.pairs.get(pairKey(lens.id, body));
    return (ofLens === undefined ? facts.pairs.get(pairKey(mount, body)) : ofLens) ?? [];
  });
  if (own !== undefined) {
    const findings = [...pairs, ...findOnOwn(facts, camera, own, lens.id, glass)];
    return toFit({ code: 'takes', mounts: [mount, own], source }, findings, () => imageOf(camera, glass));
  }
  const adapters = adaptersFor(facts, camera, glass);
  const [best] = adapters;
  if (!best) return whyApart(facts, mount, bodyMount, camera);
  const findings = [...pairs, ...best.findings];
  const { name, factor, source: page } = best.adapter;
  return toFit(
    { code: 'adapter', text: name, source: page },
    findings,
    () => imageOf(camera, circleBehind(glass, factor)),
    adapters.map(({ adapter }) => adapter),
  );
}

/** Judges a lens of unknown mount if the result is the same for every mount that it was made for. */
function eitherWay(facts: Facts, camera: Camera, lens: Lens): Fit | undefined {
  const mounts = lens.choices ?? lens.mounts;
  const [first, ...others] = mounts.map((mount) => judge(facts, camera, { ...lens, mount }));
  if (first && others.length > 0 && [first, ...others].every(({ verdict }) => verdict === 'no'))
    return noFit([...first.because, ...others.flatMap(({ because }) => because)], 'no');
  const isSame = ({ verdict, image, loses }: Fit) =>
    verdict === 'adapter' && image === first?.image && loses.join() === first.loses.join();
  if (!first || others.length === 0 || ![first, ...others].every(isSame)) return undefined;
  return {
    ...first,
    adapters: [first, ...others].flatMap(({ adapters }) => adapters),
    because: [...first.because, { code: 'several-mounts', mounts, source: lensfun }],
  };
}

function findOnOwn(facts: Facts, { id }: Camera, mount: string, lens: string, glass: Glass): Finding[] {
  const isUnequal = facts.unequalMounts.has(mount);
  if (id === '') {
    const some = [lens, glass.mount].flatMap((of) => facts.someRefuse.get(pairKey(of, mount)) ?? []);
    const asks = some.map((source) => ({ code: 'which-model' as const, source }));
    return [...asks, ...(isUnequal ? findOnUnknownBody(glass, glass.source) : [])];
  }
  const body = facts.bodies.get(id) ?? { source: glass.source };
  const gaps = isUnequal ? findGaps(body, glass) : [];
  return [...findOnBody(body, glass), ...gaps];
}

function withoutOneMount({ id, mounts }: Lens): Fit {
  if (mounts.length > 1) return noFit([{ code: 'several-mounts', mounts, source: lensfun }], 'unknown');
  return id === '' ? withoutMount : noFit([{ code: 'which-mount', source: lensfun }], 'unknown');
}

function toFit(way: Way, findings: readonly Finding[], image: () => ImageFit, adapters: Adapter[] = []): Fit {
  const stop = stopOf(findings);
  if (stop) return noFit([stop.finding], stop.verdict);
  const lost = findings.flatMap(lossesOf);
  const isLimited = findings.some(isLimit);
  return {
    verdict: isLimited ? 'limited' : way.code === 'takes' ? 'native' : 'adapter',
    image: image(),
    loses: losses.filter((loss) => lost.includes(loss)),
    warns: findings.filter(isWarning).map(({ code }) => code),
    adapters,
    because: [way, ...findings],
  };
}

type Candidate = { adapter: Adapter; findings: Finding[]; rank: number };

/** Returns the adapters that fit, the best first. Adapters with limits are left out if there is one without. */
function adaptersFor(facts: Facts, camera: Camera, glass: Glass): Candidate[] {
  const rows = camera.mounts.flatMap((mount) => adaptersBetween(facts, glass.mount, mount));
  const own = new Set(rows.filter(({ bodies }) => bodies.includes(camera.id)).map(({ name }) => name));
  const candidates = rows
    .filter(({ bodies, name }) => bodies.includes(camera.id) || (bodies.length === 0 && !own.has(name)))
    .filter(({ factor }) => !isReducer(factor) || isWideEnough(camera, glass, factor))
    .map((adapter) => {
      const findings = findOnAdapter(adapter, glass, facts.bodies.get(camera.id));
      return { adapter, findings, rank: rankOf(adapter, findings, glass) };
    })
    .toSorted((one, other) => one.rank - other.rank);
  const useOf = ({ rank }: Candidate) => Math.floor(rank / limitRank);
  return candidates.filter((candidate) => useOf(candidate) === useOf(candidates[0] ?? candidate));
}

/** A focal reducer is only made for a frame smaller than that of the lens. */
const isReducer = (factor: number | undefined): boolean => factor !== undefined && factor < 1;
const isWideEnough = (camera: Camera, glass: Glass, factor: number | undefined): boolean =>
  !['crop', 'vignettes'].includes(imageOf(camera, circleBehind(glass, factor)));

const limitRank = 100;

/** Rows of equal rank keep their order in the table, which has the most common adapter first. */
function rankOf(
  { optics, autofocus, aperture }: Adapter,
  findings: readonly Finding[],
  { focus }: Glass,
): number {
  const lost = findings.filter((finding) => lossesOf(finding).length > 0).length;
  return (
    Number(stopOf(findings) !== undefined) * 2 * limitRank +
    Number(findings.some(isLimit)) * limitRank +
    Number(optics) * 50 +
    lost * 10 +
    // A motor in the adapter only matters if the lens may have none.
    Number((focus === undefined || focus === 'auto') && autofocus !== 'all') +
    Number(aperture === 'adapter-ring')
  );
}

/** An adapter is at least about this thick. */
const thinnestMm = 3;
/** Cameras that can only be focused with lenses that turn their rangefinder. */
const rangefinders = new Set([
  'Bronica RF645',
  'Contax G',
  'Hasselblad XPan',
  'M39 (Leica thread)',
  'Mamiya 6',
  'Mamiya 7',
]);
/** Lenses for cameras with a mirror sit at least this far from the film. */
const mirrorMm = 38;
const isForReflex = ({ registerMm }: { registerMm: number | null }): boolean => (registerMm ?? 0) > mirrorMm;

/** Adapters with a lens of their own can mend about this much. */
const mendableMm = 5;

/** Says why no adapter is known between two mounts. */
function whyApart(facts: Facts, mount: string, body: string, { id, film }: Camera): Fit {
  const [glass, camera] = [facts.mounts.get(mount), facts.mounts.get(body)];
  const source = glass?.source ?? camera?.source ?? lensfun;
  const apart = (code: ApartCode, verdict: 'no' | 'unknown' = 'no') =>
    noFit([{ code, mounts: [mount, body], source }], verdict);
  if (glass && acceptsMount(facts, mount, body)) return apart(glass.contacts ? 'reaches-in' : 'no-room');
  // The adapters from mounts of reflexes list the Leicas on whose screen one can focus.
  const hasNoScreen = film || (id !== '' && adaptersBetween(facts, mount, body).length > 0);
  if (glass && (rangefinders.has(body) || (body === 'Leica M' && hasNoScreen && isForReflex(glass))))
    return apart((glass.registerMm ?? Infinity) < (camera?.registerMm ?? 0) ? 'too-deep' : 'rangefinder');
  if (!glass || !camera || glass.registerMm === null || camera.registerMm === null)
    return glass?.contacts && camera?.contacts === false
      ? apart('needs-contacts')
      : apart('no-row', 'unknown');
  const roomMm = glass.registerMm - camera.registerMm;
  if (roomMm < -mendableMm) return apart('too-deep');
  if (roomMm < thinnestMm && (roomMm >= 0 || glass.contacts))
    return apart(roomMm < 0 ? 'too-deep' : 'no-room');
  if (glass.contacts && !camera.contacts) return apart('needs-contacts');
  return apart(roomMm < 0 ? 'needs-glass' : 'room', 'unknown');
}
