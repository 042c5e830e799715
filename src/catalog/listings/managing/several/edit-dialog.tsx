import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { conditions } from '#src/catalog/items/kind-schemas.ts';
import type { OwnListing } from '#src/catalog/listings/schemas.ts';
import { PlaceField } from '#src/media/places/place-field-card.tsx';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { gradeName } from '#src/texts/names.ts';
import { ownItemsTexts } from '#src/texts/own-items.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { Dialog, DialogActions } from '#src/ui/dialogs/dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SelectField } from '#src/ui/forms/field.tsx';
import type { ItemResults } from './schemas.ts';
import { editItems } from './use-item-changes.tsx';

/** Changes the condition or the place of several items. */
export function EditDialog({
  items,
  onClose,
  onDone,
}: {
  items: readonly OwnListing[];
  onClose: () => void;
  onDone: (results: ItemResults) => Promise<void>;
}) {
  const { editing: words, lowering } = ownItemsTexts;
  const { fields, notDone } = dashboardTexts.products;
  const [condition, setCondition] = useState('');
  const [location, setLocation] = useState('');
  const [place, setPlace] = useState<number | undefined>();
  const grade = conditions.find((each) => each === condition);
  const typed = location.trim();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      editItems(
        items.map(({ _id }) => ({
          _id,
          ...(grade && { condition: grade }),
          ...(typed !== '' && { location: typed, ...(place !== undefined && { place }) }),
        })),
      ),
    onSuccess: async (results) => {
      onClose();
      await onDone(results);
    },
  });
  const isEmpty = !grade && typed === '';
  return (
    <Dialog size="sm" title={words.title(items.length)} description={words.lead} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !isPending) mutate();
        }}
        className="flex flex-col gap-5"
      >
        <SelectField
          label={fields.condition}
          value={condition}
          onChange={({ currentTarget }) => setCondition(currentTarget.value)}
        >
          <option value="">{words.unchanged}</option>
          {conditions.map((each) => (
            <option key={each} value={each}>
              {gradeName(each)}
            </option>
          ))}
        </SelectField>
        <PlaceField
          label={fields.location}
          hint={words.locationHint}
          value={location}
          isPicked={place !== undefined}
          onChange={({ currentTarget }) => setLocation(currentTarget.value)}
          onType={() => setPlace(undefined)}
          onPick={(text, { _id }) => {
            setLocation(text);
            setPlace(_id);
          }}
        />
        {error && <Notice tone="error">{reasonOf(error, notDone)}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {lowering.cancel}
          </Button>
          <Button type="submit" pending={isPending} unavailable={isEmpty}>
            {words.yes(items.length)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
