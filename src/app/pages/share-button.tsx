import { Share2 } from 'lucide-react';
import { itemTexts } from '#src/texts/item.ts';
import { Button } from '#src/ui/button.tsx';

/** The user canceled, or clicked again while the dialog of the browser was open. */
const harmless = ['AbortError', 'InvalidStateError'];

function ignoreHarmless(error: unknown): void {
  if (!(error instanceof DOMException && harmless.includes(error.name))) throw error;
}

export function ShareButton({ title }: { title: string }) {
  const { share } = itemTexts;
  const sharePage = async () => {
    const url = location.origin + location.pathname;
    const canShare = 'share' in navigator;
    if (canShare) return navigator.share({ title, url }).catch(ignoreHarmless);
    const { toast } = await import('#src/ui/feedback/toast.tsx');
    await navigator.clipboard.writeText(url).then(
      () => toast.success(share.copied),
      () => toast.error(share.failed),
    );
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ms-3 print:hidden noscript:hidden"
      onClick={() => void sharePage()}
    >
      <Share2 aria-hidden size={14} strokeWidth={2} />
      {share.label}
    </Button>
  );
}
