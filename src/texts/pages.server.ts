import { inLocale } from './locale.ts';
import { shopName } from './shop.ts';

type Info = { title: string; lead: string; sections: { heading: string; text: string }[] };

const theName = {
  heading: 'The name',
  text: 'In a rangefinder camera, two images slide over each other until they meet. Then the photo is in focus. A buyer and a seller are not so different.',
};

/**
 * The short pages that the footer links to, until admins change them. The server renders them, so that no page has to
 * load all their texts.
 */
export const info = inLocale({
  buying: (): Info => ({
    title: 'Buying',
    lead: 'Find it, book it, check it, pay for it. In that order.',
    sections: [
      {
        heading: 'Book',
        text: 'Choose Book Now, and say how the seller can reach you and where you’d like to meet. The item is then on hold for you. The seller has two days to accept. If they don’t, the booking expires, and you owe nothing.',
      },
      {
        heading: 'Meet',
        text: 'The seller sees your name, email address, phone number and suggested meeting place as soon as you book. You see the seller’s email address, and their phone number if they’ve added one, once they accept. If you agreed on an offer, you see each other’s email addresses right away, and the seller sees your phone number and meeting place once you add them. In your conversation either of you can suggest a time and place. When the other agrees, you both get a calendar invitation by email. You have two weeks.',
      },
      {
        heading: 'Look, then pay',
        text: `${shopName()} takes no payment and no fee. Try the camera or lens before you hand over money. If it is not as described, don’t take it. Cancel the order in your conversation and report the item.`,
      },
      {
        heading: 'Your code',
        text: 'Once you’ve checked the item and paid, give the seller the code from your conversation. It proves the handover, and works offline. Without the code, either of you can report the handover there, and the other confirms it within three days.',
      },
      {
        heading: 'If something goes wrong',
        text: 'If the seller didn’t show up, or says you have the item when you don’t, report it in your conversation. The seller has three days to respond. Then an admin decides, and you both see the reason.',
      },
    ],
  }),
  selling: (): Info => ({
    title: 'Selling',
    lead: 'An honest description sells faster than a glowing one.',
    sections: [
      {
        heading: 'List',
        text: 'Choose Sell and a category. Add your photos, pick the model, and tick what is included. Then enter your price, how long you’ve used it, and every flaw that a buyer would find anyway. An unfinished item is saved as a draft.',
      },
      {
        heading: 'Grades',
        text: 'Excellent: works like new, without visible marks. Good: works like new, with normal signs of use. Fair: works, with wear or a fault that the description mentions. Items that don’t work are listed as “Fair – not working”.',
      },
      {
        heading: 'Advertise',
        text: 'Advertising is free. Your item appears on the home page for 14 days, or until someone books it. You can stop or repeat it at any time.',
      },
      {
        heading: 'Sold',
        text: 'When someone books your item, you get an email and find the request in your messages. Accept or decline within two days, or the booking expires and the item is available again. You see the buyer’s name, email address, phone number and suggested meeting place from the start; once you accept, they see your email address, and your phone number if you’ve added one. Then agree on a meeting in your conversation. Once the buyer has checked the item and paid, enter the buyer’s code there to complete the deal. Open the conversation before you leave: the code then works offline. You can also mark the item as sold; the buyer then has three days to confirm.',
      },
      {
        heading: 'Verified',
        text: 'An admin can verify you by checking your identity document, your items or your business registration, or by meeting you. Ask on your profile page. The badge then appears next to your name on every item, with the date and what was checked. If it is revoked, you’ll be told why.',
      },
    ],
  }),
  safety: (): Info => ({
    title: 'Meeting safely',
    lead: 'Most deals are a pleasant fifteen minutes. These habits keep it that way.',
    sections: [
      {
        heading: 'Where',
        text: 'Meet in a public place in daylight, such as a station, a café or a camera club. Tell someone where you’ll be.',
      },
      {
        heading: 'What to check',
        text: 'Bring a memory card or a roll of film and a battery. Compare the serial number with the paperwork. Our blog explains how to spot fungus, haze and worn shutters.',
      },
      {
        heading: 'Verified sellers',
        text: 'An admin has checked a verified seller’s identity document, items or business registration, or has met them. Tap or click the badge on an item to see what was checked, and when. It is not a warranty, and nothing is checked again automatically. A seller without the badge is not suspicious; they just haven’t been checked.',
      },
      {
        heading: 'Money',
        text: `Never pay before you’ve seen the item. Report anyone who asks for it. ${shopName()} never handles money, so nobody from ${shopName()} will ask you for any. Don’t share your code until you have the item in your hands.`,
      },
      {
        heading: 'When you report an item',
        text: 'An admin checks it, and you get an email with the result. The item may stay as it is, be paused until the seller fixes the problem, or be removed. The seller is told about a pause or a removal, with the reason, and can respond. They won’t know who reported it. If an item you’ve booked is paused, your order stays. Wait until we write to you.',
      },
    ],
  }),
  about: (): Info => ({
    title: 'About',
    lead: 'A marketplace for used cameras, run independently for people nearby.',
    sections: [
      ...(shopName() === 'Rangefinder' ? [theName] : []),
      {
        heading: 'The software',
        text: `${shopName()} runs on free software under the MIT license. It takes no fees, shows no third-party ads, and tracks nobody.`,
      },
    ],
  }),
  contact: (): Info => ({
    title: 'Contact',
    lead: 'People answer, not machines.',
    sections: [
      {
        heading: 'Contact us',
        text: 'You’ll find our address, email and phone number at the bottom of every page.',
      },
      {
        heading: 'About one item',
        text: 'Use “Ask the seller” on its page. If something is wrong with it, report it on its page, and an admin will check it.',
      },
    ],
  }),
  terms: (): Info => ({
    title: 'Terms',
    lead: 'Short and simple.',
    sections: [
      {
        heading: 'What we do',
        text: 'We show what people sell and connect them with buyers. The sale is between buyer and seller. We are not a party to it, hold no money, and give no warranty for what others list.',
      },
      {
        heading: 'Bookings',
        text: 'A booking is a request that the seller answers within two days. An accepted offer is an agreement to meet and buy at that price. Once a booking or an offer is accepted, you have two weeks to meet. Either side can cancel before the handover, at no cost. You can settle a dispute between you. Otherwise an admin decides it from what both sides have written and shown. That decides the status of the order, not who owns what.',
      },
      {
        heading: 'Allowed items',
        text: 'Photographic equipment that is yours to sell, described truthfully, with photos you may use. Stolen or counterfeit goods are removed, and their sellers’ accounts closed.',
      },
      {
        heading: 'Accounts',
        text: 'Keep your password to yourself. Accounts that deceive others are closed, their items removed and their open orders canceled.',
      },
      {
        heading: 'Reports',
        text: 'Anyone who is logged in can report an item. An admin may then pause it, which hides it until it is restored, or remove it. The seller is told why and how to respond, and the person who reported it is told the result.',
      },
    ],
  }),
  privacy: (): Info => ({
    title: 'Privacy',
    lead: 'The data we store, why, and for how long.',
    sections: [
      {
        heading: 'What we store',
        text: 'Your name, email address and role; the phone number, town and text on your profile, if you added them; your items and unfinished drafts, which are deleted 90 days after you last saved them; your orders, with the phone number and meeting place you entered; your messages, offers, reviews and reports. We fill in the phone number of your profile when you book. Without one, we use the number of your last order. Passwords are stored as a hash that can’t be reversed. For sellers we also store when they asked to be verified, what they wrote, and why an admin declined; when they were verified, what was checked, and admins’ notes about it, but no copies of documents. Admins may store notes about you to keep the shop safe. You can download all of it on your profile page.',
      },
      {
        heading: 'Who sees it',
        text: 'Everyone sees your name on your items and reviews and, if you sell, the photo, town and text on your profile. When you book, the seller sees your name, email address, phone number and suggested meeting place, and you see the seller’s email address, and their phone number if they’ve added one, once they accept. If you agree on an offer, you see each other’s email addresses right away, and the seller sees your phone number and meeting place once you add them. You both see each other’s photo and, once the order is accepted, each other’s town and where and when you agreed to meet. To decide a dispute, admins see both, and can open the messages between the two of you; the audit log records each opening. Nobody else does, and no third party.',
      },
      {
        heading: 'How long',
        text: 'As long as you have an account. When it is closed, personal data is erased within 30 days. Basic facts of past orders stay, and so do descriptions and locations of your items, which only admins can see. While your account is suspended you can’t log in: write to the address in the footer for your data, or to have it erased.',
      },
      {
        heading: 'The newsletter',
        text: 'If you subscribe, we store your email address, when you subscribed and confirmed, and which issues were sent to you. We don’t track opens or clicks. Each issue has an unsubscribe link. The address is erased a day after you unsubscribe, a week after a request that you don’t confirm, and with your account if it has the same confirmed address.',
      },
    ],
  }),
  cookies: (): Info => ({
    title: 'Cookies',
    lead: 'Three, and only once you log in.',
    sections: [
      {
        heading: 'The session',
        text: 'Logging in sets one cookie that keeps you logged in for up to 30 days. Scripts can’t read it, and only login requests receive it.',
      },
      {
        heading: 'The recognized browser',
        text: 'A second cookie, stored for up to a year, says that you have logged in with this browser before. If strangers try to guess your password, it keeps you from being locked out. It gives no access, and scripts can’t read it.',
      },
      {
        heading: 'The last change',
        text: 'When you change something, for the next ten seconds a third cookie makes sure you see your change. It doesn’t identify you, and scripts can’t read it.',
      },
      {
        heading: 'In your browser',
        text: 'While you’re logged in, your browser stores an access token as “accessToken”, your role as “role”, your user ID as “owner”, and text you haven’t sent. Logging out removes all of it. When a session expires, your unsent text stays on this device, so you can continue once you log in again. If someone else logs in, it is deleted. If you choose a theme, it is stored as “theme”. If you dismiss an announcement, that is stored as “dismissed”. There is no tracking, and nothing from third parties.',
      },
    ],
  }),
});

