import { Flag } from 'lucide-react';
import { Fragment } from 'react';
import { useFormSession } from '#src/accounts/auth/session.ts';
import { LoginLink } from '#src/accounts/auth/sign-in/login-link-card.tsx';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { useReportDialog } from './use-report-dialog.tsx';

export type ReportableItem = { id: string; kind: string; title: string; sellerId?: string };

export function ReportCard({ item }: { item: ReportableItem }) {
  const { open, isOpen, isSent, dialog } = useReportDialog({ listing: item.id }, item.title);
  const session = useFormSession(isOpen);
  const { listing } = siteTexts;
  const label = (
    <>
      <Flag aria-hidden size={14} strokeWidth={2} />
      {isSent ? listing.reported : listing.report}
    </>
  );
  if (session.state !== 'signed-in') {
    return (
      <div className="print:hidden">
        <LoginLink
          variant="quiet"
          size="sm"
          className="-ms-3"
          to={`/login?from=/${item.kind}/${item.id}`}
          onSignedIn={(user) => user._id !== item.sellerId && open()}
        >
          {label}
        </LoginLink>
      </div>
    );
  }
  if (session.user._id === item.sellerId) return null;
  return (
    <div className="print:hidden">
      <Button variant="quiet" size="sm" className="-ms-3" unavailable={isSent} onClick={open}>
        {label}
      </Button>
      <Fragment key={session.user._id}>{dialog}</Fragment>
    </div>
  );
}
