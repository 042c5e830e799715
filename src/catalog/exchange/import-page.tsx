import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { useUserDetails } from '#src/accounts/users/details/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { importTexts } from '#src/texts/imports.ts';
import { displayName } from '#src/texts/names.ts';
import { Button } from '#src/ui/button.tsx';
import { useRenew } from '#src/ui/client/hooks.ts';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { RetryNotice } from '#src/ui/feedback/retry-notice.tsx';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportState, isBusy, summaryOf } from './import-state.tsx';

const pollMs = 1_500;

export default function ImportPage() {
  const [search] = useSearchParams();
  const seller = search.get('seller') ?? undefined;
  const renew = useRenew();
  const { data, isError, refetch } = useQuery({
    queryKey: ['imports', seller],
    queryFn: async () => (await api('GET /my/imports', { query: { seller } })).body,
    refetchInterval: ({ state }) => (state.data?.some(isBusy) ? pollMs : false),
  });
  const [isStarting, setStarting] = useState(false);
  const [latest, ...earlier] = data ?? [];
  const state = latest?.state;
  const refresh = useEffectEvent(() => void renew('my', 'cameras', 'lens', 'accessories', 'figures'));
  const results = JSON.stringify(latest?.rows);
  useEffect(() => {
    // Rows and items change with the state and the results.
    if (state && results) refresh();
  }, [state, results]);
  const isFormOpen = isStarting || !latest || state === 'undone' || state === 'uploading';
  return (
    <>
      <PageHeading
        title={importTexts.title}
        lead={seller === undefined ? importTexts.lead : <LeadFor seller={seller} />}
        className="mb-8"
      />
      {isError && <RetryNotice onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton />}
      {data && isFormOpen && (
        <ImportForm
          seller={seller}
          onSent={async () => {
            setStarting(false);
            await refetch();
          }}
        />
      )}
      {latest && !isStarting && (
        <section className="mt-8 first:mt-0">
          <SectionHeading title={importTexts.fileOf(latest.file, formatDay(latest.date))} />
          <ImportState current={latest} onChange={refetch} />
          {!isBusy(latest) && !isFormOpen && (
            <p className="mt-4">
              <Button variant="line" onClick={() => setStarting(true)}>
                {importTexts.again}
              </Button>
            </p>
          )}
          {state !== 'uploading' && <ImportRows key={latest._id} current={latest} />}
        </section>
      )}
      {earlier.length > 0 && (
        <section className="mt-12">
          <SectionHeading title={importTexts.earlier} />
          <ul className="grid gap-6">
            {earlier.map((each) => (
              <li key={each._id} className="border-t border-line pt-4">
                <p className="font-semibold wrap-anywhere">
                  {importTexts.fileOf(each.file, formatDay(each.date))}
                </p>
                {each.until || isBusy(each) ? (
                  <ImportState current={each} onChange={refetch} />
                ) : (
                  <p className="text-soft">{summaryOf(each)}</p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function LeadFor({ seller }: { seller: string }) {
  const { data } = useUserDetails(seller);
  return data && importTexts.leadFor(displayName(data.name));
}
