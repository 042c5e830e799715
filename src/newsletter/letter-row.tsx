import { Link } from 'react-router';
import { formatDay } from '#src/platform/dates.ts';
import { mailingsTexts } from '#src/texts/mailings.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { TableRow, Td } from '#src/ui/table.tsx';
import type { LetterSummary } from './contract.ts';
import { LetterTag } from './letter-tag.tsx';

/** One letter in the list of all. */
export function LetterRow({
  letter: { _id, subject, state, recipients, started, changed },
}: {
  letter: LetterSummary;
}) {
  const { mailings } = mailingsTexts;
  const { columns } = mailings;
  const to = `/dashboard/admin/newsletter/${_id}`;
  const isDraft = state === 'draft';
  return (
    <TableRow>
      <Td>
        <Link className="font-semibold wrap-anywhere hover:underline" to={to}>
          {subject}
        </Link>
      </Td>
      <Td label={columns.state}>
        <LetterTag state={state} />
      </Td>
      <Td label={columns.recipients} className="whitespace-nowrap tabular-nums">
        {isDraft ? mailings.nobodyYet : mailings.reached(recipients.sent, recipients.all)}
      </Td>
      <Td label={columns.date} className="sm:whitespace-nowrap">
        {started ? formatDay(started) : mailings.changed(formatDay(changed))}
      </Td>
      <Td>
        <span className="flex flex-wrap gap-2 sm:justify-end">
          <ButtonLink
            size="sm"
            variant="line"
            to={to}
            aria-label={(isDraft ? mailings.editOf : mailings.openOf)(subject)}
          >
            {isDraft ? mailings.edit : mailings.open}
          </ButtonLink>
        </span>
      </Td>
    </TableRow>
  );
}
