import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { understoodBy } from '#src/catalog/saved-searches/matching/plan-service.server.ts';
import { findItems } from '#src/catalog/search/saved-query-service.server.ts';
import { toWideQuery } from '#src/catalog/search/service.server.ts';
import { understand } from '#src/catalog/search/understanding-service.server.ts';
import { inTransaction } from '#src/platform/app.server.ts';
import { fitTexts } from '#src/texts/fit.ts';
import type { Language } from '#src/texts/language-names.ts';
import { openSearchShop } from '#test/saved-searches.ts';
import { createListing } from '#test/shop.ts';
import { typedPhrases } from './typed-words.server.ts';

const { shop, seller, save } = await openSearchShop();
const admin = await shop.createUser('admin');
async function set(changes: { language?: Language; currency?: string }): Promise<void> {
  const { version } = (await shop.call('GET', '/shop', { as: admin })).body;
  const { status, body } = await shop.call('PATCH', '/shop', { as: admin, body: { version, ...changes } });
  expect(status, JSON.stringify(body)).toBe(200);
}
await set({ currency: 'EUR' });

/** The kind, brand, title, price and model of each item, by a short name. */
const items = {
  fm2: ['cameras', 'Nikon', 'FM2 black', 250, 'nikon-fm2'],
  d750: ['cameras', 'Nikon', 'D750 body', 600, 'nikon-d750'],
  m6: ['cameras', 'Leica', 'M6 silver', 2000, 'leica-m6'],
  mat: ['cameras', 'Yashica', 'Mat 124 G', 240, 'yashica-mat-124-g'],
  gr: ['cameras', 'Ricoh', 'GR IIIx', 900, 'ricoh-gr-iiix'],
  nikkor: ['lens', 'Nikon', 'AF-S Nikkor 50mm f/1.8G', 150, 'nikon-nikkor-af-s-50mm-f-1-8g'],
  wide: ['lens', 'Canon', 'EF-S 10-18mm', 140, 'canon-ef-s-10-18mm-f-4-5-5-6-is-stm'],
  tele: ['lens', 'Canon', 'EF 70-200mm f/2.8L', 1200, 'canon-ef-70-200mm-f-2-8l-is-ii-usm'],
  macro: ['lens', 'Canon', 'EF 100mm f/2.8 Macro', 300, 'canon-ef-100mm-f-2-8-macro'],
  cap: ['accessories', 'Nikon', 'Lens cap 52mm', 5],
  tripod: ['accessories', 'Gitzo', 'Carbon tripod', 350],
  adapter: ['accessories', 'Canon', 'EF-EOS R mount adapter', 89],
} as const satisfies Record<string, readonly [Kind, string, string, number, string?]>;
type Name = keyof typeof items;
const names = new Map<string, Name>();
const ids = new Map<Name, string>();
for (const [name, [kind, brand, title, sale, modelId]] of Object.entries(items) as [
  Name,
  readonly [Kind, string, string, number, string?],
][]) {
  const given = { brand, title, sale, location: 'Somewhere', ...(modelId && { modelId }) };
  ids.set(name, (await createListing(shop, seller, given, kind))._id);
  names.set(title, name);
}
const place = (name: Name, town: string, country: string) =>
  inTransaction(shop.app, async (trx) =>
    sql`update listings set place_id = (
      select id from places where ascii = ${town} and country = ${country} order by population desc limit 1)
      where id = ${ids.get(name)!}`.execute(trx),
  );
await place('m6', 'Berlin', 'DE');
await place('fm2', 'Tokyo', 'JP');

