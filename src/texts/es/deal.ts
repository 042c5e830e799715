import type { dealTexts as english } from '#src/texts/deal.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

/** Says by when to answer. */
const answerBy = (until: string): string => `Tienes hasta ${el(until)} para responder.`;

export const dealTexts: Translation<typeof english> = {
  deal: {
    title: (title) => `Reserva: ${title}`,
    see: 'Ver la reserva',
    linkOf: (label, title) => `${label}: ${title}`,
    progress: 'Situación',
    turn: {
      until: (until) => `, hasta ${el(until)}.`,
      requested: {
        buyer: (seller) => `Esperando a que ${seller} acepte`,
        seller: (buyer, until) => `${buyer} espera tu respuesta. ${answerBy(until)}`,
        admin: ({ seller }, until) => `${seller} tiene hasta ${el(until)} para aceptar.`,
      },
      accepted: {
        contact: {
          buyer: (_seller, until) =>
            `Añade tu teléfono y un lugar de encuentro, y propón una hora. Tienes hasta ${el(until)}.`,
          seller: (buyer) => `Esperando a que ${buyer} añada un teléfono y un lugar de encuentro`,
        },
        none: (other, until) => `Acuerda hora y lugar con ${other}. Tienes hasta ${el(until)}.`,
        respond: (other, { moment, place }, until) =>
          `${other} propone ${el(moment)}, ${place}. ${until === null ? 'Responde antes de esa hora.' : answerBy(until)}`,
        wait: (other) => `Esperando a que ${other} responda a tu propuesta`,
        pick: (other, { moment, place }, last) =>
          `${other} propone ${moment}, ${place}. Tienes hasta ${el(last)} para elegir una.`,
        waitForPick: (other) => `Esperando a que ${other} elija una hora`,
        admin: (until) => `Ambas partes tienen hasta ${el(until)} para acordar un encuentro.`,
      },
      arranged: {
        waiting: (other) => `Has propuesto otra hora. Esperando la respuesta de ${other}.`,
        ahead: (other, { on, place }) => `Encuentro con ${other} ${on}, ${place}.`,
        instead: (other, { moment }) =>
          `${other} quiere cambiar el encuentro (${moment}). Responde antes de esa hora. Mientras tanto sigue en pie.`,
        another: (other, { moment, place }, until) =>
          `${other} propone un nuevo encuentro: ${moment}, ${place}. ${until === null ? 'Responde antes de esa hora.' : answerBy(until)}`,
        past: {
          buyer: (seller, until) =>
            `Cuando tengas el artículo, dale tu código a ${seller}. Tienes hasta ${el(until)}.`,
          seller: (buyer, until) =>
            `Introduce el código de ${buyer} o marca el artículo como entregado. Tienes hasta ${el(until)}.`,
        },
        admin: ({ on, place }) => `Encuentro entre ambas partes ${on}, ${place}.`,
      },
      handedOver: {
        respond: {
          buyer: (seller, until) => `${seller} dice que ya tienes el artículo. ¿Es así? ${answerBy(until)}`,
          seller: (buyer, until) => `${buyer} dice que ya tiene el artículo. ¿Es así? ${answerBy(until)}`,
        },
        wait: (other) => `Esperando a que ${other} confirme la entrega`,
        admin: (until) => `El trato se cerrará ${el(until)} si nadie se opone.`,
      },
      disputed: {
        respond: (other, until) => `${other} ha abierto una disputa. ${answerBy(until)}`,
        wait: (other) => `En disputa. Esperando la respuesta de ${other}`,
        settle: {
          completed: (other, until) => `${other} propone cerrar el trato. ${answerBy(until)}`,
          cancelled: (other, until) => `${other} propone cancelar el trato. ${answerBy(until)}`,
          lower: (other, price, until) => `${other} propone un precio más bajo: ${price}. ${answerBy(until)}`,
        },
        decides: (until) => `En disputa. La tienda decidirá, a más tardar ${el(until)}.`,
        admin: (until) => `En disputa. Hay que decidir a más tardar ${el(until)}.`,
      },
    },
    meetingIn: (until) => `El encuentro es ${el(until)}.`,
    left: (minutes) => {
      const hours = minutes < 720 ? Math.floor(minutes / 60) : Math.round(minutes / 60);
      if (hours >= 72)
        return `Quedan ${plural(Math.round(hours / 24), { one: '{n} día', other: '{n} días' })}.`;
      if (hours >= 2) return `Quedan ${plural(hours, { one: '{n} hora', other: '{n} horas' })}.`;
      return minutes > 1
        ? `Quedan ${plural(minutes, { one: '{n} minuto', other: '{n} minutos' })}.`
        : 'El plazo acaba ya.';
    },
    ended: {
      completed: 'El trato está cerrado.',
      handedOver: (moment) => `Entregado ${el(moment)}`,
      declined: ({ seller }) => `${seller} ha rechazado la solicitud.`,
      youDeclined: 'Has rechazado la solicitud.',
      youWithdrew: 'Has retirado tu solicitud.',
      youCancelled: 'Has cancelado este trato.',
      withdrawn: ({ buyer }) => `${buyer} ha retirado la solicitud.`,
      expired: 'Esta reserva ha caducado.',
      cancelled: 'Este trato se ha cancelado.',
      'no-show': 'Terminada por incomparecencia.',
      returns: {
        item: {
          give: ({ to, day }) => `Devuelve el artículo a ${to} a más tardar ${el(day)}.`,
          get: ({ from, day }) => `${from} te devuelve el artículo a más tardar ${el(day)}.`,
          between: ({ from, to, day }) => `${from} devuelve el artículo a ${to} a más tardar ${el(day)}.`,
        },
        money: {
          give: ({ to, day, amount }) => `Devuelve ${amount} a ${to} a más tardar ${el(day)}.`,
          get: ({ from, day, amount }) => `${from} te devuelve ${amount} a más tardar ${el(day)}.`,
          between: ({ from, to, day, amount }) =>
            `${from} devuelve ${amount} a ${to} a más tardar ${el(day)}.`,
        },
      },
      youKeep: (price) => `Te quedas el artículo por ${price}.`,
      keeps: (buyer, price) => `${buyer} se queda el artículo por ${price}.`,
      paused: 'Tu artículo sigue en pausa hasta que confirmes que lo tienes.',
      haveIt: 'Ya lo tengo',
    },
    stages: {
      requested: 'Solicitada',
      accepted: 'Aceptada',
      arranged: 'Encuentro fijado',
      'handed-over': 'Entrega hecha',
      disputed: 'En disputa',
      completed: 'Cerrada',
      declined: 'Rechazada',
      withdrawn: 'Retirada',
      expired: 'Caducada',
      cancelled: 'Cancelada',
      'no-show': 'No se presentó',
    },
    actions: {
      accept: 'Aceptar',
      decline: 'Rechazar',
      withdraw: 'Retirar solicitud',
      cancel: 'Cancelar el trato',
      received: 'Ya lo tengo',
      sold: 'Marcar como entregado',
      contact: 'Añadir teléfono y lugar de encuentro',
      propose: 'Proponer un encuentro',
      agree: 'Aceptar este encuentro',
      dispute: 'Informar de un problema',
    },
    proposeOther: 'Proponer otro encuentro',
    sure: {
      decline: '¿Rechazar esta solicitud?',
      withdraw: '¿Retirar tu solicitud?',
      cancel: '¿Cancelar este trato?',
      sold: '¿Lo has entregado y has cobrado?',
      received: '¿Tienes el artículo y lo has revisado?',
    },
    reports: (other) =>
      `${other} tiene 72 horas para confirmar o informar de un problema. Después, el trato queda cerrado. No se puede deshacer.`,
    confirms: 'Con esto se cierra el trato. No se puede deshacer.',
    sureText: 'El artículo vuelve a estar disponible. Avisaremos a la otra persona.',
    sureAsAdmin:
      'El artículo vuelve a estar disponible. Avisaremos a ambas partes y quedará anotado en el registro de actividad.',
    sureAfterHandover:
      'El artículo sigue en pausa hasta que el vendedor lo recupere. Avisaremos a ambas partes y quedará anotado en el registro de actividad.',
    why: (reason) => `Motivo: ${reason}`,
    reason: 'Motivo (opcional)',
    reasonHint: 'La otra persona lo verá.',
    reasonHintAsAdmin: 'Ambas partes lo verán.',
    keep: 'Volver',
    done: {
      accept: 'Solicitud aceptada. La otra persona ya ve tu correo (y tu teléfono, si lo has añadido).',
      decline: 'Solicitud rechazada',
      withdraw: 'Solicitud retirada',
      cancel: 'Trato cancelado',
      received: 'Listo. Hemos pedido confirmación al vendedor.',
      sold: 'Listo. Hemos pedido confirmación al comprador.',
      propose: 'Enviado. Te escribiremos cuando haya respuesta.',
      agree: 'Encuentro fijado. Cada parte recibe por correo una invitación de calendario.',
      dispute: 'Enviado. Hemos pedido una respuesta a la otra persona.',
      answer: 'Enviado. La tienda decidirá.',
      decide: 'Disputa resuelta. Avisaremos a ambas partes.',
    },
    movedOn: 'Esta reserva ha cambiado. Aquí tienes lo último.',
    failed: 'Algo ha salido mal. No se ha cambiado nada. Inténtalo de nuevo.',
    item: 'Artículo',
    price: 'Precio acordado',
    requestedPrice: 'Precio',
    condition: 'Estado',
    age: 'Tiempo de uso',
    booked: 'Reservado el',
    place: 'Lugar propuesto',
    notAdded: 'Aún sin añadir',
    contact: {
      text: (seller) => `${seller} verá ambas cosas. Después puedes proponer una hora.`,
      save: 'Guardar',
      saved: 'Guardado. Ahora propón una hora.',
      failed: 'No se ha guardado. No se ha perdido nada de lo que has escrito. Inténtalo de nuevo.',
    },
    otherSide: { buyer: 'Vendedor', seller: 'Comprador', admin: 'Vendedor' },
    contactLater: 'Verás el correo del vendedor (y su teléfono, si lo ha añadido) cuando acepte.',
    history: 'Historial',
    line: {
      label: 'Progreso',
      fromOffer: 'Oferta aceptada',
      places: ['Solicitud', 'Aceptación', 'Encuentro', 'Entrega', 'Valoración'],
      done: 'hecho',
    },
    openThread: 'Abrir la conversación',
    safety: {
      buyer: 'Elige un lugar público, revisa el artículo y paga después.',
      seller: 'Elige un lugar público y deja que la otra persona revise el artículo antes de pagar.',
    },
    safetyLink: 'Consejos para quedar con seguridad',
    back: { buyer: 'Mis compras', seller: 'Mis ventas', admin: 'Reservas' },
  },
  meetings: {
    heading: 'Encuentro',
    agreed: 'Acordado',
    byBuyer: 'Propuesto por el comprador',
    on: (moment) => el(moment),
    choice: (count) => plural(count, { one: '{n} opción de hora', other: '{n} opciones de hora' }),
    stands: {
      yours: (when) => `El encuentro actual (${when}) sigue en pie mientras no aceptes el cambio.`,
      theirs: (when, other) =>
        `El encuentro actual (${when}) sigue en pie mientras ${other} no acepte tu cambio.`,
    },
    theirTimes: (other, times) => `${other} ha propuesto: ${times}.`,
    pick: 'Elegir una hora',
    others: 'Proponer otras horas',
    change: 'Cambiar tu propuesta',
    move: 'Cambiar el encuentro',
    map: 'Abrir en el mapa',
    calendar: 'Añadir al calendario',
    replies: 'Respuestas rápidas',
    late: {
      label: 'Llego tarde',
      option: (minutes) => `${minutes} min`,
      message: (minutes) => `Llego unos ${minutes} minutos tarde`,
    },
    here: 'Ya estoy aquí',
    proposedByYou: 'Propuesto por ti',
    proposedBy: (name) => `Propuesto por ${name}`,
    when: 'Cuándo',
    where: 'Dónde',
    dialogText: (other) => `Enviaremos un correo a ${other}. No hay nada cerrado hasta que acepte.`,
    moveText: (other) =>
      `Enviaremos un correo a ${other}. El encuentro acordado sigue en pie hasta que acepte el nuevo.`,
    times: { at: 'Día y hora', at2: 'Segunda hora', at3: 'Tercera hora' },
    add: 'Añadir otra hora',
    remove: 'Quitar la última hora',
    zone: 'Zona horaria',
    zoneHint: 'Ambas partes están en zonas horarias distintas. ¿A cuál te refieres?',
    past: 'ya ha pasado',
    tooFar: 'debe estar dentro de los próximos 30 días',
    repeated: 'es igual que otra',
    own: (time) => `En tu zona horaria: ${time}`,
    never: (zone) => `no existe ese día (${zone}), porque el reloj se adelanta`,
    which: 'Cuál de las dos',
    whichHint: 'El reloj se atrasa, así que esta hora se repite.',
    atName: 'La hora',
    placeHint: 'Un lugar público, como una estación, un café o una tienda.',
    send: 'Enviar',
    sendInstead: 'Enviar la mía',
    notSent:
      'La otra persona ha propuesto antes un encuentro. No se ha enviado tu propuesta. Acepta la suya o envía la tuya en su lugar.',
    clash: {
      same: 'más o menos a la misma hora',
      near: (...times) => `a una hora cercana (${times.map(el).join(' y ')})`,
      agreed: (near, title, when, place) => `Tienes otro encuentro ${near}: ${title}, ${when}, ${place}.`,
      suggested: (near, title, when, place) =>
        `Hay otro encuentro propuesto ${near}: ${title}, ${when}, ${place}.`,
    },
    clashLink: 'Abrir esa reserva',
  },
};
