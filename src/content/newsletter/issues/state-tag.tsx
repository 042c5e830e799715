import { mailingsTexts } from '#src/texts/mailings.ts';
import { StateTag } from '#src/ui/badge.tsx';
import type { Letter } from '#src/content/newsletter/schemas.ts';

const tags = { draft: 'plain', sending: 'booked', stopped: 'available', sent: 'sold' } as const;

export function LetterTag({ state }: Pick<Letter, 'state'>) {
  return <StateTag state={tags[state]} label={mailingsTexts.mailings.states[state]} />;
}
