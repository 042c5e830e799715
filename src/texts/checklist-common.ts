/** `photo`: what it is to show. */
export type PointWords = { ask: string; how: string; photo?: string; answers: Record<string, string> };

export const knocks: PointWords = {
  ask: 'Are there marks of knocks?',
  how: 'Look along the edges and corners, and at the base.',
  photo: 'The mark, close, with light from the side.',
  answers: { none: 'No marks of knocks', small: 'Small marks', dents: 'Dents or cracks' },
};
export const repairs: PointWords = {
  ask: 'Has it been opened or repaired?',
  how: 'Marked screws and lifted leather tell of it.',
  answers: {
    none: 'Never opened, as far as known',
    workshop: 'Repaired by a workshop',
    own: 'Opened without a workshop',
  },
};
export const sitsTight = {
  how: 'Turn what is attached gently: it must not move.',
  photo: 'The mount from the front.',
};
