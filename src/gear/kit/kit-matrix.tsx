import { lossTexts } from '#src/gear/fit/client.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/lists/table.tsx';
import type { KitItem, KitPlan } from './schemas.ts';
import { labelOf } from './my-kit.ts';

type Pair = KitPlan['pairs'][number];

function said({ verdict, damages, adapter, loses }: Pair): string {
  const word = damages
    ? kitTexts.verdicts.damages
    : verdict === 'adapter'
      ? kitTexts.verdicts.adapter(adapter ?? '')
      : kitTexts.verdicts[verdict];
  return `${word}${kitTexts.shortLost(lossTexts(loses))}`;
}

export function KitMatrix({
  cameras,
  lenses,
  pairs,
}: {
  cameras: readonly KitItem[];
  lenses: readonly KitItem[];
  pairs: readonly Pair[];
}) {
  const verdictOf = (camera: KitItem, lens: KitItem) =>
    pairs.filter((pair) => pair.camera === camera._id && pair.lens === lens._id).map(said);
  return (
    <Table caption={kitTexts.matrix}>
      <TableHead>
        <Th>{kitTexts.lenses}</Th>
        {cameras.map((camera) => (
          <Th key={camera._id}>{labelOf(camera)}</Th>
        ))}
      </TableHead>
      <TableBody>
        {lenses.map((lens) => (
          <TableRow key={lens._id}>
            <Td className="font-semibold wrap-anywhere">{labelOf(lens)}</Td>
            {cameras.map((camera) => (
              <Td key={camera._id} label={labelOf(camera)}>
                {verdictOf(camera, lens)}
              </Td>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
