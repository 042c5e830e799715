import { PostCard } from '#src/blog/post-card.tsx';
import { listPublished } from '#src/blog/service.server.ts';
import { ListingCard } from '#src/catalog/listing-card.tsx';
import { listOnShow } from '#src/catalog/service.server.ts';
import { pageLoader } from '#src/platform/page-loader.server.ts';
import { texts } from '#src/texts/texts.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { SectionHeading } from '#src/ui/page-heading.tsx';
import type { Route } from './+types/home-page';
import { CategoryGrid } from './category-grid.tsx';
import { listCategories } from './service.server.ts';

export const meta: Route.MetaFunction = () => [
  { title: `${texts.name} · ${texts.home.title}` },
  { name: 'description', content: texts.tagline },
];

export const loader = pageLoader(async ({ app }) => {
  const [categories, cameras, lenses, posts] = await Promise.all([
    listCategories(app),
    listOnShow(app, 'cameras', { limit: 4 }),
    listOnShow(app, 'lens', { limit: 4 }),
    listPublished(app, { limit: 3 }),
  ]);
  return { categories, latest: [...cameras.items, ...lenses.items], posts: posts.items };
});

export default function HomePage({ loaderData: { categories, latest, posts } }: Route.ComponentProps) {
  const { home, kinds } = texts;
  return (
    <>
      <section className="border-b border-line">
        <div className="shell grid items-center gap-8 lg:grid-cols-[5fr_7fr] lg:gap-12">
          <img
            src="/demo/slide-1.svg"
            alt=""
            width={700}
            height={500}
            className="-mx-4 aspect-[7/5] w-[calc(100%+2rem)] max-w-none bg-plate object-cover sm:mx-0 sm:w-full lg:order-2"
          />
          <div className="flex flex-col items-start gap-5 pb-10 lg:py-14">
            <h1 className="heading-hero text-balance">{home.slide.title}</h1>
            <p className="max-w-[38ch] text-lg text-soft">{home.slide.text}</p>
            <ButtonLink to="/lens" size="lg">
              {home.slide.more}
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className="shell flex flex-col gap-14 py-14">
        <section>
          <SectionHeading title={home.categories} />
          <CategoryGrid categories={categories} />
        </section>
        {latest.length > 0 && (
          <section>
            <SectionHeading title={home.latest} link={{ to: '/cameras', label: kinds.cameras.all }} />
            <div className="grid-list">
              {latest.map((listing) => (
                <ListingCard key={listing._id} listing={listing} heading="h3" />
              ))}
            </div>
          </section>
        )}
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
