import { StateTag, VerifiedBadge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { DefinitionList } from '#src/ui/definition-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Price } from '#src/ui/price.tsx';
import { Table, TableBody, TableHead, TableRow, Td, Th } from '#src/ui/table.tsx';
import { Part } from './part.tsx';
import { pictures } from './samples.ts';

const unbroken = 'Zeiss-Ikon-Contessa-Nettel-Deckrullo-Tropen-Stereo-Kassettenwechselsack'
  .repeat(2)
  .slice(0, 120);

const hard = [
  {
    title: unbroken,
    who: 'Wolfeschlegelsteinhausenbergerdorff',
    place: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    src: pictures.camera,
  },
  {
    title: 'كاميرا لايكا إم ٣ مع عدسة ٥٠ مم، حالة ممتازة',
    who: 'فاطمة الزهراء',
    place: 'القاهرة',
    src: pictures.lens,
  },
  { title: '📷✨ Pentax K1000 🔥🔥 WOW 👨‍👩‍👧‍👦', who: '🦊', place: '東京都', src: null },
  { title: 'A', who: 'O', place: 'Å', src: '/nothing-here.webp' },
] as const;

/** What people really write: too long, in other scripts, with pictures that are gone. */
export function HardCases() {
  return (
    <>
      <Part name="Hard titles, names and pictures">
        <PageHeading eyebrow="LENS · RF-0482" title={unbroken} lead={hard[1].title} />
        <div className="grid-list">
          {hard.map(({ title, place, src }) => (
            <Card
              key={title}
              photo={
                <Photo src={src} alt="">
                  <StateTag state="booked" label="Booked" />
                </Photo>
              }
              edge={`Excellent · 1,200 mon · ${place}`}
              frame="10000A"
              title={title}
              heading="h3"
              price={<Price value="$1,000,000" was="$1,000,000" wasLabel="new" />}
              badge={<VerifiedBadge verified={false} label="Not verified yet" />}
              meta="19 Nov 2026"
              details={{ to: '/dev/ui', label: 'Details', name: `Details: ${title}` }}
            />
          ))}
        </div>
        <DefinitionList
          className="max-w-lg"
          items={hard.map(({ who, place }) => ({ term: place, detail: who }))}
        />
        <Table caption="Hard names">
          <TableHead>
            <Th>Product</Th>
            <Th>Customer</Th>
            <Th numeric>Price</Th>
          </TableHead>
          <TableBody>
            {hard.map(({ title, who }) => (
              <TableRow key={title}>
                <Td>
                  <span className="font-semibold wrap-anywhere">{title}</span>
                </Td>
                <Td label="Customer">{who}</Td>
                <Td label="Price" numeric>
                  $1,000,000
                </Td>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Part>
    </>
  );
}
