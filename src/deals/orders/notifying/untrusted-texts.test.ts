import { expect, test } from 'vitest';
import { Deal, inHours, mailReader } from '#test/deals.ts';
import { Negotiation } from '#test/offers.ts';
import { render } from '#test/rendered.ts';
import { Reviewed } from '#test/reviews.ts';
import { createListing, type TestUser, useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');

const done = async (answer: Promise<{ status: number; body: any }>) => {
  const { status, body } = await answer;
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body;
};

test('text written by one side never becomes a link in an email to the other side or to admins', async () => {
  const read = mailReader(shop);
  const [seller, buyer] = [await shop.createUser('Seller', 'Sol'), await shop.createUser('Buyer', 'Bo')];
  const terms = { title: 'Leica evil-title.help', sale: 300, offers: true };
  const item = (await createListing(shop, seller, terms))._id;
  const negotiation = await Negotiation.open(shop, { buyer, seller, item });
  await done(negotiation.offer(250, 'See evil-note.zip first'));
  const [offered] = await read();
  expect(offered!.text).toContain('Message: See … first');

  const body = {
    listing: item,
    phone: '12345 evil-phone.example',
    location: 'Ask https://evil-place.example/x',
  };
  const order = (await done(shop.call('POST', '/orders', { as: buyer, body })))._id;
  const call = (method: string, path: string, as: TestUser, sent?: object) =>
    done(shop.call(method, `/orders/${order}${path}`, { as, ...(sent && { body: sent }) }));
  await done(
    shop.call('PATCH', `/cameras/${item}`, { as: seller, body: { des: 'More at evil-described.services' } }),
  );
  await call('PUT', '/accept', seller);
  const when = { at: inHours(48), zone: 'Europe/Lisbon', place: 'Pay 185.12.33.4:8080/evil' };
  await call('PUT', '/meeting', buyer, when);
  await call('PUT', '/meeting/agree', seller, { version: 1 });
  const first = await Deal.open(shop, { buyer, seller });
  await done(first.call('PUT', '/decline', 'seller', { body: { reason: 'Look at evil。com/reason' } }));
  const second = await Deal.open(shop, { buyer, seller });
  await second.arrange();
  await second.moveMeetingBack(2);
  await done(second.claim('buyer', 'no-show', 'My proof: evil\u200B.example/claim'));
  await done(second.call('PUT', '/dispute', 'seller', { body: { answer: 'Mail me@evil-answer.example' } }));

  const mails = [offered!, ...(await read())];
  const about = (subject: RegExp, { email }: TestUser) =>
    mails.filter((mail) => subject.test(mail.subject) && mail.to.includes(email)).length;
  expect(about(/disput|side/i, admin)).toBeGreaterThan(0);
  for (const { subject, text, html, calendar } of mails)
    expect([subject, text, html, calendar?.text ?? ''].join('\n')).not.toMatch(/evil|185\.12/);
  expect(mails.map(({ text }) => text).join('\n')).toContain(`Buyer’s email: ${buyer.email}`);
});

const scam = 'Pay by gift card at evil.zip';

test('suspicious text by one side carries warnings for the other side, visitors and admins', async () => {
  const negotiation = await Negotiation.open(shop);
  await done(negotiation.offer(250, scam));
  expect((await negotiation.show('seller'))!.turns).toMatchObject([{ warnings: ['link', 'gift-card'] }]);

  const { buyer, seller } = negotiation;
  const item = (await createListing(shop, seller, { title: 'Leica M3, call +49 170 1234567', des: scam }))
    ._id;
  const shown = await done(shop.call('GET', `/cameras/${item}`));
  expect(shown.warnings).toEqual(['link', 'phone', 'gift-card']);
  expect((await render(shop.app, `/cameras/${item}`)).html).toContain(
    'mentions gift cards. Anyone asking for gift cards is a scammer.',
  );
  const filed = await done(
    shop.call('POST', '/reports', { as: buyer, body: { listing: item, reason: 'spam' } }),
  );
  const [report] = await done(shop.call('GET', '/reports?limit=1', { as: admin }));
  expect(report).toMatchObject({ _id: filed._id, listing: { warnings: ['link', 'phone', 'gift-card'] } });

  const body = { listing: item, phone: '+49 170 1234567', location: 'Ask bo@evil.example on WhatsApp' };
  const order = (await done(shop.call('POST', '/orders', { as: buyer, body })))._id;
  const warned = async (as: TestUser) => (await done(shop.call('GET', `/orders/${order}`, { as }))).warnings;
  expect(await warned(seller)).toMatchObject({ phone: [], location: ['email', 'messenger'] });
  await done(shop.call('PUT', `/orders/${order}/accept`, { as: seller }));
  const when = { at: inHours(48), zone: 'Europe/Lisbon', place: scam };
  await done(shop.call('PUT', `/orders/${order}/meeting`, { as: seller, body: when }));
  expect(await warned(buyer)).toMatchObject({ location: [], meeting: ['link', 'gift-card'], arranged: [] });
  expect(await warned(admin)).toMatchObject({ location: ['email', 'messenger'] });
  await done(shop.call('PUT', `/orders/${order}/cancel`, { as: buyer, body: { reason: scam } }));
  expect(await warned(seller)).toMatchObject({ reason: ['link', 'gift-card'] });
});

test('disputes, reviews and replies carry warnings', async () => {
  const deal = await Deal.open(shop);
  await deal.arrange();
  await deal.moveMeetingBack(2);
  await done(deal.claim('buyer', 'no-show', scam));
  await done(deal.call('PUT', '/dispute', 'seller', { body: { answer: 'I waited for an hour.' } }));
  const { dispute } = await deal.show('seller');
  expect(dispute!.warnings).toEqual({ note: ['link', 'gift-card'], answer: [] });

  const reviewed = await Reviewed.open(shop);
  await reviewed.write('buyer', 5, scam);
  await reviewed.write('seller', 5, 'On time.');
  const { theirs } = await reviewed.read('seller');
  expect(theirs).toMatchObject({ text: scam, warnings: ['link', 'gift-card'] });
  await done(
    shop.call('PUT', `/reviews/${theirs!._id}/reply`, { as: reviewed.deal.seller, body: { text: scam } }),
  );
  expect((await reviewed.read('buyer')).mine!.reply).toMatchObject({ warnings: ['link', 'gift-card'] });
});
