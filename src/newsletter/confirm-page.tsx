import { texts } from '#src/texts/texts.ts';
import '#src/texts/subscribing.ts';
import type { Route } from './+types/confirm-page';
import { TokenForm } from './token-form.tsx';

export const meta: Route.MetaFunction = () => [
  { title: `${texts.letters.confirmTitle} · ${texts.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function ConfirmPage() {
  const { letters } = texts;
  const words = {
    title: letters.confirmTitle,
    lead: letters.confirmLead,
    submit: letters.confirmSubmit,
    done: letters.confirmed,
    gone: letters.confirmGone,
  };
  return <TokenForm path="confirm" words={words} />;
}
