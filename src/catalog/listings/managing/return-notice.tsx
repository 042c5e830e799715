import { api } from '#src/accounts/auth/client.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { OwnedListing } from '#src/catalog/listings/schemas.ts';

/** Asks the owner whether they have the item back. The listing that they check first is below it. */
export function ReturnNotice({ listing }: { listing: OwnedListing }) {
  const renew = useRenew();
  const { back } = pauseTexts;
  const refresh = () => renew('my', listing.kind, 'order', 'orders', 'figures');
  const { confirm, dialog } = useConfirmed<OwnedListing>({
    run: ({ kind, _id, version }) => api('PUT', `/${kind}/${_id}/returned`, { version }),
    done: back.done,
    explain: (error) => {
      const isChanged = error instanceof CallError && error.status === 409;
      if (isChanged) void refresh();
      return isChanged ? back.changed : back.failed;
    },
    onDone: refresh,
    words: () => ({
      tone: 'patch',
      title: back.title,
      children: back.text,
      confirmLabel: back.yes,
      cancelLabel: back.no,
    }),
  });
  return (
    <Notice
      title={back.notice}
      className="mt-6"
      action={
        <Button size="sm" variant="patch" onClick={() => confirm(listing)}>
          {back.confirm}
        </Button>
      }
    >
      {back.what}
      {dialog}
    </Notice>
  );
}
