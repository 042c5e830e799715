import type { TitleFacts } from '#src/gear/models/title-facts-service.server.ts';
import type { Adapter, Body, Facts, LensFacts } from './facts.ts';
import { lensfun } from './facts.ts';
import type { Finding, FindingCode } from './findings.ts';

/** Mounts without electric contacts that were made for manual lenses and later got autofocus. */
const mixedMounts = new Set([
  'Contax G',
  'Mamiya 645',
  'Nikon F',
  'Pentax 645',
  'Pentax K',
  'Sigma SA',
  'Sony A',
]);

/** How the lenses of a mount are focused if all of them have autofocus, except the Hologon for the Contax G. */
const autofocusMounts = new Map<string, LensFacts['focus']>([
  ['Contax G', 'screw'],
  ['Contax N', 'motor'],
  ['Hasselblad H', 'motor'],
  ['Minolta V', 'motor'],
]);

/** The properties of a lens, as far as they are known for itself or follow from its mount. */
export type Glass = LensFacts & {
  mount: string;
  maker: string;
  isNamed: boolean;
  ai: NonNullable<LensFacts['ai']>;
  /** The crop factor that any lens with its mount covers, and perhaps more. */
  coversAtLeast: number | undefined;
  /** A lens without electric contacts: the camera does not know what it covers. */
  isSilent: boolean;
};

type Known = { id: string; maker: string; isAi?: boolean; inTitle?: TitleFacts | undefined };

/** A title only fills in what the tables leave open. */
export function glassOf(
  { lenses, mounts, frames }: Facts,
  { id, maker, isAi: isConverted = false, inTitle }: Known,
  mount: string,
): Glass {
  const row = lenses.get(id);
  const of = mounts.get(mount);
  const isManualMount = of !== undefined && !of.contacts && !mixedMounts.has(mount);
  const known: Omit<LensFacts, 'source'> = {
    aperture: row?.aperture ?? inTitle?.aperture,
    focus: row?.focus ?? inTitle?.focus,
    stabilizer: row?.stabilizer ?? inTitle?.stabilizer,
    ai: row?.ai ?? inTitle?.ai,
    covers: row?.covers ?? inTitle?.covers,
  };
  const ownFocus = known.focus ?? autofocusMounts.get(mount) ?? (isManualMount ? 'manual' : undefined);
  const aperture = apertureWith(mount, of?.contacts ?? false, known) ?? (isManualMount ? 'ring' : undefined);
  const focus = of?.contacts && ownFocus === 'screw' ? 'motor' : ownFocus;
  return {
    aperture,
    focus,
    stabilizer: known.stabilizer,
    ai: isConverted || isAi(aperture, focus) ? 'ai' : (known.ai ?? 'either'),
    covers: known.covers ?? of?.covers ?? undefined,
    shutter: row?.shutter,
    coversAtLeast: id === '' ? frames.get(mount)?.smallest : undefined,
    isSilent: (aperture === 'ring' || aperture === 'fixed') && focus === 'manual' && !mixedMounts.has(mount),
    source: row?.source ?? of?.source ?? lensfun,
    mount,
    maker: inTitle?.maker ?? maker,
    isNamed: id !== '',
  };
}

/**
 * A lens for several mounts has a ring, a lever or a shaft only in the versions for some. Mounts with electric contacts
 * have neither levers nor shafts, and lenses with autofocus for these and for Sony A have no ring. Sony A sets all apertures
 * with a lever.
 */
function apertureWith(
  mount: string,
  hasContacts: boolean,
  { aperture, focus }: Pick<LensFacts, 'aperture' | 'focus'>,
): LensFacts['aperture'] {
  const hasAutofocus = focus !== undefined && focus !== 'manual';
  if (aperture === 'fixed') return aperture;
  if (hasContacts) return aperture === 'ring' && !hasAutofocus ? 'ring' : 'electronic';
  const needsLever = aperture === 'electronic' || (aperture === 'ring' && hasAutofocus);
  return mount === 'Sony A' && needsLever ? 'lever' : aperture;
}

/** Lenses with autofocus, and those without an aperture ring, are newer than AI. */
const isAi = (aperture: LensFacts['aperture'], focus: LensFacts['focus']): boolean =>
  (focus !== undefined && focus !== 'manual') || aperture === 'lever' || aperture === 'electronic';

