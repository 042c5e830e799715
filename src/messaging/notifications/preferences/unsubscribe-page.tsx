import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { notificationPageTexts } from '#src/texts/notifications-page.ts';
import { shopName } from '#src/texts/shop.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { call, CallError } from '#src/ui/client/call.ts';
import { useFetched } from '#src/ui/client/use-fetched.ts';
import { Notice, ScriptNeeded } from '#src/ui/feedback/notice.tsx';
import type { Route } from './+types/unsubscribe-page';

export const meta: Route.MetaFunction = () => [
  { title: `${notificationPageTexts.unsubscribe.title} · ${shopName()}` },
  { name: 'robots', content: 'noindex' },
];

type Sent = 'sending' | 'done' | 'gone' | 'failed';

const check = async (token: string) =>
  (await call('POST /notifications/leave/check', { body: { token } })).body;

/** Requires a click, because programs that scan emails follow links. */
export default function UnsubscribePage() {
  const { unsubscribe, choices } = notificationPageTexts;
  const [search] = useSearchParams();
  const token = search.get('token')?.trim() || '-';
  const [sent, setSent] = useState<Sent | null>(null);
  // Null for an unknown link.
  const group = useFetched(token, async () => check(token))[0]?.group;
  const isGone = sent === 'gone' || (group === null && !sent);
  const lead = group && group !== 'daily' ? unsubscribe.lead(choices.groups[group]) : unsubscribe.leadDaily;

  async function end(): Promise<void> {
    setSent('sending');
    try {
      const body = new FormData();
      body.set('List-Unsubscribe', 'One-Click');
      await call('POST /notifications/leave', { query: { token }, body });
      setSent('done');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setSent(error.status === 404 ? 'gone' : 'failed');
    }
  }

  return (
    <div className="shell flex justify-center py-12 sm:py-20">
      <div className="flex w-full max-w-md flex-col items-start gap-6">
        <h1 className="heading-page">{unsubscribe.title}</h1>
        <output className="text-soft">
          {sent === 'done' ? unsubscribe.done : isGone ? unsubscribe.gone : lead}
        </output>
        {sent === 'failed' && <Notice tone="error">{unsubscribe.failed}</Notice>}
        {sent === 'done' || isGone ? (
          <ButtonLink to="/dashboard/notifications/settings">{unsubscribe.settings}</ButtonLink>
        ) : (
          <ScriptNeeded>
            <Button size="lg" pending={sent === 'sending'} onClick={() => void end()}>
              {unsubscribe.submit}
            </Button>
          </ScriptNeeded>
        )}
      </div>
    </div>
  );
}
