import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { pageLoader } from '#src/platform/http/page-loader.server.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { shopName } from '#src/texts/shop.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { pageMeta } from '#src/ui/layout/page-meta.ts';
import { Photo } from '#src/ui/photo.tsx';
import { Unbroken } from '#src/ui/text.tsx';
import type { Route } from './+types/post-page';
import { renderMarkdown } from './markdown-service.server.ts';
import { PostText } from './post-text-card.tsx';
import { showPostWithNeighbors } from './service.server.ts';

export const meta: Route.MetaFunction = ({ loaderData, ...place }) => {
  if (!loaderData) return [{ title: shopName() }];
  const { _id, title, excerpt, image, date } = loaderData.post;
  return pageMeta(place, {
    title,
    description: excerpt || siteTexts.found.blogs,
    type: 'article',
    image,
    above: [{ title: siteTexts.blog.title, path: '/blogs' }],
    data: (at) => [
      {
        '@type': 'BlogPosting',
        headline: title,
        image: at(image),
        datePublished: date,
        url: at(`/blogs/${_id}`),
        publisher: { '@type': 'Organization', name: shopName(), url: at('/') },
      },
    ],
  });
};

export const loader = pageLoader(async ({ app, params }) => {
  const { post, older, newer } = await showPostWithNeighbors(app, params.id ?? '');
  const { des, ...shown } = post;
  return { post: shown, html: renderMarkdown(des), older, newer };
});

export default function PostPage({ loaderData: { post, html, older, newer } }: Route.ComponentProps) {
  const { blog } = siteTexts;
  return (
    <article className="shell py-10 sm:py-14">
      <div className="mx-auto max-w-160">
        <p className="mono mb-3">
          <time dateTime={post.date}>{formatDay(post.date)}</time>
        </p>
        <h1 className="heading-page wrap-anywhere">
          <Unbroken>{post.title}</Unbroken>
        </h1>
        {post.excerpt && <p className="mt-4 text-lg text-pretty text-soft">{post.excerpt}</p>}
        <Photo src={post.image} alt="" eager important className="mt-8" />
        <PostText html={html} className="mt-8 sm:text-[1.0625rem] sm:leading-relaxed" />
        {(older || newer) && (
          <nav
            aria-label={blog.more}
            className="mt-14 grid gap-x-6 border-t border-ink max-sm:divide-y max-sm:divide-line sm:grid-cols-2 print:hidden"
          >
            {older ? <Neighbour post={older} label={blog.older} /> : <span className="max-sm:hidden" />}
            {newer && <Neighbour post={newer} label={blog.newer} later />}
          </nav>
        )}
        <ButtonLink to="/blogs" variant="line" className="mt-8">
          {blog.back}
        </ButtonLink>
      </div>
    </article>
  );
}

function Neighbour({
  post: { id, title },
  label,
  later = false,
}: {
  post: { id: string; title: string };
  label: string;
  later?: boolean;
}) {
  const Arrow = later ? ArrowRight : ArrowLeft;
  return (
    <Link to={`/blogs/${id}`} className={`group py-4 ${later ? 'sm:text-end' : ''}`}>
      <span className={`mono flex items-center gap-1.5 ${later ? 'sm:flex-row-reverse' : ''}`}>
        <Arrow aria-hidden size={14} />
        {label}
      </span>
      <span className="heading-card mt-1 block decoration-1 underline-offset-4 group-hover:underline">
        <Unbroken>{title}</Unbroken>
      </span>
    </Link>
  );
}
