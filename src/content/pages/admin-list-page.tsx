import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { shopPagesTexts as texts } from '#src/texts/shop-pages.ts';
import { statusOf } from '#src/ui/client/call.ts';
import { FailedRead } from '#src/ui/feedback/error-screen.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import type { PageSummary } from './schemas.ts';

export default function AdminPagesPage() {
  const { data, error } = useQuery({
    queryKey: ['shop-pages'],
    queryFn: async () => (await api('GET /shop/pages')).body,
  });
  return (
    <>
      <PageHeading title={texts.nav} lead={texts.lead} />
      <div className="mt-8">
        {data ? (
          <PageList pages={data} />
        ) : error ? (
          <FailedRead status={statusOf(error)} back={{ to: '/dashboard', label: texts.back }} />
        ) : (
          <RowsSkeleton />
        )}
      </div>
    </>
  );
}

function PageList({ pages }: { pages: PageSummary[] }) {
  return (
    <ul className="border-t border-ink">
      {pages.map(({ name, title, changedAt }) => (
        <li
          key={name}
          className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2"
        >
          <Link to={`/dashboard/admin/shop/pages/${name}`} className="link py-2 font-semibold wrap-anywhere">
            {title}
          </Link>
          <span className="text-sm text-soft">
            {changedAt !== null
              ? texts.changedOn(formatDay(changedAt))
              : name === 'imprint'
                ? texts.empty
                : texts.original}
          </span>
        </li>
      ))}
    </ul>
  );
}
