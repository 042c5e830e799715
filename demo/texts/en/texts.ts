import type { DemoTexts } from '#demo/texts/demo-texts.ts';

/** The original texts are beside the items, deals and posts that they belong to. */
export const english: DemoTexts = {
  places: {
    library: (town) => `Public library, ${town}`,
    station: (town) => `Main station, ${town}`,
    park: (town) => `Entrance of the city park, ${town}`,
    café: (town) => `A café near the main station, ${town}`,
    'town hall': (town) => `In front of the town hall, ${town}`,
  },
  descriptions: null,
  said: null,
};
