/** What the page of the search says beside its list. */
export const searching = {
  searching: {
    meant: 'Did you mean',
  },
};
