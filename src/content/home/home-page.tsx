import { Link } from 'react-router';
import { useSession } from '#src/accounts/auth/session.ts';
import { renderCards } from '#src/catalog/cards/card-service.server.ts';
import { Cards } from '#src/catalog/cards/cards-card.tsx';
import { listFirstAdvertised } from '#src/catalog/listings/advertising/service.server.ts';
import { listMixedLatest } from '#src/catalog/listings/lists/active-service.server.ts';
import { NearTools } from '#src/catalog/near/near-tools-card.tsx';
import { ViewedCard } from '#src/catalog/recently-viewed/viewed-card.tsx';
import { SearchBox } from '#src/catalog/search/suggesting/search-box-card.tsx';
import { PostCard } from '#src/content/posts/post-card.tsx';
import { listPublished } from '#src/content/posts/service.server.ts';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import type { HomeSection } from '#src/platform/shop/home-schemas.ts';
import { grammar } from '#src/texts/grammar.ts';
import { homeTexts } from '#src/texts/home.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { PageHeading, SectionHeading } from '#src/ui/layout/page-heading.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import type { Route } from './+types/home-page';
import { Advertise } from './advertise.tsx';
import { Carousel } from './carousel.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { Newsletter } from './newsletter-form.tsx';
import { originalBanners, originalSlides } from './original-client.ts';
import { listCategories } from './service.server.ts';
import { showHome } from './settings.server.ts';
import { ShopImage } from './shop-image.tsx';

export const meta: Route.MetaFunction = ({ loaderData, ...place }) =>
  pageMeta(place, {
    title: loaderData?.parts.headline ?? homeTexts.home.title,
    description: siteTexts.tagline(),
  });

/** Enough for one row on the widest screen; phones show fewer. */
const shown = { latest: 5, advertised: 5 };

export const loader = pageLoader(async ({ app, isDocument }) => {
  const { hidden } = app.shop.current.home;
  const ifShown = async <T,>(section: HomeSection, list: () => Promise<T[]>): Promise<T[]> =>
    hidden.includes(section) ? [] : list();
  const [parts, categories, advertised, latest, posts] = await Promise.all([
    showHome(app),
    ifShown('categories', async () => listCategories(app)),
    ifShown('advertise', async () => listFirstAdvertised(app, 1 + shown.advertised)),
    ifShown('latest', async () => listMixedLatest(app, 1 + shown.latest + shown.advertised)),
    ifShown('blog', async () => (await listPublished(app, { limit: 3 })).items),
  ]);
  // No item appears twice on the page.
  const advertisedIds = new Set(advertised.slice(0, shown.advertised).map(({ _id }) => _id));
  const others = latest.filter(({ _id }) => !advertisedIds.has(_id));
  const cover = [...others, ...advertised].slice(0, 1);
  const isNotCover = ({ _id }: { _id: string }) => _id !== cover[0]?._id;
  return {
    parts,
    hidden,
    categories,
    cover: renderCards(cover, { isDocument, heading: 'h2', cover: true, atTop: true }),
    advertised: renderCards(advertised.filter(isNotCover).slice(0, shown.advertised), {
      isDocument,
      heading: 'h3',
    }),
    latest: renderCards(others.filter(isNotCover).slice(0, shown.latest), { isDocument, heading: 'h3' }),
    posts: posts.map(({ _id, title, image, date }) => ({ _id, title, image, date })),
  };
});

export default function HomePage({
  loaderData: { parts, hidden, categories, cover, advertised, latest, posts },
}: Route.ComponentProps) {
  const { home } = homeTexts;
  const shows = (section: HomeSection) => !hidden.includes(section);
  return (
    <>
      <div className="shell flex flex-col gap-6 pt-3 pb-10 sm:gap-12 sm:pt-10 sm:pb-16">
        <div
          className={classNames(
            'grid gap-x-8 gap-y-3 sm:gap-y-8 lg:gap-x-12',
            cover.count > 0 && 'md:grid-cols-2 md:grid-rows-[1fr_auto]',
          )}
        >
          <div className="flex flex-col gap-2.5 sm:gap-6">
            <PageHeading
              title={parts.headline ?? home.title}
              lead={
                <span className="block max-sm:text-sm">
                  {parts.lead ?? home.lead}
                  {grammar.gap}
                  <strong className="block font-semibold text-ink">{home.promise}</strong>
                </span>
              }
              className="max-sm:[&_h1]:text-2xl/none max-sm:[&_p]:mt-2"
            />
            {/* The only search box of this page on wide screens. */}
            <div data-own-search className="max-w-2xl">
              <SearchBox />
            </div>
          </div>
          {cover.count > 0 && <Cards cards={cover} className="cover min-w-0 md:row-span-2" />}
          <div className="flex min-w-0 flex-col gap-4 max-sm:mt-2">
            {shows('categories') && (
              <section>
                <SectionHeading title={home.categories} className="max-sm:mb-2.5" />
                <CategoryGrid categories={categories} />
              </section>
            )}
            <SellButton />
          </div>
        </div>
        {latest.count > 0 && (
          <section>
            <SectionHeading title={home.latest} link={{ to: '/search', label: home.all }} />
            <Cards cards={latest} className="grid-home max-sm:[&>:nth-child(n+3)]:hidden" />
            <div className="mt-2">
              <NearTools near={(id) => `/search?near=${id}&sort=distance`} anywhere="/" isOn={false} />
            </div>
          </section>
        )}
        {shows('steps') && <HowItWorks />}
      </div>
      {shows('carousel') && <Carousel slides={parts.slides ?? originalSlides().map(withImage)} />}
      <div className="shell flex flex-col gap-10 py-10 sm:gap-16 sm:py-16">
        {shows('advertise') && (
          <Advertise cards={advertised} banners={parts.banners ?? originalBanners().map(withImage)} />
        )}
        {shows('lens') && <LensFeature />}
        {shows('newsletter') && <Newsletter />}
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

const withImage = <T extends { image: string }>({ image: src, ...rest }: T) => ({ ...rest, image: { src } });

/** On phones, the header has no room for Sell. */
function SellButton() {
  const session = useSession();
  const form = '/dashboard/addproducts';
  const path = session.state === 'signed-in' ? form : `/signup?from=${encodeURIComponent(form)}`;
  return (
    <ButtonLink to={path} variant="patch" className="lg:hidden">
      {homeTexts.home.sell}
    </ButtonLink>
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

const lensImage = { src: '/demo/lens-70-200-white-1200.webp' };

function LensFeature() {
  const session = useSession();
  const { feature } = homeTexts.home;
  const sells = session.state === 'signed-in' && session.user.role === 'Seller';
  // Signed-in users already have an account, so they are not sent to sign-up.
  const start = sells ? '/dashboard/addproducts' : session.state === 'signed-in' ? '/dashboard' : '/signup';
  return (
    <section className="grid items-center gap-5 border-y border-line py-6 sm:gap-8 sm:py-10 lg:grid-cols-2 lg:gap-14">
      <ShopImage
        image={lensImage}
        width={1200}
        height={900}
        sizes="(min-width: 86rem) 39rem, (min-width: 64rem) 47vw, 100vw"
        className="aspect-[2/1] w-full sm:aspect-4/3"
      />
      <div className="flex flex-col items-start gap-4 sm:gap-5">
        <h2 className="heading-page">{feature.title}</h2>
        <p className="max-w-prose text-soft sm:text-lg">{feature.text}</p>
        <ButtonLink to={start} size="lg">
          {feature.start}
        </ButtonLink>
      </div>
    </section>
  );
}
