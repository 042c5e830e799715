import type { authTexts as english } from '#src/texts/auth.ts';
import { some } from '#src/texts/words.ts';

const noMatch = 'El correo y la contraseña no coinciden. Revísalos e inténtalo de nuevo.';
const taken = 'Ya hay una cuenta con este correo. ¿Quieres entrar con ella?';
const tooMany = 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.';
const kept = 'No se ha perdido nada de lo que escribiste. Inténtalo de nuevo.';
const network = `No hay conexión con el servidor. ${kept}`;
const other = `Algo salió mal. ${kept}`;
const link = 'Este enlace ha caducado o ya se usó. Pide uno nuevo.';
const closed =
  'La ventana de Google se cerró antes de que entraras. Pulsa el botón para intentarlo de nuevo.';
const again = 'Por seguridad, sal de tu cuenta, vuelve a entrar e inténtalo de nuevo.';
const setUp = 'Este acceso no está configurado en esta tienda. Avisa a quienes la administran.';

export const authTexts: typeof english = {
  auth: {
    loginTitle: 'Entrar',
    loginLead: 'Hola de nuevo.',
    loginAfterEnd:
      'Tu sesión ha terminado. Entra para continuar. Los cambios que no enviaste están guardados en este dispositivo.',
    loginTo: {
      book: (title) => `Entra para reservar «${title}». Después volverás al anuncio.`,
      offer: (title) => `Entra para hacer una oferta por «${title}». Después volverás al anuncio.`,
      watch: (title) => `Entra para guardar «${title}» en favoritos. Después volverás al anuncio.`,
    },
    loginToSell: 'Entra para publicar un artículo.',
    signupTitle: 'Crear cuenta',
    signupLead: 'Solo lleva un minuto. Si compras, reservas equipo; si vendes, lo publicas.',
    signupTo: {
      book: (title) => `Crear una cuenta lleva un minuto. Después volverás a «${title}».`,
      offer: (title) => `Crear una cuenta lleva un minuto. Después podrás hacer tu oferta por «${title}».`,
      watch: (title) => `Crear una cuenta lleva un minuto. Después tendrás «${title}» en favoritos.`,
    },
    signupInvited:
      'Para crear una cuenta aquí necesitas una invitación. Abre el enlace de la tuya o pídesela a quienes administran la tienda.',
    signupSpent: 'Esta invitación ha caducado o ya se usó. Pide otra a quienes administran la tienda.',
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
      Buyer: 'Reserva equipo y reúnete con quien lo vende.',
      Seller: 'Publica equipo y mira quién lo reserva.',
    },
    submitLogin: 'Entrar',
    submitSignup: 'Crear cuenta',
    noAccount: '¿Aún no tienes cuenta?',
    byInvitation: 'Las cuentas nuevas son por invitación.',
    haveAccount: '¿Ya tienes cuenta?',
    loginSuccess: 'Sesión iniciada',
    signupSuccess: 'Cuenta creada',
    finishTitle: 'Solo falta una pregunta',
    finishLead: 'Tu cuenta aún no tiene un modo. ¿Qué quieres hacer aquí?',
    finishSubmit: 'Continuar',
    signedInAs: (name) => `Has entrado como ${name}.`,
    toDashboard: 'Ir a mi panel',
    or: 'o',
    google: 'Continuar con Google',
    googleEndTitle: 'Entrar con Google',
    googleEnd: 'Esta ventana se cierra sola. Si sigue abierta, ciérrala y vuelve a la tienda.',
    errors: {
      INVALID_EMAIL_OR_PASSWORD: noMatch,
      USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
      USER_ALREADY_EXISTS: taken,
      INVALID_EMAIL: 'Eso no es una dirección de correo. Revísala e inténtalo de nuevo.',
      INVALID_PASSWORD: 'Esa no es tu contraseña. Inténtalo de nuevo.',
      INVALID_TOKEN: 'Este enlace ha caducado o ya se usó. Pide otro.',
      EMAIL_ALREADY_VERIFIED: 'Esta dirección ya está confirmada.',
      PASSWORD_TOO_SHORT: 'La contraseña debe tener al menos 8 caracteres.',
      PASSWORD_TOO_LONG: 'La contraseña puede tener 128 caracteres como máximo.',
      FAILED_TO_CREATE_USER: `No se pudo crear la cuenta. ${kept}`,
      FAILED_TO_CREATE_SESSION: `No se pudo iniciar la sesión. ${kept}`,
      'no-cookies':
        'Tu navegador no guardó la sesión. Permite las cookies y los datos de esta tienda e inténtalo de nuevo.',
      unauthenticated: 'Tu sesión ya no está abierta. Entra e inténtalo de nuevo.',
      forbidden: 'Esta cuenta se cerró, o esta página no es de la tienda.',
      'unverified-email': 'Confirma primero tu correo electrónico. Te enviamos un enlace.',
      maintenance: 'La tienda está en mantenimiento. Solo puede entrar la administración.',
      'last-admin': 'Nadie más es admin. Da antes ese rol a otra persona.',
      'auth/email-already-in-use': taken,
      'auth/wrong-password': noMatch,
      'auth/user-not-found': noMatch,
      'auth/invalid-credential': noMatch,
      'auth/user-mismatch': 'Esa cuenta es distinta de la que tienes abierta.',
      'auth/invalid-email': 'Eso no es una dirección de correo. Revísala e inténtalo de nuevo.',
      'auth/weak-password': 'Esta contraseña es demasiado fácil de adivinar. Elige una más larga.',
      'auth/password-does-not-meet-requirements':
        'Esta contraseña es demasiado fácil de adivinar. Elige una más larga.',
      'auth/too-many-requests': tooMany,
      'auth/user-disabled': 'Esta cuenta se cerró.',
      'auth/requires-recent-login': again,
      'auth/user-token-expired': again,
      'auth/network-request-failed': network,
      'auth/timeout': network,
      'auth/popup-blocked':
        'Tu navegador bloqueó la ventana de Google. Permite las ventanas emergentes de esta tienda y pulsa el botón otra vez.',
      'auth/popup-closed-by-user': closed,
      'auth/cancelled-popup-request': closed,
      'auth/user-cancelled': 'Se canceló el acceso con Google. Pulsa el botón para intentarlo de nuevo.',
      'auth/account-exists-with-different-credential':
        'Ya hay una cuenta con este correo y una contraseña. Entra con la contraseña. Cuando el correo esté confirmado, también podrás usar Google.',
      'auth/google-unreachable': 'No hay conexión con Google. Inténtalo de nuevo en un minuto.',
      'auth/sign-up-closed': 'Aquí las cuentas nuevas necesitan una invitación, o no se admiten por ahora.',
      'auth/google-failed': 'No se pudo entrar con Google. Pulsa el botón para intentarlo de nuevo.',
      'auth/unauthorized-domain': setUp,
      'auth/operation-not-allowed': setUp,
      'auth/invalid-api-key': setUp,
      'auth/expired-action-code': link,
      'auth/invalid-action-code': link,
      'auth/invalid-verification-code': 'Ese código no es correcto. Revísalo o pide otro.',
      'auth/multi-factor-auth-required':
        'Esta cuenta requiere verificación en dos pasos, que esta tienda no admite. Usa otra cuenta.',
      'auth/unknown': other,
      tooMany,
      network,
      other,
    },
    tooManyFor: (minutes) =>
      `Demasiados intentos. Inténtalo de nuevo en ${minutes === 1 ? 'un minuto' : some(minutes, 'minuto', 'minutos')}.`,
  },
};
