import { api } from '#src/accounts/auth/client.ts';
import { useUserDetails } from '#src/accounts/users/details/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { digits, labeled } from '#src/texts/words.ts';
import { useCount } from '#src/ui/client/paged-list.ts';

/** How long somebody has been here, and how often they were reported and reported others. */
export function UserHistory({ id }: { id: string }) {
  const { data: user } = useUserDetails(id);
  const about = useCount('GET /reports', api, { query: { seller: id } });
  const filed = useCount('GET /reports', api, { query: { reporter: id } });
  const { users } = adminTexts;
  const facts =
    user && about !== undefined && filed !== undefined
      ? [
          `${users.since} ${formatDay(user.created)}`,
          labeled(users.about, digits(about)),
          labeled(users.filed, digits(filed)),
          user.suspended && users.suspended(formatDay(user.suspended.since)),
          user.closed && users.closed(formatDay(user.closed)),
        ]
      : [];
  return (
    <ul className="min-h-16 text-sm font-normal text-soft">
      {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
    </ul>
  );
}
