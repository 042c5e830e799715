import type { itemTexts as english } from '#src/texts/item.ts';
import type { Translation } from '#src/texts/translation.ts';
import { checks } from './checks.ts';
import { el } from './moments.ts';

export const itemTexts: Translation<typeof english> = {
  badge: {
    checks,
    since: (month) => `Perfil verificado desde ${month}.`,
    sinceUnknown: 'Perfil verificado; la fecha no quedó registrada.',
    checked: (what) => `Comprobado por la tienda: ${what}.`,
    notNoted: 'No quedó registrado qué se comprobó.',
    noWarranty: 'Esto no es una garantía.',
    why: 'Tu perfil aún no está verificado. La insignia da confianza a los compradores.',
    getVerified: 'Verificar mi perfil',
    unverified:
      'Aún sin verificar: la tienda todavía no ha comprobado este perfil. Eso no significa que haya algo malo.',
  },
  meetingChecklist: 'Lista de comprobación para el encuentro',
  booking: {
    book: 'Reservar',
    bookFor: (price) => `Reservar por ${price}`,
    own: 'Gestionar tu anuncio',
    notForRole: 'En modo venta o administración no se puede reservar',
    booked: 'Reservado',
    bookedHint: (day) => `Reservado desde ${el(day)}. Puede que vuelva a estar disponible.`,
    requested: 'Has solicitado este artículo.',
    yours: 'Has reservado este artículo.',
    bought: 'Has comprado este artículo.',
    toOrder: 'Ver tu reserva',
    message: 'Escribir al vendedor',
    sold: 'Vendido',
    unavailable: 'Este vendedor no está disponible para ti.',
    soldHint: 'Este artículo ya está en otras manos.',
    hint: 'Ahora no pagas nada. Acuerda un encuentro, revisa el artículo y paga en persona.',
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    phoneHint: 'Obligatorio, para que puedan localizarte.',
    location: 'Lugar de encuentro',
    locationHint: (town) =>
      `Por ejemplo, un café o una estación en ${town}. El sitio exacto se puede acordar después.`,
    givenBefore: 'El número que diste antes. Cámbialo si hace falta.',
    seenBy: (seller) =>
      `${seller} ve tu nombre, tu correo, tu teléfono y el lugar propuesto en cuanto reservas. Verás su correo (y su teléfono, si lo ha añadido) cuando acepte.`,
    submit: 'Reservar',
    cancel: 'Cancelar',
    success: '¡Solicitud enviada!',
    failed: 'No se ha enviado la reserva. No se ha perdido nada de lo que has escrito. Inténtalo de nuevo.',
  },
  prices: { earlier: 'Precios anteriores', until: (price, day) => `${price} hasta el ${day}` },
  question: {
    ask: 'Preguntar',
    goOn: 'Abrir conversación',
    checklist: 'Pedir la lista de comprobación',
    forChecklist:
      '¿Podrías rellenar la lista de comprobación de este artículo, por favor? La encontrarás en tu página del anuncio, en «Evaluar con nuestra lista».',
  },
  share: {
    label: 'Compartir este artículo',
    copied: 'Enlace copiado',
    failed: 'No se ha podido copiar el enlace. Cópialo de la barra de direcciones.',
  },
  gallery: {
    label: 'Fotos del artículo',
    show: (number, of) => `Foto ${number} de ${of}`,
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    zoom: 'Tamaño completo',
    actual: 'Ver al 100 %',
  },
};
