import type {
  busy as englishBusy,
  starting as englishStarting,
  info as english,
  offline as englishOffline,
  unstarted as englishUnstarted,
  pageTitles as englishTitles,
  unreachable as englishUnreachable,
} from '#src/texts/pages.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';

const theName = {
  heading: 'El nombre',
  text: 'Rangefinder significa telémetro: en una cámara telemétrica, dos imágenes se deslizan una sobre otra hasta coincidir. Entonces la foto está enfocada. Entre comprador y vendedor pasa algo parecido.',
};

export const info: Translation<typeof english> = {
  buying: () => ({
    title: 'Comprar',
    lead: 'Encuéntralo, resérvalo, revísalo, págalo. En ese orden.',
    sections: [
      {
        heading: 'Reservar',
        text: 'Pulsa Reservar y di cómo pueden localizarte y dónde te gustaría quedar. El artículo queda entonces apartado para ti. El vendedor tiene dos días para aceptar. Si no lo hace, la reserva caduca y no debes nada.',
      },
      {
        heading: 'El encuentro',
        text: 'El vendedor ve tu nombre, tu correo, tu teléfono y el lugar de encuentro propuesto en cuanto reservas. Tú ves su correo, y su teléfono si lo ha añadido, cuando acepta. Si el acuerdo es por una oferta, cada parte ve enseguida el correo de la otra, y el vendedor ve tu teléfono y el lugar de encuentro cuando los añades. En la conversación, cualquiera de las dos partes puede proponer hora y lugar. Cuando la otra acepta, ambas reciben por correo una invitación de calendario. Hay dos semanas de plazo.',
      },
      {
        heading: 'Primero mirar, después pagar',
        text: `${shopName()} no gestiona pagos ni cobra comisiones. Prueba la cámara o el objetivo antes de entregar el dinero. Si no es como se describe, no lo aceptes. Cancela el trato en la conversación y denuncia el artículo.`,
      },
      {
        heading: 'Tu código',
        text: 'Cuando hayas revisado el artículo y pagado, da al vendedor el código de la conversación. Es la prueba de la entrega y funciona sin conexión. Sin el código, cualquiera de las dos partes puede comunicar allí la entrega, y la otra tiene tres días para confirmarla.',
      },
      {
        heading: 'Si algo sale mal',
        text: 'Si el vendedor no se ha presentado, o dice que tienes el artículo y no es así, informa de ello en la conversación. Tiene tres días para responder. Después decide la tienda, y ambas partes ven el motivo.',
      },
    ],
  }),
  selling: () => ({
    title: 'Vender',
    lead: 'Una descripción sincera vende antes que una entusiasta.',
    sections: [
      {
        heading: 'Publicar',
        text: 'Pulsa Vender y elige una categoría. Añade tus fotos, elige el modelo y marca qué incluye. Después indica tu precio, cuánto tiempo lo has usado y cada defecto que de todos modos se acabaría viendo. Un artículo sin terminar se guarda como borrador.',
      },
      {
        heading: 'Estados',
        text: 'Excelente: funciona como nuevo, sin marcas visibles. Bueno: funciona como nuevo, con señales normales de uso. Aceptable: funciona, con desgaste o un defecto que la descripción menciona. Los artículos que no funcionan se publican como «Aceptable (no funciona)».',
      },
      {
        heading: 'Destacar',
        text: 'Destacar es gratis. Tu artículo aparece en la página de inicio durante 14 días, o hasta que alguien lo reserve. Puedes dejar de destacarlo o repetirlo cuando quieras.',
      },
      {
        heading: 'Vendido',
        text: 'Cuando alguien reserva tu artículo, recibes un correo y ves la solicitud en tus mensajes. Tienes dos días para aceptar o rechazar; si no, la reserva caduca y el artículo vuelve a estar disponible. Desde el principio ves el nombre, el correo y el teléfono del comprador y el lugar de encuentro que propone; cuando aceptas, el comprador ve tu correo, y tu teléfono si lo has añadido. Después, acuerda un encuentro en la conversación. Cuando haya revisado el artículo y pagado, introduce allí su código para cerrar el trato. Abre la conversación antes de salir: así el código funciona sin conexión. También puedes marcar el artículo como vendido; el comprador tiene entonces tres días para confirmarlo.',
      },
      {
        heading: 'Perfil verificado',
        text: 'La tienda puede verificar tu perfil comprobando tu documento de identidad, tus artículos o el registro mercantil de tu empresa, o conociéndote en persona. Pídelo en la página de tu perfil. La insignia aparece entonces junto a tu nombre en todos tus artículos, con la fecha y lo que se comprobó. Si se retira, te diremos por qué.',
      },
    ],
  }),
  safety: () => ({
    title: 'Quedar con seguridad',
    lead: 'La mayoría de los tratos se cierran en quince minutos y con buen humor. Con estas costumbres, seguirá siendo así.',
    sections: [
      {
        heading: 'Dónde',
        text: 'Queda de día y en un lugar público, como una estación, un café o un club de fotografía. Dile a alguien dónde vas a estar.',
      },
      {
        heading: 'Qué revisar',
        text: 'Lleva una tarjeta de memoria o un carrete, y una batería. Compara el número de serie con los papeles. Nuestro blog explica cómo reconocer hongos, velo y obturadores gastados.',
      },
      {
        heading: 'Perfiles verificados',
        text: 'En un perfil verificado, la tienda ha comprobado el documento de identidad, los artículos o el registro mercantil de la empresa, o ha conocido a la persona. Pulsa la insignia de un artículo para ver qué se comprobó y cuándo. No es una garantía, y nada se vuelve a comprobar automáticamente. Un perfil sin insignia no es sospechoso; simplemente no se ha comprobado.',
      },
      {
        heading: 'El dinero',
        text: `Nunca pagues antes de haber visto el artículo. Denuncia a quien te lo pida. ${shopName()} nunca maneja dinero, así que nadie de ${shopName()} te lo pedirá. No des tu código hasta que tengas el artículo en las manos.`,
      },
      {
        heading: 'Cuando denuncias un artículo',
        text: 'La tienda lo revisa y recibes un correo con el resultado. El artículo puede quedar como está, pausarse hasta que se corrija el problema, o retirarse. Si se pausa o se retira, el vendedor sabrá el motivo y podrá responder. No sabrá quién lo denunció. Si se pausa un artículo que has reservado, tu reserva sigue en pie. Espera a que te escribamos.',
      },
    ],
  }),
  about: () => ({
    title: 'Quiénes somos',
    lead: 'Un mercado independiente de cámaras de segunda mano, entre gente de la misma zona.',
    sections: [
      ...(shopName() === 'Rangefinder' ? [theName] : []),
      {
        heading: 'El software',
        text: `${shopName()} funciona con software libre bajo la licencia MIT. No cobra comisiones, no muestra publicidad de terceros y no rastrea a nadie.`,
      },
    ],
  }),
  contact: () => ({
    title: 'Contacto',
    lead: 'Responden personas, no máquinas.',
    sections: [
      {
        heading: 'Cómo contactar',
        text: 'Nuestra dirección, correo y teléfono están al pie de todas las páginas.',
      },
      {
        heading: 'Sobre un artículo',
        text: 'Usa «Preguntar» en su página. Si algo no está bien, denúncialo en su página y la tienda lo revisará.',
      },
    ],
  }),
  terms: () => ({
    title: 'Condiciones',
    lead: 'Breves y sencillas.',
    sections: [
      {
        heading: 'Qué hacemos',
        text: 'Mostramos lo que la gente vende y la ponemos en contacto con quien quiere comprar. La venta es solo entre comprador y vendedor. No somos parte de ella, no guardamos dinero y no damos garantía sobre lo que otros publican.',
      },
      {
        heading: 'Reservas',
        text: 'Una reserva es una solicitud, y el vendedor tiene dos días para responderla. Con una oferta aceptada, ambas partes se comprometen a quedar y a cerrar la compraventa a ese precio. Cuando se acepta una reserva o una oferta, hay dos semanas para el encuentro. Cualquiera de las partes puede cancelar antes de la entrega, sin gastos. Una disputa se puede resolver de común acuerdo. Si no, la decide la tienda según lo que ambas partes hayan escrito y mostrado. Eso decide la situación de la reserva, no de quién es cada cosa.',
      },
      {
        heading: 'Artículos permitidos',
        text: 'Equipo fotográfico que sea tuyo, descrito con veracidad y con fotos que puedas usar. Los artículos robados o falsificados se retiran, y las cuentas de quienes los venden se cierran.',
      },
      {
        heading: 'Cuentas',
        text: 'No compartas tu contraseña. Las cuentas que engañan a otras personas se cierran, sus artículos se retiran y sus reservas abiertas se cancelan.',
      },
      {
        heading: 'Denuncias',
        text: 'Cualquiera que haya entrado en su cuenta puede denunciar un artículo. La tienda puede entonces pausarlo, lo que lo oculta hasta que se reactive, o retirarlo. El vendedor sabrá por qué y cómo responder, y quien lo denunció conocerá el resultado.',
      },
    ],
  }),
  privacy: () => ({
    title: 'Privacidad',
    lead: 'Qué datos guardamos, por qué y durante cuánto tiempo.',
    sections: [
      {
        heading: 'Qué guardamos',
        text: 'Tu nombre, tu correo y tu rol; el teléfono, la localidad y el texto de tu perfil, si los has añadido; tus artículos y tus borradores sin terminar, que se eliminan 90 días después de guardarlos por última vez; tus reservas, con el teléfono y el lugar de encuentro que indicaste; tus mensajes, ofertas, valoraciones y denuncias. Al reservar, rellenamos el teléfono de tu perfil. Si no lo hay, usamos el de tu última reserva. Las contraseñas se guardan como un hash que no se puede revertir. De los vendedores guardamos además cuándo pidieron la verificación, qué escribieron y por qué se rechazó; cuándo se verificó el perfil, qué se comprobó y las notas de la administración sobre ello, pero ninguna copia de documentos. La administración puede guardar notas sobre ti para mantener la tienda segura. Puedes descargarlo todo en la página de tu perfil.',
      },
      {
        heading: 'Quién lo ve',
        text: 'Cualquiera ve tu nombre en tus artículos y valoraciones y, si vendes, la foto, la localidad y el texto de tu perfil. Cuando reservas, el vendedor ve tu nombre, tu correo, tu teléfono y el lugar de encuentro propuesto, y tú ves su correo, y su teléfono si lo ha añadido, cuando acepta. Si el acuerdo es por una oferta, cada parte ve enseguida el correo de la otra, y el vendedor ve tu teléfono y el lugar de encuentro cuando los añades. Cada parte ve la foto de la otra y, cuando se acepta la reserva, su localidad y dónde y cuándo es el encuentro. Para resolver una disputa, la administración ve ambas cosas y puede abrir los mensajes entre las dos partes; cada acceso queda registrado. Nadie más los ve, ni ningún tercero.',
      },
      {
        heading: 'Cuánto tiempo',
        text: 'Mientras tengas una cuenta. Cuando se cierra, los datos personales se borran en un plazo de 30 días. Se conservan los datos básicos de reservas pasadas, y también las descripciones y ubicaciones de tus artículos, que solo ve la administración. Mientras tu cuenta esté suspendida no puedes entrar: escribe a la dirección del pie de página para pedir tus datos o que se borren.',
      },
      {
        heading: 'El boletín',
        text: 'Si te suscribes, guardamos tu correo, cuándo te suscribiste y confirmaste, y qué números te hemos enviado. No rastreamos aperturas ni clics. Cada número lleva un enlace para darse de baja. La dirección se borra un día después de la baja, una semana después de una solicitud sin confirmar, y con tu cuenta si tiene la misma dirección confirmada.',
      },
    ],
  }),
  cookies: () => ({
    title: 'Cookies',
    lead: 'Tres, y solo cuando entras en tu cuenta.',
    sections: [
      {
        heading: 'La sesión',
        text: 'Al entrar se guarda una cookie que mantiene tu sesión abierta hasta 30 días. Los scripts no pueden leerla, y solo se envía con las solicitudes de acceso.',
      },
      {
        heading: 'El navegador reconocido',
        text: 'Una segunda cookie, que se guarda hasta un año, dice que ya has entrado con este navegador. Si alguien intenta adivinar tu contraseña, evita que te quedes sin acceso. No da acceso a nada, y los scripts no pueden leerla.',
      },
      {
        heading: 'El último cambio',
        text: 'Cuando cambias algo, durante los diez segundos siguientes una tercera cookie se asegura de que veas tu cambio. No te identifica, y los scripts no pueden leerla.',
      },
      {
        heading: 'En tu navegador',
        text: 'Mientras tu sesión está abierta, tu navegador guarda un token de acceso como «accessToken», tu rol como «role», tu identificador de usuario como «owner» y el texto que no has enviado. Al salir se borra todo. Cuando una sesión caduca, el texto sin enviar se queda en este dispositivo para que puedas continuar al entrar de nuevo. Si entra otra persona, se borra. Si eliges un tema, se guarda como «theme». Si cierras un aviso, se guarda como «dismissed». No hay rastreo ni nada de terceros.',
      },
    ],
  }),
};

