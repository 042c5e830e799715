import type { invitationTexts as english } from '#src/texts/invitations.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';
import { el } from './moments.ts';

export const invitationTexts: Translation<typeof english> = {
  nav: 'Cuentas nuevas',
  title: 'Cuentas nuevas',
  lead: 'Decide quién puede crear una cuenta, e invita a gente.',
  loadFailed: 'No se han podido leer los ajustes.',
  settings: {
    title: 'Cuentas nuevas',
    signUp: 'Quién puede crear una cuenta',
    modes: { open: 'Cualquiera', invitation: 'Solo con invitación', closed: 'Nadie' },
    modeHints: {
      open: 'Cualquiera que encuentre la tienda puede crear una cuenta.',
      invitation: 'Hace falta el enlace de una invitación.',
      closed: 'Tampoco funcionan las invitaciones. Las cuentas que ya existen siguen igual.',
    },
    approveSellers: 'Publicar solo artículos de perfiles verificados',
    approveHint:
      'Los demás pueden escribir borradores. Cuando intentan publicar, aparecen en tu lista de pendientes. Lo que ya está publicado sigue publicado.',
    save: 'Guardar',
    saved: 'Guardado',
    failed: 'No se ha podido guardar. Inténtalo de nuevo.',
  },
  invite: {
    title: 'Invitar a alguien',
    lead: 'Un enlace vale durante 14 días.',
    note: 'Nota',
    noteHint: 'Para quién es. Solo la ve la administración.',
    email: 'Correo electrónico',
    emailHint: 'Enviaremos el enlace ahí. Déjalo vacío si prefieres copiar tú el enlace.',
    uses: 'Cuántas personas pueden usarlo',
    submit: 'Crear invitación',
    failed: 'No se ha podido crear la invitación. Inténtalo de nuevo.',
    created: 'La invitación está creada',
    link: 'Copia ahora el enlace, porque solo se muestra una vez:',
    mailed: (email) => `Estamos enviando el enlace a ${email}. También puedes copiarlo ahora:`,
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado',
  },
  list: {
    title: 'Invitaciones',
    none: 'Todavía no hay invitaciones.',
    unnamed: 'Sin nota',
    used: (uses, max) => `${digits(uses)} de ${plural(max, { one: '{n} uso', other: '{n} usos' })}`,
    until: (day) => `hasta ${el(day)}`,
    states: { open: 'Abierta', used: 'Usada', expired: 'Caducada', revoked: 'Anulada' },
    revoke: 'Anular',
    revokeOf: (name) => `Anular la invitación: ${name}`,
    revoked: 'Invitación anulada',
    failed: 'No se ha podido anular la invitación. Inténtalo de nuevo.',
  },
};
