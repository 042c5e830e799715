import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { dashboardTexts } from '#src/texts/dashboard.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Asks before the user leaves unsaved text. Does not block replaced URLs, because pages replace those themselves. */
export function useLeaveWarning(
  isUnsaved: () => boolean,
  title: string,
  onDiscard: () => void,
  text = dashboardTexts.unsaved.text,
) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname && isUnsaved(),
  );
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
  const { unsaved: leaving } = dashboardTexts;
  const stay = () => {
    setPending(null);
    blocker.reset?.();
  };
  const warning = (pending || blocker.state === 'blocked') && (
    <ConfirmDialog
      onClose={stay}
      title={leaving.title(title)}
      tone="danger"
      confirmLabel={leaving.yes}
      cancelLabel={leaving.no}
      onConfirm={() => {
        onDiscard();
        if (pending) pending.go();
        else blocker.proceed?.();
      }}
    >
      {text}
    </ConfirmDialog>
  );
  return { warning, requestClose: (go: () => void) => (isUnsaved() ? setPending({ go }) : go()) };
}
