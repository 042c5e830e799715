import { Link } from 'react-router';
import { siteTexts } from '#src/texts/site.ts';
import type { Category } from './service.server.ts';

export function CategoryGrid({ categories }: { categories: Category[] }) {
  return (
    <ul className="grid grid-cols-3 border-y border-line">
      {categories.map(({ _id, cat, img, count }) => (
        <li key={_id} className="border-line not-first:border-s">
          <Link to={`/${cat}`} className="group flex h-full flex-col gap-2 p-2 sm:gap-4 sm:p-6">
            <img
              src={img}
              srcSet={srcSetOf(img)}
              sizes="(min-width: 86rem) 25rem, (min-width: 40rem) 30vw, 28vw"
              alt=""
              width={400}
              height={300}
              loading="lazy"
              className="aspect-4/3 w-full bg-plate object-cover"
            />
            <span className="flex flex-1 items-end justify-between gap-x-4 max-sm:flex-col max-sm:items-start">
              <span className="heading-block group-hover:underline max-sm:text-sm">{siteTexts.nav[cat]}</span>
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

function srcSetOf(img: string): string | undefined {
  const [, name, width] = /^(\/demo\/[\w-]+)-(\d+)\.webp$/.exec(img) ?? [];
  return name && [320, 640, width].map((wide) => `${name}-${wide}.webp ${wide}w`).join(', ');
}
