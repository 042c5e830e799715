import type { AuditEntry } from '#src/accounts/audit/schemas.ts';
import { api } from '#src/accounts/auth/client.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { usePagedList, type PagedList } from '#src/ui/client/paged-list.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { AuditTable } from './log-card.tsx';

export default function AuditPage() {
  const list = usePagedList('GET /audit', api, { filters: ['act'] });
  const { audit } = adminTexts;
  return (
    <>
      <PageHeading title={audit.title} lead={audit.lead} className="mb-8" />
      <Toolbar list={list} />
      <AuditTable
        list={list}
        caption={audit.title}
        empty={<EmptyState title={audit.empty}>{audit.emptyHint}</EmptyState>}
      />
    </>
  );
}

function Toolbar({ list }: { list: PagedList<AuditEntry> }) {
  const { audit } = adminTexts;
  const { lists } = dashboardTexts;
  const options = Object.entries(audit.actions).map(([value, label]) => ({ value, label }));
  return (
    <ListToolbar
      list={list}
      searchLabel={audit.find}
      filters={[{ name: 'act', label: audit.all, options }]}
      sorts={[
        { value: '', label: lists.sorts.newest },
        { value: 'date asc', label: lists.sorts.oldest },
        { value: 'act asc', label: audit.byAction },
      ]}
    />
  );
}
