import { checks } from './checks.ts';
import { inLocale } from './locale.ts';

const en = {
  badge: {
    checks,
    since: (month: string) => `Verified seller since ${month}.`,
    sinceUnknown: 'Verified seller; the date was not recorded.',
    checked: (what: string) => `Checked by the shop’s admins: ${what}.`,
    notNoted: 'The checks were not recorded.',
    noWarranty: 'This is not a warranty.',
    why: 'You aren’t verified yet. Buyers trust a badge.',
    getVerified: 'Get verified',
    unverified:
      'Not verified yet: the shop’s admins haven’t checked this seller. That doesn’t mean anything is wrong.',
  },
  meetingChecklist: 'Checklist for the meeting',
  booking: {
    book: 'Book Now',
    bookFor: (price: string) => `Book for ${price}`,
    own: 'Manage your listing',
    notForRole: "Admins and sellers can't order",
    booked: 'Booked',
    bookedHint: (day: string) => `Booked since ${day}. It may become available again.`,
    requested: 'You’ve requested this item.',
    yours: 'You’ve booked this item.',
    bought: 'You bought this item.',
    toOrder: 'See your order',
    message: 'Message the seller',
    sold: 'Sold',
    unavailable: 'This seller isn’t available to you.',
    soldHint: 'This item has found a new owner.',
    hint: 'You pay nothing now. Meet the seller, check the item, and pay in person.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    phoneHint: 'Required, so the seller can reach you.',
    location: 'Meeting location',
    locationHint: (town: string) =>
      `For example a café or station in ${town}. You can agree on the exact place later.`,
    givenBefore: 'The number you gave before. Change it if needed.',
    seenBy: (seller: string) =>
      `${seller} sees your name, email, phone and suggested place as soon as you book. You’ll see their email (and phone, if they’ve added one) once they accept.`,
    submit: 'Book',
    cancel: 'Cancel',
    success: 'Requested!',
    failed: 'The booking was not sent. Nothing you typed is lost. Try again.',
  },
  prices: { earlier: 'Earlier prices', until: (price: string, day: string) => `${price} until ${day}` },
  question: {
    ask: 'Ask the seller',
    goOn: 'Open conversation',
    checklist: 'Ask for the checklist',
    forChecklist:
      'Could you answer the checklist for this item, please? You’ll find it on your page of the item, under “Grade with checklist”.',
  },
  share: {
    label: 'Share this item',
    copied: 'Link copied',
    failed: 'The link could not be copied. Copy it from the address bar.',
  },
  gallery: {
    label: 'Photos of the item',
    show: (number: number, of: number) => `Photo ${number} of ${of}`,
    previous: 'Previous photo',
    next: 'Next photo',
    zoom: 'Full size',
    actual: 'Show actual pixels',
  },
};

const original: typeof en = {
  ...en,
  booking: {
    ...en.booking,
    bookFor: (price) => price,
    success: 'Booking Succes!',
    notForRole: 'Admin & Seller Cant Order',
  },
};

/** The page of an item: its photos, the seller's badge, booking it, asking about it. */
export const itemTexts = inLocale(en, original);
