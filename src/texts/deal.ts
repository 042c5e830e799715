import { inLocale } from './locale.ts';

type Names = { buyer: string; seller: string };

/** The life of an order, for its two sides: whose turn it is, until when, and what each can do. */
export const dealTexts = inLocale({
  deal: {
    title: (title: string) => `Order: ${title}`,
    see: 'See the order',
    seeOf: (title: string) => `See the order of ${title}`,
    answer: 'Answer',
    progress: 'Now',
    /** To a side (or to an admin), in one sentence. */
    turn: {
      requested: {
        buyer: ({ seller }: Names, until: string) => `${seller} has until ${until} to say yes.`,
        seller: ({ buyer }: Names, until: string) => `${buyer} waits for your answer until ${until}.`,
        admin: ({ seller }: Names, until: string) => `${seller} has until ${until} to say yes.`,
      },
      accepted: {
        buyer: ({ seller }: Names, until: string) => `Meet ${seller} before ${until}.`,
        seller: ({ buyer }: Names, until: string) => `Meet ${buyer} before ${until}.`,
        admin: (_names: Names, until: string) => `They have until ${until} to meet.`,
      },
      confirm: (until: string) => `Say before ${until} whether it changed hands.`,
      confirmed: (other: string, until: string) =>
        `${other} has until ${until} to confirm that it changed hands.`,
    },
    ended: {
      completed: 'The deal is complete.',
      declined: ({ seller }: Names) => `${seller} said no.`,
      withdrawn: ({ buyer }: Names) => `${buyer} took the request back.`,
      expired: 'It ended by itself: the time was up.',
      cancelled: 'It was called off.',
    },
    stages: {
      requested: 'Requested',
      accepted: 'Accepted',
      'handed-over': 'Handed over',
      completed: 'Complete',
      declined: 'Declined',
      withdrawn: 'Taken back',
      expired: 'Expired',
      cancelled: 'Cancelled',
    },
    by: {
      buyer: ({ buyer }: Names) => buyer,
      seller: ({ seller }: Names) => seller,
      admin: () => 'an admin',
      clock: () => 'time',
      shop: () => 'the shop',
    },
    step: (stage: string, by: string, at: string) => `${stage} · ${by} · ${at}`,
    actions: {
      accept: 'Say yes',
      decline: 'Say no',
      withdraw: 'Take the request back',
      cancel: 'Call it off',
      received: 'I have it now',
      sold: 'It changed hands',
    },
    /** Asked before what cannot be taken back. */
    sure: {
      decline: 'Say no to this request?',
      withdraw: 'Take your request back?',
      cancel: 'Call this deal off?',
    },
    sureText: 'The item becomes available to others again. The other side is told.',
    keep: 'Not now',
    done: {
      accept: 'Accepted. The buyer is told how to reach you.',
      decline: 'Declined',
      withdraw: 'Taken back',
      cancel: 'Called off',
      received: 'Noted. The seller is asked to confirm it.',
      sold: 'Noted. The buyer is asked to confirm it.',
      completed: 'The deal is complete.',
    },
    movedOn: 'The order has moved on meanwhile: this is how it is now.',
    failed: 'That did not work, and nothing was changed. Try again.',
    item: 'What was booked',
    price: 'Price as booked',
    booked: 'Booked on',
    place: 'Meeting location',
    otherSide: { buyer: 'The seller', seller: 'The buyer', admin: 'The seller' },
    contactLater: 'You learn how to reach the seller as soon as they say yes.',
    history: 'What has happened',
    safety: 'Meet where people are, look at the item first, and pay when you have it in your hands.',
    safetyLink: 'More on meeting safely',
    back: { buyer: 'My Orders', seller: 'Seller Orders', admin: 'All Orders' },
  },
});
