import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import type { User, VerificationRecord } from '#src/accounts/users/schemas.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { displayName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { listed } from '#src/texts/words.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';

export function VerificationRecords({ user }: { user: User }) {
  const { admin } = adminTexts;
  const { layout } = siteTexts;
  const { verifications: words } = admin;
  const { data, error } = useQuery({
    queryKey: ['verifications', user._id],
    queryFn: async () => (await api('GET /verifications/{id}', { params: { id: user._id } })).body,
  });
  if (error) return <Notice tone="error">{words.failed}</Notice>;
  if (!data) return <p className="text-soft">{layout.loading}</p>;
  return (
    <div className="flex flex-col gap-4">
      {!user.verification && <p className="text-soft">{words.none}</p>}
      {user.verification && user.suspended && <Notice>{words.hidden}</Notice>}
      {data.map((record) => (
        <DefinitionList key={record._id} items={factsOf(record)} />
      ))}
    </div>
  );
}

function factsOf({ since, by, checked, note, takenBack }: VerificationRecord) {
  const { admin } = adminTexts;
  const { verifications: words } = admin;
  return [
    { term: words.shown, detail: since && by ? words.given(formatDay(since), by) : words.notKnown },
    {
      term: admin.verifyChecks,
      detail: listed(checked.map((check) => admin.checks[check])) || words.nothing,
    },
    ...(note ? [{ term: admin.verifyNote, detail: <Written>{note}</Written> }] : []),
    ...(takenBack
      ? [
          { term: words.revoked, detail: words.given(formatDay(takenBack.at), displayName(takenBack.by)) },
          { term: words.reason, detail: <Written>{takenBack.reason ?? siteTexts.left.erased}</Written> },
        ]
      : []),
  ];
}

function Written({ children }: { children: string }) {
  return <span className="whitespace-pre-line wrap-anywhere">{children}</span>;
}
