import { inLocale } from './locale.ts';

/** The facts about a model that no page of an item shows. */
export const modelFactTexts = inLocale({
  labels: {
    alias: 'Also called',
    elsewhere: 'In other regions',
    build: 'Type',
    covers: 'Covers',
    macro: 'Macro lens',
    year: 'Introduced',
    note: 'Note',
  },
  builds: {
    slr: 'SLR',
    mirrorless: 'Mirrorless',
    rangefinder: 'Rangefinder',
    viewfinder: 'Viewfinder camera',
    compact: 'Compact',
    bridge: 'Bridge camera',
    tlr: 'Twin-lens reflex',
    instant: 'Instant camera',
    view: 'View camera',
  },
  belongings: {
    battery: 'Battery',
    charger: 'Charger',
    hood: 'Lens hood',
    filter: 'Filter size',
    screen: 'Focusing screen',
  },
  diameter: (mm: string) => `${mm} mm`,
  frame: (short: string, long: string) => `${short} × ${long} mm`,
});
