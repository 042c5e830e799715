import { PostCard } from '#src/blog/post-card.tsx';
import { listPublished } from '#src/blog/service.server.ts';
import { forCard, ListingCard } from '#src/catalog/listing-card.tsx';
import { listAdvertised, listLatest } from '#src/catalog/service.server.ts';
import { pageLoader } from '#src/platform/page-loader.server.ts';
import { texts } from '#src/texts/texts.ts';
import '#src/texts/welcoming.ts';
import { SectionHeading } from '#src/ui/page-heading.tsx';
import { pageMeta } from '#src/ui/page-meta.ts';
import type { Route } from './+types/home-page';
import { Advertise } from './advertise.tsx';
import { Carousel } from './carousel.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { LensFeature } from './lens-feature.tsx';
import { Newsletter } from './newsletter.tsx';
import { listCategories } from './service.server.ts';

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: texts.home.title, description: texts.tagline });

/** One row at the widest, five cards to scroll past on a phone. */
const shown = 5;

export const loader = pageLoader(async ({ app }) => {
  const [categories, advertised, latest, posts] = await Promise.all([
    listCategories(app),
    listAdvertised(app, { limit: shown }),
    listLatest(app, shown),
    listPublished(app, { limit: 3 }),
  ]);
  return {
    categories,
    advertised: advertised.items.map(forCard),
    latest: latest.map(forCard),
    posts: posts.items.map(({ _id, title, image, date }) => ({ _id, title, image, date })),
  };
});

export default function HomePage({
  loaderData: { categories, advertised, latest, posts },
}: Route.ComponentProps) {
  const { home, kinds } = texts;
  return (
    <>
      <h1 className="sr-only">{home.title}</h1>
      <Carousel />
      <div className="shell flex flex-col gap-16 py-14">
        <section>
          <SectionHeading title={home.categories} />
          <CategoryGrid categories={categories} />
        </section>
        {latest.length > 0 && (
          <section>
            <SectionHeading title={home.latest} link={{ to: '/cameras', label: kinds.cameras.all }} />
            <div className="grid-dense">
              {latest.map((listing) => (
                <ListingCard key={listing._id} listing={listing} heading="h3" />
              ))}
            </div>
          </section>
        )}
        <Advertise listings={advertised} />
        <LensFeature />
        <Newsletter />
        {posts.length > 0 && (
          <section>
            <SectionHeading title={home.blog} link={{ to: '/blogs', label: home.allPosts }} />
            <div className="grid-blog">
              {posts.map((post) => (
                <PostCard key={post._id} post={post} heading="h3" />
              ))}
            </div>
          </section>
        )}
      </div>
    </>
  );
}
