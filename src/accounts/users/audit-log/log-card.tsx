import { api } from '#src/accounts/auth/client.ts';
import { usePagedList, type PagedList } from '#src/ui/client/paged-list.ts';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { Email } from '#src/ui/contact-links.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import { noteText } from './note-text.ts';
import type { AuditEntry } from '#src/accounts/audit/schemas.ts';

export function AuditTable({
  list,
  caption,
  empty,
}: {
  list: PagedList<AuditEntry>;
  caption: string;
  empty: React.ReactNode;
}) {
  const { audit } = adminTexts;
  return (
    <Paged list={list} of={caption} empty={empty}>
      <ListTable
        list={list}
        caption={caption}
        numbered
        columns={[
          {
            label: audit.when,
            sort: 'date',
            className: 'sm:whitespace-nowrap',
            render: ({ date }) => <time dateTime={date}>{formatMoment(date)}</time>,
          },
          { label: audit.what, sort: 'act', render: ({ act }) => audit.actions[act] },
          { label: audit.who, render: showActor },
          { label: audit.whom, className: 'wrap-anywhere', render: showTarget },
          {
            label: audit.note,
            className: 'wrap-anywhere',
            render: ({ act, note }) => (note === null ? audit.none : noteText(act, note)),
          },
          {
            label: audit.network,
            className: 'mono sm:whitespace-nowrap',
            render: ({ network }) => network ?? audit.none,
          },
        ]}
      />
    </Paged>
  );
}

function showActor({ act, actor }: AuditEntry) {
  const { audit } = adminTexts;
  if (act === 'sign-up' && !actor) return audit.newcomer;
  if (!actor) return act.startsWith('sign-') ? audit.unknown : audit.operator;
  return (
    <span className="block min-w-0">
      <UserLink id={actor._id} name={actor.name} />
      {actor.email !== null && (
        <span className="block">
          <Email>{actor.email}</Email>
        </span>
      )}
    </span>
  );
}

function showTarget({ target }: AuditEntry) {
  if (target?.kind === 'person') return <UserLink id={target._id} name={target.name} />;
  return target?.name ?? adminTexts.audit.none;
}

export function UserLog({ id }: { id: string }) {
  const list = usePagedList('GET /audit', api, { query: { person: id }, name: 'acts', limit: 10 });
  const { users } = adminTexts;
  return (
    <section className="mt-10">
      <SectionHeading title={users.log} className="mb-2!" />
      <p className="mb-5 text-soft">{users.logLead}</p>
      <AuditTable list={list} caption={users.log} empty={<p className="text-soft">{users.noLog}</p>} />
    </section>
  );
}
