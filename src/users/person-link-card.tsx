import { Link } from 'react-router';

/** Someone's name, which leads to the page that admins have of them. */
export function PersonLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={`/dashboard/admin/people/${id}`} className="font-semibold wrap-anywhere hover:underline">
      {name}
    </Link>
  );
}
