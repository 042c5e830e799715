import { texts } from '#src/texts/texts.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { kinds } from './contract.ts';
import { OwnListings } from './own-listings.tsx';
import { useDeleteListing } from './use-delete-listing.tsx';

/** The signed-in person's own items, a table for each kind. */
export default function MyProductsPage() {
  const { ask, dialog } = useDeleteListing();
  const { dashboard, products } = texts;
  return (
    <>
      <PageHeading
        title={dashboard.nav.myProducts}
        actions={<ButtonLink to="/dashboard/addproducts">{products.add}</ButtonLink>}
      />
      {kinds.map((kind) => (
        <OwnListings key={kind} kind={kind} onDelete={ask} />
      ))}
      {dialog}
    </>
  );
}
