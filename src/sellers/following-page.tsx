import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#src/auth/client.ts';
import { usePagedList } from '#src/browser/paged-list.ts';
import { formatDay } from '#src/platform/dates.ts';
import { sellerTexts } from '#src/texts/sellers.ts';
import { Button } from '#src/ui/button.tsx';
import { PagedPage } from '#src/ui/paged-page.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import { toast } from '#src/ui/toast.tsx';
import type { Followed } from './contract.ts';

/** Whose new items the reader hears of. */
export default function FollowingPage() {
  const list = usePagedList<Followed>('/following', api);
  const { sellers } = sellerTexts;
  const words = {
    title: sellers.list,
    count: sellers.listCount,
    empty: sellers.emptyList,
    emptyHint: sellers.emptyListHint,
  };
  return (
    <PagedPage list={list} words={words}>
      <Table caption={sellers.list}>
        <TableHead>
          <Th>{sellers.seller}</Th>
          <Th numeric>{sellers.onShow}</Th>
          <Th>{sellers.when}</Th>
          <Th>
            <span className="sr-only">{sellers.unfollow}</span>
          </Th>
        </TableHead>
        <TableBody>
          {list.items.map((seller) => (
            <FollowedRow key={seller._id} seller={seller} />
          ))}
        </TableBody>
      </Table>
    </PagedPage>
  );
}

function FollowedRow({ seller: { _id, name, items, date } }: { seller: Followed }) {
  const { sellers } = sellerTexts;
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api('DELETE', `/sellers/${_id}/follow`),
    onError: () => toast.error(sellers.followFailed),
    onSettled: () => client.invalidateQueries({ queryKey: ['following'] }),
  });
  return (
    <TableRow>
      <Td>
        <Link to={`/sellers/${_id}`} className="font-semibold wrap-anywhere hover:underline">
          {name}
        </Link>
      </Td>
      <Td numeric label={sellers.onShow}>
        {items}
      </Td>
      <Td label={sellers.when} className="whitespace-nowrap">
        {formatDay(date)}
      </Td>
      <Td>
        <Button
          size="sm"
          variant="line"
          pending={isPending}
          aria-label={sellers.unfollowOf(name)}
          onClick={() => mutate()}
        >
          {sellers.unfollow}
        </Button>
      </Td>
    </TableRow>
  );
}
