import type { storageTexts as english } from '#src/texts/storage.ts';
import type { Translation } from '#src/texts/translation.ts';

export const storageTexts: Translation<typeof english> = {
  blocked:
    'Dein Browser blockiert Cookies oder Websitedaten für diesen Shop. Du kannst alles lesen, aber die Anmeldung klappt vielleicht nicht, und was du eingibst oder auswählst, ist weg, sobald du die Seite schließt oder neu lädst.',
  full: 'Der Speicher deines Browsers ist voll. Was du hier eingibst oder auswählst, ist weg, sobald du die Seite schließt oder neu lädst, und du musst dich vielleicht neu anmelden.',
};
