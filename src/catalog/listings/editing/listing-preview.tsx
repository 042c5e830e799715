import { sortParts, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { PartsCard } from '#src/catalog/items/parts-card.tsx';
import { durationText } from '#src/catalog/listings/listing-card.tsx';
import { summarize } from '#src/gear/evidence/evidence-card.tsx';
import { imageUrl } from '#src/platform/schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { gearTexts } from '#src/texts/gear.ts';
import { includedTexts } from '#src/texts/included.ts';
import { listingFormTexts } from '#src/texts/listing-form.ts';
import { gradeName } from '#src/texts/names.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog, StickyActions } from '#src/ui/dialogs/dialog.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Dotted } from '#src/ui/text.tsx';
import type { ListingState } from './use-listing-form.ts';

/** Shows the item as buyers will see it, with what has been filled in so far. */
export function ListingPreview({
  kind,
  state: { form, urls, findings },
  onClose,
  onAdd,
}: {
  kind: Kind;
  state: ListingState;
  onClose: () => void;
  onAdd: () => void;
}) {
  const { preview: words } = listingFormTexts;
  const { listing } = siteTexts;
  const {
    title,
    brand,
    model,
    mount,
    condition,
    duration,
    location,
    sale,
    des,
    img,
    included,
    parts: named,
  } = form.getValues();
  const { evidence } = findings;
  const parts = sortParts(kind, included ?? []);
  const name = title || words.noTitle;
  const address = imageUrl.safeParse(img).data;
  const photos = urls.length === 0 && address ? [address] : urls;
  const line = [
    condition ? gradeName(condition) : '',
    evidence && kind === 'cameras' ? summarize(evidence).count : '',
    parts.length > 0 ? includedTexts.includes(...parts) : '',
  ].filter(Boolean);
  const facts = [
    { term: listing.brand, detail: brand },
    { term: gearTexts.gear.model, detail: [model, mount].filter(Boolean).join(' · ') },
    { term: listing.duration, detail: typeof duration === 'number' && durationText(kind, duration, 'long') },
    { term: listing.location, detail: location },
  ].filter(({ detail }) => detail);
  return (
    <Dialog isTall onClose={onClose} title={words.title} description={words.lead} size="lg">
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <ol aria-label={listingFormTexts.sections.photos} className="grid grid-cols-4 gap-2">
          {photos.map((url, index) => (
            <li key={url} className="first:col-span-4">
              <Photo src={url} alt={listing.photoAlt(name, index + 1, photos.length)} eager />
            </li>
          ))}
          {photos.length === 0 && (
            <li className="col-span-4">
              <Photo src={null} alt="" brokenLabel={words.noPhotos} />
            </li>
          )}
        </ol>
        <div className="min-w-0">
          <p className="heading-page wrap-anywhere">{name}</p>
          <p className="tabular mt-2 text-2xl font-bold">
            {typeof sale === 'number' ? formatMoney(sale) : words.noPrice}
          </p>
          {line.length > 0 && (
            <p className="mono mt-2">
              <Dotted texts={line} />
            </p>
          )}
          <div className="mt-4 empty:hidden">
            <PartsCard parts={named ?? []} />
          </div>
          <p className="mt-4 whitespace-pre-line wrap-anywhere">{des}</p>
          <div className="mt-6">
            <DefinitionList items={facts} />
          </div>
        </div>
      </div>
      <StickyActions>
        <Button variant="line" onClick={onClose}>
          {words.back}
        </Button>
        <Button onClick={onAdd}>{dashboardTexts.products.submit}</Button>
      </StickyActions>
    </Dialog>
  );
}
