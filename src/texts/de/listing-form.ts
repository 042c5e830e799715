import type { listingFormTexts as english } from '#src/texts/listing-form.ts';
import type { Translation } from '#src/texts/translation.ts';
import { plural } from '#src/texts/words.ts';

export const listingFormTexts: Translation<typeof english> = {
  sections: {
    photos: 'Fotos',
    item: 'Was ist es?',
    condition: 'In welchem Zustand ist es?',
    price: 'Preis',
    included: 'Lieferumfang',
    parts: 'Wird zusammen verkauft mit',
    more: 'Noch ein paar Angaben',
  },
  kindOf: { cameras: 'Kamera', lens: 'Objektiv', accessories: 'Zubehör' },
  switched: {
    cameras: 'Das ist eine Kamera. Das Formular passt jetzt zu einer Kamera.',
    lens: 'Das ist ein Objektiv. Das Formular passt jetzt zu einem Objektiv.',
  },
  conditionHint:
    'Sehr gut: voll funktionsfähig, kaum Gebrauchsspuren. Gut: funktioniert, normale Gebrauchsspuren. Mäßig: starke Gebrauchsspuren, oder etwas funktioniert nicht.',
  optional: 'optional',
  includedHint: 'Hake an, was dabei ist.',
  oldEvidence:
    'Die Zahl der Auslösungen wurde entfernt, weil sie vor mehr als einem Tag ausgelesen wurde. Lies sie neu aus oder stell den Artikel ohne sie ein.',
  parts: {
    hint: 'Ein Objektiv an der Kamera, ein zweites Objektiv, ein Magazin: Gib jedes Teil an, dann findet man deine Anzeige auch darüber.',
    part: (number: number, kind: string) => `${number}. ${kind}`,
    name: 'Bezeichnung',
    add: {
      cameras: 'Kamera hinzufügen',
      lens: 'Objektiv hinzufügen',
      accessories: 'Zubehör hinzufügen',
    },
    nameLens: 'Objektiv angeben',
    nameLensHint: 'Welches Objektiv ist es? Gib es an, dann findet man deine Anzeige auch darüber.',
    remove: 'Entfernen',
    removeOf: (part: string) => `Entfernen: ${part}`,
  },
  uploading: 'Fotos, die noch hochgeladen werden, gehen verloren. Alles andere ist als Entwurf gespeichert.',
  preview: {
    open: 'Vorschau',
    title: 'Vorschau',
    lead: 'So wird deine Anzeige aussehen. Sie ist noch nicht online.',
    noTitle: 'Noch kein Titel',
    noPrice: 'Noch kein Preis',
    noPhotos: 'Noch keine Fotos',
    back: 'Zum Formular',
  },
  draft: {
    saving: 'Wird gespeichert …',
    saved: 'Entwurf gespeichert',
    uploading: (count: number) =>
      `Entwurf gespeichert, ${plural(count, { one: '{n} Foto wird', other: '{n} Fotos werden' })} noch hochgeladen`,
    lost: (count: number) =>
      plural(count, {
        one: '1 Foto wurde nicht hochgeladen. Wähle es noch einmal aus.',
        other: `${count} Fotos wurden nicht hochgeladen. Wähle sie noch einmal aus.`,
      }),
    waiting:
      'Auf diesem Gerät gespeichert. Sobald du wieder online bist, speichern wir den Entwurf in deinem Konto.',
    refused: (why: string) => `Nur auf diesem Gerät gespeichert. ${why}`,
    changed: 'Dieser Entwurf wurde auf einem anderen Gerät geändert',
    changedText: 'Nur eine Fassung kann bleiben.',
    takeOther: 'Die andere Fassung nehmen',
    keepMine: 'Diese Fassung behalten',
    gone: 'Dieser Entwurf wurde auf einem anderen Gerät eingestellt oder gelöscht. Schau unter „Meine Anzeigen“ nach, bevor du ihn noch einmal einstellst.',
    notFound: 'Diesen Entwurf gibt es nicht mehr. Er wurde eingestellt oder gelöscht.',
  },
  drafts: {
    title: 'Entwürfe',
    untitled: {
      cameras: 'Kamera ohne Titel',
      lens: 'Objektiv ohne Titel',
      accessories: 'Zubehör ohne Titel',
    },
    savedAt: 'Gespeichert',
    until: (day: string) => `bleibt bis ${day}`,
    onDevice: 'Nur auf diesem Gerät',
    continue: 'Weiter',
    finish: (title: string) => `Mach weiter, wo du aufgehört hast: ${title}`,
    continueOf: (title: string) => `Weiter: ${title}`,
    remove: 'Löschen',
    removeOf: (title: string) => `Löschen: ${title}`,
    removeTitle: (title: string) => `Entwurf „${title}“ löschen?`,
    removeText: 'Text und Fotos werden gelöscht. Das lässt sich nicht rückgängig machen.',
    removed: 'Entwurf gelöscht',
    keep: 'Behalten',
    failed: 'Der Entwurf wurde nicht gelöscht. Versuch es noch einmal.',
  },
  another: {
    label: 'Ähnlichen Artikel einstellen',
    copied: (title: string) =>
      `Übernommen aus „${title}“. Ergänze Fotos und Zustand, und prüfe Alter und Beschreibung.`,
    failed: 'Der neue Entwurf wurde nicht angelegt. Versuch es noch einmal.',
  },
};
