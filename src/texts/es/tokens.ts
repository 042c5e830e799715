import type { tokenTexts as english } from '#src/texts/tokens.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

export const tokenTexts: Translation<typeof english> = {
  profile: {
    title: 'Programas',
    lead: 'Para tus propios programas que usan la tienda por ti.',
  },
  title: 'Tokens de API',
  lead: 'Un programa que tenga uno de tus tokens puede usar la API en tu nombre. Guarda los tokens con el mismo cuidado que tu contraseña.',
  reference: 'Referencia de la API',
  create: {
    title: 'Crear un token',
    lead: 'Un token solo permite lo que eliges aquí, y nunca más de lo que puedes hacer tú.',
    name: 'Nombre',
    nameHint: 'Para qué programa es.',
    scopes: 'Qué permite',
    scopeNames: {
      'listings:read': 'Ver tus artículos',
      'listings:write': 'Publicar, editar y retirar tus artículos, y comunicar ventas y devoluciones',
      'orders:read': 'Ver tus compras y ventas',
      'messages:read': 'Leer tus mensajes',
      'admin:read': 'Ver lo que ve la administración',
    },
    days: 'Válido durante',
    dayCount: (days) => plural(days, { one: '{n} día', other: '{n} días' }),
    submit: 'Crear un token',
    failed: 'No se ha podido crear el token. Inténtalo de nuevo.',
    created: 'El token está creado',
    secret: 'Copia ahora el token, porque solo se muestra una vez:',
    copy: 'Copiar el token',
    copied: 'Token copiado',
  },
  list: {
    title: 'Tus tokens',
    none: 'Todavía no tienes tokens.',
    used: (day) => `usado por última vez ${el(day)}`,
    unused: 'nunca usado',
    until: (day) => `válido hasta ${el(day)}`,
    expired: (day) => `caducado ${el(day)}`,
    revoke: 'Anular',
    revokeOf: (name) => `Anular el token: ${name}`,
    revoked: 'Token anulado',
    failed: 'No se ha podido anular el token. Inténtalo de nuevo.',
  },
};
