import type { conflictTexts as english } from '#src/texts/conflicts.ts';
import type { Translation } from '#src/texts/translation.ts';

export const conflictTexts: Translation<typeof english> = {
  ask: 'Une modification a été enregistrée entre-temps, et rien de votre saisie n’est encore enregistré. Regardez ce qui est nouveau, puis enregistrez à nouveau.',
  theirs: 'Enregistré entre-temps. Si vous enregistrez, votre version le remplace :',
  taken: 'Enregistré entre-temps, et repris dans le formulaire :',
  nothing: 'rien',
  yes: 'activé',
  no: 'désactivé',
};
