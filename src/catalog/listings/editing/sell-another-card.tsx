import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { listingFormTexts } from '#src/texts/listing-form.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { toast } from '#src/ui/feedback/toast.tsx';

/** Opens the form with a new draft that has the fields of this item, but not those that differ with each copy. */
export function SellAnotherButton({
  listing,
  size = 'md',
}: {
  listing: Listing & { floor: number | null };
  size?: 'sm' | 'md';
}) {
  const { another: words } = listingFormTexts;
  const navigate = useNavigate();
  const renew = useRenew();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      // With all schemas of items, which lists don't need.
      const { noFindings, toDraftFields, valuesOf } = await import('./listing-values.ts');
      const { kind } = listing;
      const { condition: _, ...values } = valuesOf(listing);
      const fields = toDraftFields({ values, photos: [], missing: 0, findings: noFindings });
      return (await api('POST /my/drafts', { body: { kind, fields } })).body;
    },
    onSuccess: async ({ _id }) => {
      await renew('my');
      await navigate(`/dashboard/addproducts?draft=${_id}`);
      toast.blank(words.copied(listing.products.title));
    },
    onError: (error) => toast.error(reasonOf(error, words.failed)),
  });
  return (
    <Button size={size} variant="line" pending={isPending} onClick={() => mutate()}>
      {words.label}
    </Button>
  );
}