/** Finds the losses and dangers of a lens on a camera of its own mount. */
export function findOnBody(body: Body, glass: Glass): Finding[] {
  const codes = [
    onTab(body, glass),
    onFocus(body, glass),
    onAperture(body, glass),
    body.stabilizer === false && glass.stabilizer ? ('no-stabilizer' as const) : undefined,
    onMetering(body, glass),
    onShutter(body, glass),
  ];
  return codes.flatMap((code) => (code ? { code, source: body.source } : []));
}

type Needs<Of extends 'focus' | 'aperture'> = Record<NonNullable<LensFacts[Of]>, readonly (keyof Body)[]>;
/** The properties of a camera that must be known for a lens with this focus or aperture. */
const needs: { focus: Needs<'focus'>; aperture: Needs<'aperture'> } = {
  focus: {
    manual: [],
    pulse: [],
    screw: ['screwDrive'],
    motor: ['motor'],
    'by-wire': ['motor'],
    auto: ['screwDrive', 'motor'],
  },
  aperture: { ring: [], fixed: [], lever: ['apertureControl'], electronic: ['electronicAperture'] },
};

/** Finds what is not known of a camera, if some cameras with its mount lack a function that the lens needs. */
export function findGaps(body: Body, { focus, aperture }: Glass): Finding[] {
  const needed = [...needs.focus[focus ?? 'auto'], ...needs.aperture[aperture ?? 'lever']];
  // Lenses with a motor may have an electronic aperture.
  const mayLack = aperture === undefined && focus === 'motor' && body.electronicAperture === false;
  const isKnown = !mayLack && needed.every((each) => body[each] !== undefined);
  return isKnown ? [] : [{ code: 'ask-functions', source: body.source }];
}

/** Some lenses of mounts of which cameras lack a shutter have none either. */
function onShutter(body: Pick<Body, 'shutter'>, { shutter }: Glass): FindingCode | undefined {
  if (body.shutter !== false || shutter) return undefined;
  return shutter === false ? 'no-shutter' : 'ask-shutter';
}

/** Finds the questions to ask about a camera whose properties are not known. */
export function findOnUnknownBody(glass: Glass, source: string): Finding[] {
  const tab = onTab({}, glass);
  if (tab) return [{ code: tab, source }];
  if (glass.shutter === false) return [{ code: 'which-model', source }];
  return findGaps({ source }, glass).length > 0 ? [{ code: 'ask-camera', source }] : [];
}

/** Lenses from before AI press against the tab that tells the camera the aperture. */
function onTab(
  { aiTab, foldingTab }: Pick<Body, 'aiTab' | 'foldingTab'>,
  { mount, ai, isNamed }: Glass,
): FindingCode | undefined {
  if (mount !== 'Nikon F' || ai === 'ai' || (aiTab === false && !foldingTab)) return undefined;
  if (foldingTab) return ai === 'pre' ? 'lift-tab' : 'may-lift-tab';
  if (ai === 'either') return isNamed ? 'ask-ai' : 'which-model';
  return aiTab ? 'damages-body' : 'ask-tab';
}

function onFocus(
  { screwDrive, motor, pulse, electronicAperture }: Body,
  { focus, mount, aperture }: Glass,
): FindingCode | undefined {
  const isManualCamera = screwDrive === false && motor === false;
  switch (focus) {
    case 'manual':
      return undefined;
    case 'screw':
      if (isManualCamera) return 'no-autofocus';
      return screwDrive === false ? 'no-screw-drive' : undefined;
    case 'motor':
      if (isManualCamera) return 'no-autofocus';
      // Pentax cameras from before KAF4 drive neither the aperture nor the motor of KAF4 lenses.
      if (mount === 'Pentax K' && aperture === 'electronic' && electronicAperture === false)
        return 'no-lens-motor';
      return motor === false ? 'no-lens-motor' : undefined;
    case 'by-wire':
      return motor === false ? 'no-focus-power' : undefined;
    case 'pulse':
      if (pulse === 'no' || isManualCamera) return 'no-pulse';
      if (pulse === 'firmware') return 'firmware';
      return pulse === undefined ? 'ask-focus' : undefined;
    case 'auto':
    case undefined:
      if (isManualCamera) return focus === 'auto' ? 'no-autofocus' : 'autofocus-if-any';
      if (screwDrive === false) return 'ask-motor';
      return motor === false ? 'ask-shaft' : undefined;
  }
}

