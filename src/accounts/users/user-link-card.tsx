import { Link } from 'react-router';
import { displayName } from '#src/texts/names.ts';

export function UserLink({ id, name }: { id: string; name: string | null }) {
  return (
    <Link to={`/dashboard/admin/people/${id}`} className="font-semibold wrap-anywhere hover:underline">
      {displayName(name)}
    </Link>
  );
}
