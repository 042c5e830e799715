import { lettersTexts } from '#src/texts/letters.ts';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';
import { TokenForm } from './token-form.tsx';

export const meta = () => unlistedMeta(lettersTexts.letters.leave.title);

export default function UnsubscribePage() {
  return <TokenForm purpose="leave" />;
}
