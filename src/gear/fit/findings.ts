import type { Loss } from './facts.ts';

/** The meaning of a fact about a camera, a lens or an adapter for the pair. */
type Effect =
  | { stops: 'no' | 'unknown' }
  /** `limits`: the lens mounts, but cannot be used in an ordinary way. */
  | { loses: Loss; limits?: true }
  | { warns: true };

const effects = {
  'damages-body': { stops: 'no' },
  'does-not-mount': { stops: 'no' },
  'maker-excludes': { stops: 'no' },
  'no-shutter': { stops: 'no' },
  ask: { stops: 'unknown' },
  'ask-ai': { stops: 'unknown' },
  'ask-tab': { stops: 'unknown' },
  'ask-ring-first': { stops: 'unknown' },
  'ask-mirror': { stops: 'unknown' },
  'ask-functions': { stops: 'unknown' },
  'which-model': { stops: 'unknown' },

  'no-autofocus': { loses: 'autofocus' },
  'no-screw-drive': { loses: 'autofocus' },
  'no-lens-motor': { loses: 'autofocus' },
  'adapter-autofocus': { loses: 'autofocus' },
  'adapter-no-motor': { loses: 'autofocus' },
  'aperture-auto': { loses: 'aperture' },
  'no-aperture-control': { loses: 'aperture', limits: true },
  'no-electronic-aperture': { loses: 'aperture', limits: true },
  'adapter-aperture': { loses: 'aperture', limits: true },
  'no-pulse': { loses: 'focus', limits: true },
  'no-focus-power': { loses: 'focus', limits: true },
  'adapter-focus': { loses: 'focus', limits: true },
  'no-stabilizer': { loses: 'stabilisation' },
  'adapter-stabilizer': { loses: 'stabilisation' },
  'no-metering': { loses: 'metering' },
  'adapter-infinity': { loses: 'infinity', limits: true },
  'mirror-hits': { loses: 'infinity', limits: true },
  // Losses of single pairs.
  autofocus: { loses: 'autofocus' },
  aperture: { loses: 'aperture', limits: true },
  focus: { loses: 'focus', limits: true },
  stabilisation: { loses: 'stabilisation' },
  infinity: { loses: 'infinity', limits: true },
  metering: { loses: 'metering' },

  'lift-tab': { warns: true },
  'may-lift-tab': { warns: true },
  firmware: { warns: true },
  'ask-focus': { warns: true },
  'ask-motor': { warns: true },
  'ask-shaft': { warns: true },
  'ask-ring': { warns: true },
  'ask-camera': { warns: true },
  'ask-chip': { warns: true },
  'ask-shutter': { warns: true },
  'stopped-down': { warns: true },
  'aperture-ring': { warns: true },
  'adapter-ring': { warns: true },
  'autofocus-by-motor': { warns: true },
  'autofocus-if-any': { warns: true },
  'focus-on-screen': { warns: true },
  'stop-down-only': { warns: true },
  'ask-cams': { stops: 'unknown' },
  'set-release': { warns: true },
  'needs-helicoid': { warns: true },
  'lever-and-mirror': { warns: true },
} as const satisfies Record<string, Effect>;

export type FindingCode = keyof typeof effects;
export type Finding = { code: FindingCode; source: string };

const effectOf = ({ code }: Finding): Effect => effects[code];

export function stopOf(
  findings: readonly Finding[],
): { finding: Finding; verdict: 'no' | 'unknown' } | undefined {
  let unknown: Finding | undefined;
  for (const finding of findings) {
    const effect = effectOf(finding);
    if (!('stops' in effect)) continue;
    if (effect.stops === 'no') return { finding, verdict: 'no' };
    unknown ??= finding;
  }
  return unknown && { finding: unknown, verdict: 'unknown' };
}

export function lossesOf(finding: Finding): readonly Loss[] {
  const effect = effectOf(finding);
  if (!('loses' in effect)) return [];
  // Only lenses with autofocus cannot be focused by hand.
  return effect.loses === 'focus' ? ['autofocus', 'focus'] : [effect.loses];
}

export const isLimit = (finding: Finding): boolean => 'limits' in effectOf(finding);
export const isWarning = (finding: Finding): boolean => 'warns' in effectOf(finding);
