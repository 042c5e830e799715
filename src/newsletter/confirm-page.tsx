import { lettersTexts } from '#src/texts/letters.ts';
import { siteTexts } from '#src/texts/site.ts';
import type { Route } from './+types/confirm-page';
import { TokenForm } from './token-form.tsx';

export const meta: Route.MetaFunction = () => [
  { title: `${lettersTexts.letters.confirmTitle} · ${siteTexts.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function ConfirmPage() {
  const { letters } = lettersTexts;
  const words = {
    title: letters.confirmTitle,
    lead: letters.confirmLead,
    submit: letters.confirmSubmit,
    done: letters.confirmed,
    gone: letters.confirmGone,
  };
  return <TokenForm path="confirm" words={words} />;
}
