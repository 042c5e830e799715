import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Kind } from '#src/platform/db/columns.ts';
import { elementOf } from '#test/markup.ts';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
import { createListing, useShop } from '#test/shop.ts';
import { FitVerdict } from './fit-verdict-card.tsx';
import type { FitResponse } from './schemas.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

const lens = 'nikon-nikkor-af-85mm-f-1-8d';
const put = (fields: object, kind: Kind = 'lens') => createListing(shop, seller, fields, kind);
const fetchFit = (query: Record<string, string>) => shop.call('GET', `/fit?${new URLSearchParams(query)}`);

describe('a camera and a lens', () => {
  test('are judged with adapters, losses and sources, in a response that may be cached', async () => {
    const answer = await fetchFit({ camera: 'nikon-z-6', lens });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        camera: 'nikon-z-6',
        lens,
        verdict: 'adapter',
        image: 'full',
        knownBy: 'model',
        loses: ['autofocus'],
        adapters: [
          { name: 'Nikon FTZ II', optics: false, infinity: true },
          { name: 'Nikon FTZ' },
          { name: 'Nikon F (G) to Nikon Z adapter' },
        ],
        because: [
          { code: 'adapter', text: 'It fits with the Nikon FTZ II.' },
          {
            code: 'adapter-no-motor',
            text: 'The camera has to focus this lens, and the adapter has no motor for that.',
          },
        ],
      },
    });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  });

  test('get 404 if a model is unknown, and 422 if one is missing or both are of one kind', async () => {
    expectProblem(await fetchFit({ camera: 'nikon-z-6', lens: 'nikon-nothing' }), 404);
    expectProblem(await fetchFit({ camera: lens, lens }), 422, ['camera']);
    expectProblem(await fetchFit({ lens: 'nikon-z-6', camera: 'nikon-z-6' }), 422, ['lens']);
    expectProblem(await fetchFit({ camera: 'nikon-z-6' }), 422, ['lens']);
    expectProblem(await fetchFit({ camera: 'nikon-z-6', lens: `${lens}@Banana` }), 422, ['lens']);
    expectProblem(await fetchFit({}), 422, ['camera', 'lens']);
  });
});

describe('a lens that was made for several mounts', () => {
  const viltrox = 'viltrox-af-33mm-f-1-4';
  const versions = (camera: string) => fetchFit({ camera, lens: viltrox });

  test('is judged for each of them, the best first', async () => {
    const { body } = await versions('nikon-z-50');
    expect(body.verdict).toBe('unknown');
    expect(body.byMount).toMatchObject([
      { mount: 'Nikon Z', verdict: 'native', adapter: null },
      { mount: 'Fujifilm X', verdict: 'adapter', adapter: 'Shoten XTZ' },
      { mount: 'Sony E', verdict: 'adapter', adapter: 'Techart TZE-01' },
    ]);
    expect((await versions('canon-eos-5d')).body).toMatchObject({ verdict: 'no', byMount: [] });
    expect((await fetchFit({ camera: 'nikon-z-6', lens })).body.byMount).toEqual([]);
  });

  test('has a lever in the version for Sony A, also if its other versions have an electronic aperture', async () => {
    const { body } = await fetchFit({
      camera: 'sony-alpha-99',
      lens: 'tamron-sp-af-150-600mm-f-5-6-3-di-vc-usd-g2-a022',
    });
    expect(body.byMount[0]).toMatchObject({ mount: 'Sony A', verdict: 'native' });
  });

  test('is judged for each mount that a seller can choose if none is known', async () => {
    const { body } = await fetchFit({ camera: 'canon-ae-1', lens: 'chinon-auto-chinon-35mm-f-2-8' });
    expect(body.byMount[0]).toMatchObject({ mount: 'Canon FD', verdict: 'native' });
  });

  test('has a line for each mount on the page', async () => {
    const { html } = await render(shop.app, `/fit?camera=nikon-z-50&lens=${viltrox}`);
    const { text } = elementOf(html, 'main');
    expect(text).toContain('It depends on the mount of the lens');
    expect(text).toContain('Nikon Z: Fits');
    expect(text).not.toContain('We don’t know');
  });
});

/** Returns the text of the page for two typed names. */
async function textOfFit(camera: string, typed: string): Promise<string> {
  const params = new URLSearchParams({ camera, lens: typed });
  return elementOf((await render(shop.app, `/fit?${params}`)).html, 'main').text;
}

test('the mount in the name of a lens that is made for several chooses the version that is judged', async () => {
  for (const typed of ['Viltrox AF 56mm f/1.4 E', 'Sigma 18-50mm f/2.8 DC DN Contemporary (Sony E)']) {
    expect(await textOfFit('Sony A6700', typed), typed).toContain('Both have the Sony E mount.');
    expect(await textOfFit('Fujifilm X-T5', typed), typed).toContain('There is no room for an adapter');
  }
  const key = 'sigma-18-50mm-f-2-8-dc-dn-contemporary@Sony E';
  const { body } = await fetchFit({ camera: 'sony-alpha-6700', lens: key });
  expect(body).toMatchObject({ verdict: 'native', byMount: [] });
});

const onR5 = (typed: string) => textOfFit('Canon EOS R5', typed);

