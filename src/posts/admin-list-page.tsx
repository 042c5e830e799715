import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ListToolbar } from '#src/ui/list-toolbar.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { Table, TableBody, TableHead, Th } from '#src/ui/table.tsx';
import type { ManagedPost } from './contract.ts';
import { PostRow } from './post-row.tsx';
import { usePostActions } from './use-post-actions.tsx';

const states = ['draft', 'published'] as const;

export default function AdminBlogsPage() {
  const list = usePagedList<ManagedPost>('/my/blogs', api, { filters: ['state'] });
  const { turn, turning, askDelete, dialog } = usePostActions();
  const { posts } = postsTexts;
  const { tables, lists } = dashboardTexts;
  const { sorts } = lists;
  return (
    <>
      <PageHeading
        title={posts.title}
        lead={list.isPending ? undefined : posts.total(list.total)}
        actions={<ButtonLink to="/dashboard/admin/blogs/new">{posts.new}</ButtonLink>}
      />
      <div className="mt-8">
        <ListToolbar
          list={list}
          searchLabel={posts.search}
          filters={[
            {
              name: 'state',
              label: lists.itemStates,
              options: states.map((value) => ({ value, label: posts.states[value] })),
            },
          ]}
          sorts={[
            { value: '', label: sorts.newest },
            { value: 'date asc', label: sorts.oldest },
            { value: 'title asc', label: sorts.titleUp },
            { value: 'title desc', label: sorts.titleDown },
            { value: 'state asc', label: sorts.state },
          ]}
        />
        <Paged list={list} empty={<EmptyState title={posts.empty}>{posts.emptyHint}</EmptyState>}>
          <Table caption={posts.title}>
            <TableHead>
              <Th {...list.sortBy('title')}>{tables.title}</Th>
              <Th {...list.sortBy('state')}>{posts.state}</Th>
              <Th {...list.sortBy('date')}>{tables.date}</Th>
              <Th>
                <span className="sr-only">{posts.actions}</span>
              </Th>
            </TableHead>
            <TableBody>
              {list.items.map((post) => (
                <PostRow key={post._id} post={post}>
                  <Button
                    size="sm"
                    variant="line"
                    pending={turning === post._id}
                    aria-label={(post.published ? posts.withdrawOf : posts.publishOf)(post.title)}
                    onClick={() => turn(post)}
                  >
                    {post.published ? posts.withdraw : posts.publish}
                  </Button>
                  <Button
                    size="sm"
                    variant="line"
                    aria-label={posts.deleteOf(post.title)}
                    onClick={() => askDelete(post)}
                  >
                    {tables.delete}
                  </Button>
                </PostRow>
              ))}
            </TableBody>
          </Table>
        </Paged>
      </div>
      {dialog}
    </>
  );
}
