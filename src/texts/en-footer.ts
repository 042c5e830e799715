/** The links at the foot of every page. */
export const footer = {
  footer: {
    groups: [
      {
        title: 'Services',
        links: [
          { to: '/buying', label: 'Buying' },
          { to: '/selling', label: 'Selling' },
          { to: '/safety', label: 'Meeting safely' },
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
          { to: '/cookies', label: 'Cookies' },
        ],
      },
    ],
  },
};
