import type { DemoTexts } from '#demo/texts/demo-texts.ts';

export const french: DemoTexts = {
  onlyInEnglish: (text) => `En anglais uniquement : ${text}`,
  places: {
    library: (town) => `Bibliothèque municipale, ${town}`,
    station: (town) => `Gare centrale, ${town}`,
    park: (town) => `Entrée du jardin public, ${town}`,
    café: (town) => `Un café près de la gare, ${town}`,
    'town hall': (town) => `Devant l’hôtel de ville, ${town}`,
  },
  descriptions: null,
  said: null,
  posts: null,
};
