import { formatDay } from '#src/platform/shared/dates.ts';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Photo } from '#src/ui/photo.tsx';
import type { Post } from './schemas.ts';

export function PostCard({
  post: { _id, title, image, date },
  heading = 'h2',
  eager = false,
}: {
  post: Pick<Post, '_id' | 'title' | 'image' | 'date'>;
  heading?: 'h2' | 'h3';
  eager?: boolean;
}) {
  const { blog } = siteTexts;
  return (
    <Card
      photo={<Photo src={image} alt="" eager={eager} />}
      title={title}
      heading={heading}
      meta={formatDay(date)}
      link={
        <ButtonLink
          variant="quiet"
          size="sm"
          to={`/blogs/${_id}`}
          aria-label={blog.detailsOf(title)}
          viewTransition
          covers
          className="card-link"
        >
          {blog.details}
        </ButtonLink>
      }
    />
  );
}
