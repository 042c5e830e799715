import type { modelFactTexts as english } from '#src/texts/model-facts.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const modelFactTexts: Translation<typeof english> = {
  labels: {
    alias: 'Autres noms',
    elsewhere: 'Dans d’autres pays',
    build: 'Type',
    covers: 'Couvre',
    macro: 'Objectif macro',
    year: 'Présenté en',
    note: 'Remarque',
  },
  builds: {
    slr: 'Reflex',
    mirrorless: 'Hybride',
    rangefinder: 'Télémétrique',
    viewfinder: 'Appareil à viseur',
    compact: 'Compact',
    bridge: 'Bridge',
    tlr: 'Reflex bi-objectif',
    instant: 'Instantané',
    view: 'Chambre',
  },
  belongings: {
    battery: 'Batterie ou pile',
    charger: 'Chargeur',
    hood: 'Pare-soleil',
    filter: 'Diamètre de filtre',
    screen: 'Verre de visée',
  },
  diameter: (mm) => `${mm} mm`,
  frame: (short, long) => `${short} × ${long} mm`,
};
