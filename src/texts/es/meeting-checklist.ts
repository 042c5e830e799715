import type { meetingTexts as english } from '#src/texts/meeting-checklist.ts';
import type { Translation } from '#src/texts/translation.ts';

export const meetingTexts: Translation<typeof english> = {
  title: 'Lista de comprobación para el encuentro',
  pageTitle: (item) => `Lista de comprobación: ${item}`,
  lead: (isGraded) =>
    isGraded
      ? 'Imprímela o tenla abierta en el teléfono. Compara lo que indicó el vendedor con lo que ves.'
      : 'Imprímela o tenla abierta en el teléfono. El vendedor no ha respondido a esta lista.',
  bring: {
    cameras:
      'Lleva una linterna, una batería cargada, una tarjeta de memoria o película, y un objetivo si la cámara lo necesita.',
    lens: 'Lleva una linterna y una cámara compatible con el objetivo.',
    accessories: 'Lleva el equipo con el que se usa, y pilas nuevas si las necesita.',
  },
  facts: (price, condition) => `${price} · ${condition}`,
  quick: 'Pruebas de cinco minutos',
  others: 'Si tienes más tiempo',
  check: 'Comprobar',
  seller: 'Según el vendedor',
  same: 'Bien',
  box: '☐',
  notChecked: 'Sin comprobar',
  notes: 'Notas',
  back: 'Volver al artículo',
};
