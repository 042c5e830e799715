import { lettersTexts } from '#src/texts/letters.ts';
import { siteTexts } from '#src/texts/site.ts';
import type { Route } from './+types/leave-page';
import { TokenForm } from './token-form.tsx';

export const meta: Route.MetaFunction = () => [
  { title: `${lettersTexts.letters.leaveTitle} · ${siteTexts.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function LeavePage() {
  const { letters } = lettersTexts;
  const words = {
    title: letters.leaveTitle,
    lead: letters.leaveLead,
    submit: letters.leaveSubmit,
    done: letters.left,
    gone: letters.leaveGone,
  };
  return <TokenForm path="leave" words={words} />;
}