function onAperture(
  { apertureControl, electronicAperture }: Body,
  { aperture, focus, isNamed }: Glass,
): FindingCode | undefined {
  switch (aperture) {
    case 'ring':
    case 'fixed':
      return undefined;
    case 'electronic':
      return electronicAperture === false ? 'no-electronic-aperture' : undefined;
    case 'lever':
      if (apertureControl === 'no') return 'no-aperture-control';
      return apertureControl === 'auto' ? 'aperture-auto' : undefined;
    case undefined:
      // Most lenses with a motor have no ring, and most that are focused by hand have one.
      if (apertureControl === 'no' && ((isNamed && focus !== 'manual') || focus === 'motor'))
        return 'ask-ring-first';
      return apertureControl === 'no' || apertureControl === 'auto' ? 'ask-ring' : undefined;
  }
}

/** A manual lens with an aperture ring has no chip, except in some versions from other makers. */
function onMetering(
  { metersManual, foldingTab }: Body,
  { aperture, focus, mount, maker, ai, isNamed }: Glass,
): FindingCode | undefined {
  if (metersManual === undefined || metersManual === 'yes') return undefined;
  if ((foldingTab && ai === 'pre') || isAi(aperture, focus)) return undefined;
  if (focus === undefined) return metersManual === 'no' && !isNamed ? 'ask-chip' : undefined;
  if (metersManual === 'stopped-down') return 'stopped-down';
  return mount === 'Nikon F' && maker === 'Nikon' ? 'no-metering' : 'ask-chip';
}

/** Finds the losses of a lens on an adapter. */
export function findOnAdapter(adapter: Adapter, glass: Glass, body: Body | undefined): Finding[] {
  const codes = [
    adapterOnTab(adapter, glass),
    adapterOnFocus(adapter, glass),
    adapterOnAperture(adapter, glass),
    isPlain(adapter) && glass.stabilizer ? ('adapter-stabilizer' as const) : undefined,
    adapter.infinity ? undefined : ('adapter-infinity' as const),
    isPlain(adapter) && body?.metersManual === 'no' ? ('no-metering' as const) : undefined,
    adapter.bodyMount === 'Leica M' && adapter.bodies.length > 0 ? ('focus-on-screen' as const) : undefined,
  ];
  return codes.flatMap((code) => (code ? { code, source: adapter.source } : []));
}

/** Whether the camera neither focuses the lens nor sets its aperture, so that the lens gets no power. */
const isPlain = ({ autofocus, aperture }: Adapter): boolean => autofocus === 'none' && aperture !== 'body';

/** Adapters that set the aperture have a lever that lenses from before AI do not fit. */
function adapterOnTab({ aperture }: Adapter, { mount, ai, isNamed }: Glass): FindingCode | undefined {
  if (mount !== 'Nikon F' || ai === 'ai' || aperture !== 'body') return undefined;
  return isNamed ? 'ask-ai' : 'which-model';
}

function adapterOnFocus(adapter: Adapter, { focus }: Glass): FindingCode | undefined {
  if (focus === 'manual' || adapter.autofocus === 'all') return undefined;
  if ((focus === 'pulse' || focus === 'by-wire') && isPlain(adapter)) return 'adapter-focus';
  if (adapter.autofocus === 'none') return focus === undefined ? 'autofocus-if-any' : 'adapter-autofocus';
  if (focus === undefined || focus === 'auto') return 'autofocus-by-motor';
  return focus === 'screw' ? 'adapter-no-motor' : undefined;
}

function adapterOnAperture(adapter: Adapter, { aperture }: Glass): FindingCode | undefined {
  if (aperture === 'fixed') return undefined;
  switch (adapter.aperture) {
    case 'body':
      return undefined;
    case 'none':
      return 'adapter-aperture';
    case 'adapter-ring':
      if (aperture === 'ring') return 'aperture-ring';
      return aperture === 'electronic' ? 'adapter-aperture' : 'adapter-ring';
    case 'ring':
      if (aperture === undefined) return 'ask-ring';
      return aperture === 'ring' ? 'aperture-ring' : 'adapter-aperture';
  }
}
