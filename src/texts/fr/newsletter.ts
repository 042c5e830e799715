import type { newsletterTexts as english } from '#src/texts/newsletter.ts';
import type { Translation } from '#src/texts/translation.ts';

export const newsletterTexts: Translation<typeof english> = {
  links: {
    confirm: {
      title: 'Confirmez votre inscription',
      lead: 'Un clic, et vous recevrez notre newsletter.',
      submit: 'Confirmer l’inscription',
      done: 'C’est fait : vous recevrez la newsletter.',
      gone: 'Ce lien n’est plus valable. Pour recevoir notre newsletter, inscrivez-vous de nouveau sur la page d’accueil.',
    },
    leave: {
      title: 'Se désinscrire de la newsletter',
      lead: 'Un clic, et vous ne recevrez plus la newsletter.',
      submit: 'Se désinscrire',
      done: 'C’est fait : vous ne recevrez plus la newsletter.',
      gone: 'Ce lien n’est pas valable. Utilisez celui de notre dernier e-mail.',
    },
    home: 'Retour à l’accueil',
  },
};
