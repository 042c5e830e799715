import { Link } from 'react-router';
import { personName } from '#src/ui/person-name.ts';

/** A link to the admin page of a person. Erased accounts have no name. */
export function PersonLink({ id, name }: { id: string; name: string | null }) {
  return (
    <Link to={`/dashboard/admin/people/${id}`} className="font-semibold wrap-anywhere hover:underline">
      {personName(name)}
    </Link>
  );
}
