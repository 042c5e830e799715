import { api } from '#src/accounts/auth/client.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { SectionHeading } from '#src/ui/layout/page-heading.tsx';
import type { Report } from '#src/moderation/reports/schemas.ts';
import { ReportsTable } from './reports-table-card.tsx';

export function PersonReports({ id, side }: { id: string; side: 'seller' | 'reporter' }) {
  const list = usePagedList<Report>(`/reports?${side}=${id}`, api, { name: side, limit: 10 });
  const { people } = adminTexts;
  const [title, none] = side === 'seller' ? [people.about, people.noAbout] : [people.filed, people.noFiled];
  return (
    <section className="mt-10">
      <SectionHeading title={title} />
      <ReportsTable list={list} caption={title} empty={<p className="text-soft">{none}</p>} />
    </section>
  );
}
