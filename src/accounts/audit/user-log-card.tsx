import { api } from '#src/accounts/auth/client.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { AuditTable } from './audit-table.tsx';
import type { AuditEntry } from './schemas.ts';

export function PersonActs({ id }: { id: string }) {
  const list = usePagedList<AuditEntry>(`/audit?person=${id}`, api, { name: 'acts', limit: 10 });
  const { people } = adminTexts;
  return (
    <section className="mt-10">
      <SectionHeading title={people.log} className="mb-2!" />
      <p className="mb-5 text-soft">{people.logLead}</p>
      <AuditTable list={list} caption={people.log} empty={<p className="text-soft">{people.noLog}</p>} />
    </section>
  );
}
