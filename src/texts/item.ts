import { checks } from './checks.ts';
import { inLocale } from './locale.ts';

const en = {
  badge: {
    checks,
    since: (month: string) => `Verified seller since ${month}.`,
    sinceUnknown: 'Verified seller; since when was not written down.',
    checked: (what: string) => `The shop’s admins checked: ${what}.`,
    notNoted: 'What was checked was not written down.',
    noWarranty: 'It is no warranty.',
    unverified:
      'Not verified yet: the shop’s admins have checked nothing of this seller. That says nothing against them.',
  },
  booking: {
    book: 'Book Now',
    own: 'Your item: edit it or mark it sold',
    notForRole: "Admins and sellers can't order",
    booked: 'Booked',
    bookedHint: (day: string) => `Booked since ${day}. If that comes to nothing, it will be available again.`,
    yours: 'You booked this: the seller knows how to reach you.',
    bought: 'You bought it.',
    toOrder: 'See your order',
    sold: 'Sold',
    soldHint: 'This item has found a new owner.',
    hint: 'You pay nothing now: you meet the seller, look at the item, and pay in person.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    location: 'Meeting location',
    locationHint: 'A public place that suits you, for example a station or a café.',
    fromLast: 'From your last booking. Change it if it is another this time.',
    submit: 'Book',
    cancel: 'Cancel',
    success: 'Booking success!',
    failed: 'The booking did not arrive. Nothing was lost: try once more.',
  },
  asking: {
    ask: 'Ask the seller',
    goOn: 'Go on with your conversation',
  },
  share: {
    label: 'Share this item',
    copied: 'The address is copied',
    failed: 'The address could not be copied: it is in the bar above.',
  },
  gallery: {
    label: 'Photographs of the item',
    show: (number: number, of: number) => `Photograph ${number} of ${of}`,
    previous: 'Previous photograph',
    next: 'Next photograph',
    zoom: 'Full size',
    actual: 'Show every pixel',
  },
};

const original: typeof en = {
  ...en,
  booking: { ...en.booking, success: 'Booking Succes!', notForRole: 'Admin & Seller Cant Order' },
};

/** An item's own page: its photographs, its seller's badge, booking it, asking about it. */
export const itemTexts = inLocale(en, original);