test('a teleconverter goes only behind the lenses that its maker lists', async () => {
  const fits = await onR5('RF 100-500mm f/4.5-7.1L IS USM + Extender RF 1.4x');
  expect(fits).toContain('goes behind the Canon RF 100-500mm f/4.5-7.1L IS USM.');
  expect(fits).toContain('Both have the Canon RF mount.');
  const refused = await onR5('RF 50mm f/1.8 STM + Extender RF 1.4x');
  expect(refused).toContain('The Canon Extender RF 1.4x doesn’t go behind the Canon RF 50mm f/1.8 STM.');
  expect(refused).toContain('RF 800mm f/11 IS STM');
  expect(refused).not.toContain('Both have the Canon RF mount.');
  for (const typed of ['RF 100-500 & RF 1,4x', 'canon-rf-100-500mm-f-4-5-7-1l-is-usm@Canon RF + RF 1.4x'])
    expect(await onR5(typed), typed).toContain(
      'The Canon Extender RF 1.4x goes behind the Canon RF 100-500mm',
    );
  expect(await onR5('Extender RF 2x')).toContain('Lenses that take the Canon Extender RF 2x:');
});

test('a mount with which a lens would damage the camera says so on the page', () => {
  const fit: FitResponse = {
    camera: null,
    lens: null,
    verdict: 'unknown',
    image: 'unknown',
    knownBy: 'model',
    part: null,
    loses: [],
    warns: [],
    adapters: [],
    because: [],
    others: [],
    byMount: [{ mount: 'Nikon F', verdict: 'no', image: 'unknown', loses: [], adapter: null, damages: true }],
  };
  const html = renderToStaticMarkup(createElement(FitVerdict, { fit, onSale: [] }));
  expect(html).toContain('Nikon F: Damages the camera');
});

describe('an item in place of the camera or the lens', () => {
  test('is judged by the model and mount that its seller chose, and the response is not cached', async () => {
    const item = await put({ modelId: 'sigma-35mm-f-1-4-dg-hsm-art', mount: 'Nikon F' });
    const answer = await fetchFit({ listing: item._id, camera: 'nikon-d850' });
    expect(answer.body).toMatchObject({
      verdict: 'native',
      knownBy: 'model',
      lens: 'sigma-35mm-f-1-4-dg-hsm-art',
    });
    expect(answer.headers.get('cache-control')).not.toBe('public, max-age=300');
    const withoutMount = await put({ modelId: 'sigma-35mm-f-1-4-dg-hsm-art' });
    expect((await fetchFit({ listing: withoutMount._id, camera: 'nikon-d850' })).body).toMatchObject({
      verdict: 'unknown',
      because: [{ code: 'several-mounts', text: expect.stringContaining('Canon EF, Nikon F') }],
      byMount: expect.arrayContaining([
        expect.objectContaining({ mount: 'Nikon F', verdict: 'native' }),
        expect.objectContaining({ mount: 'Pentax K', verdict: 'unknown' }),
      ]),
    });
  });

  test('has a `knownBy` that states whether its model is known only by its title or its mount', async () => {
    const titled = await put({ brand: 'Nikon', title: 'Nikon AF-S Nikkor 50mm f/1.8G, mint' });
    expect((await fetchFit({ listing: titled._id, camera: 'nikon-d850' })).body).toMatchObject({
      verdict: 'native',
      knownBy: 'title',
      lens: 'nikon-nikkor-af-s-50mm-f-1-8g',
    });
    const mounted = await put({ brand: 'Acme', title: 'Mystery 50', mount: 'Nikon F' });
    expect((await fetchFit({ listing: mounted._id, camera: 'nikon-f2' })).body).toMatchObject({
      verdict: 'native',
      knownBy: 'mount',
      lens: null,
    });
    expect((await fetchFit({ listing: mounted._id, camera: 'nikon-d850' })).body).toMatchObject({
      verdict: 'unknown',
      knownBy: 'mount',
      because: [{ code: 'which-model', text: expect.stringContaining('Ask which model it is') }],
    });
    const nothing = await put({ brand: 'Acme', title: 'Mystery 50' });
    expect((await fetchFit({ listing: nothing._id, camera: 'nikon-d850' })).body).toMatchObject({
      verdict: 'unknown',
      because: [{ code: 'no-mount' }],
    });
    const camera = await put({ brand: 'Acme', title: 'Mystery body' }, 'cameras');
    expect((await fetchFit({ listing: camera._id, lens })).body).toMatchObject({
      verdict: 'unknown',
      camera: null,
    });
  });

  test('is refused if it is an accessory, or if it is paired with a model of its own kind', async () => {
    const item = await put({ modelId: lens });
    expectProblem(await fetchFit({ listing: item._id, lens, camera: 'nikon-d850' }), 422, ['lens']);
    const bag = await put({ title: 'Bag' }, 'accessories');
    expectProblem(await fetchFit({ listing: bag._id, camera: 'nikon-d850' }), 422, ['listing']);
    expectProblem(await fetchFit({ listing: 'nothing', camera: 'nikon-d850' }), 404);
    await shop.call('DELETE', `/lens/${item._id}`, { as: seller });
    expectProblem(await fetchFit({ listing: item._id, camera: 'nikon-d850' }), 410);
  });
});
