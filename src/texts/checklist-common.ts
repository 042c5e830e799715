/** `photo` says what the photo should show. */
export type PointWords = { ask: string; how: string; photo?: string; answers: Record<string, string> };

export const knocks: PointWords = {
  ask: 'Are there dents or dings?',
  how: 'Look along the edges and corners, and at the base.',
  photo: 'A close-up of the mark, with light from the side.',
  answers: { none: 'No dents or dings', small: 'Small marks', dents: 'Dents or cracks' },
};
export const repairs: PointWords = {
  ask: 'Has it been opened or repaired?',
  how: 'Look for marked screws or lifted leatherette.',
  answers: {
    none: 'Never opened, as far as the seller knows',
    workshop: 'Repaired by a workshop',
    own: 'Opened without a workshop',
  },
};
export const sitsTight = {
  how: 'Gently turn what is attached: it must not move.',
  photo: 'The mount from the front.',
};
