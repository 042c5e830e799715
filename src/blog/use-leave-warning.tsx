import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { texts } from '#src/texts/texts.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ConfirmDialog = lazyPart(async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog);

/**
 * Asks before a page is left that has unsaved text, by a link or by closing it. The answer is the dialog, to be
 * rendered with the page. Replacing an address is the page's own doing and is let through.
 */
export function useLeaveWarning(isUnsaved: () => boolean, title: string) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const { posts, layout } = texts;
  return (
    blocker.state === 'blocked' && (
      <ConfirmDialog
        open
        onOpenChange={(open) => open || blocker.reset()}
        title={posts.leaveTitle(title)}
        confirmLabel={posts.leaveYes}
        cancelLabel={posts.leaveNo}
        closeLabel={layout.close}
        onConfirm={() => blocker.proceed()}
      >
        {posts.leaveText}
      </ConfirmDialog>
    )
  );
}
