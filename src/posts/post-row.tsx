import { formatDay } from '#src/platform/dates.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { PicturedTitle } from '#src/ui/pictured-title.tsx';
import { TableRow, Td } from '#src/ui/table.tsx';
import type { ManagedPost } from './contract.ts';

export function PostRow({
  post: { _id, title, image, published, date },
  children,
}: {
  post: ManagedPost;
  children: React.ReactNode;
}) {
  const { posts } = postsTexts;
  const { tables } = dashboardTexts;
  const edit = `/dashboard/admin/blogs/${_id}`;
  return (
    <TableRow>
      <Td>
        <PicturedTitle src={image} title={title} to={edit} />
      </Td>
      <Td label={posts.state}>
        <StateTag
          state={published ? 'available' : 'plain'}
          label={published ? posts.states.published : posts.states.draft}
        />
      </Td>
      <Td label={tables.date} className="whitespace-nowrap">
        {published ? formatDay(date) : posts.changed(formatDay(date))}
      </Td>
      <Td>
        <span className="flex flex-wrap gap-2 sm:justify-end">
          <ButtonLink size="sm" variant="line" to={edit} aria-label={posts.editOf(title)}>
            {posts.edit}
          </ButtonLink>
          {children}
        </span>
      </Td>
    </TableRow>
  );
}
