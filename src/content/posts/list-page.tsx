import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { parse } from '#src/platform/http/parse.server.ts';
import { paging } from '#src/platform/list-schemas.ts';
import { siteTexts } from '#src/texts/site.ts';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import { Pagination } from '#src/ui/lists/pagination.tsx';
import type { Route } from './+types/list-page';
import { PostCard } from './post-card.tsx';
import { listPublished } from './service.server.ts';

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: siteTexts.blog.title, description: siteTexts.found.blogs, above: [] });

export const loader = pageLoader(async ({ app, url }) => {
  const query = parse(paging, Object.fromEntries(url.searchParams));
  const { items, ...page } = await listPublished(app, query);
  return { ...page, posts: items.map(({ _id, title, image, date }) => ({ _id, title, image, date })) };
});

const firstRow = 3;

export default function BlogListPage({ loaderData: { posts, total, first, next } }: Route.ComponentProps) {
  const { blog } = siteTexts;
  return (
    <div className="shell py-10 sm:py-14">
      <PageHeading title={blog.count(total)} />
      {posts.length === 0 ? (
        <EmptyState title={blog.empty}>{blog.emptyHint}</EmptyState>
      ) : (
        <>
          <div className="grid-blog mt-8">
            {posts.map((post, index) => (
              <PostCard key={post._id} post={post} eager={index < firstRow} />
            ))}
          </div>
          <Pagination first={first > 1 && '/blogs'} next={next && `/blogs?cursor=${next}`} />
        </>
      )}
    </div>
  );
}
