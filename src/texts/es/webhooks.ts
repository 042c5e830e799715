import type { Translation } from '#src/texts/translation.ts';
import type { webhookTexts as english } from '#src/texts/webhooks.ts';
import { el } from './moments.ts';

export const webhookTexts: Translation<typeof english> = {
  title: 'Webhooks',
  lead: 'La tienda llama a tu servidor cuando pasa algo.',
  create: {
    title: 'Crear un webhook',
    lead: 'Cada petición va firmada, para que tu servidor sepa que viene de esta tienda.',
    url: 'URL',
    urlHint: 'Una URL https en un servidor público.',
    events: 'Qué se envía',
    eventNames: {
      'listing.published': 'Se publica un artículo tuyo',
      'listing.booked': 'Se reserva un artículo tuyo',
      'listing.sold': 'Se vende un artículo tuyo',
      'order.changed': 'Cambia una venta tuya',
      'report.opened': 'Llega una denuncia',
    },
    submit: 'Crear un webhook',
    failed: 'No se ha podido crear el webhook. Inténtalo de nuevo.',
    created: 'El webhook está creado',
    secret: 'Copia ahora el secreto, porque solo se muestra una vez:',
    copy: 'Copiar el secreto',
    copied: 'Secreto copiado',
  },
  list: {
    title: 'Tus webhooks',
    none: 'Todavía no tienes webhooks.',
    failing: (day) => `Falla desde ${el(day)}. Seguimos intentándolo.`,
    disabled: (day) => `Está apagado desde ${el(day)}.`,
    deliveries: 'Envíos',
    noDeliveries: 'Todavía no se ha enviado nada.',
    states: { waiting: 'en espera', delivered: 'entregado', failed: 'fallido' },
    status: (status) => `respuesta ${status}`,
    outcomes: {
      timeout: 'sin respuesta a tiempo',
      'no-connection': 'sin conexión',
      address: 'no es un servidor público',
      'no-access': 'sin acceso',
    },
    sendAgain: 'Reenviar',
    sendAgainOf: (event, moment) => `Reenviar: ${event}, ${moment}`,
    sentAgain: 'Reenviando',
    enable: 'Activar',
    enabled: 'Webhook activado',
    remove: 'Eliminar',
    removeOf: (url) => `Eliminar el webhook: ${url}`,
    removed: 'Webhook eliminado',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
  },
};
