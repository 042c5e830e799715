/** What admins can have checked of a seller, within a sentence. */
export const checks = {
  identity: 'identity document seen',
  meeting: 'met in person',
  items: 'items seen in hand',
  business: 'business registration seen',
};
