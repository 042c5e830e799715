import { AdvertiseButton } from '#src/catalog/listings/advertising/advertise.tsx';
import { SellAnotherButton } from '#src/catalog/listings/editing/sell-another-card.tsx';
import { DeleteButton } from '#src/catalog/listings/lists/item-columns.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { labeled } from '#src/texts/words.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { LowerPriceButton, PauseButton, type ItemChange } from './several/selection-bar.tsx';

/** The next step for an item, editing it, and a menu with the rare actions. */
export function RowActions({ listing, changes, onEdit }: Omit<ItemChange, 'size'> & { onEdit: () => void }) {
  const { state, paused, products: item } = listing;
  const { products } = dashboardTexts;
  const button = { listing, changes, size: 'sm' } as const;
  return (
    <div className="flex items-center gap-2 sm:justify-end sm:whitespace-nowrap">
      <NextStep {...button} />
      {state !== 'sold' && (
        <Button size="sm" variant="line" aria-label={products.editOf(item.title)} onClick={onEdit}>
          {products.edit}
        </Button>
      )}
      <div className="max-sm:ms-auto">
        <Menu label={labeled(dashboardTexts.dashboard.more, item.title)}>
          {paused ? <LowerPriceButton {...button} /> : <PauseButton {...button} />}
          <AdvertiseButton listing={listing} size="sm" />
          <DeleteButton title={item.title} onClick={() => changes.remove([listing])} />
        </Menu>
      </div>
    </div>
  );
}

function NextStep(button: ItemChange) {
  const { listing } = button;
  const { kind, _id, state, paused, awaitsReturn, products } = listing;
  const { deal } = dealTexts;
  if (state === 'sold') return <SellAnotherButton listing={listing} size="sm" />;
  if (state === 'booked' || awaitsReturn) {
    const label = awaitsReturn ? deal.ended.haveIt : deal.see;
    return (
      <ButtonLink
        size="sm"
        variant={awaitsReturn ? 'patch' : 'line'}
        to={`/dashboard/${kind}/${_id}`}
        aria-label={deal.linkOf(label, products.title)}
      >
        {label}
      </ButtonLink>
    );
  }
  return paused ? <PauseButton {...button} /> : <LowerPriceButton {...button} />;
}
