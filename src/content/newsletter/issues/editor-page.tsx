import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { statusOf } from '#src/ui/client/call.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { RowsSkeleton } from '#src/ui/lists/skeleton.tsx';
import { LetterForm } from './issue-form.tsx';
import { SentLetter } from './sent-issue.tsx';
import { useLetter } from './use-issues.ts';

const list = '/dashboard/admin/newsletter';

export default function LetterPage() {
  const { id = 'new' } = useParams();
  const navigate = useNavigate();
  const [made, setMade] = useState<string | null>(null);
  // The form that made a letter goes on with it until it is sent: someone may be typing.
  if (id !== 'new' && id !== made) return <StoredLetter key={id} id={id} />;
  return (
    <LetterForm
      onMade={(newId) => {
        setMade(newId);
        void navigate(`${list}/${newId}`, { replace: true, preventScrollReset: true });
      }}
      onSent={() => setMade(null)}
    />
  );
}

function StoredLetter({ id }: { id: string }) {
  const { data, error, refetch } = useLetter(id);
  const { mailings } = mailingsTexts;
  if (data?.state === 'draft') return <LetterForm stored={data} onSent={() => void refetch()} />;
  if (data) return <SentLetter letter={data} />;
  if (!error) return <RowsSkeleton />;
  return <FailedRead status={statusOf(error)} back={{ to: list, label: mailings.back }} />;
}
