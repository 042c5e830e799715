import { texts } from '#src/texts/texts.ts';
import '#src/texts/subscribing.ts';
import type { Route } from './+types/leave-page';
import { TokenForm } from './token-form.tsx';

export const meta: Route.MetaFunction = () => [
  { title: `${texts.letters.leaveTitle} · ${texts.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function LeavePage() {
  const { letters } = texts;
  const words = {
    title: letters.leaveTitle,
    lead: letters.leaveLead,
    submit: letters.leaveSubmit,
    done: letters.left,
    gone: letters.leaveGone,
  };
  return <TokenForm path="leave" words={words} />;
}
