import type { DemoTexts } from '#demo/texts/demo-texts.ts';

export const spanish: DemoTexts = {
  onlyInEnglish: (text) => `Solo en inglés: ${text}`,
  places: {
    library: (town) => `Biblioteca municipal, ${town}`,
    station: (town) => `Estación central, ${town}`,
    park: (town) => `Entrada del parque, ${town}`,
    café: (town) => `Una cafetería cerca de la estación, ${town}`,
    'town hall': (town) => `Delante del ayuntamiento, ${town}`,
  },
  descriptions: null,
  said: null,
  posts: null,
};
