import type { handoverTexts as english } from '#src/texts/handover.ts';
import type { Translation } from '#src/texts/translation.ts';

export const handoverTexts: Translation<typeof english> = {
  heading: 'Entrega',
  yourCode: 'Tu código',
  inText:
    'Este mensaje contiene tu código de entrega. Compártelo solo después de revisar el artículo y pagar.',
  buyerHint: (seller) =>
    `Cuando hayas revisado el artículo y pagado, dale este código a ${seller}. Cuando lo introduzca, el trato se cierra y es definitivo. El código funciona sin conexión y también está en el correo sobre el encuentro.`,
  offlineHint:
    'Cuando hayas revisado el artículo y pagado, da este código al vendedor. Cuando lo introduzca, el trato se cierra y es definitivo. El código funciona sin conexión y también está en el correo sobre el encuentro.',
  sellerHint:
    'Cuando la otra persona haya revisado el artículo y pagado, introduce aquí su código. También funciona sin conexión: tu teléfono comprueba el código y lo envía después.',
  code: 'Código del comprador',
  codeHint: 'Ocho letras y cifras, por ejemplo KM37-XF94.',
  check: 'Cerrar el trato',
  wrong: 'El código no es correcto. Revísalo e inténtalo de nuevo.',
  queued: 'El código es correcto. Lo enviaremos cuando vuelvas a tener conexión. Todo listo.',
  queuedUnchecked: 'Guardado. Lo enviaremos cuando vuelvas a tener conexión.',
  tooMany: 'Demasiados intentos. Espera 15 minutos.',
  gone: 'El código ha llegado tarde: el artículo ya no está disponible.',
  late: 'El código ha llegado tarde: la reserva ya había terminado.',
  lateHint:
    'La reserva ha caducado porque nadie confirmó el encuentro. Si hubo encuentro, el vendedor aún puede introducir este código durante una semana.',
  offline: 'No tienes conexión. El código funciona igualmente.',
  phone: 'Teléfono',
  right: 'El código es correcto. Todo listo.',
  sendsLater: 'Lo enviaremos cuando vuelvas a tener conexión. Puedes cerrar esta página.',
  complete: 'Trato cerrado',
  completeText: 'El artículo está marcado como vendido. Ya puedes dejar una valoración.',
  sent: (title) => `Trato cerrado${title === null ? '' : `: ${title}`}. Ya puedes dejar una valoración.`,
  review: 'Dejar una valoración',
  reload: 'Recargar',
  stored: 'Tus entregas',
  failed: 'Algo ha salido mal. Inténtalo de nuevo.',
};
