import { api } from '#src/accounts/auth/client.ts';
import type { OwnedListing } from '#src/catalog/listings/schemas.ts';
import { RestoreButton } from '#src/moderation/reports/deciding/restore-card.tsx';
import { formatDay } from '#src/platform/shared/dates.ts';
import { pauseTexts } from '#src/texts/pauses.ts';
import { siteTexts } from '#src/texts/site.ts';
import { labeled } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { useRenew } from '#src/ui/client/hooks.ts';
import { useConfirmed } from '#src/ui/dialogs/use-confirmed.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** Explains why an item is hidden. If an admin paused it, admins can restore it here. */
export function PausedNotice({ listing, isOwner }: { listing: OwnedListing; isOwner: boolean }) {
  const { paused, products, _id } = listing;
  if (!paused) return null;
  if (paused.by === 'seller') {
    if (isOwner && listing.awaitsReturn) return <ReturnNotice listing={listing} />;
    const { notice, what, adminWhat } = pauseTexts.bySeller;
    const day = formatDay(paused.since);
    return (
      <Notice title={isOwner ? notice(day) : pauseTexts.since(day)} className="mt-6">
        {isOwner ? what : adminWhat}
      </Notice>
    );
  }
  return (
    <Notice title={pauseTexts.notice(formatDay(paused.since))} className="mt-6">
      <p>{pauseTexts.what}</p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">
        <span className="font-semibold">{labeled(pauseTexts.why, '')}</span>
        {paused.reason ?? siteTexts.left.erased}
      </p>
      <p className="mt-2">
        {isOwner
          ? pauseTexts.todo
          : paused.edited
            ? pauseTexts.edited(formatDay(paused.edited))
            : pauseTexts.notEdited}
      </p>
      {!isOwner && (
        <p className="mt-3">
          <RestoreButton id={_id} title={products.title} size="sm" />
        </p>
      )}
    </Notice>
  );
}

/** Asks the owner whether they have the item back. The listing that they check first is below it. */
function ReturnNotice({ listing }: { listing: OwnedListing }) {
  const renew = useRenew();
  const { back } = pauseTexts;
  const refresh = () => renew('my', listing.kind, 'order', 'orders', 'figures');
  const { confirm, dialog } = useConfirmed<OwnedListing>({
    run: ({ kind, _id, version }) =>
      api(`PUT /${kind}/{id}/returned`, { params: { id: _id }, body: { version } }),
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
