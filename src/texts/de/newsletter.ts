import type { newsletterTexts as english } from '#src/texts/newsletter.ts';
import type { Translation } from '#src/texts/translation.ts';

export const newsletterTexts: Translation<typeof english> = {
  links: {
    confirm: {
      title: 'Abo bestätigen',
      lead: 'Ein Klick, und du bekommst unseren Newsletter.',
      submit: 'Abo bestätigen',
      done: 'Du bekommst jetzt unseren Newsletter.',
      gone: 'Dieser Link gilt nicht mehr. Abonniere den Newsletter noch einmal auf der Startseite.',
    },
    leave: {
      title: 'Newsletter abbestellen',
      lead: 'Ein Klick, und es kommt kein Newsletter mehr.',
      submit: 'Abbestellen',
      done: 'Der Newsletter ist abbestellt.',
      gone: 'Dieser Link ist ungültig. Nimm den aus unserer letzten E-\u2060Mail.',
    },
    home: 'Zurück zur Startseite',
  },
};
