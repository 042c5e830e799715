import type { offerMailTexts as english } from '#src/texts/offer-mails.server.ts';
import type { Translation } from '#src/texts/translation.ts';

export const offerMailTexts: Translation<typeof english> = {
  facts: { item: 'Artículo', price: 'Precio del anuncio', amount: 'Oferta', note: 'Mensaje' },
  made: {
    subject: (title) => `Una oferta por ${title}`,
    paragraphs: (other) => [
      `${other} ha hecho una oferta por tu artículo.`,
      'Si la aceptas, queda reservado a ese precio. La otra persona ve entonces tu correo (y tu teléfono, si lo has añadido). Tú ves su correo, y su teléfono cuando lo añada.',
      'También puedes hacer una contraoferta o rechazarla.',
    ],
    action: 'Responder a la oferta',
  },
  countered: {
    subject: (title) => `Contraoferta: ${title}`,
    paragraphs: (other) => [
      `${other} ha hecho una contraoferta.`,
      'Si la aceptas, el artículo queda reservado a ese precio. Cada parte ve entonces el correo de la otra, y su teléfono cuando lo añada.',
    ],
    action: 'Responder a la oferta',
  },
  edited: {
    subject: (title) => `Editado: ${title}`,
    paragraphs: (other) => [
      `${other} ha editado el artículo desde tu oferta. Mira qué ha cambiado antes de aceptar nada.`,
    ],
    action: 'Ver qué ha cambiado',
  },
  confirmed: {
    subject: (title) => `Oferta confirmada: ${title}`,
    paragraphs: (other) => [
      `${other} ha visto tus cambios y mantiene su oferta. Tienes dos días para responder.`,
    ],
    action: 'Responder a la oferta',
  },
  declined: {
    subject: (title) => `Oferta rechazada: ${title}`,
    paragraphs: (other) => [`${other} ha rechazado tu oferta.`],
    action: 'Abrir la conversación',
  },
  withdrawn: {
    subject: (title) => `Oferta retirada: ${title}`,
    paragraphs: (other) => [`${other} ha retirado la oferta. No tienes que hacer nada.`],
    action: 'Abrir la conversación',
  },
  expired: {
    subject: (title) => `Oferta caducada: ${title}`,
    paragraphs: (other) => [`${other} no ha respondido a tu oferta en dos días, así que ha caducado.`],
    action: 'Abrir la conversación',
  },
  'item-taken': {
    subject: (title) => `Ya no está disponible: ${title}`,
    paragraphs: () => [
      'El artículo por el que hiciste una oferta se ha reservado o vendido, así que tu oferta ha terminado. Si vuelve a estar disponible, podrás hacer otra.',
    ],
    action: 'Abrir la conversación',
  },
  overtaken: {
    subject: (title) => `Ha bajado de precio: ${title}`,
    paragraphs: () => [
      'El precio del artículo ha bajado hasta tu oferta o por debajo. Tu oferta ha terminado. Reserva el artículo mientras esté disponible.',
    ],
    action: 'Ver el artículo',
  },
  closed: {
    subject: (title) => `Tu oferta ha terminado: ${title}`,
    paragraphs: () => ['Por ahora no se admiten ofertas por este artículo.'],
    action: 'Abrir la conversación',
  },
};
