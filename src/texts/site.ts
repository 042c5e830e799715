import { inLocale } from './locale.ts';
import { shopFacts, shopName } from './shop.ts';
import { plural } from './words.ts';

type Unit = (count: number) => string;
const years: Unit = (count) => `${count} ${plural(count, { one: 'year', other: 'years' })}`;
const shortYears: Unit = (count) => `${count} ${plural(count, { one: 'yr', other: 'yrs' })}`;

/** Ages above three years are shown in years. */
const age = (months: number, inMonths: Unit, inYears: Unit) =>
  months > 36 ? inYears(Math.round(months / 12)) : inMonths(months);

/** 850 shots, 4.2k shots, 48k shots. */
const shots = (count: number): string => {
  if (count < 1000) return plural(count, { one: '{n} shot', other: '{n} shots' });
  return `${count < 10_000 ? Math.round(count / 100) / 10 : Math.round(count / 1000)}k shots`;
};

const items = (count: number) => plural(count, { one: '{n} item', other: '{n} items' });

const en = {
  tagline: () =>
    shopFacts().tagline ?? 'Used cameras, lenses and accessories, from people who took care of them.',
  /** Everyone can both buy and sell, but is in only one mode at a time. */
  modes: {
    to: { Buyer: 'Switch to buying', Seller: 'Switch to selling' },
    done: {
      Buyer: 'You’re now buying. Your items are unchanged.',
      Seller: 'You’re now selling. Your orders are unchanged.',
    },
    failed: 'Something went wrong. Try again.',
    ask: {
      Buyer: {
        title: 'Switch to buying?',
        text: 'You’re in selling mode. Your items stay listed, and you can switch back at any time.',
      },
      Seller: {
        title: 'Switch to selling?',
        text: 'You’re in buying mode. Your orders stay as they are, and you can switch back at any time.',
      },
    },
    cancel: 'Cancel',
  },
  layout: {
    skip: 'Skip to the content',
    home: () => `${shopName()}: home`,
    mainNav: 'Main',
    menu: 'Menu',
    todo: (count: number) => (count > 0 ? `Needs your answer, ${count}` : 'Needs your answer'),
    close: 'Close',
    login: 'Login',
    logout: 'Log out',
    loggedOut: 'You’re logged out',
    dismiss: 'Dismiss',
    loading: 'Loading',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    contact: 'Contact',
    footerNote: 'Self-hosted. Free software under the MIT license.',
    noPhoto: 'No photo',
    needsScript:
      'This page needs JavaScript, which is off in your browser. You can browse items and posts without it.',
  },
  nav: {
    home: 'Home',
    cameras: 'Cameras',
    lens: 'Lens',
    accessories: 'Accessories',
    blogs: 'Blogs',
    fit: 'Will it fit?',
    grading: 'How we grade',
    sell: 'Sell',
    messages: 'Messages',
    offers: 'Offers',
    watchlist: 'Watchlist',
    orders: { Buyer: 'My Orders', Seller: 'Seller Orders', admin: 'All Orders' },
    dashboard: 'Dashboard',
  },
  kinds: {
    cameras: { section: 'Cameras Section', one: 'Camera', many: 'Cameras', all: 'All cameras' },
    lens: { section: 'Lens Section', one: 'Lens', many: 'Lenses', all: 'All lenses' },
    accessories: {
      section: 'Accessories Section',
      one: 'Accessory',
      many: 'Accessories',
      all: 'All accessories',
    },
  },
  listing: {
    grades: { Excellent: 'Excellent', Good: 'Good', Fair: 'Fair' },
    notWorking: (grade: string) => `${grade} – not working`,
    details: 'Details',
    detailsOf: (title: string) => `Details: ${title}`,
    originalPrice: 'Price when new',
    reducedFrom: 'Reduced from',
    plus: (name: string, more: number) => (more > 0 ? `+ ${name} and ${more} more` : `+ ${name}`),
    shots,
    listed: (date: string) => `Listed ${date}`,
    short: {
      months: (count: number) => age(count, (months) => `${months} mo`, shortYears),
      years: shortYears,
    },
    long: {
      months: (count: number) =>
        age(count, (months) => `${months} ${plural(months, { one: 'month', other: 'months' })}`, years),
      years,
    },
    states: { available: 'Available', booked: 'Booked', sold: 'Sold' },
    verified: 'Verified seller',
    unverified: 'Seller not verified yet',
    verifiedShort: 'Verified',
    salePrice: 'Price',
    condition: 'Condition',
    brand: 'Brand',
    duration: 'Used for',
    location: 'Location',
    seller: 'Seller',
    description: 'Description',
    photoAlt: (title: string, number: number, of: number) =>
      of > 1 ? `${title}, photo ${number} of ${of}` : title,
    report: 'Report this item',
    reported: 'Reported',
    items,
    pages: 'Pages',
    next: 'Next page',
    first: 'First page',
    empty: 'Nothing here yet',
    emptyHint: 'Nobody is selling one right now. Check back soon, or list your own.',
    endOfList: 'That was the last page',
    endOfListHint: 'The items that were here have been sold or removed.',
  },
  blog: {
    title: 'Blogs',
    count: (count: number) => `Blogs (${count})`,
    details: 'Details',
    detailsOf: (title: string) => `Details: ${title}`,
    back: 'Back Blogs',
    more: 'More posts',
    older: 'Previous post',
    newer: 'Next post',
    empty: 'No posts yet',
    emptyHint: 'The first one is being written.',
  },
  announcement: { label: 'Announcement' },
  /** On the pages of the footer. */
  changedOn: (date: string) => `Changed on ${date}`,
  /** Shown in place of erased data of users whose accounts were closed. */
  left: { someone: 'Former user', gone: 'Has left', erased: 'Deleted with the account' },
  errors: {
    back: 'Back to Home Page',
    notFound: { title: 'Page not found', text: 'The link may be old or contain a typo.' },
    left: { title: 'This person has left', text: 'Their account and their items are no longer here.' },
    gone: { title: 'No longer available', text: 'It was removed. You can look for similar items.' },
    notOnShow: {
      title: 'Not available right now',
      text: 'This item is hidden for now and can’t be booked. It may come back.',
      bySeller: 'Its seller has paused it. It may come back.',
    },
    forbidden: { title: 'No access', text: 'Your account can’t open this page.' },
    refused: {
      title: 'This address doesn’t work',
      text: 'It may contain a typo, or be incomplete.',
    },
    again: 'Try again',
    noAnswer: 'The server could not be reached.',
    unreachable: {
      title: 'No connection',
      text: 'The shop can’t be reached. Nothing was sent, and nothing is lost.',
    },
    unavailable: {
      title: 'This page is not available right now',
      text: 'The shop can’t reach its database. Nothing you typed is lost. Try again in a minute.',
    },
    foreign: {
      title: 'That wasn’t the shop',
      text: 'Something else answered in the shop’s place, such as a firewall or the login page of your network. Check your connection and try again.',
    },
    tooMany: { title: 'Too many requests', text: 'Wait a minute, then try again.' },
    other: {
      title: 'Something went wrong on our side',
      text: 'Nothing you typed elsewhere is lost. Try again in a minute.',
    },
  },
  maintenance: {
    line: 'You can browse, but nothing can be changed right now.',
  },
  /** Inserted into pages without escaping, so these texts must not contain HTML special characters. */
  outage: {
    line: 'Prices and availability may be out of date. Booking, messages and login will be back soon.',
  },
  form: {
    /** `message` comes from a schema, such as 'is required', or a full sentence. */
    fieldError: (label: string, message: string) =>
      /^[A-Z]/.test(message) ? message : `${label} ${message}.`,
    choose: 'Select',
    newTab: '(opens in a new tab)',
    sessionEnded: 'Your session has ended. Your unsent changes are saved on this device.',
    mistake: (email: string) => `If you think this is a mistake, write to ${email}.`,
    kept: 'Your unsent changes are saved on this device.',
    loginAgain: 'Log in again',
  },
  footer: {
    groups: [
      {
        title: 'Services',
        links: [
          { to: '/buying', label: 'Buying' },
          { to: '/selling', label: 'Selling' },
          { to: '/safety', label: 'Meeting safely' },
          { to: '/fit', label: 'Will it fit?' },
          { to: '/grading', label: 'How we grade' },
        ],
      },
      {
        title: 'Company',
        links: [
          { to: '/about', label: 'About' },
          { to: '/contact', label: 'Contact' },
          { to: '/blogs', label: 'Blogs' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { to: '/terms', label: 'Terms' },
          { to: '/privacy', label: 'Privacy' },
          { to: '/imprint', label: 'Imprint' },
          { to: '/cookies', label: 'Cookies' },
        ],
      },
    ],
  },
  found: {
    lists: {
      cameras:
        'Used cameras with their grade, age and location, each with photos and its seller. Book one, meet, check it, then pay.',
      lens: 'Used lenses with their grade, age and location, each with photos and its seller. Book one, meet, check it, then pay.',
      accessories:
        'Used bags, tripods, flashes and straps with their grade, age and location. Book one, meet, check it, then pay.',
    },
    blogs: 'How to choose, test and take care of used cameras and lenses.',
    itemFeed: 'New items',
    postFeed: 'New posts',
  },
  version: {
    newer: 'A new version of the shop is available. The next page you open will use it.',
    needed: 'This needs the new version of the shop. Copy what you typed, then reload.',
    missing: 'Part of this page could not be loaded. Copy what you typed, then reload.',
    reload: 'Reload',
  },
};

const original: typeof en = {
  ...en,
  listing: {
    ...en.listing,
    originalPrice: 'Original price',
    short: { months: (count) => `${count} mon`, years: (count) => `${count} year` },
    states: { ...en.listing.states, available: 'Avilable' },
  },
};

/** Texts of every page: header, footer, errors, cards of items and posts. */
export const siteTexts = inLocale(en, original);
