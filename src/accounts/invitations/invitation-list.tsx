import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { invitationTexts } from '#src/texts/invitations.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import type { Invitation } from './schemas.ts';

const { list: texts } = invitationTexts;
const queryKey = ['invitations'];

export function InvitationList() {
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await api('GET /invitations')).body,
  });
  return (
    <SettingsSection title={texts.title}>
      {isError && <RetryNotice onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton />}
      {data?.length === 0 && <p className="text-soft">{texts.none}</p>}
      {data && data.length > 0 && (
        <ul className="border-t border-line">
          {data.map((one) => (
            <Row key={one._id} invitation={one} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function Row({
  invitation: { _id, note, email, uses, maxUses, expires, state },
}: {
  invitation: Invitation;
}) {
  const queries = useQueryClient();
  const revoking = useMutation({
    mutationFn: async () => api('DELETE /invitations/{id}', { params: { id: _id } }),
    onSuccess: async () => {
      toast.success(texts.revoked);
      await queries.invalidateQueries({ queryKey });
    },
  });
  const name = note ?? email ?? texts.unnamed;
  const facts = [texts.states[state], texts.used(uses, maxUses), texts.until(formatDay(expires))];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-soft">
          {[...(note !== null && email !== null ? [email] : []), ...facts].join(' · ')}
        </p>
      </div>
      {state === 'open' && (
        <Button
          variant="line"
          size="sm"
          pending={revoking.isPending}
          aria-label={texts.revokeOf(name)}
          onClick={() => revoking.mutate()}
        >
          {texts.revoke}
        </Button>
      )}
      {revoking.error && <Notice tone="error">{reasonOf(revoking.error, texts.failed)}</Notice>}
    </li>
  );
}
