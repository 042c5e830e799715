import type { modelTexts as english } from '#src/texts/models.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const modelTexts: Translation<typeof english> = {
  about: 'Más sobre este modelo',
  aboutModel: (model) => `Más sobre el modelo: ${model}`,
  description: (model) =>
    `${model}: los datos, qué le va bien, qué hay a la venta ahora y qué revisar antes de comprar de segunda mano.`,
  onSale: 'A la venta ahora',
  noneOnSale: 'Ahora mismo no hay ninguno a la venta.',
  all: (count) => plural(count, { one: 'Ver {n} artículo', other: 'Ver los {n} artículos' }),
  notify: 'Avísame del próximo',
  facts: 'Datos',
  sources: 'Fuentes',
  report: 'Denunciar un dato erróneo',
  fits: { cameras: 'Objetivos compatibles', lens: 'Cámaras compatibles' },
  fitsHint: 'A la venta aquí ahora:',
  native: {
    cameras: (count) =>
      plural(count, {
        one: '{n} objetivo se monta sin adaptador',
        other: '{n} objetivos se montan sin adaptador',
      }),
    lens: (count) =>
      plural(count, {
        one: '{n} cámara lo admite sin adaptador',
        other: '{n} cámaras lo admiten sin adaptador',
      }),
  },
  adapter: (count) => plural(count, { other: '{n} más con adaptador' }),
  limited: (count) => plural(count, { other: '{n} más con limitaciones' }),
  check: { cameras: 'Comprobar otro objetivo', lens: 'Comprobar otra cámara' },
  known: 'Lo que se sabe de este modelo',
  notes: {
    edit: 'Editar estas notas',
    lead: 'Todo el mundo lee estas notas en la página del modelo. Una nota sin texto no se muestra.',
    original: (text) => `Texto original: ${text}`,
    note: (position) => `Nota ${position}`,
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: 'Las notas se han guardado.',
    failed: 'No se han podido guardar las notas. Inténtalo de nuevo.',
  },
  look: 'Qué revisar antes de comprar',
};
