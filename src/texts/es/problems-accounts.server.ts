import type {
  accountFields as englishFields,
  accountProblems as english,
  photoProblems as englishPhotos,
} from '#src/texts/problems-accounts.server.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits } from '#src/texts/words.ts';

const wait = 'Espera a que terminen algunas.';

export const accountProblems: Translation<typeof english> = {
  linkExpired: 'Este enlace no es válido o ha caducado.',
  emailTaken: 'Otra cuenta tiene esta dirección de correo.',
  emailConfirmed: 'Esta dirección de correo ya está confirmada.',
  confirmEmail: 'Confirma primero tu correo electrónico. Te hemos enviado un enlace.',
  noFirebaseEndpoint: 'Ese endpoint no existe: Firebase gestiona las cuentas.',
  firebaseDown: 'No hay conexión con Firebase en este momento. Inténtalo de nuevo en un minuto.',
  googleDown: 'No hay conexión con Google.',
  loginAgain: 'Vuelve a iniciar sesión para confirmar que eres tú.',
  idTokenEnded: 'El token de identidad no es válido o ha caducado.',
  accessTokenEnded: 'El token de acceso no es válido o ha caducado.',
  notForPrograms: 'Esta llamada no se puede hacer con un token de API: está reservada a personas.',
  needsScope: (scope) => `Este token de API no tiene el permiso ${scope}.`,
  tooManyTokens: (max) => `Puedes tener ${digits(max)} tokens de API como máximo. Anula uno primero.`,
  tooManyWebhooks: (max) => `Puedes tener ${digits(max)} webhooks como máximo. Elimina uno primero.`,
  onlyAdminsHear: 'Solo la administración puede elegir report.opened.',
  onlyAdminsRead: 'Solo la administración puede elegir admin:read.',
  otherOrigin: 'Este endpoint solo admite solicitudes de páginas de esta tienda.',
  onlyLogin: 'Es tu única forma de entrar. Crea primero una contraseña.',
  wrongPassword: 'Esa contraseña no es correcta.',
  wrongLogin: 'Correo o contraseña incorrectos',
  wrongCode: 'Ese código no es correcto o ya se usó.',
  stepEnded: 'Vuelve a iniciar sesión: este inicio ha esperado demasiado el segundo paso.',
  hasAuthenticator: 'Esta cuenta ya tiene una aplicación de autenticación. Quítala primero.',
  lateAuthenticator: 'Era demasiado tarde para esta aplicación. Cierra esta ventana y configúrala de nuevo.',
  noAuthenticator: 'Esta cuenta no tiene aplicación de autenticación, o se configuró entretanto.',
  wrongPasskey: 'No se aceptó esta llave de acceso. Puede que se haya quitado de la cuenta.',
  knownPasskey: 'Esta llave de acceso ya se usa aquí.',
  tooManyPasskeys: (max) => `Una cuenta puede tener ${digits(max)} llaves de acceso como máximo.`,
  noUser: 'Esa persona no tiene cuenta aquí.',
  ownConcern: 'Esto te afecta a ti, así que debe decidir otra persona de la administración.',
  suspended: (reason) => `Tu cuenta está suspendida: ${reason}`,
  closed: 'Esta cuenta está cerrada.',
  isClosed: 'Esta cuenta está cerrada.',
  tryAgain: 'Inténtalo de nuevo.',
  ownBlock: 'No puedes bloquear tu propia cuenta.',
  tooManyBlocks: (max) => `Puedes bloquear a ${digits(max)} personas como máximo.`,
  signUpClosed: 'Esta tienda no admite cuentas nuevas por ahora.',
  invitationUsed: 'Esta invitación ha caducado o ya se ha usado. Pide otra.',
  nameChanged: (name) => `Ahora se llama «${name}». Vuelve a comprobarlo.`,
  onlySellersVerified: 'Solo se puede verificar a vendedores.',
  alreadyVerified: 'Tu perfil ya está verificado.',
  alreadyAsked: 'Ya lo has pedido.',
  askAgainLater: (days) => `Puedes volver a pedirlo ${digits(days)} días después de un rechazo.`,
  profileFirst: 'Antes confirma tu correo, añade una foto y escribe al menos diez palabras sobre ti.',
  declined: (reason) => `La tienda ha rechazado tu cuenta: ${reason}`,
  draftSaved: 'Tu borrador está guardado.',
  checkedFirst: 'La tienda revisa a los vendedores antes de publicar sus artículos. Recibirás un correo.',
  uploadingPhotos: (count) => `Ya estás subiendo ${digits(count)} fotos. ${wait}`,
  uploadingMegabytes: (megabytes) => `Ya estás subiendo ${digits(megabytes)} MB de fotos. ${wait}`,
};

/** Shown after the label and a colon, so they need no agreement. */
export const accountFields: Translation<typeof englishFields> = {
  isOwnEmail: 'ya es tu dirección de correo',
  emailTaken: 'es de otra cuenta',
  incorrect: 'valor incorrecto',
  tooCommon: 'es demasiado común; elige otra',
  repeats: 'repite siempre los mismos caracteres; elige otra',
  hasShopName: 'contiene el nombre de la tienda; elige otra',
  hasOwnName: 'contiene tu nombre o tu dirección de correo; elige otra',
  foreignPhoto: 'debe ser una foto que hayas subido tú o la URL de una foto de otro sitio',
};

export const photoProblems: Translation<typeof englishPhotos> = {
  detail: (fault) => `Foto: ${fault}.`,
  faults: {
    damaged: 'archivo dañado o incompleto',
    unknownInks: 'imagen CMYK sin marcador de Adobe; guárdala en RGB',
    tooManyPixels: 'tiene más de 110 megapíxeles',
    tooSmall: 'demasiado pequeña: cada lado debe tener al menos 32 píxeles',
    tooNarrow: 'demasiado estrecha: el lado largo puede medir como máximo 20 veces el corto',
    heic: 'está en HEIC, que los navegadores no muestran: elige JPEG («Más compatible» en los ajustes de la cámara de un iPhone)',
    empty: 'el archivo está vacío',
    unknownFormat: 'debe ser una foto JPEG, PNG, WebP o AVIF',
    oneTooMany: (max) => `hay una de más: una cuenta puede guardar ${digits(max)} fotos como máximo`,
    noRoom: (megabytes) =>
      `no cabe: las fotos de una cuenta pueden ocupar ${digits(megabytes)} MB como máximo`,
  },
};
