import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { useRenew } from '#src/ui/client/use-invalidate-queries.ts';
import { checklistNamesOf, type InspectionOf } from '#src/gear/grading/schemas.ts';
import { gradingFormTexts } from '#src/texts/grading-form.ts';
import { Button } from '#src/ui/button.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { GradingDialog } from './dialogs.ts';

export function GradeItem({ listing }: { listing: OwnListing }) {
  const { form: words } = gradingFormTexts;
  const renew = useRenew();
  const [isOpen, setOpen] = useState(false);
  const { kind, _id, inspection, products } = listing;
  const before = inspection && {
    list: inspection.list,
    version: inspection.version,
    answers: Object.fromEntries(inspection.points.map(({ id, answer }) => [id, answer])),
    photos: Object.fromEntries(
      inspection.points
        .filter(({ photos }) => photos.length > 0)
        .map(({ id, photos }) => [id, photos.map(({ url }) => url)]),
    ),
  };
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {inspection ? words.again : words.begin}
      </Button>
      {isOpen && (
        <GradingDialog
          about={_id}
          lists={checklistNamesOf[kind]}
          before={before ?? undefined}
          condition={products.condition}
          onDone={async ({ inspection: found, condition }) => {
            const body: InspectionOf = { ...found, condition };
            await api('PUT', `/${kind}/${_id}/inspection`, body);
            setOpen(false);
            toast.success(words.saved);
            await renew('my');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
