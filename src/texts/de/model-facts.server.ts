import type { modelFactTexts as english } from '#src/texts/model-facts.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const modelFactTexts: Translation<typeof english> = {
  labels: {
    alias: 'Auch bekannt als',
    elsewhere: 'In anderen Regionen',
    build: 'Bauart',
    covers: 'Bildkreis',
    macro: 'Makroobjektiv',
    year: 'Vorgestellt',
    note: 'Hinweis',
  },
  builds: {
    slr: 'Spiegelreflex',
    mirrorless: 'Spiegellos',
    rangefinder: 'Messsucherkamera',
    viewfinder: 'Sucherkamera',
    compact: 'Kompaktkamera',
    bridge: 'Bridgekamera',
    tlr: 'Zweiäugige Spiegelreflex',
    instant: 'Sofortbildkamera',
    view: 'Fachkamera',
  },
  belongings: {
    battery: 'Akku oder Batterie',
    charger: 'Ladegerät',
    hood: 'Gegenlichtblende',
    filter: 'Filtergröße',
    screen: 'Mattscheibe',
  },
  diameter: (mm) => `${mm} mm`,
  frame: (short, long) => `${short} × ${long} mm`,
};
