import { useMutation } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { postsTexts } from '#src/texts/posts.ts';
import { labeled } from '#src/texts/words.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { useRenew } from '#src/ui/client/hooks.ts';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { EmptyState } from '#src/ui/feedback/placeholders.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { ListToolbar } from '#src/ui/lists/list-toolbar.tsx';
import { Paged } from '#src/ui/lists/paged.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { PhotoWithTitle } from '#src/ui/photo.tsx';
import type { ManagedPost } from './schemas.ts';

const pathOf = (id: string) => `/dashboard/admin/blogs/${id}`;
const states = ['draft', 'published'] as const;

export default function AdminBlogsPage() {
  const list = usePagedList('GET /my/blogs', api, { filters: ['state'] });
  const { togglePublished, togglingId, confirmDelete, dialog } = usePostActions();
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
          <ListTable
            list={list}
            caption={posts.title}
            columns={[
              {
                label: tables.title,
                sort: 'title',
                head: 'wide',
                opensRow: true,
                className: 'max-sm:pe-12',
                render: ({ _id, title, image }) => (
                  <PhotoWithTitle src={image} title={title} to={pathOf(_id)} />
                ),
              },
              {
                label: posts.state,
                sort: 'state',
                render: ({ published }) => (
                  <StateTag
                    state={published ? 'available' : 'plain'}
                    label={published ? posts.states.published : posts.states.draft}
                  />
                ),
              },
              {
                label: tables.date,
                sort: 'date',
                className: 'whitespace-nowrap',
                render: ({ published, date }) =>
                  published ? formatDay(date) : posts.changed(formatDay(date)),
              },
              {
                label: posts.actions,
                head: 'hidden',
                className: 'menu-cell',
                render: (post) => (
                  <Menu label={labeled(dashboardTexts.dashboard.more, post.title)}>
                    <Button
                      size="sm"
                      variant="quiet"
                      pending={togglingId === post._id}
                      aria-label={(post.published ? posts.withdrawOf : posts.publishOf)(post.title)}
                      onClick={() => togglePublished(post)}
                    >
                      {post.published ? posts.withdraw : posts.publish}
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      className="text-alarm"
                      aria-label={posts.deleteOf(post.title)}
                      onClick={() => confirmDelete(post)}
                    >
                      {tables.delete}
                    </Button>
                  </Menu>
                ),
              },
            ]}
          />
        </Paged>
      </div>
      {dialog}
    </>
  );
}

function usePostActions() {
  const renew = useRenew();
  const { posts } = postsTexts;
  const { products } = dashboardTexts;
  const togglePublished = useMutation({
    mutationFn: async ({ _id, published }: ManagedPost) =>
      api('PATCH /blogs/{id}', { params: { id: _id }, body: { published: !published } }),
    onSuccess: ({ body }) => toast.success(body.published ? posts.published : posts.withdrawn),
    onError: () => toast.error(products.notDone),
    onSettled: () => renew('my'),
  });
  const { confirm: confirmDelete, dialog } = useConfirmed<ManagedPost>({
    run: async ({ _id }) => api('DELETE /blogs/{id}', { params: { id: _id } }),
    done: posts.deleted,
    explain: () => products.notDone,
    onDone: () => renew('my'),
    words: ({ title }) => ({
      tone: 'danger',
      title: posts.deleteTitle(title),
      children: posts.deleteText,
      confirmLabel: posts.deleteYes,
      cancelLabel: posts.deleteNo,
    }),
  });
  const togglingId = togglePublished.isPending ? togglePublished.variables._id : null;
  return { togglePublished: togglePublished.mutate, togglingId, confirmDelete, dialog };
}
