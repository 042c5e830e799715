import { Share2 } from 'lucide-react';
import { itemTexts } from '#src/texts/item.ts';
import { Button } from '#src/ui/button.tsx';

/** Hands the page on: by what the device has for that, or else its address is copied. */
export function ShareButton({ title }: { title: string }) {
  const { share } = itemTexts;
  const handOn = async () => {
    const url = location.origin + location.pathname;
    // Absent on most desks, whatever its type says.
    const offer = navigator.share as typeof navigator.share | undefined;
    if (offer) return offer.call(navigator, { title, url }).catch(() => undefined);
    const { toast } = await import('#src/ui/toast.tsx');
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
      onClick={() => void handOn()}
    >
      <Share2 aria-hidden size={14} strokeWidth={2} />
      {share.label}
    </Button>
  );
}
