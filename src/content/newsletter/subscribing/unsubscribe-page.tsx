import { newsletterTexts } from '#src/texts/newsletter.ts';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';
import { TokenForm } from './token-form.tsx';

export const meta = () => unlistedMeta(newsletterTexts.links.leave.title);

export default function UnsubscribePage() {
  return <TokenForm purpose="leave" />;
}
