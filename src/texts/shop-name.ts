/** In a module of its own, so that the rules for names know it without the texts of the pages. */
export const shopName = 'Rangefinder';
