import type { newsletterTexts as english } from '#src/texts/newsletter.ts';
import type { Translation } from '#src/texts/translation.ts';

export const newsletterTexts: Translation<typeof english> = {
  links: {
    confirm: {
      title: 'Confirma tu suscripción',
      lead: 'Un clic y recibirás nuestro boletín.',
      submit: 'Confirmar suscripción',
      done: 'Tu suscripción está confirmada.',
      gone: 'Este enlace ya no es válido. Para recibir nuestro boletín, suscríbete otra vez en la página de inicio.',
    },
    leave: {
      title: 'Darse de baja del boletín',
      lead: 'Un clic y no recibirás más boletines.',
      submit: 'Darme de baja',
      done: 'Te has dado de baja.',
      gone: 'Este enlace no es válido. Usa el de nuestro último correo.',
    },
    home: 'Volver al inicio',
  },
};
