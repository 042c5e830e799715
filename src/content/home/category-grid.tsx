import { Link } from 'react-router';
import { kindTexts } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { srcSetOf } from './shop-image.tsx';
import type { Category } from './service.server.ts';

export function CategoryGrid({ categories }: { categories: Category[] }) {
  return (
    <ul className="grid grid-cols-3 border-y border-line">
      {categories.map(({ _id, cat, img, count }) => (
        <li key={_id} className="border-line not-first:border-s">
          <Link
            to={`/${cat}`}
            className="group flex h-full flex-col gap-2 p-1.5 sm:flex-row sm:items-center sm:gap-4 sm:px-6 sm:py-4"
          >
            <img
              src={img}
              srcSet={srcSetOf(img)}
              sizes="(min-width: 64rem) 9rem, (min-width: 40rem) 6rem, 28vw"
              alt=""
              width={400}
              height={300}
              loading="lazy"
              className="aspect-3/2 w-full bg-plate object-cover sm:aspect-4/3 sm:w-24 lg:w-36"
            />
            <span className="flex flex-1 flex-col justify-end">
              <span className="heading-block group-hover:underline max-sm:text-sm max-[22rem]:text-xs">
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
