import { Link } from 'react-router';
import { verdictText } from '#src/gear/fit/client.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/lists/table.tsx';
import { labelOf } from './my-kit.ts';
import type { KitItem, KitPlan } from './schemas.ts';

type Pair = KitPlan['pairs'][number];

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
    pairs.filter((pair) => pair.camera === camera._id && pair.lens === lens._id).map(verdictText);
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

/** The ends of a logarithmic scale, in mm. */
const ends = { from: 8, to: 800 };
const place = (mm: number): number => {
  const part = Math.log(mm / ends.from) / Math.log(ends.to / ends.from);
  return Math.round(Math.min(1, Math.max(0, part)) * 1000) / 10;
};

export function KitReach({
  camera,
  reach: { lengths, gaps },
  lenses,
}: {
  camera: KitItem;
  reach: KitPlan['reach'][number];
  lenses: readonly KitItem[];
}) {
  const labels = new Map(lenses.map((lens) => [lens._id, labelOf(lens)]));
  return (
    <section aria-label={kitTexts.reachOf(labelOf(camera))} className="mt-6">
      <h3 className="heading-block wrap-anywhere">{labelOf(camera)}</h3>
      {lengths.length === 0 && <p className="mt-2 text-soft">{kitTexts.noLengths}</p>}
      {lengths.length > 0 && (
        <>
          <div aria-hidden className="relative mt-3 h-6 border-b border-ink">
            {lengths.map(({ lens, from, to }) => (
              <span
                key={lens}
                className="absolute bottom-0 h-3 min-w-1.5 border border-ink bg-patch"
                style={{ insetInlineStart: `${place(from)}%`, width: `${place(to) - place(from)}%` }}
              />
            ))}
          </div>
          <ul className="mt-2 grid gap-1 text-sm">
            {lengths.map(({ lens, from, to }) => (
              <li key={lens} className="wrap-anywhere">
                <span className="tabular-nums">{kitTexts.length(from, to)}</span> · {labels.get(lens)}
              </li>
            ))}
          </ul>
          {gaps.map(({ from, to }) => (
            <p key={from} className="mt-1">
              <Link
                to={`/lens?fits=${camera.model._id}&adapters=1`}
                className="link inline-flex min-h-11 items-center text-sm"
              >
                {kitTexts.gap(from, to)}
              </Link>
            </p>
          ))}
        </>
      )}
    </section>
  );
}
