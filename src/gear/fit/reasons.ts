import { fitTexts } from '#src/texts/fit.ts';
import type { FitResponse } from './schemas.ts';
import type { Fit, Reason } from './verdict.ts';

function sentence(reason: Reason): string {
  const { reasons } = fitTexts.fit;
  switch (reason.code) {
    case 'takes':
    case 'no-row':
      return reasons[reason.code](...reason.mounts);
    case 'several-mounts':
      return reasons[reason.code](...reason.mounts);
    case 'adapter':
      return reasons[reason.code](reason.text);
    case 'too-deep':
    case 'room':
      return reasons[reason.code](reason.mm);
    case 'fixed-lens':
    case 'no-mount':
    case 'which-model':
      return reasons[reason.code];
    default:
      return reason.text;
  }
}

export function describeFit({
  adapters,
  because,
  ...fit
}: Fit): Omit<FitResponse, 'camera' | 'lens' | 'knownBy'> {
  return {
    ...fit,
    adapters: adapters.map(({ name, optics, infinity, source }) => ({ name, optics, infinity, source })),
    because: because.map((reason) => ({ code: reason.code, text: sentence(reason), source: reason.source })),
  };
}

export const summarizeFit = ({ verdict, image, loses, adapters, because }: Fit) => ({
  verdict,
  image,
  loses,
  adapter: adapters[0]?.name ?? null,
  damages: because.some(({ code }) => code === 'damages-body'),
});
