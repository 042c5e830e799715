/** Makers of phones, drones and action cameras, which the shop does not sell. */
const others = new Set(
  'AEE Apple DJI Generic GitUp GoPro Honor Huawei LG Microsoft Nokia'
    .split(' ')
    .map((name) => name.toLowerCase()),
);

/** Names in lensfun that are no product. */
const noProducts = [
  // A way to say which frame a scan has.
  /^35mm film: /,
  // The fixed lenses of compact cameras.
  /\bcompatibles\b|\bfixed lens\b/i,
  // A converter, or a lens with one: `+1.4x ext.`, `+ GWC1 0.79×`, `+ Kenko TELE+ HD 2.0X`.
  /\bconverter\b|\s\+\s?\S/i,
  // Phones and drones of makers that also make cameras.
  /^(?:SM-|GT-|Galaxy|Xperia|DJI )/i,
  // Digital backs, which fit cameras of several mounts and have none: Phase One's P 25 and IQ140.
  /^(?:P ?\d+\+?|IQ\d+)$/,
  // Lines of cameras: the Cyber-shot that lensfun means depends on the rest of the file, and any body from 1957 to 2013
  // is a `500 mech.`.
  /^Cyber-shot$|^500 mech\.$/,
];

/** Returns whether a model is a camera or a lens that people sell under this name. */
export const isProduct = ({ maker, name }: { maker: string; name: string }): boolean =>
  name !== '' &&
  !others.has(maker.toLowerCase()) &&
  !noProducts.some((pattern) => pattern.test(name)) &&
  // Some Sony phones have names like those of Nikon cameras.
  !(maker === 'Sony' && /^[A-Z]\d{4}$/.test(name));
