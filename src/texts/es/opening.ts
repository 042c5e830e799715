import type { openingTexts as english } from '#src/texts/opening.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const accounts = (count: number): string => plural(count, { one: '{n} cuenta', other: '{n} cuentas' });
const items = (count: number): string => plural(count, { one: '{n} artículo', other: '{n} artículos' });

export const openingTexts: Translation<typeof english> = {
  title: 'Antes de abrir',
  done: 'Hecho',
  open: 'Pendiente',
  left: (count) => plural(count, { one: 'queda {n}', other: 'quedan {n}' }),
  contact: {
    title: 'Tus datos de contacto',
    hint: 'El pie de página y los correos dicen a qué dirección escribir.',
    action: 'Indicar el contacto',
  },
  pages: {
    title: 'Tus condiciones y tu página de privacidad',
    hint: 'Los textos originales no dicen quién está detrás de esta tienda. Cambia ambos.',
    action: 'Editar las páginas',
  },
  mail: {
    title: 'Probar el correo',
    hint: {
      smtp: 'Envíate un correo de prueba.',
      outbox:
        'Define SMTP_URL: sin ella, los correos solo se guardan como archivos en .state/outbox, o en outbox dentro de STATE_DIR.',
    },
  },
  backup: {
    title: 'Hacer una copia de seguridad',
    hint: 'Ejecuta npm run backup y programa que se ejecute cada noche.',
    last: 'Última copia correcta:',
  },
  item: {
    title: 'El primer artículo',
    hint: 'Publica algo que vendas tú, o invita a otras personas a vender.',
    action: 'Añadir un artículo',
  },
  demo: {
    title: 'Eliminar la demo',
    hint: 'Las personas, los artículos y las entradas de la demo son inventados. Echa un vistazo y después empieza tu propia tienda.',
    start: 'Empezar mi tienda',
    ask: '¿Eliminar la demo?',
    removes: (people, count, orders, posts) =>
      `Esto elimina ${accounts(people)}, ${items(count)}, ${plural(orders, { one: '{n} reserva', other: '{n} reservas' })} y ${plural(posts, { one: '{n} entrada', other: '{n} entradas' })} de la demo, y no se puede deshacer. Si tu cuenta es una de ellas, en la página siguiente configuras tu tienda y una cuenta nueva. Los ajustes y las páginas que hayas cambiado se mantienen.`,
    keepsNothing: 'No hay nada más en la tienda.',
    keepsPeople: (count) =>
      plural(count, {
        one: 'Se mantiene 1 cuenta de una persona que se registró:',
        other: `Se mantienen ${accounts(count)} de personas que se registraron:`,
      }),
    keepsItems: (count) =>
      plural(count, { one: 'Se mantiene 1 artículo suyo:', other: `Se mantienen ${items(count)} suyos:` }),
    itemOf: (title, seller) => `${title}, de ${seller}`,
    more: (count) => `y ${digits(count)} más`,
    confirm: 'Eliminar la demo',
    cancel: 'Conservarla',
    failed: 'No se ha podido eliminar la demo. Inténtalo de nuevo.',
  },
};
