import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { formatDay, formatMoment } from '#src/platform/shared/dates.ts';
import { webhookTexts as texts } from '#src/texts/webhooks.ts';
import { listed, noted } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { ShownOnce } from '#src/ui/feedback/shown-once.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { CheckboxGroup } from '#src/ui/forms/choice.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { PageHeading, SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { newWebhook, webhookEvents, type Delivery, type Webhook } from './schemas.ts';

const queryKey = ['webhooks'];
const deliveriesKey = ['webhook-deliveries'];

export default function WebhooksPage() {
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} className="mb-8" />
      <NewWebhook />
      <WebhookList />
    </>
  );
}

function NewWebhook() {
  const { create } = texts;
  const { role } = useCurrentUser();
  const queries = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useSchemaForm(
    newWebhook,
    { url: '', events: [] },
    async (values) => {
      setSecret((await api('POST /my/webhooks', { body: values })).body.secret);
      await queries.invalidateQueries({ queryKey });
    },
    (error) => error.messageOr(create.failed),
  );
  const events = webhookEvents.filter((event) => event !== 'report.opened' || role === 'admin');
  return (
    <SettingsSection title={create.title} lead={create.lead}>
      <SettingsForm form={form} submitLabel={create.submit}>
        <TextField
          required
          inputMode="url"
          autoComplete="off"
          hint={create.urlHint}
          {...form.field('url', create.url)}
        />
        <CheckboxGroup
          options={events.map((event) => ({ value: event, label: noted(create.eventNames[event], event) }))}
          {...form.field('events', create.events)}
        />
      </SettingsForm>
      <div aria-live="polite" className="empty:hidden">
        {secret !== null && (
          <ShownOnce
            title={create.created}
            text={create.secret}
            secret={secret}
            copy={create.copy}
            copied={create.copied}
          />
        )}
      </div>
    </SettingsSection>
  );
}

function WebhookList() {
  const { list } = texts;
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await api('GET /my/webhooks')).body,
  });
  return (
    <SettingsSection title={list.title}>
      {isError && <RetryNotice onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton />}
      {data?.length === 0 && <p className="text-soft">{list.none}</p>}
      {data && data.length > 0 && (
        <ul className="border-t border-line">
          {data.map((webhook) => (
            <Row key={webhook._id} webhook={webhook} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

/** Runs a change, and reads what it affects again. */
function useChange(run: () => Promise<unknown>, done: string, changed: readonly string[] = queryKey) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      toast.success(done);
      await queries.invalidateQueries({ queryKey: changed });
    },
    onError: (error) => toast.error(reasonOf(error, texts.list.failed)),
  });
}

function Row({ webhook: { _id, url, events, failingSince, disabled } }: { webhook: Webhook }) {
  const { list } = texts;
  const params = { id: _id };
  const [isOpen, setIsOpen] = useState(false);
  const removing = useChange(async () => api('DELETE /my/webhooks/{id}', { params }), list.removed);
  const enabling = useChange(async () => api('PUT /my/webhooks/{id}/enabled', { params }), list.enabled);
  return (
    <li className="flex flex-col gap-3 border-b border-line py-3">
      <div>
        <p className="font-semibold wrap-anywhere">{url}</p>
        <p className="text-sm text-soft">{listed(events)}</p>
      </div>
      {(disabled ?? failingSince) !== null && (
        <Notice tone="error">
          {disabled === null
            ? list.failing(formatDay(failingSince ?? ''))
            : list.disabled(formatDay(disabled))}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="line" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {list.deliveries}
        </Button>
        {disabled !== null && (
          <Button variant="line" size="sm" pending={enabling.isPending} onClick={() => enabling.mutate()}>
            {list.enable}
          </Button>
        )}
        <Button
          variant="line"
          size="sm"
          aria-label={list.removeOf(url)}
          pending={removing.isPending}
          onClick={() => removing.mutate()}
        >
          {list.remove}
        </Button>
      </div>
      {isOpen && <Deliveries id={_id} />}
    </li>
  );
}

function Deliveries({ id }: { id: string }) {
  const { list } = texts;
  const { data, isError, refetch } = useQuery({
    queryKey: [...deliveriesKey, id],
    queryFn: async () => (await api('GET /my/webhooks/{id}/deliveries', { params: { id } })).body,
  });
  if (isError) return <RetryNotice onRetry={refetch} />;
  if (!data) return <RowsSkeleton count={2} />;
  if (data.length === 0) return <p className="text-sm text-soft">{list.noDeliveries}</p>;
  return (
    <ul>
      {data.map((delivery) => (
        <DeliveryRow key={delivery._id} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery: { _id, event, data, date, state, outcome } }: { delivery: Delivery }) {
  const { list } = texts;
  const again = useChange(
    async () => api('PUT /my/deliveries/{id}/again', { params: { id: _id } }),
    list.sentAgain,
    deliveriesKey,
  );
  const subject = data['title'] ?? data['stage'] ?? data['reason'];
  const reason = typeof outcome === 'number' ? list.status(outcome) : outcome && list.outcomes[outcome];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2 text-sm">
      <span className="min-w-0 wrap-anywhere">
        <span className="mono">{event}</span>{' '}
        {[subject, formatMoment(date), list.states[state], reason].filter(Boolean).join(' · ')}
      </span>
      {state !== 'waiting' && (
        <Button
          variant="line"
          size="sm"
          aria-label={list.sendAgainOf(event, formatMoment(date))}
          pending={again.isPending}
          onClick={() => again.mutate()}
        >
          {list.sendAgain}
        </Button>
      )}
    </li>
  );
}
