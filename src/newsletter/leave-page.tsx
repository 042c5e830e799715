import { texts } from '#src/texts/texts.ts';
import '#src/texts/welcoming.ts';
import type { Route } from './+types/leave-page';
import { TokenForm } from './token-form.tsx';

export const meta: Route.MetaFunction = () => [
  { title: `${texts.newsletter.leaveTitle} · ${texts.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function LeavePage() {
  const { newsletter } = texts;
  const words = {
    title: newsletter.leaveTitle,
    lead: newsletter.leaveLead,
    submit: newsletter.leaveSubmit,
    done: newsletter.left,
    gone: newsletter.leaveGone,
  };
  return <TokenForm path="leave" words={words} />;
}
