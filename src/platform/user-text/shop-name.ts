/** A copy of `siteTexts.name`, because schemas cannot import texts, which need a document. A test compares them. */
export const shopName = 'Rangefinder';
