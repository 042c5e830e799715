import { AppError } from '#src/platform/errors.ts';
import { KeepCard } from '#src/gear/kit/kit-card.tsx';
import { ModelField } from '#src/gear/models/model-field-card.tsx';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { fitTexts } from '#src/texts/fit.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import { Link } from 'react-router';
import type { Route } from './+types/fit-page';
import { FitVerdict } from '#src/gear/fit/fit-verdict-card.tsx';
import { checkFit, describeItem } from '#src/catalog/item-fit/service.server.ts';
import { nameSide } from '#src/gear/fit/model-service.server.ts';

const longest = 120;

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: fitTexts.fit.title, description: fitTexts.fit.lead, above: [] });

export const loader = pageLoader(async ({ app, url }) => {
  const given = (name: string): string => (url.searchParams.get(name) ?? '').trim().slice(0, longest);
  const listing = given('listing');
  const item = listing ? { id: listing, ...(await describeItem(app, listing)) } : null;
  const sides = await Promise.all(
    (['camera', 'lens'] as const).map(async (name) => {
      const typed = item?.side === name ? '' : given(name);
      const named = typed ? await nameSide(app, name, typed) : { model: null, meant: [] };
      return { name, typed, ...named };
    }),
  );
  const asked = sides.filter(({ name }) => item?.side !== name);
  if (asked.some(({ model }) => !model)) return { item, sides, fit: null };
  const ids = Object.fromEntries(asked.map(({ name, model }) => [name, model!.id]));
  try {
    return { item, sides, fit: await checkFit(app, { ...ids, ...(listing && { listing }) }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return { item, sides, fit: null };
    throw error;
  }
});

type Data = Route.ComponentProps['loaderData'];
type Side = Data['sides'][number];

const nameOf = ({ brand, name }: { brand: string; name: string }): string => `${brand} ${name}`;

function linkTo({ item, sides }: Data, name: string, id: string): string {
  const params = new URLSearchParams(item ? { listing: item.id } : {});
  for (const side of sides) if (side.typed) params.set(side.name, side.model?.id ?? side.typed);
  params.set(name, id);
  return `/fit?${params}`;
}

function ForSale({ sides }: Pick<Data, 'sides'>) {
  const chosen = sides.flatMap(({ name, model }) =>
    model ? [{ name, id: model.id, label: nameOf(model) }] : [],
  );
  return (
    <>
      <h3 className="heading-block mt-6 print:hidden">{fitTexts.fit.forSale}</h3>
      <ul className="mt-2 grid print:hidden">
        {chosen.map(({ name, id, label }) => (
          <li key={name}>
            <Link
              to={`/${name === 'camera' ? 'lens' : 'cameras'}?fits=${id}&adapters=1`}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {fitTexts.fit.forSaleWith[name](label)}
            </Link>
          </li>
        ))}
      </ul>
      <KeepCard models={chosen} />
    </>
  );
}

export default function FitPage({ loaderData }: Route.ComponentProps) {
  const { fit: words } = fitTexts;
  const { item, sides, fit } = loaderData;
  const called = (side: Side): string =>
    item?.side === side.name ? item.title : side.model ? nameOf(side.model) : side.typed;
  const [camera, lens] = sides as [Side, Side];
  return (
    <div className="shell max-w-3xl py-10 sm:py-14">
      <PageHeading title={words.title} lead={words.lead} />
      <form method="get" action="/fit" className="mt-8 grid gap-5 sm:grid-cols-2 print:hidden">
        {item && <input type="hidden" name="listing" value={item.id} />}
        {sides.map((side) =>
          item?.side === side.name ? (
            <div key={side.name} className="min-w-0">
              <p className="text-sm font-semibold">{words[side.name]}</p>
              <Link to={item.path} className="link wrap-anywhere">
                {item.title}
              </Link>
            </div>
          ) : (
            <ModelField
              key={`${side.name} ${called(side)}`}
              kind={side.name === 'camera' ? 'cameras' : 'lens'}
              label={words[side.name]}
              name={side.name}
              hint={words.example(side.name)}
              required
              defaultValue={called(side)}
              error={
                side.typed && !side.model && side.meant.length === 0 ? words.none(side.typed) : undefined
              }
            />
          ),
        )}
        <div className="sm:col-span-2">
          <Button type="submit">{words.ask}</Button>
        </div>
      </form>
      {sides
        .filter(({ meant }) => meant.length > 0)
        .map(({ name, typed, meant }) => (
          <nav key={name} aria-label={words.which(typed)} className="mt-8">
            <p className="heading-block">{words.which(typed)}</p>
            <ul className="mt-2 grid gap-1">
              {meant.map((model) => (
                <li key={model.id}>
                  <Link to={linkTo(loaderData, name, model.id)} className="link inline-block py-1.5">
                    {nameOf(model)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      {fit && (
        <section className="mt-10 border-t border-line pt-8">
          <h2 className="heading-section wrap-anywhere">{words.pair(called(lens), called(camera))}</h2>
          <FitVerdict fit={fit} />
          <ForSale sides={sides} />
          {fit.knownBy !== 'model' && <Notice className="mt-6">{words.knownBy[fit.knownBy]}</Notice>}
        </section>
      )}
    </div>
  );
}
