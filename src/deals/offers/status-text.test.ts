import { expect, test } from 'vitest';
import type { Offer } from './schemas.ts';
import { offerStatusText, offerTurnText } from './status-text.ts';

type Given = Partial<Pick<Offer, 'by' | 'state' | 'auto' | 'until' | 'gone'>>;

/** Sol sells and Bo buys. */
const textOf = (side: Offer['side'], given: Given): string => {
  const other = side === 'buyer' ? 'Sol' : 'Bo';
  const offer: Parameters<typeof offerStatusText>[0] = {
    side,
    other,
    amount: 470,
    by: 'buyer',
    state: 'open',
    auto: false,
    until: null,
    changes: [],
    gone: false,
    ...given,
  };
  return offerStatusText(offer, 'America/Los_Angeles');
};
const until = '2026-11-25T18:30:00.000Z';
const by = 'Wed, Nov 25, 10:30 AM Pacific Time';

test.for<[string, Given, string, string]>([
  [
    'an open offer',
    { state: 'open', until },
    `You offered $470. Sol has until ${by} to answer.`,
    `Bo offers $470. Reply by ${by}.`,
  ],
  [
    'an open counteroffer',
    { state: 'open', by: 'seller', until },
    `Sol offers $470. Reply by ${by}.`,
    `You offered $470. Bo has until ${by} to answer.`,
  ],
  ['a declined offer', { state: 'declined' }, 'Sol declined your $470 offer.', 'You declined $470.'],
  [
    'an offer below the minimum',
    { state: 'declined', auto: true },
    'You offered $470. Declined automatically: below the seller’s minimum.',
    'Bo offered $470. Declined automatically: below your minimum.',
  ],
  [
    'a withdrawn offer',
    { state: 'withdrawn' },
    'You withdrew your offer of $470.',
    'Bo withdrew the offer of $470.',
  ],
])('the status of %s says You for what its reader did', ([, given, toBuyer, toSeller]) => {
  expect([textOf('buyer', given), textOf('seller', given)]).toEqual([toBuyer, toSeller]);
});

test.for<[string, Given, [string, string | null], [string, string | null]]>([
  ['countered', { state: 'countered' }, ['You offered $470', 'Countered'], ['Bo offered $470', 'Countered']],
  [
    'accepted',
    { state: 'accepted', by: 'seller' },
    ['Sol offered $470', 'You accepted'],
    ['You offered $470', 'Bo accepted'],
  ],
  [
    'declined',
    { state: 'declined' },
    ['You offered $470', 'Sol declined'],
    ['Bo offered $470', 'You declined'],
  ],
  [
    'declined automatically',
    { state: 'declined', auto: true },
    ['You offered $470', 'Declined automatically: below the seller’s minimum'],
    ['Bo offered $470', 'Declined automatically: below your minimum'],
  ],
  [
    'withdrawn',
    { state: 'withdrawn' },
    ['You offered $470', 'You withdrew it'],
    ['Bo offered $470', 'Bo withdrew it'],
  ],
])('an amount that was %s has its own line for each side', ([, given, toBuyer, toSeller]) => {
  const turn = { by: 'buyer', amount: 470, state: 'open', auto: false, ...given } as const;
  const lines = ([side, other]: readonly [Offer['side'], string]) =>
    Object.values(offerTurnText(turn, { side, other }));
  expect([lines(['buyer', 'Sol']), lines(['seller', 'Bo'])]).toEqual([toBuyer, toSeller]);
});
