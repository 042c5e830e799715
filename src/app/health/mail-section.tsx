import { dashboardTexts } from '#src/texts/dashboard.ts';
import { healthTexts } from '#src/texts/health.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import type { Health, TestMailResult } from './schemas.ts';
import { When } from './storage-sections.tsx';
import { isPolling, useTestMail } from './use-health.ts';

export function MailSection({ mails, at }: { mails: Health['mails']; at: string }) {
  const words = healthTexts.mails;
  const { number } = dashboardTexts.stats;
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <DefinitionList
        items={[
          { term: words.transport, detail: words.transports[mails.transport] },
          { term: words.waiting, detail: number(mails.waiting) },
          { term: words.retrying, detail: number(mails.retrying) },
          { term: words.sending, detail: number(mails.sending) },
          {
            term: words.givenUp,
            detail: (
              <span className={mails.givenUp > 0 ? 'text-alarm' : undefined}>{number(mails.givenUp)}</span>
            ),
          },
          {
            term: words.oldest,
            detail: mails.oldest === null ? healthTexts.none : <When moment={mails.oldest} at={at} />,
          },
          { term: words.lastDelivered, detail: <When moment={mails.lastDelivered} at={at} /> },
        ]}
      />
      <TestMail />
    </SettingsSection>
  );
}

/** The button that sends a test email, and what became of it. */
export function TestMail() {
  const words = healthTexts.mails;
  const { sending, result } = useTestMail();
  const { data: sent } = sending;
  const isOpen = result.isPending || (result.data !== undefined && isPolling(result.data));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="line" pending={sending.isPending} onClick={() => sending.mutate()}>
          {words.test}
        </Button>
        <p className="text-sm text-soft">{words.testHint}</p>
      </div>
      {sending.error && <Notice tone="error">{reasonOf(sending.error, words.testFailed)}</Notice>}
      <div aria-live="polite" className="empty:hidden">
        {sent && isOpen && <Notice>{words.onItsWay(sent.to)}</Notice>}
        {sent && !isOpen && result.data && <Outcome result={result.data} />}
        {sent && result.isError && !result.data && <Notice tone="error">{words.lost}</Notice>}
      </div>
    </>
  );
}

function Outcome({ result: { state, transport, answer } }: { result: TestMailResult }) {
  const words = healthTexts.mails;
  const titles = {
    waiting: words.stillWaiting,
    accepted: transport === 'outbox' ? words.written : words.accepted,
    failed: words.refused,
  };
  return (
    <Notice tone={state === 'failed' ? 'error' : 'info'} title={titles[state]}>
      {answer !== null && (
        <p className="wrap-anywhere">
          {state === 'accepted' || /^\d{3}/.test(answer) ? words.answer(answer) : words.cause(answer)}
        </p>
      )}
    </Notice>
  );
}
