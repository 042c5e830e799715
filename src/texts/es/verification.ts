import type { Translation } from '#src/texts/translation.ts';
import type { verificationTexts as english } from '#src/texts/verification.ts';
import { el } from './moments.ts';

export const verificationTexts: Translation<typeof english> = {
  title: 'Verificación',
  lead: 'Junto a tu nombre se ve una insignia, con lo que la tienda ha comprobado. Cada solicitud la decide una persona, así que no hay un plazo fijo. En cualquier caso recibirás un correo.',
  verified: 'Tu perfil está verificado.',
  asked: (day) => `La pediste ${el(day)}. Te escribiremos cuando esté decidido.`,
  declined: (day) => `Rechazada ${el(day)}`,
  again: (day) => `Podrás volver a pedirla ${el(day)}.`,
  needed: 'Qué necesitas',
  needs: {
    email: 'Un correo electrónico confirmado',
    photo: 'Una foto',
    about: 'Al menos diez palabras sobre ti',
  },
  whenComplete: 'Cuando tengas las tres cosas, puedes pedirla aquí.',
  has: 'listo',
  missing: 'falta',
  note: '¿Algo que debamos saber?',
  noteHint:
    'Por ejemplo, un enlace a tu tienda o a valoraciones en otro sitio. Solo lo ve la administración. 500 caracteres como máximo.',
  optional: 'opcional',
  ask: 'Pedir verificación',
  sent: 'Gracias. Revisaremos tu perfil.',
  failed: 'No se ha enviado tu solicitud. Tu texto sigue aquí. Inténtalo de nuevo.',
  notLoaded: 'No se ha podido cargar. Inténtalo más tarde.',
  askedOn: (day) => `Pidió verificación ${el(day)}`,
  approve: 'Aprobar',
  approveOf: (name) => `Aprobar la solicitud de ${name}`,
  decline: 'Rechazar',
  declineOf: (name) => `Rechazar la solicitud de ${name}`,
  declineTitle: (name) => `¿Rechazar la solicitud de ${name}?`,
  declineText: 'Puede seguir vendiendo y volver a pedirla dentro de 30 días.',
  reason: 'Motivo',
  reasonHint: 'Lo recibirá por correo. 500 caracteres como máximo.',
  cancel: 'Cancelar',
  wasDeclined: 'Solicitud rechazada',
};
