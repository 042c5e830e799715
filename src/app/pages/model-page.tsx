import { Link, redirect } from 'react-router';
import { renderCards } from '#src/catalog/cards/card-service.server.ts';
import { Cards } from '#src/catalog/cards/cards-card.tsx';
import { itemsOfModel } from '#src/catalog/model-items/service.server.ts';
import { SaveSearchCard } from '#src/catalog/saved-searches/save-search-card.tsx';
import { countFacets } from '#src/catalog/search/service.server.ts';
import { priceChartOf } from '#src/deals/prices/chart-service.server.ts';
import { priceChartHtml } from '#src/deals/prices/html-service.server.ts';
import { SourceLink } from '#src/gear/fit/source-link-card.tsx';
import { BuyingChecklist } from '#src/gear/grading/buying-card.tsx';
import { meetingChecklist } from '#src/gear/grading/meeting-service.server.ts';
import { EditNotesCard } from '#src/gear/models/edit-notes-card.tsx';
import { factsOfModel, type ModelFact } from '#src/gear/models/facts-service.server.ts';
import { wholeReference } from '#src/gear/models/names-service.server.ts';
import { notedModels } from '#src/gear/models/notes-service.server.ts';
import { shownNotes } from '#src/gear/models/shown-notes-service.server.ts';
import { ReportFactCard } from '#src/moderation/reports/filing/report-fact-card.tsx';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { gearTexts, gradingTexts } from '#src/texts/gear.ts';
import { modelTexts } from '#src/texts/models.ts';
import { kindTexts } from '#src/texts/names.ts';
import { shopFacts, shopName } from '#src/texts/shop.ts';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { Untranslated } from '#src/ui/text.tsx';
import type { Route } from './+types/model-page';

export const meta: Route.MetaFunction = ({ loaderData, ...place }) => {
  if (!loaderData) return [{ title: shopName() }];
  const { kind, title, isUnlisted } = loaderData;
  return pageMeta(place, {
    title,
    description: modelTexts.description(title),
    above: [{ title: kindTexts(kind).section, path: `/${kind}` }],
    isUnlisted,
    data: (at) => productData(loaderData, at),
  });
};

export const loader = pageLoader(async ({ app, params: { id = '' }, isDocument }) => {
  const { models, renamed } = await wholeReference(app.root);
  const model = models.get(id);
  const current = renamed.get(id);
  if (!model && current) throw redirect(`/models/${current}`, 301);
  if (!model) throw new AppError('not-found');
  addCacheTags(['models']);
  const { kind, maker, name, film } = model;
  const list = kind === 'lens' ? 'lens' : film ? 'film' : 'digital';
  const [items, facts, fits, checklist, notes, noted, chart] = await Promise.all([
    itemsOfModel(app, kind, id),
    factsOfModel(app.root, id),
    countFits(app, model),
    meetingChecklist(app, list, { modelId: id, inspection: null }),
    shownNotes(app, model),
    notedModels(app.root),
    priceChartOf(app, id),
  ]);
  const { newest, isTraded, ...onSale } = items;
  return {
    id,
    kind,
    maker,
    title: `${maker} ${name}`,
    isNoted: noted.includes(id),
    isUnlisted: !isTraded && notes.length === 0,
    onSale,
    cards: renderCards(newest, { isDocument, atTop: true, heading: 'h3' }),
    facts,
    fits,
    list,
    checklist,
    notes,
    chartHtml: chart ? priceChartHtml(chart) : '',
  };
});

const others = { cameras: 'lens', lens: 'cameras' } as const;

/** Counts the items on sale that fit; null for a camera whose lens cannot be removed. */
async function countFits(
  app: App,
  { id, kind, choices }: { id: string; kind: keyof typeof others; choices: string[] },
) {
  if (choices.length === 0) return null;
  return (await countFacets(app, { kind: [others[kind]], fits: id })).fits;
}

type Data = Route.ComponentProps['loaderData'];

