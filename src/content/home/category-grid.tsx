import { Link } from 'react-router';
import { kindTexts } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import type { Category } from './service.server.ts';
import { srcSetOf } from './shop-image.tsx';

export function CategoryGrid({ categories }: { categories: Category[] }) {
  return (
    <ul className="@container grid grid-cols-3 border-y border-line">
      {categories.map(({ _id, cat, img, count }) => (
        <li key={_id} className="border-line not-first:border-s">
          <Link
            to={`/${cat}`}
            className="group flex h-full flex-col gap-2 px-1.5 py-2 @md:px-2 @md:py-3 @3xl:flex-row @3xl:items-center @3xl:gap-4 @3xl:px-6"
          >
            <img
              src={img}
              srcSet={srcSetOf(img)}
              sizes="14rem"
              alt=""
              width={400}
              height={300}
              loading="lazy"
              className="aspect-4/3 w-full bg-plate object-cover @max-md:hidden @3xl:w-36"
            />
            <span className="flex flex-1 items-baseline justify-between gap-x-2 @max-md:flex-col">
              <span className="heading-block group-hover:underline @max-3xl:text-lg @max-md:text-sm @max-xs:text-xs">
                {kindTexts(cat).nav}
              </span>
              <span className="mono">
                <span aria-hidden>{count}</span>
                <span className="sr-only">{siteTexts.listing.items(count)}</span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
