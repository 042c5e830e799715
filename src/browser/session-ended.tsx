import { Link, useLocation } from 'react-router';
import { siteTexts } from '#src/texts/site.ts';

/** Explains under a form why it cannot be sent, and links to a login that returns to this page. */
export function SessionEnded() {
  const { pathname, search } = useLocation();
  const { sessionEnded, loginAgain } = siteTexts.form;
  return (
    <>
      {sessionEnded}{' '}
      <Link className="link" to={`/login?from=${encodeURIComponent(pathname + search)}`}>
        {loginAgain}
      </Link>
    </>
  );
}
