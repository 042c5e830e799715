import type { accountMailTexts as english } from '#src/texts/account-mail.server.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const accountMailTexts: Translation<typeof english> = {
  greeting: ({ name, confirmed }) => (confirmed ? `Hola, ${name}:` : 'Hola:'),
  footer: (url) =>
    `${shopName()}, ${url}. Recibes este correo porque alguien ha indicado esta dirección en la tienda.`,
  verify: {
    subject: 'Confirma tu correo electrónico',
    get paragraphs() {
      return [
        `Se ha creado una cuenta en ${shopName()} con esta dirección. Confirma que es tuya.`,
        'El enlace vale durante tres días. Si no has creado ninguna cuenta, ignora este correo.',
      ];
    },
    action: 'Confirmar esta dirección',
  },
  invitation: {
    subject: () => `Tienes una invitación para ${shopName()}`,
    paragraphs: () => [
      `Ya puedes crear una cuenta en ${shopName()}, un mercado de cámaras, objetivos y accesorios de segunda mano.`,
      'El enlace es solo para ti y vale durante 14 días.',
    ],
    action: 'Crear cuenta',
    footer: (url) =>
      `${shopName()}, ${url}. Recibes este correo porque la administración de la tienda ha indicado esta dirección.`,
  },
  reset: {
    subject: 'Crea una contraseña nueva',
    paragraphs: [
      'Hemos recibido una solicitud para cambiar la contraseña de tu cuenta.',
      'El enlace vale durante una hora y funciona una sola vez. Al crear una contraseña nueva se cierran todas tus sesiones.',
      'Si no has sido tú, ignora este correo. Tu contraseña no cambia.',
    ],
    action: 'Crear contraseña nueva',
  },
  change: {
    subject: 'Confirma tu nuevo correo electrónico',
    get paragraphs() {
      return [
        `Has pedido usar esta dirección para tu cuenta en ${shopName()}.`,
        'El enlace vale durante un día. Hasta que lo uses, tu cuenta conserva su dirección actual.',
      ];
    },
    action: 'Confirmar esta dirección',
  },
  signUpTried: {
    subject: 'Alguien ha intentado crear una cuenta con tu dirección',
    get paragraphs() {
      return [
        `Alguien ha intentado crear una cuenta en ${shopName()} con esta dirección. Ya tienes una, así que no ha cambiado nada.`,
        'Si has sido tú, entra con esta dirección o crea una contraseña nueva. Si no, no tienes que hacer nada.',
      ];
    },
    action: 'Entrar',
  },
  taken: {
    subject: 'Alguien ha pedido usar tu dirección',
    get paragraphs() {
      return [
        `Alguien ha pedido cambiar la dirección de su cuenta en ${shopName()} por esta. Ya es la de tu cuenta, así que no ha cambiado nada.`,
        'Si has sido tú, entra con esta dirección. Si no, no tienes que hacer nada.',
      ];
    },
  },
  emailChanged: {
    subject: 'Tu correo electrónico ha cambiado',
    paragraphs: (newEmail, contact) => [
      `Tu cuenta en ${shopName()} usa ahora la dirección ${newEmail}. Ya no puedes entrar con esta.`,
      `Si no has sido tú, escribe enseguida a ${contact}.`,
    ],
  },
  linked: {
    subject: 'Ya puedes entrar con Google',
    paragraphs: (contact) => [
      `Alguien ha entrado en ${shopName()} con la cuenta de Google de esta dirección. A partir de ahora también puedes entrar con Google.`,
      `Si no has sido tú, desvincula Google en tu perfil y escribe a ${contact}.`,
    ],
    get endedParagraphs() {
      return [
        `Alguien ha entrado en ${shopName()} con la cuenta de Google de esta dirección. Ya había una cuenta con contraseña, y no hemos podido saber si la habías creado tú.`,
        'Por tu seguridad, hemos quitado esa contraseña y las demás formas de entrar, cerrado todas las sesiones y anulado todos los enlaces enviados. Ahora puedes entrar con Google.',
        'Revisa tu nombre, tus artículos y tus reservas. Si quieres una contraseña, crea una nueva con el botón de abajo.',
      ];
    },
    action: { plain: 'Ver cómo puedo entrar', ended: 'Crear contraseña nueva' },
  },
  linkedOutside: {
    subject: 'Nueva forma de entrar en tu cuenta',
    get paragraphs() {
      return [
        `Tu cuenta en ${shopName()} tiene una nueva forma de entrar, como Google. Se ha cerrado la sesión en los demás navegadores.`,
        'Si la cuenta tiene una contraseña que no creaste tú, puede que otra persona la conozca. Crea una nueva para sustituirla.',
      ];
    },
    action: 'Crear contraseña nueva',
  },
  unlinked: {
    subject: 'Google ya no está vinculado a tu cuenta',
    paragraphs: (contact) => [
      `Ahora solo puedes entrar en tu cuenta de ${shopName()} con tu contraseña. Se ha cerrado la sesión en los demás navegadores.`,
      `Si no has sido tú, crea una contraseña nueva y escribe a ${contact}.`,
    ],
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en tu cuenta',
    paragraphs: (contact) => [
      `Alguien ha iniciado sesión en tu cuenta de ${shopName()} con un navegador que no reconocemos.`,
      `Si has sido tú, no tienes que hacer nada. Si no, crea una contraseña nueva ahora, así se cerrarán todas las sesiones, y escribe a ${contact}.`,
    ],
    facts: {
      time: 'Hora',
      device: 'Navegador',
      network: 'Red',
      startingWith: (part) => `direcciones que empiezan por ${part}`,
    },
    action: 'Crear contraseña nueva',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    paragraphs: (contact) => [
      `La contraseña de tu cuenta en ${shopName()} ha cambiado y se ha cerrado la sesión en los demás navegadores.`,
      `Si no has sido tú, crea una nueva ahora y escribe a ${contact}.`,
    ],
    action: 'Crear contraseña nueva',
  },
  apiToken: {
    subject: 'Tienes un nuevo token de API',
    paragraphs: (contact: string) => [
      `Se ha creado un token de API para tu cuenta en ${shopName()}. Un programa que lo tenga puede usar la API en tu nombre.`,
      `Si no has sido tú, anula el token, cierra todas las sesiones, pon una contraseña nueva y escribe a ${contact}.`,
    ],
    facts: { name: 'Nombre', scopes: 'Permisos', expires: 'Válido hasta' },
    action: 'Ver tus tokens de API',
  },
  webhook: {
    subject: 'Se ha activado un webhook en tu cuenta',
    paragraphs: (contact: string) => [
      `Un webhook de tu cuenta en ${shopName()} está activado. Avisa a otro servidor de lo que pasa con tus artículos y ventas.`,
      `Si no has sido tú, elimina el webhook, cierra todas las sesiones, pon una contraseña nueva y escribe a ${contact}.`,
    ],
    action: 'Ver tus webhooks',
  },
  secondFactor: {
    'added-second-factor': {
      subject: 'Tu cuenta pide ahora un código al iniciar sesión',
      paragraphs: (contact: string) => [
        `Para iniciar sesión en ${shopName()} hace falta ahora también un código de tu aplicación de autenticación. Se cerró la sesión en los demás navegadores.`,
        `Guarda bien tus códigos de recuperación: con ellos entras en tu cuenta si pierdes el móvil. Si no has sido tú, escribe enseguida a ${contact}.`,
      ],
    },
    'removed-second-factor': {
      subject: 'Se quitó la aplicación de autenticación de tu cuenta',
      paragraphs: (contact: string, left: number) => [
        `Se quitó la aplicación de autenticación de tu cuenta en ${shopName()}. Se cerró la sesión en los demás navegadores.${left === 0 ? ' Tus códigos de recuperación ya no sirven.' : ''}`,
        `Si no has sido tú, pon ahora mismo una contraseña nueva y escribe a ${contact}.`,
      ],
    },
    'added-passkey': {
      subject: 'Se añadió una llave de acceso a tu cuenta',
      paragraphs: (contact: string) => [
        `Se añadió una llave de acceso a tu cuenta en ${shopName()}. Quien la tenga puede entrar sin contraseña.`,
        `Si no has sido tú, quítala en tu perfil, pon una contraseña nueva y escribe enseguida a ${contact}.`,
      ],
    },
    'removed-passkey': {
      subject: 'Se quitó una llave de acceso de tu cuenta',
      paragraphs: (contact: string) => [
        `Se quitó una llave de acceso de tu cuenta en ${shopName()}. Se cerró la sesión en los demás navegadores.`,
        `Si no has sido tú, pon ahora mismo una contraseña nueva y escribe a ${contact}.`,
      ],
    },
    'made-recovery-codes': {
      subject: 'Tienes códigos de recuperación nuevos',
      paragraphs: (contact: string) => [
        `Se crearon códigos de recuperación nuevos para tu cuenta en ${shopName()}. Los anteriores ya no sirven.`,
        `Si no has sido tú, pon ahora mismo una contraseña nueva y escribe a ${contact}.`,
      ],
    },
    'used-recovery-code': {
      subject: 'Se usó un código de recuperación',
      paragraphs: (contact: string, left: number) => [
        `Se usó un código de recuperación de tu cuenta en ${shopName()}.`,
        left === 0
          ? 'Era el último. Crea ahora otros nuevos en tu perfil.'
          : left <= 3
            ? `Solo ${plural(left, { one: 'queda uno', other: `quedan ${left}` })}. Crea pronto otros nuevos en tu perfil.`
            : `Quedan ${left}. Cada uno sirve una sola vez.`,
        `Si no has sido tú, pon una contraseña nueva, crea códigos nuevos y escribe a ${contact}.`,
      ],
    },
    'reset-second-factor': {
      subject: 'Se restableció tu segundo factor',
      paragraphs: (contact: string) => [
        `El equipo de ${shopName()} quitó el segundo factor de tu cuenta y cerró todas sus sesiones. Hasta que configures otro, basta tu contraseña para iniciar sesión.`,
        `Si no lo has pedido, escribe enseguida a ${contact}.`,
      ],
    },
  },
};
