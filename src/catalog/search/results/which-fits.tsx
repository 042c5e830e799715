import { Link } from 'react-router';
import { searchTexts } from '#src/texts/search.ts';
import { withFields, type ListProps } from '#src/catalog/search/filtering/links.ts';
import type { Which } from './page-service.server.ts';

type Props = Omit<ListProps, 'facets'> & { which: Which };

export function WhichFits({ path, params, which: { typed, meant } }: Props) {
  const { find } = searchTexts;
  if (meant.length === 0)
    return <output className="mt-4 block wrap-anywhere">{find.fitsNothing(typed)}</output>;
  return (
    <nav aria-label={find.fitsWhich(typed)} className="mt-4">
      <p className="heading-block wrap-anywhere">{find.fitsWhich(typed)}</p>
      <ul className="mt-1 flex flex-wrap gap-x-5">
        {meant.map(({ id, brand, name }) => (
          <li key={id}>
            <Link
              to={withFields(path, params, { fits: id })}
              className="link inline-flex min-h-11 items-center"
            >
              {brand} {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
