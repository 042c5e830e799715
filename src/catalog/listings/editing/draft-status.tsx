import { listingFormTexts } from '#src/texts/listing-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { Draft } from '#src/catalog/listings/drafts/schemas.ts';
import type { DraftState } from './draft-saver.ts';

/** Where the draft is saved. Screen readers announce only problems, because drafts are saved every few seconds. */
export function DraftStatus({
  state,
  uploading,
  onKeep,
  onReplace,
}: {
  state: DraftState;
  /** How many photos are still being uploaded. */
  uploading: number;
  onKeep: () => void;
  onReplace: (stored: Draft) => void;
}) {
  const { draft: words } = listingFormTexts;
  switch (state.is) {
    case 'new':
      return null;
    case 'saving':
      return <p>{words.saving}</p>;
    case 'saved':
      return <p>{uploading > 0 ? words.uploading(uploading) : words.saved}</p>;
    case 'waiting':
      return <output className="block">{words.waiting}</output>;
    case 'refused':
      return (
        <p role="alert" className="text-alarm">
          {words.refused(state.why)}
        </p>
      );
    case 'changed':
      return (
        <Notice tone="error" title={words.changed}>
          <p>{words.changedText}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" variant="line" onClick={() => onReplace(state.stored)}>
              {words.takeOther}
            </Button>
            <Button size="sm" variant="line" onClick={onKeep}>
              {words.keepMine}
            </Button>
          </p>
        </Notice>
      );
  }
}
