/**
 * Whether a key belongs to an input method. Safari ends the composition before it reports the key that ended it, which then
 * only has the code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
