import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { statusOf } from '#src/ui/client/call.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { IssueForm } from './issue-form.tsx';
import { useIssue } from './issues.tsx';
import { SentIssue } from './sent-issue.tsx';

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
