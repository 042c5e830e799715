import { grammar } from '#src/texts/grammar.ts';
import type {
  contentFields as englishFields,
  contentProblems as english,
  logoProblems as englishLogo,
} from '#src/texts/problems-content.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const contentProblems: Translation<typeof english> = {
  noIssue: 'Ese número del boletín no existe.',
  issueSent: 'Este número ya se ha enviado, así que no se puede cambiar.',
  issueChanged: 'Este número ha cambiado mientras tanto. Vuelve a leerlo antes de enviarlo.',
  noSubscribers: 'Todavía no hay suscripciones confirmadas.',
  issueNotSending: 'Este número no se está enviando.',
  issueNotStopped: 'El envío de este número no está detenido.',
  linkExpired: 'Este enlace ha caducado.',
  noPage: 'Esa página no existe.',
  pageChanged: 'Mientras tanto, otra persona de la administración ha cambiado la página.',
  noPost: 'Esa entrada no existe.',
  postDeleted: 'Esta entrada se ha eliminado.',
  postWithdrawn: 'Esta entrada ya no está publicada.',
  settingsChanged: 'Mientras tanto, otra persona de la administración ha cambiado los ajustes.',
  noDemo: 'Esta tienda no tiene demo.',
  emailHasAccount: 'Ya hay una cuenta con esta dirección de correo.',
  setup: {
    done: 'Esta tienda ya tiene admin.',
    expired: 'Este enlace ha caducado. Reinicia la tienda para obtener uno nuevo.',
    unknown: 'Este enlace no es válido. Reinicia la tienda para obtener uno nuevo.',
    elsewhere:
      'Un proveedor externo gestiona las cuentas: crea una y ejecuta npm run people -- make-admin CORREO.',
  },
};

export const contentFields: Translation<typeof englishFields> = {
  fixedCurrency: (currency, held) =>
    `no se puede cambiar (${currency}), porque los importes no se convierten: ${grammar.list([
      plural(held.items, { one: '{n} artículo', other: '{n} artículos' }),
      plural(held.drafts, { one: '{n} borrador', other: '{n} borradores' }),
      plural(held.searches, { one: '{n} búsqueda guardada', other: '{n} búsquedas guardadas' }),
    ])}`,
  pastDay: 'ya ha pasado',
  oldLogo: 'debe ser un logotipo subido hace menos de una hora',
  setBy: (setting) => `lo define la variable de entorno ${setting}`,
  makeAdmin:
    'es de una cuenta de esta tienda; dale el rol de administración con npm run people -- make-admin',
};

export const logoProblems: Translation<typeof englishLogo> = {
  detail: (fault) => `Imagen: ${fault}.`,
  faults: {
    tooManyPixels: 'tiene más de 50 megapíxeles',
    tooSmall: 'demasiado pequeña: cada lado debe tener al menos 32 píxeles',
    tooNarrow: 'demasiado estrecha: el lado largo puede medir como máximo 8 veces el corto',
    unreadable: 'debe ser una imagen PNG, JPEG, WebP o SVG completa',
    tooCostly: 'necesita demasiado tiempo o memoria para dibujarse',
  },
};
