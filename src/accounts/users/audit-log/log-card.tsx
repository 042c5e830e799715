import type { AuditEntry, AuditAction } from '#src/accounts/audit/schemas.ts';
import { api } from '#src/accounts/auth/client.ts';
import { UserLink } from '#src/accounts/users/user-link-card.tsx';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { reportsTexts } from '#src/texts/reports.ts';
import { siteTexts } from '#src/texts/site.ts';
import { listed } from '#src/texts/words.ts';
import { usePagedList, type PagedList } from '#src/ui/client/paged-list.ts';
import { Email } from '#src/ui/contact-links.tsx';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';

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

type Texts = Partial<Record<string, string>>;

/** The stored notes of actions without an admin, with the keys of their texts. */
const operatorNotes: Partial<Record<string, keyof typeof adminTexts.audit.notes.operator>> = {
  'by the command line': 'commandLine',
  'by the command line, mailed': 'mailed',
  'by the command line, printed': 'printed',
  'by the set-up link': 'setupLink',
};

const pageNames = (): Texts =>
  Object.fromEntries(
    siteTexts.footer.groups.flatMap(({ links }) => links.map(({ to, label }) => [to.slice(1), label])),
  );

/** The texts of codes in notes, by action. Notes of other actions can be what an admin wrote. */
const coded: Partial<Record<AuditAction, () => Texts>> = {
  'sign-in': () => adminTexts.audit.notes.signIns,
  verified: () => adminTexts.admin.checks,
  'closed-report': () => reportsTexts.reports.outcomes,
  'decided-dispute': () => adminTexts.audit.notes.outcomes,
  'changed-shop': () => adminTexts.audit.notes.settings,
  'changed-page': pageNames,
  'restored-page': pageNames,
};

/** Returns a note in the language of the shop. What people wrote stays as it is. */
export function noteText(act: AuditAction, note: string): string {
  const { notes } = adminTexts.audit;
  const operator = operatorNotes[note];
  if (operator) return notes.operator[operator];
  if (act === 'removed-review') return notes.review(note.replace('review ', ''));
  if (act === 'sent-letter') return notes.recipients(Number(note.replace('to ', '')));
  const texts = coded[act]?.();
  return texts ? listed(note.split(', ').map((code) => texts[code] ?? code)) : note;
}