export default function ModelPage({ loaderData }: Route.ComponentProps) {
  const { id, kind, title, isNoted, onSale, cards, facts, fits, list, checklist, notes, chartHtml } =
    loaderData;
  const search = new URLSearchParams({ model: id });
  return (
    <article className="shell flex flex-col gap-12 pt-6 pb-10 sm:py-14">
      <PageHeading title={title} eyebrow={gearTexts.kinds[kind]} lead={<Summary facts={facts} />} />
      <section>
        <SectionHeading
          title={modelTexts.onSale}
          link={
            onSale.count > 0 ? { to: `/${kind}?${search}`, label: modelTexts.all(onSale.count) } : undefined
          }
        />
        {onSale.count > 0 ? <Cards cards={cards} /> : <p className="text-soft">{modelTexts.noneOnSale}</p>}
        <div className="mt-6 flex min-h-9 flex-wrap items-center gap-x-3">
          <SaveSearchCard path={`/${kind}`} params={search} label={modelTexts.notify} />
        </div>
      </section>
      <div className="grid gap-12 lg:grid-cols-[8fr_5fr] lg:gap-14">
        <section>
          <SectionHeading title={modelTexts.facts} />
          <Facts facts={facts} />
          <div className="mt-2">
            <ReportFactCard
              model={id}
              title={title}
              facts={[
                ...facts,
                ...notes.map(({ key, text }) => ({ name: `note:${key}`, label: modelTexts.known, text })),
              ]}
              label={modelTexts.report}
            />
            {isNoted && <EditNotesCard model={id} title={title} />}
          </div>
        </section>
        <div className="flex min-w-0 flex-col gap-12">
          <div
            className="empty:hidden"
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: chartHtml }}
          />
          {fits && <Fits id={id} kind={kind} fits={fits} />}
        </div>
      </div>
      {notes.length > 0 && <Notes notes={notes} />}
      <section className="max-w-3xl">
        <SectionHeading
          title={modelTexts.look}
          link={{ to: `/grading#${list}`, label: gradingTexts.item.definitions }}
        />
        <BuyingChecklist checklist={checklist} />
      </section>
    </article>
  );
}

/** The facts that tell what it is, in one line. */
const summaryFacts = ['build', 'film', 'format', 'mounts', 'focal', 'aperture', 'autofocus', 'year'];

const Summary = ({ facts }: { facts: readonly ModelFact[] }) =>
  facts
    .filter(({ name }) => summaryFacts.includes(name))
    .map(({ text }) => text)
    .join(' · ');

function Facts({ facts }: { facts: readonly ModelFact[] }) {
  // Facts with the same sources share a line.
  const bySource = Map.groupBy(
    facts.flatMap(({ label, sources }) => sources.map((source) => ({ label, source }))),
    ({ source }) => source,
  );
  return (
    <>
      <DefinitionList
        items={facts.map(({ label, text, isName }) => ({
          term: label,
          detail: isName ? <Untranslated>{text}</Untranslated> : text,
        }))}
      />
      <h3 className="heading-card mt-5">{modelTexts.sources}</h3>
      <ul className="text-sm text-soft">
        {[...bySource].map(([source, of]) => (
          <li key={source} className="py-1">
            <SourceLink source={source} label={of.map(({ label }) => label).join(', ')} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Notes({ notes }: Pick<Data, 'notes'>) {
  return (
    <section className="max-w-3xl">
      <SectionHeading title={modelTexts.known} />
      <ul className="border-t border-line">
        {notes.map(({ key, text, sources }) => (
          <li key={key} className="border-b border-line py-3">
            <p className="max-w-prose">{text}</p>
            <ul className="mt-1 text-soft">
              {sources.map(({ url, title }) => (
                <li key={url}>
                  <SourceLink source={url} label={title} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fits({ id, kind, fits }: Pick<Data, 'id' | 'kind'> & { fits: NonNullable<Data['fits']> }) {
  const path = `/${others[kind]}?fits=${id}`;
  const links = [
    { to: path, count: fits.native, label: modelTexts.native[kind](fits.native) },
    { to: `${path}&adapters=1`, count: fits.adapter, label: modelTexts.adapter(fits.adapter) },
    { to: `${path}&adapters=1&limited=1`, count: fits.limited, label: modelTexts.limited(fits.limited) },
  ];
  return (
    <section>
      <SectionHeading title={modelTexts.fits[kind]} />
      <p className="text-sm text-soft">{modelTexts.fitsHint}</p>
      <ul className="mt-2 border-t border-line">
        {links
          .filter(({ count }, index) => count > 0 || index === 0)
          .map(({ to, label }) => (
            <li key={to} className="border-b border-line">
              <Link to={to} className="link block py-2.5">
                {label}
              </Link>
            </li>
          ))}
      </ul>
      <Link
        to={`/fit?${kind === 'lens' ? 'lens' : 'camera'}=${id}`}
        className="link inline-block py-2.5 text-sm"
      >
        {modelTexts.check[kind]}
      </Link>
    </section>
  );
}

/** Structured data for search engines; nothing while none is on sale, because a product needs an offer. */
function productData({ id, title, maker, onSale: { offers } }: Data, at: (path: string) => string): object[] {
  if (!offers) return [];
  const { code, decimals } = shopFacts().currency;
  return [
    {
      '@type': 'Product',
      name: title,
      url: at(`/models/${id}`),
      brand: { '@type': 'Brand', name: maker },
      itemCondition: 'https://schema.org/UsedCondition',
      offers: {
        '@type': 'AggregateOffer',
        offerCount: offers.count,
        lowPrice: offers.low.toFixed(decimals),
        highPrice: offers.high.toFixed(decimals),
        priceCurrency: code,
        itemCondition: 'https://schema.org/UsedCondition',
      },
    },
  ];
}
