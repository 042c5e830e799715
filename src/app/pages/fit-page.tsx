import { Link } from 'react-router';
import { adaptersOnSale, checkFit, describeItem } from '#src/catalog/item-fit/service.server.ts';
import { FitVerdict, OtherFits } from '#src/gear/fit/fit-verdict-card.tsx';
import { nameWithConverter, type SideName, type TypedConverter } from '#src/gear/fit/model-service.server.ts';
import { SourceLink } from '#src/gear/fit/source-link-card.tsx';
import { SaveModelsCard } from '#src/gear/kit/kit-card.tsx';
import { ModelField } from '#src/gear/models/model-field-card.tsx';
import { AppError } from '#src/platform/errors.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { fitTexts } from '#src/texts/fit.ts';
import { grammar } from '#src/texts/grammar.ts';
import { modelTexts } from '#src/texts/models.ts';
import { joinSentences } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import { Untranslated } from '#src/ui/text.tsx';
import type { Route } from './+types/fit-page';

const maxLength = 120;

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: fitTexts.fit.title, description: fitTexts.fit.lead, above: [] });

export const loader = pageLoader(async ({ app, url }) => {
  const readParam = (name: string): string => (url.searchParams.get(name) ?? '').trim().slice(0, maxLength);
  const listing = readParam('listing');
  const asked = readParam('camera') ? 'camera' : readParam('lens') ? 'lens' : undefined;
  const item = listing ? { id: listing, ...(await describeItem(app, listing, asked)) } : null;
  const readSide = async (name: SideName) => {
    const typed = item?.side === name ? '' : readParam(name);
    const named = typed
      ? await nameWithConverter(app, name, typed)
      : { model: null, candidates: [], converter: null };
    return { name, typed, ...named };
  };
  const [camera, lens] = await Promise.all([readSide('camera'), readSide('lens')]);
  const isMissing =
    [camera, lens].some(({ name, model }) => item?.side !== name && !model) ||
    lens.converter?.takes === false;
  const query = { camera: camera.model?.id, lens: lens.model?.id, listing: item?.id };
  const fit = isMissing ? null : await checkFit(app, query).catch(ignoreInvalid);
  const onSale = await adaptersOnSale(app, fit?.adapters.map(({ name }) => name) ?? []);
  return { item, camera, lens, fit, onSale };
});

/** Returns null if the input is invalid, because the form explains what is missing or wrong. */
function ignoreInvalid(error: unknown): null {
  if (error instanceof AppError && error.code === 'invalid') return null;
  throw error;
}

type Data = Route.ComponentProps['loaderData'];
type Side = Data['camera'];

const nameOf = ({ brand, name }: { brand: string; name: string }): string => `${brand} ${name}`;

function linkTo({ item, camera, lens }: Data, name: string, id: string): string {
  const params = new URLSearchParams(item ? { listing: item.id } : {});
  for (const side of [camera, lens]) if (side.typed) params.set(side.name, side.model?.id ?? side.typed);
  params.set(name, id);
  return `/fit?${params}`;
}

function ForSale({ camera, lens }: Pick<Data, 'camera' | 'lens'>) {
  const chosen = [camera, lens].flatMap(({ name, model }) =>
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
        {chosen.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={`/models/${id.replace(/@.*/s, '')}`}
              className="link inline-flex min-h-11 items-center wrap-anywhere"
            >
              {modelTexts.aboutModel(label)}
            </Link>
          </li>
        ))}
      </ul>
      <SaveModelsCard models={chosen} />
    </>
  );
}

function Converter({ converter, lens }: { converter: TypedConverter; lens: string | null }) {
  const { name, factor, source, takes, lenses } = converter;
  const { converter: words, source: label } = fitTexts.fit;
  const sentences = [
    ...(lens ? [takes ? words.takes(name, lens, factor) : words.refuses(name, lens)] : []),
    ...(takes ? [] : [words.only(name)]),
  ];
  return (
    <section className="mt-8">
      <p>
        {joinSentences(sentences)}
        {grammar.gap}
        <SourceLink source={source} label={label} />
      </p>
      {!takes && (
        <ul className="mt-2 text-sm">
          {lenses.map((each) => (
            <li key={each.id}>
              <Untranslated>{nameOf(each)}</Untranslated>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export default function FitPage({ loaderData }: Route.ComponentProps) {
  const { fit: words } = fitTexts;
  const { item, camera, lens, fit, onSale } = loaderData;
  const sides = [camera, lens];
  const called = (side: Side): string =>
    item?.side === side.name ? item.title : side.model ? nameOf(side.model) : side.typed;
  const judged = (side: Side): string =>
    item?.side === side.name ? (fit?.part ?? item.title) : called(side);
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
                side.typed && !side.model && side.candidates.length === 0 ? words.none(side.typed) : undefined
              }
            />
          ),
        )}
        <div className="sm:col-span-2">
          <Button type="submit">{words.ask}</Button>
        </div>
      </form>
      {sides
        .filter(({ candidates }) => candidates.length > 0)
        .map(({ name, typed, candidates }) => (
          <nav key={name} aria-label={words.which(typed)} className="mt-8">
            <p className="heading-block">{words.which(typed)}</p>
            <ul className="mt-2 grid gap-1">
              {candidates.map((model) => (
                <li key={model.id}>
                  <Link to={linkTo(loaderData, name, model.id)} className="link inline-block py-1.5">
                    <Untranslated>{nameOf(model)}</Untranslated>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      {lens.converter && <Converter converter={lens.converter} lens={lens.model && nameOf(lens.model)} />}
      {fit && (
        <section className="mt-10 border-t border-line pt-8">
          <h2 className="heading-section wrap-anywhere">{words.pair(judged(lens), judged(camera))}</h2>
          <FitVerdict fit={fit} onSale={onSale} />
          <OtherFits others={fit.others} title={item?.title ?? ''} />
          <ForSale camera={camera} lens={lens} />
          {fit.knownBy !== 'model' && <Notice className="mt-6">{words.knownBy[fit.knownBy]}</Notice>}
        </section>
      )}
    </div>
  );
}
