import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useFormSession } from '#src/auth/session.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

// Few report anything: the dialog, its form and its schema come when they do.
const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

export type ReportableItem = { id: string; kind: string; title: string; sellerId: string };

export function ReportCard({ item }: { item: ReportableItem }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const session = useFormSession(open);
  const { listing } = siteTexts;
  const label = (
    <>
      <Flag aria-hidden size={14} strokeWidth={2} />
      {listing.report}
    </>
  );
  if (session.state !== 'signed-in') {
    // Also what works without script, and what the server renders for everyone.
    return (
      <div className="print:hidden">
        <ButtonLink variant="quiet" size="sm" className="-ms-3" to={`/login?from=/${item.kind}/${item.id}`}>
          {label}
        </ButtonLink>
      </div>
    );
  }
  if (session.user._id === item.sellerId) return null;
  return (
    <div className="print:hidden">
      <Button
        variant="quiet"
        size="sm"
        className="-ms-3"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {wanted && (
        <ReportDialog
          key={session.user._id}
          reported={{ listing: item.id }}
          title={item.title}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