export const pageTitles: Translation<typeof englishTitles> = {
  about: 'Quiénes somos',
  buying: 'Comprar',
  selling: 'Vender',
  safety: 'Quedar con seguridad',
  contact: 'Contacto',
  terms: 'Condiciones',
  privacy: 'Privacidad',
  imprint: 'Aviso legal',
  cookies: 'Cookies',
};

export const offline: Translation<typeof englishOffline> = {
  title: 'Sin conexión',
  text: 'No hay conexión con la tienda. No se ha enviado nada y no se ha perdido nada.',
  retry: 'Reintentar',
};

export const unstarted: Translation<typeof englishUnstarted> = {
  text: 'Una parte de la página no se ha cargado, así que los botones y formularios aún no funcionan.',
  reload: 'Recargar',
};

export const busy: Translation<typeof englishBusy> = {
  title: 'Hay mucho tráfico en este momento',
  text: 'La tienda recibe demasiadas visitas. No se ha perdido nada. Espera unos segundos e inténtalo de nuevo.',
  retry: 'Reintentar',
};

export const starting: Translation<typeof englishStarting> = {
  title: 'Volvemos enseguida',
  text: 'La tienda se está actualizando. No se pierde nada de lo que has guardado. Esta página se recarga automáticamente.',
  retry: 'Reintentar',
};

export const unreachable: Translation<typeof englishUnreachable> = {
  title: 'No hay conexión con la tienda en este momento',
  text: 'No se ha perdido nada de lo que has guardado. Espera un minuto e inténtalo de nuevo.',
  retry: 'Reintentar',
  problem: 'No hay conexión con la tienda en este momento. Inténtalo de nuevo en unos segundos.',
  tooLarge: 'El archivo puede ocupar 15 MB como máximo.',
};
