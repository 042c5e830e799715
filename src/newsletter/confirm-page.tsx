import { texts } from '#src/texts/texts.ts';
import '#src/texts/welcoming.ts';
import type { Route } from './+types/confirm-page';
import { TokenForm } from './token-form.tsx';

export const meta: Route.MetaFunction = () => [
  { title: `${texts.newsletter.confirmTitle} · ${texts.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function ConfirmPage() {
  const { newsletter } = texts;
  const words = {
    title: newsletter.confirmTitle,
    lead: newsletter.confirmLead,
    submit: newsletter.confirmSubmit,
    done: newsletter.confirmed,
    gone: newsletter.confirmGone,
  };
  return <TokenForm path="confirm" words={words} />;
}
