import { Link } from 'react-router';
import { PostCard } from '#src/content/posts/post-card.tsx';
import { listPublished } from '#src/content/posts/service.server.ts';
import { SearchBox } from '#src/catalog/search/suggesting/search-box-card.tsx';
import { ViewedCard } from '#src/catalog/recently-viewed/viewed-card.tsx';
import { forCard, ListingCard } from '#src/catalog/listings/listing-card.tsx';
import { listFirstAdvertised } from '#src/catalog/listings/advertising/service.server.ts';
import { listLatest } from '#src/catalog/listings/service.server.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { homeTexts } from '#src/texts/home.ts';
import { siteTexts } from '#src/texts/site.ts';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import type { Route } from './+types/home-page';
import { Advertise } from './advertised-items.tsx';
import { Carousel } from './carousel.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { LensFeature } from './lens-feature.tsx';
import { Newsletter } from './newsletter-form.tsx';
import { listCategories } from './service.server.ts';

export const meta: Route.MetaFunction = (place) =>
  pageMeta(place, { title: homeTexts.home.title, description: siteTexts.tagline });

/** One row at the widest; a phone shows fewer. */
const shown = { latest: 5, advertised: 5 };

export const loader = pageLoader(async ({ app }) => {
  const [categories, advertised, latest, posts] = await Promise.all([
    listCategories(app),
    listFirstAdvertised(app, shown.advertised),
    listLatest(app, shown.latest + shown.advertised),
    listPublished(app, { limit: 3 }),
  ]);
  // Each item stands on the page once.
  const advertisedIds = new Set(advertised.map(({ _id }) => _id));
  const others = latest.filter(({ _id }) => !advertisedIds.has(_id)).slice(0, shown.latest);
  return {
    categories,
    advertised: advertised.map(forCard),
    latest: others.map(forCard),
    posts: posts.items.map(({ _id, title, image, date }) => ({ _id, title, image, date })),
  };
});

export default function HomePage({
  loaderData: { categories, advertised, latest, posts },
}: Route.ComponentProps) {
  const { home } = homeTexts;
  return (
    <>
      <div className="shell flex flex-col gap-10 pt-8 pb-10 sm:gap-16 sm:pt-14 sm:pb-16">
        <section className="flex flex-col gap-6">
          <PageHeading title={home.title} lead={home.lead} />
          <SearchBox className="max-w-2xl" />
          <div>
            <SectionHeading title={home.categories} className="max-sm:mb-3" />
            <CategoryGrid categories={categories} />
          </div>
        </section>
        {latest.length > 0 && (
          <section>
            <SectionHeading title={home.latest} link={{ to: '/search', label: home.all }} />
            <div className="grid-home max-sm:[&>:nth-child(n+5)]:hidden">
              {latest.map((listing) => (
                <ListingCard key={listing._id} listing={listing} heading="h3" />
              ))}
            </div>
          </section>
        )}
        <HowItWorks />
      </div>
      <Carousel />
      <div className="shell flex flex-col gap-10 py-10 sm:gap-16 sm:py-16">
        <Advertise listings={advertised} />
        <LensFeature />
        <Newsletter />
        {posts.length > 0 && (
          <section>
            <SectionHeading title={home.blog} link={{ to: '/blogs', label: home.allPosts }} />
            <div className="grid-home lg:grid-cols-3! max-sm:[&>:nth-child(n+3)]:hidden">
              {posts.map((post) => (
                <PostCard key={post._id} post={post} heading="h3" />
              ))}
            </div>
          </section>
        )}
        <ViewedCard />
      </div>
    </>
  );
}

function HowItWorks() {
  const { steps } = homeTexts.home;
  return (
    <section>
      <h2 className="heading-section mb-4">{steps.title}</h2>
      <ol className="grid gap-3 sm:grid-cols-3 sm:gap-8">
        {steps.list.map((step, index) => (
          <li key={step} className="flex gap-3 border-t border-line pt-3">
            <span aria-hidden className="mono pt-0.5">
              {index + 1}
            </span>
            <p className="text-sm text-soft">{step}</p>
          </li>
        ))}
      </ol>
      <Link to="/buying" className="link mt-3 inline-block py-2 text-sm">
        {steps.more}
      </Link>
    </section>
  );
}
