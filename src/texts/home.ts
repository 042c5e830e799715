import { inLocale } from './locale.ts';

/** The home page, with the newsletter's form. */
export const homeTexts = inLocale({
  home: {
    title: 'Used cameras, lenses and accessories',
    lead: 'From people nearby who looked after them. You meet, you look, then you pay.',
    steps: {
      title: 'How it works',
      list: [
        'Find something and book it: it is held for you, and you pay nothing yet.',
        'Meet its seller in a public place and look at it in your own time.',
        'Pay in person if you like it, or leave it: a cancelled booking costs nothing.',
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
      slides: [
        {
          title: 'Save on lenses that have seen things.',
          text: 'Good glass gets cheaper, not worse. From people who looked after it, graded in plain words.',
        },
        {
          title: 'A lens kit with $500 off.',
          text: 'Three focal lengths for the price that one cost new. Met in person, looked at before you pay.',
        },
        {
          title: 'Your next lens is in somebody’s cupboard.',
          text: 'Thousands of evenings of use are left in it. Find it here, and save what a new one costs.',
        },
      ],
    },
    categories: 'Explore categories',
    advertise: 'Advertise',
    changeImage: 'Change Image',
    bannerAlts: ['A rangefinder camera beside two rolls of film', 'Three lenses on a table'],
    advertised: 'Advertised by their sellers',
    latest: 'Just listed',
    all: 'Everything on show',
    blog: 'From the blog',
    allPosts: 'All posts',
    feature: {
      title: 'Glass outlives bodies.',
      text: 'A lens that was sharp in 1985 is sharp today. List the one you no longer carry: title, picture, an honest word on its condition. Buyers book it, you meet, you shake hands.',
      start: 'Get Started',
    },
    newsletter: {
      title: 'New gear, once in a while',
      text: 'A short letter when something special is listed. Every letter has a link to leave.',
    },
  },
  newsletter: {
    email: 'E-mail',
    placeholder: 'you@example.com',
    subscribe: 'Subscribe',
    sent: 'Look into your mailbox: unless you are subscribed already, a link waits there that confirms it.',
    failed: 'That did not arrive. What you typed is still here: try again.',
  },
});
