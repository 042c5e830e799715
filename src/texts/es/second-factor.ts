import type { secondFactorTexts as english } from '#src/texts/second-factor.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const secondFactorTexts: Translation<typeof english> = {
  step: {
    title: 'Un paso más',
    lead: 'Abre tu aplicación de autenticación y escribe el código que muestra para esta tienda.',
    code: 'Código de tu aplicación',
    codeHint: 'Seis cifras. Cambia cada 30 segundos.',
    recoveryLead: 'Escribe uno de tus códigos de recuperación. Cada uno sirve una sola vez.',
    recoveryCode: 'Código de recuperación',
    submit: 'Iniciar sesión',
    withRecovery: 'Usar un código de recuperación',
    withApp: 'Usar la aplicación de autenticación',
    passkeyLead:
      'Tu cuenta tiene una llave de acceso. Úsala ahora, con tu huella, tu cara o el bloqueo de pantalla.',
    back: 'Volver al inicio de sesión',
    lost: '¿Has perdido el móvil y los códigos de recuperación?',
    contact: 'Escríbenos',
  },
  section: {
    title: 'Segundo paso al iniciar sesión',
    lead: 'Con una llave de acceso o con un código de una aplicación en tu móvil, una contraseña robada no basta para entrar en tu cuenta.',
    since: (date: string) => `Aplicación de autenticación, desde el ${date}`,
    codesLeft: (count: number) =>
      plural(count, {
        one: 'Queda un código de recuperación. Crea otros nuevos.',
        other:
          count === 0
            ? 'No queda ningún código de recuperación. Crea otros nuevos.'
            : `Quedan ${count} códigos de recuperación.`,
      }),
    setUp: 'Configurar la app',
    newCodes: 'Códigos nuevos',
    remove: 'Quitar la aplicación',
    outside: 'Firebase gestiona el acceso a esta tienda y, con él, cualquier segundo paso.',
    optional:
      'Esta tienda no te lo exige, igual que la demo. En otras tiendas es obligatorio para los admins.',
  },
  passkeys: {
    title: 'Llaves de acceso',
    lead: 'Inicia sesión con tu huella, tu cara o el bloqueo de pantalla en lugar de una contraseña. Una página falsa no puede sacártela.',
    add: 'Añadir una llave',
    added: 'Llave de acceso añadida',
    since: (date: string) => `Añadida el ${date}`,
    used: (date: string) => `último uso: ${date}`,
    otherHost: (host: string) => `Se creó para ${host}, así que aquí no funciona. Quítala.`,
    rename: 'Cambiar el nombre',
    renameOf: (name: string) => `Cambiar el nombre de ${name}`,
    renameTitle: 'Nombre de la llave de acceso',
    name: 'Nombre',
    save: 'Guardar',
    renamed: 'Nombre cambiado',
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar ${name}`,
    removeTitle: (name: string) => `¿Quitar ${name}?`,
    removeText:
      'Ya no podrás iniciar sesión con ella y se cerrará la sesión en tus otros navegadores. Tu dispositivo puede seguir ofreciéndola hasta que la borres allí.',
    removed: 'Llave de acceso quitada',
    unsupported: 'Este navegador no puede usar llaves de acceso aquí.',
    failed: 'No se usó la llave de acceso. Inténtalo de nuevo o elige otra forma.',
    known: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  },
  confirm: {
    title: 'Confirma que eres tú',
    leads: {
      password: 'Escribe tu contraseña.',
      code: 'Escribe un código de tu aplicación de autenticación.',
      passkey: 'Usa tu llave de acceso.',
      google: 'Inicias sesión con Google. Su ventana se abrirá una vez más.',
    },
    lasts: 'No volveremos a preguntártelo en diez minutos.',
    submit: 'Confirmar',
    cancel: 'Cancelar',
  },
  setUp: {
    title: 'Configurar una aplicación de autenticación',
    scan: 'Escanea la imagen con una aplicación de autenticación, por ejemplo la que gestiona las contraseñas de tu móvil. Después escribe el código que muestra.',
    picture: 'Código QR para la aplicación de autenticación',
    secret: 'O escribe esta clave en la aplicación:',
    code: 'Código de la aplicación',
    submit: 'Activar',
    done: 'Tu inicio de sesión ya tiene un segundo paso',
  },
  codes: {
    title: 'Tus códigos de recuperación',
    lead: 'Con ellos entras en tu cuenta si pierdes el móvil. Cada uno sirve una sola vez y no podremos mostrarlos de nuevo. Guárdalos donde nadie más los vea.',
    copy: 'Copiar',
    copied: 'Códigos copiados',
    notCopied: 'Tu navegador no copió los códigos. Selecciónalos y cópialos tú.',
    download: 'Descargar',
    print: 'Imprimir',
    close: 'Los he guardado',
  },
  remove: {
    title: '¿Quitar la aplicación de autenticación?',
    lead: 'Ya no podrás iniciar sesión con sus códigos y se cerrará la sesión en tus otros navegadores. Sin una llave de acceso, bastará tu contraseña, y los códigos de recuperación dejarán de servir.',
    submit: 'Quitar la aplicación',
    done: 'Se quitó la aplicación de autenticación',
  },
  newCodes: {
    title: 'Nuevos códigos de recuperación',
    lead: 'Los códigos anteriores dejarán de servir.',
    submit: 'Crear códigos nuevos',
  },
  admins: {
    title: 'Configura tu segundo factor',
    lead: 'Los admins pueden cambiar toda la tienda, así que a ellos no les basta una contraseña. Hasta que añadas una llave de acceso o configures una aplicación, no puedes hacer nada más aquí.',
  },
};
