import { useLocation } from 'react-router';

/** The server searches cached pages for this class. */
export const outageClass = 'outage-line';

/** Filled by the server in cached documents while the database is down; pages opened from these are fresh. */
export function OutageLine() {
  const { pathname, search } = useLocation();
  return (
    <output key={pathname + search} className={outageClass} suppressHydrationWarning>
      {''}
    </output>
  );
}
