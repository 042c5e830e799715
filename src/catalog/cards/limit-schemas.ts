// Without zod, because pages for visitors load it.

/** More ids would make an address that is too long to be cached. */
export const maxCards = 8;

/** One more than a page shows, because it leaves out its own item. */
export const maxOfSeller = 5;
