import type { reviewTexts as english } from '#src/texts/reviews.ts';
import type { Translation } from '#src/texts/translation.ts';
import { digits, plural } from '#src/texts/words.ts';

const stars = (count: number): string => plural(count, { one: '{n} Stern', other: '{n} Sterne' });
const reviews = (count: number): string => plural(count, { one: '{n} Bewertung', other: '{n} Bewertungen' });

export const reviewTexts: Translation<typeof english> = {
  reviews: {
    heading: 'Bewertungen',
    ask: (other: string) => `Wie lief es mit ${other}?`,
    terms: (day: string) =>
      `Beide Bewertungen werden spätestens am ${day} sichtbar, oder sobald ihr beide geschrieben habt. Bis dahin kannst du deine noch ändern.`,
    public: {
      buyer: 'Alle können deine Bewertung auf der Seite des Verkäufers lesen, mit deinem Namen.',
      seller: 'Deine Bewertung und deinen Namen sehen andere, bei denen diese Person etwas reserviert.',
    },
    waits: (other: string) =>
      `${other} hat dich bewertet. Die Bewertung kannst du lesen, sobald du selbst bewertet hast.`,
    stars: 'Deine Sterne',
    star: (count: number) =>
      count === 1 ? '1 Stern: schlecht' : count === 5 ? '5 Sterne: ausgezeichnet' : stars(count),
    text: 'Deine Bewertung',
    textHint: 'Was lief gut, was nicht? Bitte keine Adressen oder Telefonnummern. Höchstens 1.000 Zeichen.',
    optional: 'optional',
    send: 'Bewertung senden',
    rated: (other: string, count: number) => `Du hast ${other} ${stars(count)} gegeben.`,
    seenBy: (other: string, day: string) =>
      `${other} sieht deine Bewertung spätestens am ${day}, oder sobald ihr beide geschrieben habt.`,
    edit: 'Bearbeiten',
    change: 'Speichern',
    cancel: 'Abbrechen',
    sent: 'Bewertung gespeichert.',
    published: 'Bewertung gespeichert. Beide Bewertungen sind jetzt sichtbar.',
    failed: 'Das hat nicht geklappt. Dein Text ist noch da. Versuch es noch einmal.',
    refused: 'Die Bewertung lässt sich nicht mehr ändern. Die Seite zeigt den neuesten Stand.',
    over: 'Die Zeit zum Bewerten ist vorbei. Es wurden keine Bewertungen geschrieben.',
    hidden: 'Noch nicht sichtbar',
    rating: (count: number) => `${digits(count)} von 5 Sternen`,
    by: (author: string, what: string, day: string) => `${author} · ${what} · ${day}`,
    of: {
      buyer: { cameras: 'Kamera gekauft', lens: 'Objektiv gekauft', accessories: 'Zubehör gekauft' },
      seller: { cameras: 'Kamera verkauft', lens: 'Objektiv verkauft', accessories: 'Zubehör verkauft' },
    },
    formerUser: 'Ehemaliges Mitglied',
    removed: 'Diese Bewertung hat ein Admin entfernt.',
    you: 'Du',
    openReply: 'Öffentlich antworten',
    reply: 'Öffentliche Antwort',
    sendReply: 'Antworten',
    cancelReply: 'Abbrechen',
    replied: (day: string) => `Antwort, ${day}`,
    replyTaken: 'Die Antwort wurde gelöscht.',
    replyHint: (day: string) =>
      `Du kannst bis ${day} einmal antworten. Wer die Bewertung sieht, sieht auch deine Antwort.`,
    deleteText: 'Meinen Text löschen',
    deleteTextTitle: 'Den Text deiner Bewertung löschen?',
    deleteTextHint: 'Deine Sterne bleiben, aber du kannst keine neue Bewertung schreiben.',
    deleteReply: 'Meine Antwort löschen',
    deleted: {
      text: 'Dein Text wurde gelöscht. Deine Sterne bleiben.',
      reply: 'Deine Antwort wurde gelöscht.',
    },
    removal: {
      remove: 'Bewertung entfernen',
      title: 'Diese Bewertung entfernen?',
      text: 'Ein Hinweis sagt, dass ein Admin sie entfernt hat, und sie zählt nicht mehr. Das lässt sich nicht rückgängig machen.',
      keep: 'Abbrechen',
      failed: 'Das hat nicht geklappt. Es wurde nichts geändert. Versuch es noch einmal.',
    },
    others: {
      none: (other: string) => `${other} hat noch keine Bewertungen.`,
      some: (other: string, count: number, average: number | null) =>
        `${other}: ${average === null ? '' : `${digits(average)} von 5 Sternen, `}${reviews(count)}.`,
      show: (other: string, count: number) => `${reviews(count)} über ${other} lesen`,
    },
  },
};
