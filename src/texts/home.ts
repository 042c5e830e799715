import { inLocale } from './locale.ts';

/** The home page, with the newsletter's form. */
export const homeTexts = inLocale({
  home: {
    title: 'Used cameras, lenses and accessories',
    lead: 'From people nearby who took care of them.',
    promise: 'Meet in person. No shipping, no online payment.',
    steps: {
      title: 'How it works',
      list: [
        'Find something and book it. It’s reserved for you, and you pay nothing yet.',
        'Meet the seller in a public place and take your time to check it.',
        'Pay in person if you like it. If not, cancel: until the handover, that costs neither of you anything.',
      ],
      more: 'Buying, step by step',
    },
    carousel: {
      label: 'Offers',
      role: 'carousel',
      slideRole: 'slide',
      of: (position: number, count: number) => `${position} of ${count}`,
      frame: (position: number, count: number) => `0${position} / 0${count}`,
      previous: 'Previous slide',
      next: 'Next slide',
      show: (position: number) => `Show slide ${position}`,
      pause: 'Pause',
      play: 'Play',
      more: 'Read More',
      /** The amount is in the currency of the shop. */
      slides: (amount: string) => [
        {
          title: 'Save on lenses that have seen things.',
          text: 'Good glass gets cheaper, not worse. From people who took care of it, graded in plain words.',
        },
        {
          title: `A used lens kit can save you ${amount}.`,
          text: 'Add up what three lenses cost new, and what they cost here. Look through them before you pay.',
        },
        {
          title: 'Your next lens is in somebody’s closet.',
          text: 'It has thousands of evenings left in it. Find it here, and save what a new one costs.',
        },
      ],
    },
    categories: 'Explore categories',
    advertise: 'Advertise',
    changeImage: 'Change Image',
    bannerAlts: ['A rangefinder camera beside two rolls of film', 'Three lenses on a table'] as [
      string,
      string,
    ],
    advertised: 'Featured by their sellers',
    latest: 'Just listed',
    all: 'See all',
    sell: 'Sell your gear',
    blog: 'From the blog',
    allPosts: 'All posts',
    feature: {
      title: 'Glass outlives bodies.',
      text: 'A lens that was sharp in 1985 is sharp today. List the one you no longer carry: title, photo, an honest word on its condition. Buyers book it, you meet, you shake hands.',
      start: 'Get Started',
    },
    newsletter: {
      title: 'New listings, once in a while',
      text: 'A short email when something special is listed. Unsubscribe at any time.',
    },
  },
  newsletter: {
    email: 'Email',
    placeholder: 'you@example.com',
    subscribe: 'Subscribe',
    sent: 'Check your inbox for a confirmation link, unless you’re already subscribed.',
    failed: 'Something went wrong. Nothing you typed is lost. Try again.',
    needsScript: 'Subscribing needs JavaScript, which is off in your browser.',
  },
});
