import { formatMoment } from '#src/platform/dates.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { Email } from '#src/ui/contact.tsx';
import { TableRow, Td } from '#src/ui/table.tsx';
import { PersonLink } from '#src/users/person-link-card.tsx';
import type { AuditEntry } from './contract.ts';

export function AuditRow({
  entry: { date, act, actor, target, note, network },
  number,
}: {
  entry: AuditEntry;
  number: number;
}) {
  const { audit } = adminTexts;
  const isSignIn = act.startsWith('sign-');
  return (
    <TableRow>
      <Td numeric className="max-sm:hidden!">
        {number}
      </Td>
      <Td label={audit.when} className="whitespace-nowrap">
        <time dateTime={date}>{formatMoment(date)}</time>
      </Td>
      <Td label={audit.what}>{audit.acts[act]}</Td>
      <Td label={audit.who}>
        {actor ? (
          <span className="block min-w-0">
            <PersonLink id={actor._id} name={actor.name} />
            {actor.email !== null && (
              <span className="block">
                <Email>{actor.email}</Email>
              </span>
            )}
          </span>
        ) : (
          <span>{isSignIn ? audit.unknown : audit.operator}</span>
        )}
      </Td>
      <Td label={audit.whom} className="wrap-anywhere">
        {target?.kind === 'person' ? (
          <PersonLink id={target._id} name={target.name} />
        ) : (
          (target?.name ?? audit.none)
        )}
      </Td>
      <Td label={audit.note} className="wrap-anywhere">
        {note ?? audit.none}
      </Td>
      <Td label={audit.network} className="mono whitespace-nowrap">
        {network ?? audit.none}
      </Td>
    </TableRow>
  );
}
