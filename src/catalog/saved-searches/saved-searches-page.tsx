import { useQuery } from '@tanstack/react-query';
import { useState, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { EmptyState, RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { MailsOff } from './emails-off.tsx';
import type { SavedSearch, SearchChanges } from './schemas.ts';

export default function SavedSearchesPage() {
  const { list, failed } = savedSearchTexts;
  const renew = useRenew();
  const { data, isError } = useQuery({
    queryKey: ['saved-searches'],
    queryFn: async () => (await api('GET /saved-searches')).body,
  });
  return (
    <>
      <PageHeading title={list.title} lead={data && list.count(data.length)} className="mb-8" />
      {isError && <Notice tone="error">{failed}</Notice>}
      {!data && !isError && <RowsSkeleton />}
      {data?.length === 0 && (
        <EmptyState title={list.empty} action={<ButtonLink to="/search">{list.browse}</ButtonLink>}>
          {list.emptyHint}
        </EmptyState>
      )}
      {data?.some(({ mailsOff }) => mailsOff) && (
        <MailsOff onDone={() => renew('saved-searches', 'preferences')} />
      )}
      {data && data.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {data.map((search) => (
            <li key={search._id}>
              <SearchRow search={search} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function SearchRow({ search: { _id, name, query, mail, wide, new: fresh, date } }: { search: SavedSearch }) {
  const { list, failed } = savedSearchTexts;
  const renew = useRenew();
  const [isNaming, setNaming] = useState(false);
  const params = { id: _id };
  const send = async (body: SearchChanges | null) => {
    try {
      if (body) await api('PATCH /saved-searches/{id}', { params, body });
      else await api('DELETE /saved-searches/{id}', { params });
      if (!body) toast.success(list.removed);
    } catch (error) {
      toast.error(reasonOf(error, failed));
    }
    await renew('saved-searches');
  };
  const times = (['now', 'daily', 'off'] as const).filter((time) => time !== 'now' || !wide);
  return (
    <article className="flex flex-wrap items-end gap-x-6 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold wrap-anywhere">
          <Link to={`/search?${query}`} className="hover:underline" onClick={() => void send({ seen: true })}>
            {name}
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          {fresh > 0 && <StateTag state="booked" label={list.fresh(fresh)} />}
          {list.since(formatDay(date))}
        </p>
        {wide && <p className="mt-1 text-sm text-soft">{list.wide}</p>}
        {isNaming && (
          <RenameForm
            name={name}
            onDone={(typed) => {
              setNaming(false);
              if (typed !== null) void send({ name: typed || null });
            }}
          />
        )}
      </div>
      <SelectField
        label={list.mail}
        value={mail}
        onChange={({ target }) => void send({ mail: times.find((time) => time === target.value) })}
      >
        {times.map((time) => (
          <option key={time} value={time}>
            {list.mails[time]}
          </option>
        ))}
      </SelectField>
      <div className="flex">
        <Button
          size="sm"
          variant="quiet"
          aria-label={list.renameOf(name)}
          aria-expanded={isNaming}
          onClick={() => setNaming(!isNaming)}
        >
          {list.rename}
        </Button>
        <Button size="sm" variant="quiet" aria-label={list.removeOf(name)} onClick={() => void send(null)}>
          {list.remove}
        </Button>
      </div>
    </article>
  );
}

function RenameForm({ name, onDone }: { name: string; onDone: (name: string | null) => void }) {
  const { list } = savedSearchTexts;
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="mt-2 flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed.trim());
      }}
    >
      <TextField
        label={list.name}
        hint={list.nameHint}
        value={typed}
        maxLength={80}
        ref={field}
        className="grow basis-48"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="sm">
        {list.save}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => onDone(null)}>
        {list.cancel}
      </Button>
    </form>
  );
}
