import type { dealThreadTexts as english } from '#src/texts/deal-thread.ts';
import { shopName } from '#src/texts/shop.ts';
import type { Translation } from '#src/texts/translation.ts';

const you = 'Du';
/** Returns 'Du hast' or 'Anna hat'. */
const has = (who: string): string => (who === you ? 'Du hast' : `${who} hat`);

export const dealThreadTexts: Translation<typeof english> = {
  yourTurn: 'Du bist dran',
  review: (other: string, day: string) => `Bis ${day} kannst du ${other} bewerten.`,
  details: 'Details zum Kauf',
  phoneOf: (name: string) => `Telefon von ${name}:`,
  emailOf: (name: string) => `E-\u2060Mail-Adresse von ${name}:`,
  phone: {
    add: (buyer: string) => `Telefonnummer für ${buyer} angeben`,
    title: 'Telefonnummer angeben',
    text: (buyer: string) =>
      `${buyer} sieht sie sofort, andere Käufer erst, wenn du ihre Anfrage annimmst. Wir speichern sie in deinem Profil.`,
    added: (buyer: string) => `${buyer} sieht jetzt deine Telefonnummer.`,
  },
  offer: 'Angebot',
  you,
  admin: 'Ein Admin',
  get shop() {
    return shopName();
  },
  steps: {
    requested: (who: string, price: string) => `${has(who)} den Artikel für ${price} angefragt`,
    accepted: (who: string, price: string) => `${has(who)} für ${price} zugesagt`,
    arranged: (who: string) => `${has(who)} dem Treffen zugestimmt`,
    agreed: (who: string, when: string) => `${has(who)} dem Treffen zugestimmt: ${when}`,
    'handed-over': (who: string) => `${has(who)} die Übergabe gemeldet`,
    received: (who: string) => `${has(who)} den Artikel erhalten`,
    disputed: (who: string) => `${has(who)} ein Problem gemeldet`,
    disputeWithdrawn: (who: string) => `${has(who)} die Meldung zurückgezogen`,
    agreedToComplete: (who: string) => `${has(who)} zugestimmt, den Kauf abzuschließen`,
    agreedToCancel: (who: string) => `${has(who)} zugestimmt, den Kauf abzusagen`,
    confirmed: (who: string) => `${has(who)} die Übergabe bestätigt`,
    completed: (who: string) => `${has(who)} den Kauf abgeschlossen`,
    declined: (who: string) => `${has(who)} die Anfrage abgelehnt`,
    withdrawn: (who: string) => `${has(who)} die Anfrage zurückgezogen`,
    expired: (who: string) => `${has(who)} die Reservierung beendet`,
    cancelled: (who: string) => `${has(who)} den Kauf abgesagt`,
    'no-show': (who: string) => `${has(who)} den Kauf beendet: nicht erschienen`,
  },
  automatic: {
    completed: 'Automatisch abgeschlossen',
    expired: 'Automatisch abgelaufen',
    cancelled: 'Automatisch abgesagt',
    'no-show': 'Automatisch beendet: nicht erschienen',
  },
  below: (percent: number) => `${percent} % unter dem Preis`,
  requested: {
    buyer: (seller: string) =>
      `${seller} sieht deinen Namen, deine E-\u2060Mail-Adresse, Telefonnummer und den vorgeschlagenen Ort. Nach der Zusage siehst du die E-\u2060Mail-Adresse von ${seller} (und die Telefonnummer, falls eine angegeben ist).`,
    seller: (buyer: string) =>
      `Wenn du annimmst, ist der Artikel für ${buyer} reserviert, und ${buyer} sieht deine E-\u2060Mail-Adresse (und deine Telefonnummer, falls angegeben). Die Angaben von ${buyer} siehst du schon jetzt.`,
    place: {
      buyer: (_buyer: string, place: string) => `Dein vorgeschlagener Treffpunkt: ${place}`,
      seller: (buyer: string, place: string) => `Vorschlag von ${buyer} für den Treffpunkt: ${place}`,
    },
  },
  accepted: {
    next: 'Macht jetzt einen Zeitpunkt und einen öffentlichen Ort aus.',
    contact: 'Gib zuerst deine Telefonnummer an und wo du dich treffen möchtest.',
    wait: (buyer: string) =>
      `Du kannst ein Treffen vorschlagen, sobald die Telefonnummer von ${buyer} da ist.`,
  },
  orAt: ' oder ',
  suggested: (who: string, when: string, place: string) => `${has(who)} vorgeschlagen: ${when}, ${place}`,
  handover: { ahead: 'Beim Treffen', past: 'Habt ihr euch getroffen?' },
  met: 'Schon getroffen?',
  more: 'Weitere Optionen',
  wrong: {
    question: 'Stimmt etwas mit dem Artikel nicht?',
    text: 'Zahl nicht, und gib deinen Code nicht weiter: Danach ist der Kauf endgültig. Du kannst den Kauf hier absagen. Ab einer Stunde nach dem Treffen kannst du auch ein Problem melden.',
    final: (seller: string) =>
      `Der Kauf ist endgültig, und wir können dir nichts erstatten. Du kannst ${seller} eine Nachricht schreiben oder es in deiner Bewertung sagen. Wenn du den Artikel meldest, prüft ein Admin die Anzeige und das Konto von ${seller}.`,
  },
  handedOver: {
    buyer: (seller: string) => `Laut ${seller} hast du den Artikel. Stimmt das?`,
    seller: (buyer: string) => `Laut ${buyer} ist der Artikel übergeben. Stimmt das?`,
    wait: (other: string) => `Wir haben ${other} um eine Bestätigung gebeten.`,
  },
  complete: 'Kauf abgeschlossen',
  completeText: {
    buyer: 'Viel Freude mit dem neuen Stück!',
    seller: 'Der Artikel ist als verkauft markiert.',
  },
  jump: {
    answer: 'Wartet auf dich',
    meeting: 'Treffen vorschlagen',
    handover: 'Treffen und Übergabe',
    met: 'Habt ihr euch getroffen?',
    review: 'Bewerten',
  },
};
