import { useLocation } from 'react-router';

/** The server looks for it in cached pages. */
export const outageClass = 'outage-line';

/**
 * Says that the page may be out of date. The server writes the text into cached documents while the database is gone; pages
 * that are opened after such a document are fresh, and start with an empty line.
 */
export function OutageLine() {
  const { pathname, search } = useLocation();
  return (
    <output key={pathname + search} className={outageClass} suppressHydrationWarning>
      {''}
    </output>
  );
}
