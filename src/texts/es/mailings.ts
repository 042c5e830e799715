import type { mailingsTexts as english } from '#src/texts/mailings.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

export const mailingsTexts: Translation<typeof english> = {
  mailings: {
    nav: 'Boletín',
    title: 'Boletín',
    lead: (confirmed) =>
      plural(confirmed, { one: '{n} suscripción confirmada', other: '{n} suscripciones confirmadas' }),
    new: 'Número nuevo',
    edit: 'Editar',
    editOf: (subject) => `Editar ${subject}`,
    open: 'Abrir',
    openOf: (subject) => `Abrir ${subject}`,
    editTitle: 'Editar número',
    back: 'Todos los números',
    states: { draft: 'Borrador', sending: 'Enviándose', stopped: 'Detenido', sent: 'Enviado' },
    search: 'Buscar por asunto',
    allStates: 'Cualquier situación',
    sorts: { subjectUp: 'Asunto (A–Z)', subjectDown: 'Asunto (Z–A)' },
    columns: { subject: 'Asunto', state: 'Situación', date: 'Fecha', recipients: 'Enviado a' },
    changed: (date) => `cambiado ${el(date)}`,
    reached: (sent, all) => `${digits(sent)} de ${digits(all)}`,
    notSentYet: '–',
    empty: 'Todavía no hay números',
    emptyHint: 'Escribe el primero. Queda como borrador hasta que lo envíes.',
    fields: { subject: 'Asunto', des: 'Texto' },
    saveDraft: 'Guardar borrador',
    saved: 'Guardado',
    failed:
      'No se han guardado tus cambios. No se ha perdido nada de lo que has escrito. Inténtalo de nuevo.',
    test: 'Enviarme una prueba',
    testSent: (to) => `Prueba enviada a ${to}`,
    send: 'Enviar…',
    saveFirst: 'Guarda antes el borrador. Se envía el texto guardado.',
    noSubscribers: 'Todavía no hay suscripciones confirmadas.',
    sendTitle: (subject, confirmed) =>
      `¿Enviar «${subject}» a ${plural(confirmed, { one: '{n} persona', other: '{n} personas' })}?`,
    sendText:
      'Se envía por correo y después no se puede cambiar. Puedes detener los correos que aún no hayan salido.',
    sendYes: 'Enviar',
    sendNo: 'Todavía no',
    sending: 'Envío iniciado',
    stop: 'Detener',
    stopped: 'Detenido',
    resume: 'Reanudar',
    resumed: 'Reanudado',
    deleteIt: 'Eliminar',
    deleteTitle: (subject) => `¿Eliminar «${subject}»?`,
    deleteText: 'El borrador se elimina para siempre.',
    deleteYes: 'Eliminar',
    deleteNo: 'Cancelar',
    deleted: 'Eliminado',
    stuck: 'No hay conexión con el servidor de correo. Lo intentamos cada minuto y no se pierde nada.',
    stats: {
      state: 'Situación',
      started: 'Envío iniciado',
      ended: 'Envío terminado',
      all: 'Destinatarios',
      sent: 'Enviados',
      waiting: 'En espera',
      refused: 'Rechazados por el servidor de correo',
      left: 'Bajas antes del envío',
      unknown: 'Sin respuesta del servidor de correo',
    },
    unknownHint:
      'Puede que lo hayan recibido o que no. No lo enviamos otra vez, para que nadie lo reciba dos veces.',
    text: 'Texto',
  },
};
