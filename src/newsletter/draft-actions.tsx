import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#src/auth/client.ts';
import { CallError } from '#src/browser/call.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { Letter } from './contract.ts';
import { useSubscribers } from './use-letters.ts';

const ConfirmDialog = lazyPart(async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog);

function reasonOf(error: unknown): string | undefined {
  if (!error) return undefined;
  const { notDone } = dashboardTexts.products;
  return error instanceof CallError ? error.messageOr(notDone) : notDone;
}

export function DraftActions({
  letter: { _id, subject, changed },
  isSaved,
  onSent,
}: {
  letter: Letter;
  isSaved: boolean;
  onSent: () => void;
}) {
  const { mailings } = mailingsTexts;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const why = useId();
  const confirmed = useSubscribers();
  const [asking, setAsking] = useState<'send' | 'delete' | null>(null);
  const path = `/newsletter/letters/${_id}`;
  const test = useMutation({
    mutationFn: async () => api<{ to: string }>('POST', `${path}/test`),
    onSuccess: ({ body }) => toast.success(mailings.testSent(body.to)),
    onError: (error) => toast.error(reasonOf(error)!),
  });
  const send = useMutation({
    mutationFn: async () => api<Letter>('POST', `${path}/send`, { changed }),
    onSuccess: () => {
      setAsking(null);
      toast.success(mailings.sending);
      onSent();
    },
  });
  const remove = useMutation({
    mutationFn: async () => api('DELETE', path),
    onSuccess: async () => {
      toast.success(mailings.deleted);
      await navigate('/dashboard/admin/newsletter', { replace: true });
      await queries.invalidateQueries({ queryKey: ['newsletter'] });
    },
  });
  const asked = asking === 'send' ? send : remove;
  const reason = isSaved ? (confirmed === 0 ? mailings.nobody : '') : mailings.saveFirst;
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
        onClick={() => {
          send.reset();
          setAsking('send');
        }}
      >
        {mailings.send}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          remove.reset();
          setAsking('delete');
        }}
      >
        {mailings.deleteIt}
      </Button>
      {reason && (
        <p id={why} className="w-full text-sm text-soft">
          {reason}
        </p>
      )}
      {asking && (
        <ConfirmDialog
          onClose={() => setAsking(null)}
          title={
            asking === 'send' ? mailings.sendTitle(subject, confirmed ?? 0) : mailings.deleteTitle(subject)
          }
          confirmLabel={asking === 'send' ? mailings.sendYes : mailings.deleteYes}
          cancelLabel={asking === 'send' ? mailings.sendNo : mailings.deleteNo}
          tone={asking === 'send' ? 'solid' : 'danger'}
          onConfirm={() => asked.mutate()}
          pending={asked.isPending}
          error={reasonOf(asked.error)}
        >
          {asking === 'send' ? mailings.sendText : mailings.deleteText}
        </ConfirmDialog>
      )}
    </>
  );
}
