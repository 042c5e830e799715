import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { SourceLink } from '#src/gear/fit/source-link-card.tsx';
import { ModelField } from '#src/gear/models/model-field-card.tsx';
import { kitTexts } from '#src/texts/kit.ts';
import { Button } from '#src/ui/button.tsx';
import { call, reasonOf } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { EmptyState, RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { KitMatrix, KitReach } from './kit-plan.tsx';
import { KitRow } from './kit-row.tsx';
import { loadKit } from './my-kit.ts';
import type { KitItem, KitPlan } from './schemas.ts';

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
                {name} · {kitTexts.serves(serves)} <SourceLink source={source} label={kitTexts.source} />
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

async function findNamed(typed: string): Promise<string | undefined> {
  const { models } = (await call('GET /gear', { query: { q: typed } })).body;
  const exact = models.find(({ brand, name }) => `${brand} ${name}`.toLowerCase() === typed.toLowerCase());
  return (exact ?? (models.length === 1 ? models[0] : undefined))?._id;
}

function AddToKit() {
  const queries = useQueryClient();
  const user = useCurrentUser();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function add(data: FormData): Promise<void> {
    const typed = String(data.get('model') ?? '').trim();
    setPending(true);
    try {
      const model = await findNamed(typed);
      if (!model) return setError(kitTexts.none(typed));
      await api('POST /my/kit', { body: { model } });
      setError(undefined);
      // Does not clear text that was typed while the request ran.
      const field = form.current?.elements.namedItem('model');
      if (field instanceof HTMLInputElement && field.value.trim() === typed) form.current?.reset();
      await Promise.all([loadKit(user._id), queries.invalidateQueries({ queryKey: ['kit'] })]);
    } catch (failed) {
      setError(reasonOf(failed, kitTexts.failed));
    } finally {
      setPending(false);
    }
  }
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void add(new FormData(event.currentTarget));
      }}
      className="flex max-w-xl flex-wrap items-end gap-3"
    >
      <ModelField label={kitTexts.item} name="model" required error={error} className="flex-1" />
      <Button type="submit" pending={isPending}>
        {kitTexts.add}
      </Button>
    </form>
  );
}
