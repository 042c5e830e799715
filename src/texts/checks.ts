/** An admin's checks of a seller, worded as part of a sentence. */
export const checks = {
  identity: 'identity document seen',
  meeting: 'met in person',
  items: 'items seen in hand',
  business: 'business registration seen',
};