const titles = async (q: string): Promise<string[]> => {
  const { status, body } = await shop.call('GET', `/search?${new URLSearchParams({ q })}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.map(({ products }: Listing) => products.title);
};
const find = async (q: string): Promise<Name[]> =>
  (await titles(q)).map((title) => names.get(title)!).toSorted();
/** Searches without reading the items that are found. */
async function findEach(texts: readonly string[]): Promise<Name[][]> {
  const nameOf = new Map([...ids].map(([name, id]) => [id, name]));
  const page = { sort: 'date', order: 'desc', after: null, limit: 100 } as const;
  const all: Name[][] = [];
  for (const q of texts) {
    const query = await toWideQuery(shop.app, await understand(shop.app, { q }));
    const { items: found } = await findItems(shop.app, query, page);
    all.push(found.map(({ id }) => nameOf.get(id)!).toSorted());
  }
  return all;
}
const cameras: Name[] = ['d750', 'fm2', 'gr', 'm6', 'mat'];
const queries: Record<Exclude<Language, 'en'>, [q: string, found: Name[]][]> = {
  de: [
    ['Fotoapparat', cameras],
    ['analoge Kamera', ['fm2', 'm6', 'mat']],
    ['Spiegelreflexkameras', ['d750', 'fm2']],
    ['Meßsucherkamera', ['m6']],
    ['Mittelformatkameras', ['mat']],
    ['kompakte Kamera', ['gr']],
    ['Vollformatkamera bis 1.200,50 €', ['d750']],
    ['schwarze Kamera, sehr gut erhalten', ['fm2']],
    ['Leica silber wie neu', ['m6']],
    ['lichtstarke Objektive fuer Canon unter 1.000', ['macro', 'wide']],
    ['Objektiv für Nikon D750', ['nikkor']],
    ['Weitwinkelobjektive oder Makroobjektiv', ['macro', 'wide']],
    ['Festbrennweite Canon', ['macro']],
    ['Teleobjektive ab 1.000 €', ['tele']],
    ['Gehäusekappe 52mm', ['cap']],
    ['Objektive zwischen 100 und 200', ['nikkor', 'wide']],
    ['Adapter EF auf RF', ['adapter']],
    ['Kamera in der Umgebung von Potsdam', ['m6']],
    ['Leica höchstens 30 km von Potsdam', ['m6']],
    ['wide angle lens', ['wide']],
  ],
  fr: [
    ['appareil photo', cameras],
    ['appareil photo argentique', ['fm2', 'm6', 'mat']],
    ['reflex numérique', ['d750']],
    ['appareil télémétrique', ['m6']],
    ['moyens formats', ['mat']],
    ['appareils compacts', ['gr']],
    ['boîtier plein-format moins de 1 200 €', ['d750']],
    ['boîtier noir en très bon état', ['fm2']],
    ['Leica argenté d’occasion', ['m6']],
    ['objectif pour Canon jusqu’à 300', ['macro', 'wide']],
    ['objectif lumineux pour mon Nikon D750', ['nikkor']],
    ['grand-angle ou macro', ['macro', 'wide']],
    ['focale fixe Canon', ['macro']],
    ['téléobjectifs à partir de 1000 €', ['tele']],
    ["bouchon d'objectif 52mm", ['cap']],
    ['bouchon objectif', ['cap']],
    ['objectif entre 100 et 200', ['nikkor', 'wide']],
    ['pied photo en carbone', ['tripod']],
    ["bague d'adaptation EF vers RF", ['adapter']],
    ['appareil photo à proximité de Potsdam', ['m6']],
    ['Leica à 30 km de Potsdam', ['m6']],
    // Short words belong to names.
    ['Nikon D 750', ['d750']],
  ],
  es: [
    ['cámara de fotos', cameras],
    ['cámara de carrete', ['fm2', 'm6', 'mat']],
    ['cámara réflex digital', ['d750']],
    ['telemétricas', ['m6']],
    ['cámara de medio formato', ['mat']],
    ['cámaras compactas', ['gr']],
    ['cámara de formato completo por menos de 1.200,50 €', ['d750']],
    ['cámara negra como nueva', ['fm2']],
    ['Leica plateada de segunda mano', ['m6']],
    ['lente para Canon hasta 300', ['macro', 'wide']],
    ['objetivo luminoso para mi Nikon D750', ['nikkor']],
    ['gran angular o macro', ['macro', 'wide']],
    ['focal fija Canon', ['macro']],
    ['teleobjetivos desde 1000 €', ['tele']],
    ['tapa objetivo 52mm', ['cap']],
    ['objetivo entre 100 y 200', ['nikkor', 'wide']],
    ['trípodes de carbono', ['tripod']],
    ['adaptador EF a RF', ['adapter']],
    ['cámara en los alrededores de Potsdam', ['m6']],
    ['Leica a 30 km de Potsdam', ['m6']],
    // Short words belong to names.
    ['Nikon D 750', ['d750']],
  ],
  ja: [
    ['カメラ', cameras],
    ['銀塩カメラ', ['fm2', 'm6', 'mat']],
    ['デジタル一眼レフ', ['d750']],
    ['レンジファインダー機', ['m6']],
    ['中判フィルムカメラ', ['mat']],
    ['コンデジ', ['gr']],
    ['ニコンFM2', ['fm2']],
    ['ニコンのレンズ', ['cap', 'nikkor']],
    ['ニコンD750用レンズ', ['nikkor']],
    ['フルサイズ機７００ユーロ以下', ['d750']],
    ['黒のニコン 美品', ['fm2']],
    ['キヤノン用の明るいレンズ300ユーロ以下', ['macro', 'wide']],
    ['広角または接写のレンズ', ['macro', 'wide']],
    ['キャノンの短焦点', ['macro']],
    ['望遠レンズ1,000ユーロ以上', ['tele']],
    ['レンズキャップ 52mm', ['cap']],
    ['100ユーロから200ユーロのレンズ', ['nikkor', 'wide']],
    ['三脚', ['tripod']],
    ['アダプター EF RF', ['adapter']],
    ['東京の近くのニコン', ['fm2']],
    ['ベルリン付近のカメラ', ['m6']],
    ['ベルリンから30km以内のライカ', ['m6']],
  ],
};

for (const [language, own] of Object.entries(queries) as [Exclude<Language, 'en'>, [string, Name[]][]][])
  test(`searches typed in ${language} find the wanted items and no others`, async () => {
    await set({ language });
    const all = [...own, [fitTexts.fit.adapter('Canon EF', 'Canon RF'), ['adapter']] as const];
    const texts = all.map(([q]) => q);
    const each = await findEach(texts);
    expect(texts.map((q, at) => [q, each[at]])).toEqual(all);
  });

test('an item is found by the words of its own title, in either language', async () => {
  await set({ language: 'fr' });
  const kind = 'accessories';
  for (const title of ['Bague macro Contax', 'Contax tube and reverse ring', 'Sac noir appareil photo'])
    await createListing(shop, seller, { brand: 'Other', title }, kind);
  expect(await titles('bague contax')).toEqual(['Bague macro Contax']);
  expect(await titles('bague-allonge contax')).toEqual(['Contax tube and reverse ring']);
  expect(await titles('appareil noir')).toContain('Sac noir appareil photo');
});

test('a phrase of the language is removed as one to find more, and words that say nothing are not offered', async () => {
  await set({ language: 'fr' });
  const phrases = await typedPhrases(shop.app.root, 'objectif grand angulaire noir pour Canon d’occasion');
  expect(phrases).toEqual([['grand', 'angulaire'], ['noir'], ['Canon']]);
});

test('suggestions and saved searches understand the language, which may change', async () => {
  await set({ language: 'ja' });
  const suggest = async (q: string): Promise<string[]> =>
    (await shop.call('GET', `/search/suggest?${new URLSearchParams({ q })}`)).body.map(
      ({ label }: { label: string }) => label,
    );
  expect(await suggest('ニコンFM2')).toContain('Nikon FM2');
  expect(await suggest('ニコン')).toContain('Nikon');
  const planned = await understoodBy(shop.app);
  await set({ language: 'fr' });
  expect(await understoodBy(shop.app)).not.toBe(planned);
  expect(await find('銀塩カメラ')).toEqual([]);
  const buyer = await shop.createUser('Buyer');
  await shop.work();
  await save(buyer, `q=${encodeURIComponent('grand-angle pour Canon moins de 300 €')}`);
  const put = (title: string, sale: number, modelId: string) =>
    createListing(shop, seller, { brand: 'Canon', title, sale, modelId }, 'lens');
  await put('one', 200, 'canon-ef-100mm-f-2-8-macro');
  await put('two', 400, 'canon-ef-s-10-18mm-f-4-5-5-6-is-stm');
  const { _id } = await put('three', 200, 'canon-ef-s-10-18mm-f-4-5-5-6-is-stm');
  await shop.work();
  const { rows } = await sql<{ id: string }>`select listing_id as id from search_hits`.execute(shop.app.db);
  expect(rows).toEqual([{ id: _id }]);
});
