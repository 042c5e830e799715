import { ArrowRight, ArrowLeftToLine } from 'lucide-react';
import { siteTexts } from '#src/texts/site.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';

export function Pagination({
  first,
  next,
  className = 'mt-10 border-t border-line pt-4',
}: {
  first: string | false;
  next: string | null;
  className?: string;
}) {
  const { listing } = siteTexts;
  if (!first && !next) return null;
  return (
    <nav
      aria-label={listing.pages}
      className={classNames('flex flex-wrap items-center justify-end gap-3 print:hidden', className)}
    >
      {first && (
        <ButtonLink variant="line" to={first}>
          <ArrowLeftToLine aria-hidden size={16} />
          {listing.first}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="line" rel="next" to={next}>
          {listing.next}
          <ArrowRight aria-hidden size={16} />
        </ButtonLink>
      )}
    </nav>
  );
}
