import type { PagedList } from '#src/browser/paged-list.ts';
import { formatDay } from '#src/platform/dates.ts';
import { formatDollars } from '#src/platform/money.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { siteTexts } from '#src/texts/site.ts';
import { StateTag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Paged } from '#src/ui/paged.tsx';
import { PicturedTitle } from '#src/ui/pictured-title.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import { PersonLink } from '#src/users/person-link-card.tsx';
import type { ModeratedListing } from './contract.ts';
import { RestoreButton } from './restore-card.tsx';
import { useRemoveItem } from './use-remove-item.ts';

/** For admins: items in whatever state, with why they are paused; each can be brought back or withdrawn. */
export function ModeratedItems({
  list,
  caption,
  empty,
  ofOnePerson = false,
}: {
  list: PagedList<ModeratedListing>;
  caption: string;
  empty: React.ReactNode;
  ofOnePerson?: boolean;
}) {
  const { ask, dialog } = useRemoveItem();
  const { tables } = dashboardTexts;
  const { admin } = adminTexts;
  return (
    <>
      <Paged list={list} of={caption} empty={empty}>
        <Table caption={caption}>
          <TableHead>
            <Th>{tables.product}</Th>
            {!ofOnePerson && <Th>{admin.seller}</Th>}
            <Th numeric>{admin.price}</Th>
            <Th>{admin.listed}</Th>
            <Th>{admin.state}</Th>
            <Th>
              <span className="sr-only">{tables.delete}</span>
            </Th>
          </TableHead>
          <TableBody>
            {list.items.map((item) => (
              <ItemRow key={item._id} item={item} ofOnePerson={ofOnePerson} onDelete={() => ask(item)} />
            ))}
          </TableBody>
        </Table>
      </Paged>
      {dialog}
    </>
  );
}

function ItemRow({
  item: { _id, kind, products: item, date, state, paused, withdrawn },
  ofOnePerson,
  onDelete,
}: {
  item: ModeratedListing;
  ofOnePerson: boolean;
  onDelete: () => void;
}) {
  const { admin, people } = adminTexts;
  const { tables, products } = dashboardTexts;
  const { listing: words } = siteTexts;
  return (
    <TableRow>
      <Td>
        <PicturedTitle
          src={item.img}
          title={item.title}
          to={withdrawn ? undefined : `/dashboard/${kind}/${_id}`}
        />
      </Td>
      {!ofOnePerson && (
        <Td label={admin.seller}>
          <PersonLink id={item._id} name={item.seller} />
        </Td>
      )}
      <Td numeric label={admin.price}>
        {formatDollars(item.sale)}
      </Td>
      <Td label={admin.listed} className="whitespace-nowrap">
        {formatDay(date)}
      </Td>
      <Td label={admin.state}>
        <span className="flex max-w-80 min-w-0 flex-col items-start gap-1">
          {withdrawn ? (
            <StateTag state="plain" label={people.withdrawn(formatDay(withdrawn))} />
          ) : (
            // Nobody can book a paused item, so it does not read 'Available'.
            (!paused || state !== 'available') && <StateTag state={state} label={words.states[state]} />
          )}
          {paused && !withdrawn && <PausedNote paused={paused} />}
        </span>
      </Td>
      <Td>
        {!withdrawn && (
          <span className="flex flex-wrap gap-2 sm:justify-end">
            {paused && <RestoreButton id={_id} title={item.title} size="sm" />}
            <Button size="sm" variant="line" aria-label={products.deleteOf(item.title)} onClick={onDelete}>
              {tables.delete}
            </Button>
          </span>
        )}
      </Td>
    </TableRow>
  );
}

function PausedNote({ paused }: { paused: NonNullable<ModeratedListing['paused']> }) {
  const { pauses } = dashboardTexts;
  return (
    <>
      <StateTag state="plain" label={pauses.since(formatDay(paused.since))} />
      <span className="text-sm wrap-anywhere">{paused.reason ?? siteTexts.left.erased}</span>
      <span className="mono">
        {paused.edited ? pauses.edited(formatDay(paused.edited)) : pauses.notEdited}
      </span>
    </>
  );
}
