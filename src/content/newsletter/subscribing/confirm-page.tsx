import { newsletterTexts } from '#src/texts/newsletter.ts';
import { unlistedMeta } from '#src/ui/layout/page-meta.ts';
import { TokenForm } from './token-form.tsx';

export const meta = () => unlistedMeta(newsletterTexts.links.confirm.title);

export default function ConfirmPage() {
  return <TokenForm purpose="confirm" />;
}
