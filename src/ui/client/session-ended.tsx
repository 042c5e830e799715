import { Link, useLocation } from 'react-router';
import { siteTexts } from '#src/texts/site.ts';

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
