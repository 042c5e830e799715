import type { authTexts as english } from '#src/texts/auth.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

const noMatch = 'El correo o la contraseña no son correctos. Revísalos e inténtalo de nuevo.';
const taken = 'Ya hay una cuenta con este correo. ¿Quieres entrar con ella?';
const tooMany = 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.';
const kept = 'No se ha perdido nada de lo que has escrito. Inténtalo de nuevo.';
const network = `No hay conexión con el servidor. ${kept}`;
const other = `Algo ha salido mal. ${kept}`;
const closed =
  'La ventana de Google se ha cerrado antes de que entraras. Pulsa el botón para intentarlo de nuevo.';
const again = 'Por seguridad, sal de tu cuenta, vuelve a entrar e inténtalo de nuevo.';
const setUp = 'Esta forma de entrar no está configurada en esta tienda. Avisa a la administración.';

export const authTexts: Translation<typeof english> = {
  auth: {
    loginTitle: 'Entrar',
    loginLead: 'Hola de nuevo.',
    loginAfterEnd:
      'Tu sesión ha terminado. Entra para continuar. Los cambios que no has enviado están guardados en este dispositivo.',
    loginTo: {
      ask: (title) =>
        `Entra para enviar tu pregunta sobre «${title}». Lo que has escrito está guardado en este dispositivo.`,
      book: (title) => `Entra para reservar «${title}». Después volverás al anuncio.`,
      offer: (title) => `Entra para hacer una oferta por «${title}». Después volverás al anuncio.`,
      watch: (title) => `Entra para guardar «${title}» en favoritos. Después volverás al anuncio.`,
    },
    loginToSell: 'Entra para publicar un artículo.',
    signupTitle: 'Crear cuenta',
    signupLead: 'Solo lleva un minuto. Si compras, reservas artículos; si vendes, los publicas.',
    signupTo: {
      ask: (title) =>
        `Crear una cuenta lleva un minuto. Después podrás enviar tu pregunta sobre «${title}», que está guardada en este dispositivo.`,
      book: (title) => `Crear una cuenta lleva un minuto. Después volverás a «${title}».`,
      offer: (title) => `Crear una cuenta lleva un minuto. Después podrás hacer tu oferta por «${title}».`,
      watch: (title) => `Crear una cuenta lleva un minuto. Después tendrás «${title}» en favoritos.`,
    },
    signupInvited:
      'Para crear una cuenta aquí necesitas una invitación. Abre el enlace de la tuya o pídesela a la administración de la tienda.',
    signupSpent: 'Esta invitación ha caducado o ya se ha usado. Pide otra a la administración de la tienda.',
    signupClosed: 'Esta tienda no admite cuentas nuevas por ahora.',
    signupToSell: 'Crear una cuenta lleva un minuto. Después podrás publicar tu primer artículo.',
    name: 'Nombre',
    email: 'Correo',
    password: 'Contraseña',
    passwordHint: 'Al menos 8 caracteres; lo mejor son varias palabras poco comunes.',
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    role: 'Quiero',
    roleHint: 'Puedes cambiar cuando quieras.',
    roleMissing: 'Elige una opción.',
    roles: { Buyer: 'Comprar', Seller: 'Vender' },
    roleHints: {
      Buyer: 'Reserva artículos y queda con quien los vende.',
      Seller: 'Publica artículos y mira quién los reserva.',
    },
    submitLogin: 'Entrar',
    forgotPassword: '¿Has olvidado la contraseña?',
    submitSignup: 'Crear cuenta',
    noAccount: '¿Aún no tienes cuenta?',
    byInvitation: 'Las cuentas nuevas son por invitación.',
    haveAccount: '¿Ya tienes cuenta?',
    loginSuccess: 'Sesión iniciada',
    signupSuccess: 'Cuenta creada',
    finishTitle: 'Solo falta una pregunta',
    finishLead: 'Aún no has elegido si quieres comprar o vender. ¿Qué quieres hacer aquí?',
    finishSubmit: 'Continuar',
    signedInAs: (name) => `Has entrado como ${name}.`,
    toDashboard: 'Ir a mi panel',
    or: 'o',
    passkey: 'Usar llave de acceso',
    google: 'Continuar con Google',
    googleEndTitle: 'Entrar con Google',
    googleEnd: 'Esta ventana se cierra sola. Si sigue abierta, ciérrala y vuelve a la tienda.',
    errors: {
      INVALID_EMAIL_OR_PASSWORD: noMatch,
      USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
      USER_ALREADY_EXISTS: taken,
      INVALID_EMAIL: 'La dirección de correo no es válida. Revísala e inténtalo de nuevo.',
      INVALID_PASSWORD: 'La contraseña no es correcta. Inténtalo de nuevo.',
      INVALID_TOKEN: 'Este enlace ha caducado o ya se ha usado. Pide otro.',
      EMAIL_ALREADY_VERIFIED: 'Esta dirección ya está confirmada.',
      PASSWORD_TOO_SHORT: 'La contraseña debe tener al menos 8 caracteres.',
      PASSWORD_TOO_LONG: 'La contraseña puede tener 128 caracteres como máximo.',
      FAILED_TO_CREATE_USER: `No se ha podido crear la cuenta. ${kept}`,
      FAILED_TO_CREATE_SESSION: `No se ha podido iniciar la sesión. ${kept}`,
      'no-cookies':
        'Tu navegador no ha guardado la sesión. Permite las cookies y los datos de esta tienda e inténtalo de nuevo.',
      unauthenticated: 'Tu sesión ya no está abierta. Entra e inténtalo de nuevo.',
      forbidden: 'Esta cuenta está cerrada, o esta página no es de la tienda.',
      'unverified-email': 'Confirma primero tu correo electrónico. Te hemos enviado un enlace.',
      maintenance: 'La tienda está en mantenimiento. Solo puede entrar la administración.',
      'last-admin': 'Nadie más es admin. Da antes ese rol a otra persona.',
      'auth/email-already-in-use': taken,
      'auth/wrong-password': noMatch,
      'auth/user-not-found': noMatch,
      'auth/invalid-credential': noMatch,
      'auth/user-mismatch': 'Esa cuenta es distinta de la que tienes abierta.',
      'auth/invalid-email': 'La dirección de correo no es válida. Revísala e inténtalo de nuevo.',
      'auth/weak-password': 'Esta contraseña es demasiado fácil de adivinar. Elige una más larga.',
      'auth/password-does-not-meet-requirements':
        'Esta contraseña es demasiado fácil de adivinar. Elige una más larga.',
      'auth/too-many-requests': tooMany,
      'auth/user-disabled': 'Esta cuenta está cerrada.',
      'auth/requires-recent-login': again,
      'auth/user-token-expired': again,
      'auth/network-request-failed': network,
      'auth/timeout': network,
      'auth/popup-blocked':
        'Tu navegador ha bloqueado la ventana de Google. Permite las ventanas emergentes de esta tienda y pulsa el botón otra vez.',
      'auth/popup-closed-by-user': closed,
      'auth/cancelled-popup-request': closed,
      'auth/user-cancelled': 'Se ha cancelado el acceso con Google. Pulsa el botón para intentarlo de nuevo.',
      'auth/account-exists-with-different-credential':
        'Ya hay una cuenta con este correo y una contraseña. Entra con la contraseña. Cuando el correo esté confirmado, también podrás usar Google.',
      'auth/google-unreachable': 'No hay conexión con Google. Inténtalo de nuevo en un minuto.',
      'auth/sign-up-closed': 'Aquí las cuentas nuevas necesitan una invitación, o no se admiten por ahora.',
      'auth/google-failed': 'No se ha podido entrar con Google. Pulsa el botón para intentarlo de nuevo.',
      'auth/unauthorized-domain': setUp,
      'auth/operation-not-allowed': setUp,
      'auth/invalid-api-key': setUp,
      'auth/invalid-verification-code': 'Ese código no es correcto. Revísalo o pide otro.',
      'auth/multi-factor-auth-required':
        'Esta cuenta requiere verificación en dos pasos, que esta tienda no admite. Usa otra cuenta.',
      'auth/unknown': other,
      tooMany,
      network,
      other,
    },
    tooManyFor: (minutes) =>
      `Demasiados intentos. Inténtalo de nuevo en ${plural(minutes, { one: 'un minuto', other: '{n} minutos' })}.`,
  },
};
