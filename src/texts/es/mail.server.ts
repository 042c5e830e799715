import type { mailTexts as english } from '#src/texts/mail.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { checks } from './checks.ts';

const mistake = (email: string): string => `Si crees que es un error, escribe a ${email}.`;
const questions = (email: string): string => `Si tienes preguntas, escribe a ${email}.`;
const noted = (email: string): string =>
  `No hemos dicho a nadie que la denuncia es tuya. Si no estás de acuerdo o sabes algo más, escribe a ${email}.`;

export const mailTexts: Translation<typeof english> = {
  greeting: ({ name, confirmed }) => (confirmed ? `Hola, ${name}:` : 'Hola:'),
  greetingAll: 'Hola:',
  footer: (url) => `${shopName()}, ${url}. Recibes este correo porque tienes una cuenta en la tienda.`,
  facts: {
    item: 'Artículo',
    price: 'Precio',
    itemPlace: 'Ubicación del artículo',
    meeting: 'Lugar propuesto',
    seller: 'Vendedor',
    sellerPhone: 'Teléfono del vendedor',
    sellerEmail: 'Correo del vendedor',
    buyer: 'Comprador',
    buyerEmail: 'Correo del comprador',
    phone: 'Teléfono del comprador',
    reason: 'Motivo',
  },
  webhookDisabled: {
    subject: 'Tu webhook está apagado',
    paragraphs: (days: number) => [
      `Un webhook tuyo en ${shopName()} lleva ${days} días fallando, así que lo hemos apagado.`,
      'Cuando tu servidor vuelva a funcionar, activa el webhook en tu perfil. Allí puedes reenviar los envíos de los últimos 30 días.',
    ],
    action: 'Ver tus webhooks',
  },
  testMail: {
    get subject() {
      return `Correo de prueba de ${shopName()}`;
    },
    paragraphs: [
      'Este es el correo de prueba que has pedido. Se ha enviado igual que todos los demás, así que el envío de correos funciona.',
    ],
    action: 'Volver a la página de estado',
  },
  removed: {
    subject: (title) => `Retirado: ${title}`,
    paragraphs: ['La tienda ha retirado tu artículo. Ya no está publicado.'],
    withOrder: 'La reserva abierta se ha cancelado y hemos avisado a la otra persona.',
    contact: mistake,
    action: 'Ver mis artículos',
  },
  paused: {
    subject: (title) => `En pausa: ${title}`,
    paragraphs: [
      'La tienda ha revisado una denuncia sobre tu artículo y lo ha pausado. Hasta que se reactive, no está publicado ni se puede reservar.',
    ],
    withOrder:
      'El artículo está reservado. La reserva sigue en pie y hemos pedido a la otra persona que espere. No lo entregues hasta que se reactive.',
    contact: (email) =>
      `Puedes corregir el problema en tu panel. Cuando lo hayas hecho, o si crees que es un error, escribe a ${email}. La tienda volverá a revisarlo.`,
    action: 'Ver mi artículo',
  },
  restored: {
    subject: (title) => `Reactivado: ${title}`,
    free: 'La tienda ha reactivado tu artículo. Vuelve a estar publicado y se puede reservar.',
    unapproved:
      'La tienda ha reactivado tu artículo. Sigue en pausa, porque aquí solo se publican artículos de perfiles verificados. Podrás reanudarlo cuando tu perfil esté verificado.',
    stillPaused:
      'La tienda ha reactivado tu artículo. Sigue en pausa porque lo habías pausado tú. Reanúdalo para publicarlo de nuevo.',
    withOrder:
      'La tienda ha reactivado tu artículo. La reserva sigue siendo válida, y hemos avisado a la otra persona de que el trato puede continuar.',
    contact: questions,
    action: 'Ver mi artículo',
  },
  described: {
    subject: (title) => `Descripción cambiada: ${title}`,
    changed: (seller) => `${seller} ha cambiado la descripción del artículo que has reservado. Ahora dice:`,
    choice: 'El precio, el estado y las fotos no han cambiado. Si no es lo que querías, cancela la reserva.',
    action: 'Abrir la conversación',
  },
  orderPaused: {
    subject: (title) => `Espera, por favor: ${title}`,
    paragraphs: [
      'La tienda ha pausado un artículo que has reservado, tras una denuncia. Tu reserva sigue en pie.',
      'No pagues ni acudas al encuentro hasta que te escribamos de nuevo. Puedes cancelar la reserva en la conversación cuando quieras.',
    ],
    action: 'Abrir la conversación',
  },
  orderRestored: {
    subject: (title) => `Puedes continuar: ${title}`,
    paragraphs: [
      'Un artículo que has reservado ya no está en pausa. Tu reserva sigue siendo válida y el trato puede continuar.',
    ],
    action: 'Abrir la conversación',
  },
  reported: {
    subject: (title) => `Tu denuncia: ${title}`,
    thanks: {
      item: 'Gracias por tu denuncia. La tienda ha revisado el artículo.',
      message: 'Gracias por tu denuncia. La tienda ha revisado el mensaje y los diez anteriores.',
      review: 'Gracias por tu denuncia. La tienda ha revisado la valoración.',
      fact: 'Gracias por tu denuncia. La tienda ha revisado el dato y tu fuente.',
    },
    outcomes: {
      dismissed: 'No hemos encontrado ningún problema, así que sigue en la tienda.',
      paused: 'Lo hemos pausado: no está publicado ni se puede reservar hasta que se corrija el problema.',
      removed: 'Lo hemos retirado de la tienda.',
      upheld: 'Tenías razón al denunciarlo, y hemos tomado medidas.',
    },
    messageStays: 'No hemos encontrado ningún problema. Si bloqueas al remitente, ya no podrá escribirte.',
    factStays: 'Lo hemos comparado con sus fuentes, y el dato se queda.',
    reviewStays:
      'No hemos encontrado ningún problema, así que la valoración sigue publicada. La persona valorada puede responder.',
    reviewRemoved: 'La hemos retirado y sus estrellas ya no cuentan.',
    contact: { item: noted, message: noted, review: noted, fact: noted },
    noReason: 'Incumple las condiciones de esta tienda.',
  },
  closed: {
    subject: { byAdmin: 'Hemos cerrado tu cuenta', byYou: 'Has eliminado tu cuenta' },
    byAdmin: 'La tienda ha cerrado tu cuenta. Ya no puedes entrar.',
    byYou: 'Has eliminado tu cuenta. Ya no puedes entrar.',
    trade:
      'Las reservas abiertas se han cancelado, los artículos se han retirado y hemos avisado a todas las personas implicadas.',
    contact: (email) => `Si crees que es un error, escribe a ${email} antes de esa fecha.`,
    erased: 'Tu nombre, tu correo y tu teléfono están borrados.',
    erasedLater: 'Tu nombre, tu correo y tu teléfono se borrarán dentro de 30 días.',
    footer: (url) => `${shopName()}, ${url}. Este es el último correo sobre tu cuenta.`,
  },
  suspended: {
    subject: 'Tu cuenta está suspendida',
    what: 'La tienda ha suspendido tu cuenta. No puedes entrar hasta que la reactive.',
    trade:
      'Tus reservas abiertas se han cancelado y hemos avisado a las otras personas. Tus artículos están ocultos.',
    reason: 'Motivo',
    contact: mistake,
  },
  lifted: {
    subject: 'Tu cuenta ya no está suspendida',
    what: 'La tienda ha reactivado tu cuenta.',
    itemsListed:
      'Puedes entrar y tus artículos vuelven a estar publicados. Las reservas canceladas siguen canceladas.',
    itemsPaused: 'Ya puedes entrar. Las reservas canceladas siguen canceladas.',
    action: 'Entrar',
  },
  verified: {
    subject: 'Tu perfil está verificado',
    what: 'La tienda ha verificado tu perfil. La insignia junto a tu nombre en tus artículos dice desde cuándo y qué se ha comprobado.',
    whileSuspended: 'No se muestra mientras tu cuenta esté suspendida.',
    checked: 'Comprobado',
    checks,
    action: 'Qué significa verificado',
  },
  unverified: {
    subject: 'Tu perfil ya no está verificado',
    byAdmin: 'La tienda ha retirado tu verificación.',
    byNewName:
      'Tu verificación valía para tu nombre anterior, así que ha terminado al cambiarlo. La tienda revisará el nuevo.',
    newName: (from, to) => `Cambio de nombre: de «${from}» a «${to}»`,
    itemsStay: 'Tus artículos siguen publicados, sin la insignia.',
    itemsPaused:
      'Aquí solo se publican artículos de perfiles verificados, así que los tuyos están en pausa. Podrás reanudarlos cuando tu perfil esté verificado.',
    reason: 'Motivo',
    contact: mistake,
  },
  notVerified: {
    subject: 'Tu perfil no se ha verificado',
    paragraphs: [
      'Gracias por pedir la verificación. La tienda ha revisado tu perfil y, por ahora, la ha rechazado. Puedes seguir vendiendo y volver a pedirla dentro de 30 días.',
    ],
    reason: 'Motivo',
    action: 'Ver mi perfil',
    contact: questions,
  },
  backupFailed: {
    subject: (host) => `Ha fallado la copia de seguridad en ${host}`,
    unknown:
      'La copia de seguridad ha terminado sin mensaje de error. Puede que el registro del sistema muestre el motivo.',
    advice: 'Hasta que una copia de seguridad salga bien, los datos nuevos no están a salvo.',
    last: 'Última copia de seguridad',
    never: 'ninguna',
    footer: (url) => `${shopName()}, ${url}. Recibes este correo porque administras esta tienda.`,
  },
  newsletter: {
    subject: 'Confirma tu suscripción',
    paragraphs: [
      'Hemos recibido una solicitud para enviar nuestro boletín a esta dirección.',
      'Confírmala, por favor. Si no la has hecho tú, ignora este correo y no recibirás el boletín.',
    ],
    action: 'Confirmar suscripción',
    footer: (url) =>
      `${shopName()}, ${url}. Recibes este correo porque alguien ha indicado esta dirección en la tienda.`,
    unsubscribe: 'Darme de baja',
  },
  newsletterIssue: {
    listName: () => `Boletín de ${shopName()}`,
    footer: (url) => `${shopName()}, ${url}. Recibes este correo porque te suscribiste a nuestro boletín.`,
    unsubscribe: 'Darme de baja',
    testSubject: (subject) => `[Prueba] ${subject}`,
    testFooter: (url) =>
      `${shopName()}, ${url}. Esto es una prueba que solo recibes tú. Las personas suscritas ven aquí un enlace para darse de baja.`,
  },
};
