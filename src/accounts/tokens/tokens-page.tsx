import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { tokenTexts as texts } from '#src/texts/tokens.ts';
import { listed, noted } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { ShownOnce } from '#src/ui/feedback/shown-once.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { CheckboxGroup } from '#src/ui/forms/choice.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { numberOf, useSchemaForm } from '#src/ui/forms/form.ts';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { PageHeading, SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { apiScopes, newApiToken, type ApiToken } from './schemas.ts';

const queryKey = ['api-tokens'];

export default function TokensPage() {
  return (
    <>
      <PageHeading
        title={texts.title}
        lead={texts.lead}
        className="mb-8"
        actions={
          <a className="link" href="/api/docs">
            {texts.reference}
          </a>
        }
      />
      <NewToken />
      <TokenList />
    </>
  );
}

function NewToken() {
  const { create } = texts;
  const { role } = useCurrentUser();
  const queries = useQueryClient();
  const [token, setToken] = useState<string | null>(null);
  const form = useSchemaForm(
    newApiToken,
    { name: '', scopes: [], days: 90 },
    async (values) => {
      setToken((await api('POST /my/tokens', { body: values })).body.token);
      await queries.invalidateQueries({ queryKey });
    },
    (error) => error.messageOr(create.failed),
  );
  const scopes = apiScopes.filter((scope) => scope !== 'admin:read' || role === 'admin');
  return (
    <SettingsSection title={create.title} lead={create.lead}>
      <SettingsForm form={form} submitLabel={create.submit}>
        <TextField required maxLength={60} hint={create.nameHint} {...form.field('name', create.name)} />
        <CheckboxGroup
          options={scopes.map((scope) => ({ value: scope, label: noted(create.scopeNames[scope], scope) }))}
          {...form.field('scopes', create.scopes)}
        />
        <SelectField {...form.field('days', create.days, { setValueAs: numberOf })}>
          {[7, 30, 90, 365].map((days) => (
            <option key={days} value={days}>
              {create.dayCount(days)}
            </option>
          ))}
        </SelectField>
      </SettingsForm>
      <div aria-live="polite" className="empty:hidden">
        {token !== null && (
          <ShownOnce
            title={create.created}
            text={create.secret}
            secret={token}
            copy={create.copy}
            copied={create.copied}
          />
        )}
      </div>
    </SettingsSection>
  );
}

function TokenList() {
  const { list } = texts;
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await api('GET /my/tokens')).body,
  });
  return (
    <SettingsSection title={list.title}>
      {isError && <RetryNotice onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton />}
      {data?.length === 0 && <p className="text-soft">{list.none}</p>}
      {data && data.length > 0 && (
        <ul className="border-t border-line">
          {data.map((token) => (
            <Row key={token._id} token={token} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function Row({ token: { _id, name, scopes, expires, isExpired, used } }: { token: ApiToken }) {
  const { list } = texts;
  const queries = useQueryClient();
  const revoking = useMutation({
    mutationFn: async () => api('DELETE /my/tokens/{id}', { params: { id: _id } }),
    onSuccess: async () => {
      toast.success(list.revoked);
      await queries.invalidateQueries({ queryKey });
    },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-soft">
          {[
            listed(scopes),
            (isExpired ? list.expired : list.until)(formatDay(expires)),
            used === null ? list.unused : list.used(formatDay(used)),
          ].join(' · ')}
        </p>
      </div>
      <Button
        variant="line"
        size="sm"
        pending={revoking.isPending}
        aria-label={list.revokeOf(name)}
        onClick={() => revoking.mutate()}
      >
        {list.revoke}
      </Button>
      {revoking.error && <Notice tone="error">{reasonOf(revoking.error, list.failed)}</Notice>}
    </li>
  );
}
