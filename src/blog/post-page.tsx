import { formatDay } from '#src/platform/dates.ts';
import { pageLoader } from '#src/platform/page-loader.server.ts';
import { texts } from '#src/texts/texts.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Photo } from '#src/ui/photo.tsx';
import type { Route } from './+types/post-page';
import { renderMarkdown } from './markdown.server.ts';
import { showPost } from './service.server.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.post.title ?? texts.blog.title} · ${texts.name}` },
  { name: 'description', content: loaderData?.post.excerpt ?? '' },
];

export const loader = pageLoader(async ({ app, params }) => {
  const { des, ...post } = await showPost(app, params.id ?? '');
  return { post, html: renderMarkdown(des) };
});

export default function PostPage({ loaderData: { post, html } }: Route.ComponentProps) {
  return (
    <article className="shell flex max-w-3xl flex-col gap-6 py-10 sm:py-14">
      <p className="mono">{formatDay(post.date)}</p>
      <h1 className="heading-page text-balance">{post.title}</h1>
      <Photo src={post.image} alt="" eager important brokenLabel={texts.layout.noPicture} />
      {/* Made by renderMarkdown, which lets no HTML through. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      <div>
        <ButtonLink to="/blogs" variant="line">
          {texts.blog.back}
        </ButtonLink>
      </div>
    </article>
  );
}
