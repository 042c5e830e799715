import { inLocale } from './locale.ts';

/** The short pages of the footer; read on the server alone, so that no page carries them all. */
export type Info = { title: string; lead: string; sections: { heading: string; text: string }[] };

export const info = inLocale<Record<string, Info>>({
  buying: {
    title: 'Buying',
    lead: 'Find it, book it, look at it, pay for it. In that order.',
    sections: [
      {
        heading: 'Book',
        text: 'Press Book Now, say how the seller reaches you and where you would like to meet. The item is then held for you and nobody else can book it. The seller has two days to say yes; without an answer the booking ends by itself, and you owe nothing.',
      },
      {
        heading: 'Meet',
        text: 'The seller sees your phone number, e-mail address and meeting place, and you theirs once they have said yes. On the page of your order either of you proposes a time and a place; when the other agrees, both get it by mail for the calendar. You have two weeks.',
      },
      {
        heading: 'Look, then pay',
        text: 'Rangefinder takes no payment and no fee. Try the camera or lens before you hand over money. If it is not what was described, do not take it: call the order off on its page, and report the item.',
      },
      {
        heading: 'Your code',
        text: 'Once you have it and have paid, tell the seller the code on the page of your order. It proves that the item changed hands, and works where there is no network. Without it either of you says so on that page, and the other confirms it within three days.',
      },
      {
        heading: 'When something goes wrong',
        text: 'If the seller did not come, or says that you have what you have not, say so on the page of your order. The other side has three days to tell theirs; then an administrator reads both and decides, and both of you read why.',
      },
    ],
  },
  selling: {
    title: 'Selling',
    lead: 'An honest description sells faster than a bright one.',
    sections: [
      {
        heading: 'List',
        text: 'Sign up as a seller, press Add Products, and choose the kind. Say what it cost new, what you ask, how long you have used it, and every mark that a buyer would find anyway.',
      },
      {
        heading: 'Grades',
        text: 'Excellent: works as new, no mark that shows in use. Good: works as new, with marks of ordinary use. Fair: works, with wear or a fault that the description names.',
      },
      {
        heading: 'Advertise',
        text: 'Advertise shows an available item on the home page for 14 days, free of charge. It leaves when someone books it, and you can take it out or put it there again at any time.',
      },
      {
        heading: 'Sold',
        text: 'When someone books your item you get a mail and see them under Seller Orders. Say yes or no within two days, or the booking ends and the item is free again. Then agree on a meeting on the page of the order. When they have looked and paid, type the code that they tell you: the deal is complete. Open that page before you leave, and the code is checked on your phone without a network. You can also mark it sold; then the buyer has three days to confirm it.',
      },
      {
        heading: 'Verified',
        text: 'An administrator can verify you: they see your identity document, your items or your business registration, or meet you. Ask for it by the e-mail address at the foot of the page. The badge then stands beside your name on every item, and says since when and what was checked. It can be taken back; you are told why.',
      },
    ],
  },
  safety: {
    title: 'Meeting safely',
    lead: 'Most deals are a pleasant quarter of an hour. These habits keep it so.',
    sections: [
      {
        heading: 'Where',
        text: 'Meet in a public place by daylight: a station, a café, a camera club. Tell someone where you are.',
      },
      {
        heading: 'What to check',
        text: 'Bring a memory card or a roll of film and a battery. Compare the serial number with the papers. Our posts say how to look for fungus, haze and worn shutters.',
      },
      {
        heading: 'Verified sellers',
        text: 'An administrator has checked something of a verified seller: an identity document, the items, a business registration, or they have met. Press the badge on an item to read what, and since when. It is no warranty for an item or a deal, and nothing is checked again by itself. A seller without the badge is not suspect: nobody has checked them yet.',
      },
      {
        heading: 'Money',
        text: 'Never pay before you have seen the item. Someone who asks for it is to be reported, not paid. Money never passes through Rangefinder, so nobody from here asks you for any. Keep your code to yourself until you have the item in your hands.',
      },
      {
        heading: 'When you report an item',
        text: 'An administrator looks at it, and you are told by mail what came of it. They may leave the item as it is, pause it until its seller has mended what is wrong, or remove it. The seller is told of a pause or a removal and why, and can answer; who reported it they are not told. If you have booked an item that is paused, your order stays, and we write to you: wait until then.',
      },
    ],
  },
  about: {
    title: 'About',
    lead: 'A marketplace for used cameras, run by whoever put it up, for the people around them.',
    sections: [
      {
        heading: 'The name',
        text: 'In a rangefinder camera two images slide over each other until they meet. Then the picture is sharp. A buyer and a seller are not so different.',
      },
      {
        heading: 'The software',
        text: 'Rangefinder is free software under the MIT licence. It takes no fee, shows no outside advertising, and follows nobody around.',
      },
    ],
  },
  contact: {
    title: 'Contact',
    lead: 'People answer, not machines.',
    sections: [
      {
        heading: 'Reach us',
        text: 'Our address, e-mail and phone number stand at the foot of every page.',
      },
      {
        heading: 'About one item',
        text: 'Book it to reach its seller. If something about it is wrong, report it from its page: that reaches an administrator.',
      },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'Short, because there is little between us.',
    sections: [
      {
        heading: 'What we do',
        text: 'We show what people sell and tell them who wants it. The sale is between buyer and seller; we are no party to it, hold no money, and give no warranty for what others list.',
      },
      {
        heading: 'Bookings',
        text: 'A booking is a request that the seller answers within two days. After their yes you have two weeks to meet. Either side can call it off before the item changes hands. What two sides disagree about an administrator decides on what both have written; that decides the state of the order, not who owns what.',
      },
      {
        heading: 'What you may list',
        text: 'Photographic equipment that is yours to sell, described truthfully, with pictures you may use. Stolen or counterfeit goods are removed, and their sellers with them.',
      },
      {
        heading: 'Accounts',
        text: 'Keep your password to yourself. Accounts that deceive others are closed, their items withdrawn and their open orders cancelled.',
      },
      {
        heading: 'Reports',
        text: 'Anyone who is signed in can report an item. An administrator may then pause it, which takes it off the lists until it is brought back, or remove it. Its seller is told why and how to answer; so is whoever reported it.',
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'What we keep, why, and for how long.',
    sections: [
      {
        heading: 'What we keep',
        text: 'Your name, e-mail address and role; what you list; what you book, with the phone number and meeting place you gave, which stand in the form of your next booking; what you report. Passwords are kept as a hash that cannot be turned back. Of sellers also when they were verified, what was checked, and what administrators noted of it; no copy of a document. What administrators note about you to keep the shop safe. All of it is in the file of your data, which you can ask for on your profile page.',
      },
      {
        heading: 'Who sees it',
        text: 'Everyone sees your name beside what you list. When you book, your phone number, e-mail address and meeting place go to the seller, and the seller’s e-mail address goes to you once they have said yes. Both of you see the other’s picture, and where and when you agreed to meet. Administrators see both, and decide on what you disagree about. Nobody else, and no third party.',
      },
      {
        heading: 'How long',
        text: 'As long as you have an account. When it is closed, what is personal is erased within 30 days. The bare facts of past orders stay, and so do the descriptions and places of items that you listed, which only administrators can see. While your account is suspended you cannot sign in: write to the address in the footer for the file of your data, or to have it erased.',
      },
      {
        heading: 'The newsletter',
        text: 'If you subscribe, we keep your e-mail address, when you asked and confirmed, and which letters went to you; not whether you open them or what you press. Each letter has a link that ends it, and many mail programs have a button. The address is erased a day after you leave, a week after you asked and did not confirm, and with your account where that has the same confirmed address.',
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    lead: 'Three, and only once you sign in.',
    sections: [
      {
        heading: 'The session',
        text: 'Signing in sets one cookie that keeps you signed in for up to 30 days. Scripts cannot read it, and only the sign-in calls receive it.',
      },
      {
        heading: 'The known browser',
        text: 'A second cookie, kept for up to a year, says that you have signed in from this browser before: when strangers guess at your password, you are not locked out with them. It opens nothing, and scripts cannot read it either.',
      },
      {
        heading: 'The last change',
        text: 'When you change something, a third one says for ten seconds how new the pages must be that you see next. It says nothing of who you are, and scripts cannot read it either.',
      },
      {
        heading: 'In your browser',
        text: 'While you are signed in, your browser keeps an access token under “accessToken”, your role under “role”, your user id under “owner”, and what you typed but have not sent; logging out removes all of it. When a session expires, what you typed stays until you log in again, or until someone else does. If you choose a theme, it remembers that under “theme”. There is no tracking and nothing from third parties.',
      },
    ],
  },
});
