/** As `siteTexts.name`, which a test compares: contracts cannot import texts, because those need a document. */
export const shopName = 'Rangefinder';
