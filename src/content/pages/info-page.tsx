import { PostText } from '#src/content/posts/post-text-card.tsx';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { shopName } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import type { Route } from './+types/info-page';
import './info-text.css';
import { renderPage } from './service.server.ts';

export const meta: Route.MetaFunction = ({ loaderData, ...place }) =>
  loaderData
    ? pageMeta(place, { title: loaderData.title, description: loaderData.description, above: [] })
    : [{ title: shopName() }];

export const loader = pageLoader(async ({ app, url }) => renderPage(app, url.pathname.slice(1)));

export default function InfoPage({ loaderData: { title, html, changedAt } }: Route.ComponentProps) {
  return (
    <article className="shell max-w-4xl py-10 sm:py-14">
      <PageHeading title={title} />
      <PostText html={html} className="info-text mt-3" />
      {changedAt !== null && (
        <p className="mt-8 border-t border-line pt-4 text-sm text-soft">
          <time dateTime={changedAt}>{siteTexts.changedOn(formatDay(changedAt))}</time>
        </p>
      )}
    </article>
  );
}
