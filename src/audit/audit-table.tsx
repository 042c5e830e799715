import type { PagedList } from '#src/browser/paged-list.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { Paged } from '#src/ui/paged.tsx';
import { Table, TableBody, TableHead, Th } from '#src/ui/table.tsx';
import { AuditRow } from './audit-row.tsx';
import type { AuditEntry } from './contract.ts';

export function AuditTable({
  list,
  caption,
  empty,
}: {
  list: PagedList<AuditEntry>;
  caption: string;
  empty: React.ReactNode;
}) {
  const { audit, admin } = adminTexts;
  return (
    <Paged list={list} of={caption} empty={empty}>
      <Table caption={caption}>
        <TableHead>
          <Th numeric>{admin.sl}</Th>
          <Th {...list.sortBy('date')}>{audit.when}</Th>
          <Th {...list.sortBy('act')}>{audit.what}</Th>
          <Th>{audit.who}</Th>
          <Th>{audit.whom}</Th>
          <Th>{audit.note}</Th>
          <Th>{audit.network}</Th>
        </TableHead>
        <TableBody>
          {list.items.map((entry, index) => (
            <AuditRow key={entry._id} entry={entry} number={list.first + index} />
          ))}
        </TableBody>
      </Table>
    </Paged>
  );
}
