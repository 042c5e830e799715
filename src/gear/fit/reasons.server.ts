import { fitReasonTexts } from '#src/texts/fit-reasons.server.ts';
import type { fitTexts } from '#src/texts/fit.ts';
import type { FindingCode } from './findings.ts';
import type { FitResponse } from './schemas.ts';
import type { Fit, Reason } from './verdict.ts';

type ShownWarning = keyof typeof fitTexts.fit.warns;

/** Warnings that are shown beside the verdict need no other explanation. */
const findings: Record<Exclude<FindingCode, ShownWarning>, string> & Partial<Record<FindingCode, string>> =
  fitReasonTexts.findings;

function sentence(reason: Reason): string | undefined {
  const { reasons } = fitReasonTexts;
  switch (reason.code) {
    case 'takes':
    case 'too-deep':
    case 'reaches-in':
    case 'no-room':
    case 'needs-contacts':
    case 'needs-glass':
    case 'rangefinder':
    case 'room':
    case 'no-row':
      return reasons[reason.code](...reason.mounts);
    case 'several-mounts':
      return reasons[reason.code](...reason.mounts);
    case 'adapter':
      return reasons[reason.code](reason.text);
    case 'fixed-lens':
    case 'no-mount':
    case 'which-mount':
      return reasons[reason.code];
    default:
      return findings[reason.code];
  }
}

export function describeFit({
  adapters,
  because,
  ...fit
}: Fit): Omit<FitResponse, 'camera' | 'lens' | 'knownBy' | 'part' | 'others' | 'byMount'> {
  return {
    ...fit,
    adapters: adapters.map(({ name, optics, factor = null, infinity, source }) => ({
      name,
      optics,
      factor,
      infinity,
      source,
    })),
    because: because.flatMap((reason) => {
      const text = sentence(reason);
      return text === undefined ? [] : { code: reason.code, text, source: reason.source };
    }),
  };
}

export const summarizeFit = ({ verdict, image, loses, adapters, because }: Fit) => ({
  verdict,
  image,
  loses,
  adapter: adapters[0]?.name ?? null,
  damages: because.some(({ code }) => code === 'damages-body'),
});
