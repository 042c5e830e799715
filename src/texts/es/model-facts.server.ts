import type { modelFactTexts as english } from '#src/texts/model-facts.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const modelFactTexts: Translation<typeof english> = {
  labels: {
    alias: 'También llamado',
    elsewhere: 'En otros países',
    build: 'Tipo',
    covers: 'Cubre',
    macro: 'Objetivo macro',
    year: 'Presentado en',
    note: 'Nota',
  },
  builds: {
    slr: 'Réflex',
    mirrorless: 'Sin espejo',
    rangefinder: 'Telemétrica',
    viewfinder: 'Cámara de visor',
    compact: 'Compacta',
    bridge: 'Bridge',
    tlr: 'Réflex de dos objetivos (TLR)',
    instant: 'Cámara instantánea',
    view: 'Cámara técnica',
  },
  belongings: {
    battery: 'Batería o pila',
    charger: 'Cargador',
    hood: 'Parasol',
    filter: 'Diámetro de filtro',
    screen: 'Pantalla de enfoque',
  },
  diameter: (mm) => `${mm} mm`,
  frame: (short, long) => `${short} × ${long} mm`,
};
