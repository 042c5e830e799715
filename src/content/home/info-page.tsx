import { AppError } from '#src/platform/errors.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { info } from '#src/texts/pages.server.ts';
import { shopName } from '#src/texts/shop.ts';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import type { Route } from './+types/info-page';

export const meta: Route.MetaFunction = ({ loaderData, ...place }) =>
  loaderData
    ? pageMeta(place, { title: loaderData.title, description: loaderData.lead, above: [] })
    : [{ title: shopName() }];

export const loader = pageLoader(async ({ url }) => {
  const page = info[url.pathname.slice(1)];
  if (!page) throw new AppError('not-found');
  return page;
});

export default function InfoPage({ loaderData: { title, lead, sections } }: Route.ComponentProps) {
  return (
    <article className="shell max-w-4xl py-10 sm:py-14">
      <PageHeading title={title} lead={lead} />
      <div className="mt-8 border-t border-line">
        {sections.map(({ heading, text }) => (
          <section
            key={heading}
            className="grid gap-2 border-b border-line py-6 sm:grid-cols-[14rem_1fr] sm:gap-8"
          >
            <h2 className="heading-card">{heading}</h2>
            <p className="max-w-prose">{text}</p>
          </section>
        ))}
      </div>
    </article>
  );
}
