import type { conflictTexts as english } from '#src/texts/conflicts.ts';
import type { Translation } from '#src/texts/translation.ts';

export const conflictTexts: Translation<typeof english> = {
  ask: 'Esto ha cambiado mientras tanto y todavía no se ha guardado nada tuyo. Mira qué hay de nuevo y vuelve a guardar.',
  theirs: 'Guardado mientras tanto. Si guardas, lo tuyo lo reemplaza:',
  taken: 'Guardado mientras tanto, y ahora también en el formulario:',
  nothing: 'nada',
  yes: 'activado',
  no: 'desactivado',
};
