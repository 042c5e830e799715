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
  frame: (short, long) => `${short} × ${long} mm`,
};
