import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import type { Issue } from '#src/content/newsletter/schemas.ts';
import { Preview } from '#src/content/posts/preview-card.tsx';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { statusOf } from '#src/ui/client/call.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { IssueForm } from './issue-form.tsx';
import { useIssue, IssueTag } from './issues.tsx';

const list = '/dashboard/admin/newsletter';

export default function IssuePage() {
  const { id = 'new' } = useParams();
  const navigate = useNavigate();
  const [createdId, setCreatedId] = useState<string | null>(null);
  // The form that created an issue stays open, because the admin may still be typing.
  if (id !== 'new' && id !== createdId) return <StoredIssue key={id} id={id} />;
  return (
    <IssueForm
      onCreated={(newId) => {
        setCreatedId(newId);
        void navigate(`${list}/${newId}`, { replace: true, preventScrollReset: true });
      }}
      onSent={() => setCreatedId(null)}
    />
  );
}

function StoredIssue({ id }: { id: string }) {
  const { data, error, refetch } = useIssue(id);
  const { mailings } = mailingsTexts;
  if (data?.state === 'draft') return <IssueForm stored={data} onSent={() => void refetch()} />;
  if (data) return <SentIssue issue={data} />;
  if (!error) return <RowsSkeleton />;
  return <FailedRead status={statusOf(error)} back={{ to: list, label: mailings.back }} />;
}

function SentIssue({ issue }: { issue: Issue }) {
  const { mailings } = mailingsTexts;
  const { products, stats: numbers } = dashboardTexts;
  const { stats } = mailings;
  const { _id, subject, des, state, started, ended, stuck, recipients } = issue;
  const queries = useQueryClient();
  const stopOrResume = useMutation({
    mutationFn: async (name: 'stop' | 'resume') =>
      api(`POST /newsletter/letters/{id}/${name}`, { params: { id: _id } }),
    onSuccess: ({ body }) => toast.success(body.state === 'stopped' ? mailings.stopped : mailings.resumed),
    onError: () => toast.error(products.notDone),
    onSettled: async () => queries.invalidateQueries({ queryKey: ['newsletter'] }),
  });
  // These counts are shown only if they are not zero.
  const rare = (['refused', 'left', 'unknown'] as const).filter((name) => recipients[name] > 0);
  const waits = state === 'sending' || state === 'stopped';
  const facts = [
    { term: stats.state, detail: <IssueTag state={state} /> },
    { term: stats.started, detail: started && formatMoment(started) },
    ...(ended ? [{ term: stats.ended, detail: formatMoment(ended) }] : []),
    ...(['all', 'sent', ...(waits ? (['waiting'] as const) : []), ...rare] as const).map((name) => ({
      term: stats[name],
      detail: numbers.number(recipients[name]),
    })),
  ];
  return (
    <>
      <PageHeading
        title={subject}
        actions={
          <>
            {waits && (
              <Button
                pending={stopOrResume.isPending}
                onClick={() => stopOrResume.mutate(state === 'sending' ? 'stop' : 'resume')}
              >
                {state === 'sending' ? mailings.stop : mailings.resume}
              </Button>
            )}
            <ButtonLink variant="line" to="/dashboard/admin/newsletter">
              {mailings.back}
            </ButtonLink>
          </>
        }
      />
      {stuck && <Notice className="mt-6">{mailings.stuck}</Notice>}
      <div className="mt-8 grid gap-8 xl:grid-cols-2 xl:items-start">
        <div>
          <DefinitionList items={facts} />
          {recipients.unknown > 0 && <p className="mt-2 text-sm text-soft">{mailings.unknownHint}</p>}
        </div>
        <Preview title={subject} des={des} label={mailings.text} />
      </div>
    </>
  );
}
