import type { reviewTexts as english } from '#src/texts/reviews.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

const stars = (count: number): string => plural(count, { one: '{n} estrella', other: '{n} estrellas' });
const reviews = (count: number): string =>
  plural(count, { one: '{n} valoración', other: '{n} valoraciones' });

export const reviewTexts: Translation<typeof english> = {
  reviews: {
    heading: 'Valoraciones',
    ask: (other) => `¿Qué tal ha ido con ${other}?`,
    terms: (day) =>
      `Las dos valoraciones se publicarán cuando ambas estén escritas, o ${el(day)}. Hasta entonces puedes editar la tuya.`,
    public: {
      buyer: 'Cualquiera puede leer tu valoración en la página del vendedor, con tu nombre.',
      seller: 'Otros vendedores cuyos artículos reserve esta persona pueden ver tu valoración y tu nombre.',
    },
    waits: (other) => `${other} te ha valorado. Escribe tu valoración para ver la suya.`,
    stars: 'Tu puntuación',
    star: (count) =>
      count === 1 ? '1 estrella: deficiente' : count === 5 ? '5 estrellas: excelente' : stars(count),
    text: 'Tu valoración',
    textHint:
      'Cuenta qué fue bien y qué no. Sin direcciones ni números de teléfono. 1000 caracteres como máximo.',
    optional: 'opcional',
    send: 'Enviar valoración',
    rated: (other, count) => `Has dado ${stars(count)} a ${other}.`,
    seenBy: (other, day) => `${other} la verá cuando ambas estén escritas, o ${el(day)}.`,
    edit: 'Editar',
    change: 'Guardar cambios',
    cancel: 'Cancelar',
    sent: 'Valoración guardada.',
    published: 'Valoración guardada. Las dos ya están publicadas.',
    failed: 'Algo ha salido mal. Tu texto sigue aquí. Inténtalo de nuevo.',
    refused: 'La valoración ya no se puede cambiar. La página muestra la última versión.',
    over: 'El plazo para valorar este trato ha terminado. No hay valoraciones.',
    hidden: 'Aún no publicada',
    rating: (count) => `${digits(count)} de 5 estrellas`,
    by: (author, what, day) => `${author} · ${what} · ${day}`,
    of: {
      buyer: {
        cameras: 'compró una cámara',
        lens: 'compró un objetivo',
        accessories: 'compró un accesorio',
      },
      seller: {
        cameras: 'vendió una cámara',
        lens: 'vendió un objetivo',
        accessories: 'vendió un accesorio',
      },
    },
    formerUser: 'Usuario eliminado',
    removed: 'La tienda ha retirado esta valoración.',
    you: 'Tú',
    openReply: 'Responder en público',
    reply: 'Respuesta pública',
    sendReply: 'Publicar respuesta',
    cancelReply: 'Cancelar',
    replied: (day) => `Respuesta, ${day}`,
    replyTaken: 'La respuesta se ha eliminado.',
    replyHint: (day) =>
      `Puedes responder una vez, hasta ${el(day)}. Quien puede ver la valoración puede ver tu respuesta.`,
    deleteText: 'Eliminar mi texto',
    deleteTextTitle: '¿Eliminar el texto de tu valoración?',
    deleteTextHint: 'Tu puntuación se mantiene, pero no podrás escribir otra valoración.',
    deleteReply: 'Eliminar mi respuesta',
    deleted: {
      text: 'Tu texto se ha eliminado. Tu puntuación se mantiene.',
      reply: 'Tu respuesta se ha eliminado.',
    },
    removal: {
      remove: 'Retirar esta valoración',
      title: '¿Retirar esta valoración?',
      text: 'Una nota dirá que la tienda la retiró, y dejará de contar. No se puede deshacer.',
      keep: 'Cancelar',
      failed: 'Algo ha salido mal. No se ha cambiado nada. Inténtalo de nuevo.',
    },
    others: {
      none: (other) => `${other} aún no tiene valoraciones.`,
      some: (other, count, rating) =>
        `${other}: ${rating === null ? '' : `${digits(rating)} de 5 estrellas, `}${reviews(count)}.`,
      show: (other, count) => `Leer ${reviews(count)} sobre ${other}`,
    },
  },
};
