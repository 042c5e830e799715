import { useState } from 'react';
import { StateTag, VerifiedBadge } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { DefinitionList } from '#src/ui/definition-list.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { TextField } from '#src/ui/field.tsx';
import { PageHeading, SectionHeading } from '#src/ui/page-heading.tsx';
import { Pager, Pagination } from '#src/ui/pagination.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Price } from '#src/ui/price.tsx';
import { CardsSkeleton, RowsSkeleton } from '#src/ui/skeleton.tsx';
import {
  Table,
  TableBody,
  TableHead,
  TableRow,
  TableToolbar,
  Td,
  Th,
  type SortOrder,
} from '#src/ui/table.tsx';
import { Part } from './part.tsx';
import { items } from './samples.ts';

function picture(item: (typeof items)[number]) {
  return (
    <Photo src={item.src} alt="">
      {item.state !== 'available' && (
        <StateTag state={item.state} label={item.state === 'booked' ? 'Booked' : 'Sold'} />
      )}
    </Photo>
  );
}

function Orders() {
  const [order, setOrder] = useState<SortOrder>('ascending');
  return (
    <div>
      <TableToolbar>
        <TextField label="Filter" placeholder="Name or product" className="w-full sm:w-72" />
        <Button variant="line">Export</Button>
      </TableToolbar>
      <Table caption="My Orders">
        <TableHead>
          <Th>SL</Th>
          <Th sort={order} onSort={() => setOrder(order === 'ascending' ? 'descending' : 'ascending')}>
            Products
          </Th>
          <Th onSort={() => {}}>Customer</Th>
          <Th>Status</Th>
          <Th numeric>Price</Th>
          <Th>
            <span className="sr-only">Remove</span>
          </Th>
        </TableHead>
        <TableBody>
          {items.map((item, index) => (
            <TableRow key={item.title}>
              <Td className="max-sm:hidden">
                <span className="mono">{index + 1}</span>
              </Td>
              <Td>
                <div className="flex min-w-0 items-center gap-3">
                  <Photo src={item.src} alt="" brokenLabel="" className="w-16 shrink-0" />
                  <span className="line-clamp-2 min-w-0 font-semibold">{item.title}</span>
                </div>
              </Td>
              <Td label="Customer">Łukasz Żółć</Td>
              <Td label="Status">
                <StateTag state={item.state} label={item.state} />
              </Td>
              <Td label="Price" numeric>
                {item.price}
              </Td>
              <Td className="sm:text-end">
                <Button variant="line" size="sm">
                  Delete
                </Button>
              </Td>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pager
        label="Pages of orders"
        summary="1–4 of 31"
        previousLabel="Previous"
        nextLabel="Next"
        onNext={() => {}}
      />
    </div>
  );
}

export function Lists() {
  return (
    <>
      <Part name="Headings">
        <PageHeading
          eyebrow="LENS · RF-0482"
          title="Lens Section"
          lead="389 lenses from people who looked after them."
          actions={<ButtonLink to="/dev/ui">Sell yours</ButtonLink>}
        />
        <SectionHeading title="Just listed" link={{ to: '/dev/ui', label: 'All cameras' }} className="mt-6" />
      </Part>
      <Part name="Cards">
        <div className="grid-list">
          {items.map((item, index) => (
            <Card
              key={item.title}
              photo={picture(item)}
              edge={item.edge}
              frame={`${24 + index}A`}
              title={item.title}
              heading="h3"
              price={<Price value={item.price} was={item.was} wasLabel="new" />}
              badge={item.verified ? <VerifiedBadge verified label="Verified" /> : null}
              meta="19 Nov 2026"
              details={{ to: '/dev/ui', label: 'Details', name: `Details: ${item.title}` }}
            />
          ))}
        </div>
        <Pagination
          label="Pages"
          summary="25–48 of 389"
          first={{ to: '/dev/ui?first', label: 'First page' }}
          next={{ to: '/dev/ui?next', label: 'Next page' }}
        />
      </Part>
      <Part name="Facts">
        <DefinitionList
          className="max-w-lg"
          items={[
            { term: 'Condition', detail: 'Excellent' },
            { term: 'Brand', detail: 'Nikon' },
            { term: 'Used for', detail: '18 months' },
            {
              term: 'Seller',
              detail: (
                <span className="flex flex-wrap items-baseline gap-x-3">
                  Inês Carvalho <VerifiedBadge verified label="Verified seller" />
                </span>
              ),
            },
          ]}
        />
      </Part>
      <Part name="Table">
        <Orders />
      </Part>
      <Part name="Nothing, and not yet">
        <EmptyState title="No orders yet." action={<ButtonLink to="/dev/ui">Look at cameras</ButtonLink>}>
          When you book something it waits here until you have met its owner.
        </EmptyState>
        <CardsSkeleton label="Loading cameras" count={4} />
        <RowsSkeleton label="Loading orders" count={3} />
      </Part>
    </>
  );
}
