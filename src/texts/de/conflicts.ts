import type { conflictTexts as english } from '#src/texts/conflicts.ts';
import type { Translation } from '#src/texts/translation.ts';

export const conflictTexts: Translation<typeof english> = {
  ask: 'Hier wurde inzwischen etwas geändert; von dir ist noch nichts gespeichert. Sieh dir an, was neu ist, und speichere dann noch einmal.',
  theirs: 'Inzwischen gespeichert. Wenn du speicherst, ersetzt deine Fassung das hier:',
  taken: 'Inzwischen gespeichert und jetzt auch im Formular:',
  nothing: 'nichts',
  yes: 'an',
  no: 'aus',
};
