import type { notificationPageTexts as english } from '#src/texts/notifications-page.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const notificationPageTexts: Translation<typeof english> = {
  nav: 'Notificaciones',
  title: 'Notificaciones',
  count: (count) => plural(count, { one: '{n} notificación', other: '{n} notificaciones' }),
  empty: 'Nada nuevo',
  emptyHint:
    'Las novedades de tus reservas y ofertas aparecen aquí durante 90 días. Los mensajes tienen su propia página.',
  browse: 'Ver artículos',
  times: (count) => plural(count, { one: '{n} novedad', other: '{n} novedades' }),
  isNew: 'Nueva',
  choices: {
    title: 'Ajustes de notificaciones',
    emails: 'Correos',
    lead: 'Los correos sobre tus reservas se envían siempre.',
    mail: (group) => `Correos: ${group}`,
    times: { now: 'Al momento', daily: 'Cada día', off: 'Nunca' },
    push: (group) => `Notificaciones push: ${group}`,
    pushShort: 'Notificaciones push',
    saved: 'Guardado',
    failed: 'Algo ha salido mal. No se ha cambiado nada. Inténtalo de nuevo.',
    groups: {
      messages: 'Mensajes',
      offers: 'Ofertas',
      watchlist: 'Tus favoritos',
      searches: 'Tus búsquedas',
      sellers: 'Vendedores que sigues',
      reviews: 'Valoraciones',
    },
    hints: {
      messages: '«Al momento»: cuando un mensaje lleva diez minutos sin leer.',
      offers: 'Las ofertas caducan a los dos días sin respuesta.',
      watchlist: 'Cuando un artículo baja de precio, vuelve a estar disponible o se vende.',
      searches: 'Cada búsqueda guardada tiene además su propio ajuste. Se aplica el más lento de los dos.',
      sellers: 'Cuando publican artículos nuevos.',
      reviews: 'Cuando te valoran y cuando se publican las dos valoraciones.',
    },
  },
  device: {
    title: 'Este dispositivo',
    lead: 'Recibe los mensajes en menos de un minuto, aunque no haya ninguna página abierta.',
    on: 'Las notificaciones push están activadas en este dispositivo.',
    off: 'Las notificaciones push están desactivadas en este dispositivo.',
    start: 'Activar en este dispositivo',
    stop: 'Desactivar en este dispositivo',
    denied: 'Este navegador bloquea las notificaciones de este sitio. Permítelas en sus ajustes y vuelve.',
    none: 'Este navegador no admite notificaciones push. En un iPhone, añade antes este sitio a la pantalla de inicio.',
    failed:
      'No ha funcionado. Las ventanas privadas no reciben notificaciones push. Si no es tu caso, inténtalo de nuevo.',
  },
  unsubscribe: {
    title: 'Dejar de recibir correos',
    lead: (group) =>
      `Pulsa el botón para dejar de recibir estos correos: ${group}. Seguirás viéndolo todo en tu página de notificaciones.`,
    leadDaily:
      'Pulsa el botón para dejar de recibir el correo diario. Seguirás viéndolo todo en tu página de notificaciones.',
    submit: 'No recibir más',
    done: 'Ya no recibirás estos correos.',
    gone: 'Este enlace no es válido, o la cuenta a la que pertenece se ha cerrado.',
    failed: 'Algo ha salido mal. Inténtalo de nuevo.',
    settings: 'Todos los ajustes de notificaciones',
  },
};
