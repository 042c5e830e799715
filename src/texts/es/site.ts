import { shopFacts, shopName } from '#src/texts/shop.ts';
import type { siteTexts as english } from '#src/texts/site.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

type Unit = (count: number) => string;
const years: Unit = (count) => plural(count, { one: '{n} año', other: '{n} años' });
const months: Unit = (count) => plural(count, { one: '{n} mes', other: '{n} meses' });

/** Ages above three years are shown in years. */
const age = (count: number) => (count > 36 ? years(Math.round(count / 12)) : months(count));

/** 850 disparos, 4200 disparos, 48.000 disparos. */
function shots(count: number): string {
  const step = count < 1000 ? 1 : count < 10_000 ? 100 : 1000;
  return plural(Math.round(count / step) * step, { one: '{n} disparo', other: '{n} disparos' });
}

export const siteTexts: Translation<typeof english> = {
  tagline: () =>
    shopFacts().tagline ?? 'Cámaras, objetivos y accesorios de segunda mano, de gente que los ha cuidado.',
  modes: {
    to: { Buyer: 'Pasar a comprar', Seller: 'Pasar a vender' },
    done: {
      Buyer: 'Ahora estás en modo compra. Tus artículos siguen igual.',
      Seller: 'Ahora estás en modo venta. Tus reservas siguen igual.',
    },
    failed: 'Algo ha salido mal. Inténtalo de nuevo.',
    ask: {
      Buyer: {
        title: '¿Pasar a comprar?',
        text: 'Estás en modo venta. Tus artículos siguen publicados y puedes volver cuando quieras.',
      },
      Seller: {
        title: '¿Pasar a vender?',
        text: 'Estás en modo compra. Tus reservas siguen igual y puedes volver cuando quieras.',
      },
    },
    cancel: 'Cancelar',
  },
  layout: {
    skip: 'Ir al contenido',
    home: () => `${shopName()}: inicio`,
    mainNav: 'Principal',
    menu: 'Menú',
    todo: (count) => (count > 0 ? `Te toca responder, ${count}` : 'Te toca responder'),
    close: 'Cerrar',
    login: 'Entrar',
    logout: 'Salir',
    loggedOut: 'Has salido de tu cuenta',
    dismiss: 'Cerrar',
    loading: 'Cargando',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
    contact: 'Contacto',
    footerNote: 'En servidor propio. Software libre con licencia MIT.',
    noPhoto: 'Sin foto',
    needsScript:
      'Esta página necesita JavaScript, que está desactivado en tu navegador. Sin él puedes ver los artículos y el blog.',
  },
  nav: {
    home: 'Inicio',
    cameras: 'Cámaras',
    lens: 'Objetivos',
    accessories: 'Accesorios',
    blogs: 'Blog',
    fit: '¿Es compatible?',
    grading: 'Cómo evaluamos',
    sell: 'Vender',
    messages: 'Mensajes',
    offers: 'Ofertas',
    watchlist: 'Favoritos',
    orders: { Buyer: 'Mis compras', Seller: 'Mis ventas', admin: 'Reservas' },
    dashboard: 'Mi panel',
  },
  kinds: {
    cameras: { section: 'Cámaras', one: 'Cámara', many: 'Cámaras', all: 'Todas las cámaras' },
    lens: { section: 'Objetivos', one: 'Objetivo', many: 'Objetivos', all: 'Todos los objetivos' },
    accessories: {
      section: 'Accesorios',
      one: 'Accesorio',
      many: 'Accesorios',
      all: 'Todos los accesorios',
    },
  },
  listing: {
    grades: { Excellent: 'Excelente', Good: 'Bueno', Fair: 'Aceptable' },
    notWorking: (grade) => `${grade} (no funciona)`,
    details: 'Ver detalles',
    detailsOf: (title) => `Ver detalles: ${title}`,
    originalPrice: 'Precio original',
    reducedFrom: 'Antes',
    plus: (name, more) => (more > 0 ? `+ ${name} y ${digits(more)} más` : `+ ${name}`),
    shots,
    listed: (date) => `Publicado ${el(date)}`,
    short: { months: age, years },
    long: { months: age, years },
    states: { available: 'Disponible', booked: 'Reservado', sold: 'Vendido' },
    verified: 'Perfil verificado',
    unverified: 'Perfil aún sin verificar',
    verifiedShort: 'Verificado',
    salePrice: 'Precio',
    condition: 'Estado',
    brand: 'Marca',
    duration: 'Tiempo de uso',
    location: 'Ubicación',
    seller: 'Vendedor',
    description: 'Descripción',
    photoAlt: (title, number, of) => (of > 1 ? `${title}, foto ${number} de ${of}` : title),
    report: 'Denunciar este artículo',
    reported: 'Denunciado',
    items: (count) => plural(count, { one: '{n} artículo', other: '{n} artículos' }),
    pages: 'Páginas',
    next: 'Página siguiente',
    first: 'Primera página',
    empty: 'Aquí no hay nada todavía',
    emptyHint: 'Nadie vende nada así en este momento. Vuelve pronto o publica lo tuyo.',
    endOfList: 'Esa era la última página',
    endOfListHint: 'Los artículos que había aquí se han vendido o retirado.',
  },
  blog: {
    title: 'Blog',
    count: (count) => `Blog (${digits(count)})`,
    details: 'Leer',
    detailsOf: (title) => `Leer: ${title}`,
    back: 'Volver al blog',
    more: 'Más entradas',
    older: 'Entrada anterior',
    newer: 'Entrada siguiente',
    empty: 'Todavía no hay entradas',
    emptyHint: 'La primera se está escribiendo.',
  },
  announcement: { label: 'Aviso' },
  changedOn: (date) => `Modificado ${el(date)}`,
  left: { someone: 'Usuario eliminado', gone: 'Cuenta cerrada', erased: 'Borrado con la cuenta' },
  errors: {
    back: 'Volver al inicio',
    notFound: { title: 'Página no encontrada', text: 'Puede que el enlace sea antiguo o tenga un error.' },
    left: {
      title: 'Esta persona ya no tiene cuenta aquí',
      text: 'Su página y sus artículos ya no están disponibles.',
    },
    gone: {
      title: 'Ya no está disponible',
      text: 'Se ha retirado. Puedes buscar artículos parecidos.',
    },
    notOnShow: {
      title: 'No disponible por ahora',
      text: 'Este artículo está oculto por ahora y no se puede reservar. Puede que vuelva.',
      bySeller: 'El vendedor lo ha puesto en pausa. Puede que vuelva.',
    },
    forbidden: { title: 'Sin acceso', text: 'Tu cuenta no puede abrir esta página.' },
    refused: {
      title: 'Esta dirección no funciona',
      text: 'Puede que tenga un error o que esté incompleta.',
    },
    again: 'Reintentar',
    noAnswer: 'No hay conexión con el servidor.',
    unreachable: {
      title: 'Sin conexión',
      text: 'No hay conexión con la tienda. No se ha enviado nada y no se ha perdido nada.',
    },
    unavailable: {
      title: 'Esta página no está disponible por ahora',
      text: 'La tienda no puede conectar con su base de datos. No se ha perdido nada de lo que has escrito. Inténtalo de nuevo en un minuto.',
    },
    foreign: {
      title: 'Esa no era la tienda',
      text: 'Ha respondido otra cosa en lugar de la tienda, como un cortafuegos o la página de acceso de tu red. Revisa tu conexión e inténtalo de nuevo.',
    },
    tooMany: { title: 'Demasiadas solicitudes', text: 'Espera un minuto e inténtalo de nuevo.' },
    other: {
      title: 'Algo ha salido mal por nuestra parte',
      text: 'No se ha perdido nada de lo que has escrito en otras páginas. Inténtalo de nuevo en un minuto.',
    },
  },
  maintenance: {
    line: 'Puedes mirar la tienda, pero por ahora no se puede cambiar nada.',
  },
  outage: {
    line: 'Puede que los precios y la disponibilidad no estén al día. Las reservas, los mensajes y el acceso volverán pronto.',
  },
  form: {
    /** A message that begins with a small letter follows the label and a colon, and so needs no agreement. */
    fieldError: (label, message) => (/^[\p{Lu}¿¡]/u.test(message) ? message : `${label}: ${message}.`),
    choose: 'Elegir',
    newTab: '(se abre en otra pestaña)',
    sessionEnded:
      'Tu sesión ha terminado. Los cambios que no has enviado están guardados en este dispositivo.',
    mistake: (email) => `Si crees que es un error, escribe a ${email}.`,
    kept: 'Los cambios que no has enviado están guardados en este dispositivo.',
    loginAgain: 'Entrar de nuevo',
  },
  footer: {
    groups: [
      {
        title: 'Servicios',
        links: [
          { to: '/buying', label: 'Comprar' },
          { to: '/selling', label: 'Vender' },
          { to: '/safety', label: 'Quedar con seguridad' },
          { to: '/fit', label: '¿Es compatible?' },
          { to: '/grading', label: 'Cómo evaluamos' },
        ],
      },
      {
        title: 'La tienda',
        links: [
          { to: '/about', label: 'Quiénes somos' },
          { to: '/contact', label: 'Contacto' },
          { to: '/blogs', label: 'Blog' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { to: '/terms', label: 'Condiciones' },
          { to: '/privacy', label: 'Privacidad' },
          { to: '/imprint', label: 'Aviso legal' },
          { to: '/cookies', label: 'Cookies' },
        ],
      },
    ],
  },
  found: {
    lists: {
      cameras:
        'Cámaras de segunda mano con su estado, tiempo de uso y ubicación, con fotos y vendedor. Reserva, queda con el vendedor, comprueba la cámara y paga.',
      lens: 'Objetivos de segunda mano con su estado, tiempo de uso y ubicación, con fotos y vendedor. Reserva, queda con el vendedor, comprueba el objetivo y paga.',
      accessories:
        'Bolsas, trípodes, flashes y correas de segunda mano con su estado, tiempo de uso y ubicación. Reserva, queda con el vendedor, comprueba el artículo y paga.',
    },
    blogs: 'Cómo elegir, probar y cuidar cámaras y objetivos de segunda mano.',
    itemFeed: 'Artículos nuevos',
    postFeed: 'Entradas nuevas',
  },
  version: {
    newer: 'Hay una versión nueva de la tienda. La próxima página que abras ya la usará.',
    needed:
      'Para esto hace falta la versión nueva de la tienda. Copia lo que has escrito y recarga la página.',
    missing: 'No se ha podido cargar una parte de esta página. Copia lo que has escrito y recarga la página.',
    reload: 'Recargar',
  },
};
