import type { todoTexts as english } from '#src/texts/todo.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

type Facts = { other: string; title: string; price: string; count: number };

export const todoTexts: Translation<typeof english> = {
  title: 'Wartet auf dich',
  count: (count: number) => plural(count, { one: '1 Sache zu tun', other: `${digits(count)} Sachen zu tun` }),
  heading: (count: number) =>
    plural(count, { one: '1 Sache wartet auf dich', other: `${digits(count)} Sachen warten auf dich` }),
  empty: 'Nichts wartet auf dich.',
  emptyHint: 'Angebote, Anfragen, Treffen, Bewertungen und ungelesene Nachrichten erscheinen hier.',
  all: (count: number) => `Alle ${digits(count)} ansehen`,
  first: (shown: number, count: number) => `Das sind die ${digits(shown)} dringendsten von ${digits(count)}.`,
  replyBy: (moment: string) => `Antworte bis ${moment}`,
  dueBy: (moment: string) => `Fällig bis ${moment}`,
  actOf: (label: string, title: string) => `${label}: ${title}`,
  what: {
    accept: ({ other, title, price }: Facts) => `${other} möchte „${title}“ für ${price} kaufen`,
    'answer-offer': {
      seller: ({ other, title, price }: Facts) => `${other} bietet ${price} für „${title}“`,
      buyer: ({ other, title, price }: Facts) => `${other} möchte ${price} für „${title}“`,
    },
    'confirm-offer': ({ title, price }: Facts) =>
      `Anzeige geändert: ${title}. Gilt dein Angebot von ${price} noch?`,
    'give-contact': ({ other, title, price }: Facts) =>
      `Du hast dich mit ${other} auf ${price} für „${title}“ geeinigt. Gib deine Telefonnummer und einen Treffpunkt an.`,
    'suggest-meeting': ({ other, title }: Facts) => `Mach ein Treffen mit ${other} aus: ${title}`,
    'answer-meeting': ({ other, title }: Facts) => `${other} schlägt ein Treffen vor: ${title}`,
    'report-handover': {
      buyer: ({ other, title }: Facts) => `Hast du ${other} getroffen und „${title}“ bekommen?`,
      seller: ({ other, title }: Facts) => `Hast du ${other} getroffen und „${title}“ übergeben?`,
    },
    'confirm-handover': {
      buyer: ({ other, title }: Facts) => `Laut ${other} hast du „${title}“. Stimmt das?`,
      seller: ({ other, title }: Facts) => `Laut ${other} ist „${title}“ übergeben. Stimmt das?`,
    },
    review: ({ other, title }: Facts) => `Wie lief es mit ${other}? ${title}`,
    'answer-dispute': ({ other, title }: Facts) => `${other} hat ein Problem gemeldet: ${title}`,
    'answer-settlement': ({ other, title }: Facts) =>
      `${other} schlägt vor, den Streitfall beizulegen: ${title}`,
    read: ({ other, title, count }: Facts) =>
      `${other} hat dir ${plural(count, { one: 'eine Nachricht', other: `${digits(count)} Nachrichten` })} geschickt: ${title}`,
    'check-reports': ({ count }: Facts) =>
      plural(count, { one: '1 Meldung ist offen', other: `${digits(count)} Meldungen sind offen` }),
    verify: ({ count }: Facts) =>
      plural(count, {
        one: '1 Verkäufer möchte verifiziert werden',
        other: `${digits(count)} Verkäufer möchten verifiziert werden`,
      }),
    decide: ({ title }: Facts) => `Ein Streitfall muss entschieden werden: ${title}`,
  },
  acts: {
    accept: 'Annehmen oder ablehnen',
    'answer-offer': 'Angebot beantworten',
    'confirm-offer': 'Angebot prüfen',
    'give-contact': 'Telefon und Ort angeben',
    'suggest-meeting': 'Treffen vorschlagen',
    'answer-meeting': 'Vorschlag beantworten',
    'report-handover': 'Übergabe bestätigen',
    'confirm-handover': 'Übergabe bestätigen',
    review: 'Bewerten',
    'answer-dispute': 'Stellung nehmen',
    'answer-settlement': 'Vorschlag beantworten',
    read: 'Lesen und antworten',
    'check-reports': 'Meldungen prüfen',
    verify: 'Anfragen prüfen',
    decide: 'Entscheiden',
  },
};
