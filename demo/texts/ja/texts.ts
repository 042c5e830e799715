import type { DemoTexts } from '#demo/texts/demo-texts.ts';

export const japanese: DemoTexts = {
  onlyInEnglish: (text) => `（英語のみ）${text}`,
  places: {
    library: (town) => `${town}市立図書館`,
    station: (town) => `${town}駅の改札前`,
    park: (town) => `${town}中央公園の入口`,
    café: (town) => `${town}駅近くのカフェ`,
    'town hall': (town) => `${town}市役所の正面玄関前`,
  },
  descriptions: null,
  said: null,
  posts: null,
};
