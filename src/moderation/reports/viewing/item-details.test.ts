import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Report } from '#src/moderation/reports/schemas.ts';
import { elementOf, textOf, valuesOf } from '#test/markup.ts';
import { anImage } from '#test/samples.ts';
import { createListing, useShop } from '#test/shop.ts';
import { uploadPhoto } from '#test/uploads.ts';
import { ReportDetails } from './item-details.tsx';

const shop = await useShop();
const admin = await shop.createUser('admin');
const seller = await shop.createUser('Seller', 'Sol');
const first = await shop.createUser('Buyer', 'Bo');
const second = await shop.createUser('Buyer', 'Bea');

const read = async (path: string) => shop.call('GET', path, { as: admin });

/** Renders the report with what the pages of admins fetch about the item and both sides. */
async function showReport(report: Report): Promise<string> {
  const client = new QueryClient();
  const { _id, sellerId } = report.listing;
  const query = { listing: _id, sort: 'date', order: 'desc' };
  client.setQueryData(['reports', query], (await read(`/reports?${new URLSearchParams(query)}`)).body);
  for (const id of [sellerId, report.reporter!._id]) {
    client.setQueryData(['people', id], (await read(`/people/${id}`)).body);
    for (const side of ['seller', 'reporter']) {
      const { headers } = await read(`/reports?${side}=${id}&limit=1`);
      const count = Number(headers.get('x-total-count'));
      client.setQueryData(['reports', `/reports?${side}=${id}`, 'total'], count);
    }
  }
  const details = createElement(MemoryRouter, null, createElement(ReportDetails, { report }));
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, details));
}

test('a report shows all photos of the item, its other reports, and how often each side was reported', async () => {
  const photos: string[] = [];
  for (const color of ['#b03020', '#30b020', '#2030b0'])
    photos.push((await uploadPhoto(shop, seller, await anImage('png', color))).url);
  const { _id } = await createListing(shop, seller, { img: photos[0], photos: [photos[0]] });
  const file = async (as: typeof first, reason: string) =>
    (await shop.call('POST', '/reports', { as, body: { listing: _id, reason } })).body._id;
  const earlier = await file(second, 'counterfeit');
  await shop.call('PUT', `/reports/${earlier}`, { as: admin, body: { outcome: 'dismissed' } });
  await file(first, 'stolen');
  await shop.call('PATCH', `/cameras/${_id}`, { as: seller, body: { photos } });
  const [report]: [Report] = (await read('/reports?state=open')).body;
  const html = await showReport(report);
  const gallery = elementOf(html, 'ul', '').html;
  expect(valuesOf(gallery, 'a', 'href')).toEqual(photos);
  expect(textOf(html)).toMatch(/Other reports about this item \S+ .*· Counterfeit · Dismissed/);
  expect(textOf(html)).toMatch(/Bo .*Reports about their items: 0 Reports they filed: 1/);
  expect(textOf(html)).toMatch(/Sol Member since .* Reports about their items: 2 Reports they filed: 0/);
});
