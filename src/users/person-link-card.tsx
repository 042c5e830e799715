import { Link } from 'react-router';
import { siteTexts } from '#src/texts/site.ts';

/** A name that leads to the page that admins have of this person; the name of an erased account is gone. */
export function PersonLink({ id, name }: { id: string; name: string | null }) {
  return (
    <Link to={`/dashboard/admin/people/${id}`} className="font-semibold wrap-anywhere hover:underline">
      {name ?? siteTexts.left.someone}
    </Link>
  );
}
