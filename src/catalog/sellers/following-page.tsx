import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { Button } from '#src/ui/button.tsx';
import { usePagedList } from '#src/ui/client/paged-list.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { ListTable } from '#src/ui/lists/list-table.tsx';
import { PagedPage } from '#src/ui/lists/paged-page.tsx';

export default function FollowingPage() {
  const list = usePagedList('GET /following', api);
  const { sellers } = sellerTexts;
  const words = {
    title: sellers.list,
    count: sellers.listCount,
    empty: sellers.emptyList,
    emptyHint: sellers.emptyListHint,
  };
  return (
    <PagedPage list={list} words={words}>
      <ListTable
        list={list}
        caption={sellers.list}
        columns={[
          {
            label: sellers.seller,
            head: 'wide',
            render: ({ _id, name }) => (
              <Link to={`/sellers/${_id}`} className="font-semibold wrap-anywhere hover:underline">
                {name}
              </Link>
            ),
          },
          { label: sellers.onShow, numeric: true, render: ({ items }) => items },
          { label: sellers.when, className: 'whitespace-nowrap', render: ({ date }) => formatDay(date) },
          {
            label: sellers.unfollow,
            head: 'hidden',
            render: ({ _id, name }) => <UnfollowButton id={_id} name={name} />,
          },
        ]}
      />
    </PagedPage>
  );
}

function UnfollowButton({ id, name }: { id: string; name: string }) {
  const { sellers } = sellerTexts;
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE /sellers/{id}/follow', { params: { id } }),
    onError: () => toast.error(sellers.followFailed),
    onSettled: () => client.invalidateQueries({ queryKey: ['following'] }),
  });
  return (
    <Button
      size="sm"
      variant="line"
      pending={isPending}
      aria-label={sellers.unfollowOf(name)}
      onClick={() => mutate()}
    >
      {sellers.unfollow}
    </Button>
  );
}
