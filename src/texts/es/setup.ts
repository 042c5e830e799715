import type { setupTexts as english } from '#src/texts/setup.ts';
import type { Translation } from '#src/texts/translation.ts';

const restart = 'Para obtener un enlace nuevo, reinicia la tienda: se muestra al arrancar.';

export const setupTexts: Translation<typeof english> = {
  title: 'Configura tu tienda',
  lead: 'Podrás cambiar todo esto más adelante, salvo la moneda cuando ya haya artículos.',
  shop: 'Tu tienda',
  shopName: 'Nombre de la tienda',
  language: 'Idioma',
  languageHint: 'Para todas las páginas y todos los correos.',
  currency: 'Moneda',
  currencyHint: 'Todos los precios se indican en esta moneda. No se puede cambiar cuando ya hay artículos.',
  timeZone: 'Zona horaria',
  timeZoneHint: 'La de las horas en las páginas públicas.',
  units: 'Distancias',
  unitsOf: { km: 'Kilómetros', mi: 'Millas' },
  isFixed: (variable) => `Lo define la variable de entorno ${variable}.`,
  account: 'Tu cuenta',
  accountLead: 'Con ella administrarás la tienda.',
  submit: 'Abrir mi tienda',
  signIn: 'Entrar',
  printed: {
    link: (address) => `Configura tu tienda antes de una hora: ${address}`,
    signUp: (address) =>
      `Todavía no hay admin: crea tu cuenta en ${address} y ejecuta npm run people -- make-admin CORREO`,
  },
  refused: {
    done: 'Esta tienda ya está configurada y tiene admin. Entra, o pide a quien gestiona el servidor que ejecute npm run people -- make-admin CORREO.',
    expired: `Este enlace valía durante una hora y ha caducado. ${restart}`,
    unknown: `Este enlace no es válido. Puede que esté incompleto. ${restart}`,
    elsewhere:
      'Firebase gestiona las cuentas de esta tienda. Crea primero tu cuenta y pide a quien gestiona el servidor que ejecute npm run people -- make-admin CORREO.',
  },
};
