import { useQuery } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { SourceLink } from '#src/gear/fit/source-link-card.tsx';
import { kitTexts } from '#src/texts/kit.ts';
import { EmptyState, RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { AddToKit } from './add-to-kit.tsx';
import type { KitItem, KitPlan } from './schemas.ts';
import { KitMatrix, KitReach } from './kit-plan.tsx';
import { KitRow } from './kit-row.tsx';

export default function KitPage() {
  const { data: plan, isError } = useQuery({
    queryKey: ['kit'],
    queryFn: async () => (await api('GET /my/kit/plan')).body,
  });
  return (
    <>
      <PageHeading title={kitTexts.title} lead={kitTexts.lead} className="mb-8" />
      <div className="mb-8">
        <AddToKit />
      </div>
      {isError && <Notice tone="error">{kitTexts.failed}</Notice>}
      {!plan && !isError && <RowsSkeleton />}
      {plan && <Plan plan={plan} />}
    </>
  );
}

function Plan({ plan }: { plan: KitPlan }) {
  const { items, pairs, adapters } = plan;
  const cameras = items.filter(({ model }) => model.kind === 'cameras');
  const lenses = items.filter(({ model }) => model.kind === 'lens');
  if (items.length === 0) return <EmptyState title={kitTexts.empty}>{kitTexts.emptyHint}</EmptyState>;
  return (
    <>
      <KitSection title={kitTexts.cameras} items={cameras} />
      <KitSection title={kitTexts.lenses} items={lenses} />
      {pairs.length > 0 && (
        <section className="mt-10">
          <h2 className="heading-section mb-3">{kitTexts.matrix}</h2>
          <KitMatrix cameras={cameras} lenses={lenses} pairs={pairs} />
        </section>
      )}
      {adapters.length > 0 && (
        <section className="mt-10">
          <h2 className="heading-section">{kitTexts.adapters}</h2>
          <ul className="mt-3 grid gap-1">
            {adapters.map(({ name, serves, source }) => (
              <li key={name}>
                {name} · {kitTexts.serves(serves)} <SourceLink href={source} label={kitTexts.source} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {cameras.length > 0 && lenses.length > 0 && (
        <section className="mt-10">
          <h2 className="heading-section">{kitTexts.reach}</h2>
          {cameras.map((camera) =>
            plan.reach
              .filter((reach) => reach.camera === camera._id)
              .map((reach) => <KitReach key={camera._id} camera={camera} reach={reach} lenses={lenses} />),
          )}
        </section>
      )}
    </>
  );
}

function KitSection({ title, items }: { title: string; items: readonly KitItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="heading-section">{title}</h2>
      <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
        {items.map((item) => (
          <li key={item._id}>
            <KitRow item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