/** The titles of pages whose text begins without one. */
export const pageTitles = inLocale({
  about: 'About',
  buying: 'Buying',
  selling: 'Selling',
  safety: 'Meeting safely',
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',
  imprint: 'Imprint',
  cookies: 'Cookies',
});

/** The page shown without a connection. The service worker stores it. */
export const offline = inLocale({
  title: 'No connection',
  text: 'The shop can’t be reached. Nothing was sent, and nothing is lost.',
  retry: 'Try again',
});

/** Shown in a page whose scripts do not load. */
export const unstarted = inLocale({
  text: 'Part of this page hasn’t loaded, so its buttons and forms don’t work yet.',
  reload: 'Reload',
});

/** The page shown while the server is overloaded. */
export const busy = inLocale({
  title: 'The shop is very busy',
  text: 'There are too many visitors right now. Nothing is lost. Wait a few seconds, then try again.',
  retry: 'Try again',
});

/** The page shown while a process starts and migrates its database. */
export const starting = inLocale({
  title: 'Back in a moment',
  text: 'The shop is being updated. Nothing you saved is lost. This page reloads automatically.',
  retry: 'Try again',
});

/** The pages that a proxy shows while no process of the shop responds. */
export const unreachable = inLocale({
  title: 'The shop can’t be reached right now',
  text: 'Nothing you saved is lost. Wait a minute, then try again.',
  retry: 'Try again',
  problem: 'The shop can’t be reached right now. Try again in a few seconds.',
  tooLarge: 'The file can be at most 15 MB.',
});
