/** What search engines and shared links say of the pages, and what is said when a page is old. */
export const found = {
  found: {
    lists: {
      cameras:
        'Used cameras with their grade, age and place, each with photographs and its seller. Book one, meet, look, then pay.',
      lens: 'Used lenses with their grade, age and place, each with photographs and its seller. Book one, meet, look, then pay.',
      accessories:
        'Used bags, tripods, flashes and straps with their grade, age and place. Book one, meet, look, then pay.',
    },
    blogs: 'How to choose, test and look after used cameras and lenses.',
    itemFeed: 'New items',
    postFeed: 'New posts',
  },
  version: {
    newer: 'A new version of the shop is there. The next page you open will be of it.',
    needed: 'This needs the new version of the shop. Copy what you typed, then reload.',
    missing: 'A part of this page did not arrive. What you typed is still here.',
    retry: 'Try again',
    reload: 'Reload',
  },
};
