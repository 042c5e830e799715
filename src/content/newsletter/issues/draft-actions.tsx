import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import type { Issue } from '#src/content/newsletter/schemas.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { useSubscribers } from './issues.tsx';

function explain(error: Error): string {
  const { notDone } = dashboardTexts.products;
  return error instanceof CallError ? error.messageOr(notDone) : notDone;
}

export function DraftActions({
  issue,
  isSaved,
  onSent,
}: {
  issue: Issue;
  isSaved: boolean;
  onSent: () => void;
}) {
  const { mailings } = mailingsTexts;
  const renew = useRenew();
  const navigate = useNavigate();
  const why = useId();
  const confirmed = useSubscribers();
  const params = { id: issue._id };
  const test = useMutation({
    mutationFn: async () => api('POST /newsletter/letters/{id}/test', { params }),
    onSuccess: ({ body }) => toast.success(mailings.testSent(body.to)),
    onError: (error) => toast.error(explain(error)),
  });
  const sending = useConfirmed<Issue>({
    run: async ({ changed }) => api('POST /newsletter/letters/{id}/send', { params, body: { changed } }),
    done: mailings.sending,
    explain,
    onDone: async () => onSent(),
    words: ({ subject }) => ({
      tone: 'solid',
      title: mailings.sendTitle(subject, confirmed ?? 0),
      children: mailings.sendText,
      confirmLabel: mailings.sendYes,
      cancelLabel: mailings.sendNo,
    }),
  });
  const deleting = useConfirmed<Issue>({
    run: async () => api('DELETE /newsletter/letters/{id}', { params }),
    done: mailings.deleted,
    explain,
    onDone: async () => {
      await navigate('/dashboard/admin/newsletter', { replace: true });
      await renew('newsletter');
    },
    words: ({ subject }) => ({
      tone: 'danger',
      title: mailings.deleteTitle(subject),
      children: mailings.deleteText,
      confirmLabel: mailings.deleteYes,
      cancelLabel: mailings.deleteNo,
    }),
  });
  const reason = isSaved ? (confirmed === 0 ? mailings.noSubscribers : '') : mailings.saveFirst;
  return (
    <>
      <Button
        variant="line"
        unavailable={!isSaved}
        pending={test.isPending}
        aria-describedby={isSaved ? undefined : why}
        onClick={() => test.mutate()}
      >
        {mailings.test}
      </Button>
      <Button
        unavailable={reason !== '' || confirmed === undefined}
        aria-describedby={reason ? why : undefined}
        onClick={() => sending.confirm(issue)}
      >
        {mailings.send}
      </Button>
      <Button variant="quiet" onClick={() => deleting.confirm(issue)}>
        {mailings.deleteIt}
      </Button>
      {reason && (
        <p id={why} className="w-full text-sm text-soft">
          {reason}
        </p>
      )}
      {sending.dialog}
      {deleting.dialog}
    </>
  );
}
