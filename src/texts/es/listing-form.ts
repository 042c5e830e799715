import type { listingFormTexts as english } from '#src/texts/listing-form.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

export const listingFormTexts: Translation<typeof english> = {
  sections: {
    photos: 'Fotos',
    item: '¿Qué es?',
    condition: '¿En qué estado está?',
    price: 'Precio',
    included: 'Qué incluye',
    parts: 'Se vende con',
    more: 'Algunos datos más',
  },
  kindOf: { cameras: 'Cámara', lens: 'Objetivo', accessories: 'Accesorio' },
  switched: {
    cameras: 'Es una cámara: hemos cambiado al formulario de cámaras.',
    lens: 'Es un objetivo: hemos cambiado al formulario de objetivos.',
  },
  conditionHint:
    'Excelente: funciona todo, casi sin desgaste. Bueno: funciona, desgaste normal. Aceptable: mucho desgaste, o hay algo que no funciona.',
  optional: 'opcional',
  includedHint: 'Marca lo que recibe el comprador.',
  oldEvidence:
    'Se ha quitado el número de disparos porque se leyó hace más de un día. Añádelo de nuevo o publica el artículo sin él.',
  parts: {
    hint: 'Un objetivo en la cámara, otro objetivo, un respaldo: pon el nombre de cada cosa para que quien la busque encuentre tu artículo.',
    part: (number, kind) => `${number}. ${kind}`,
    name: 'Nombre',
    add: { cameras: 'Añadir una cámara', lens: 'Añadir un objetivo', accessories: 'Añadir un accesorio' },
    nameLens: 'Indicar el objetivo',
    nameLensHint: '¿Qué objetivo es? Pon su nombre para que quien lo busque encuentre tu artículo.',
    remove: 'Quitar',
    removeOf: (part) => `Quitar ${part}`,
  },
  uploading: 'Las fotos que aún se están subiendo se perderán. Lo demás se guarda como borrador.',
  preview: {
    open: 'Vista previa',
    title: 'Vista previa',
    lead: 'Así lo verán los compradores. Todavía no está publicado.',
    noTitle: 'Aún sin título',
    noPrice: 'Aún sin precio',
    noPhotos: 'Aún sin fotos',
    back: 'Volver al formulario',
  },
  draft: {
    saving: 'Guardando borrador…',
    saved: 'Borrador guardado',
    uploading: (count) =>
      `Borrador guardado, ${plural(count, { one: '{n} foto', other: '{n} fotos' })} por subir`,
    lost: (count) =>
      plural(count, {
        one: '1 foto no se ha subido. Elígela de nuevo.',
        other: `${count} fotos no se han subido. Elígelas de nuevo.`,
      }),
    waiting: 'Guardado en este dispositivo. Lo guardaremos en tu cuenta cuando vuelvas a tener conexión.',
    refused: (why) => `Guardado solo en este dispositivo. ${why}`,
    changed: 'Este borrador se ha cambiado en otro dispositivo',
    changedText: 'Solo se puede conservar una versión.',
    takeOther: 'Usar la otra versión',
    keepMine: 'Conservar esta versión',
    gone: 'Este borrador se ha publicado o eliminado en otro dispositivo. Mira en Mis artículos antes de publicarlo de nuevo.',
    notFound: 'Ese borrador ya no existe: se ha publicado o eliminado.',
  },
  drafts: {
    title: 'Borradores',
    untitled: {
      cameras: 'Cámara sin título',
      lens: 'Objetivo sin título',
      accessories: 'Accesorio sin título',
    },
    savedAt: 'Guardado',
    until: (day) => `se conserva hasta ${el(day)}`,
    onDevice: 'Solo en este dispositivo',
    continue: 'Continuar',
    finish: (title) => `Termina tu anuncio: ${title}`,
    continueOf: (title) => `Continuar: ${title}`,
    remove: 'Eliminar',
    removeOf: (title) => `Eliminar: ${title}`,
    removeTitle: (title) => `¿Eliminar el borrador «${title}»?`,
    removeText: 'Se eliminan su texto y sus fotos. No se puede deshacer.',
    removed: 'Borrador eliminado',
    keep: 'Conservarlo',
    failed: 'No se ha eliminado el borrador. Inténtalo de nuevo.',
  },
  another: {
    label: 'Vender otro igual',
    copied: (title) =>
      `Copiado de «${title}». Añade las fotos y el estado, y revisa el tiempo de uso y la descripción.`,
    failed: 'No se ha creado el borrador nuevo. Inténtalo de nuevo.',
  },
};
