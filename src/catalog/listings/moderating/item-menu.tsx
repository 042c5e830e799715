import { DeleteButton } from '#src/catalog/listings/lists/item-columns.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { labeled } from '#src/texts/words.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Menu } from '#src/ui/menu.tsx';

/** The rare actions of an admin on an item. Only an item that is `shown` has a public page. */
export function ItemMenu({
  item: { kind, _id, products },
  shown = true,
  onDelete,
}: {
  item: Pick<Listing, 'kind' | '_id' | 'products'>;
  shown?: boolean;
  onDelete: () => void;
}) {
  const { dashboard, products: words } = dashboardTexts;
  return (
    <Menu label={labeled(dashboard.more, products.title)}>
      {shown && (
        <ButtonLink size="sm" variant="quiet" to={`/${kind}/${_id}`}>
          {words.seeIt}
        </ButtonLink>
      )}
      <DeleteButton title={products.title} onClick={onDelete} />
    </Menu>
  );
}
