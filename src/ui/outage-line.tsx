import { useLocation } from 'react-router';

/** The server searches cached pages for this class. */
export const outageClass = 'outage-line';

/**
 * Shows that the page may be out of date. The server writes the text into cached documents while the database is gone.
 * Pages that are opened from such a document are fresh, and start with an empty line.
 */
export function OutageLine() {
  const { pathname, search } = useLocation();
  return (
    <output key={pathname + search} className={outageClass} suppressHydrationWarning>
      {''}
    </output>
  );
}
