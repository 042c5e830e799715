import { expect, test } from '#e2e/fixtures.ts';

test('the address of a deleted item or post returns a page with status 410', async ({
  page,
  shop,
  server,
  browserErrors,
}) => {
  const { path, seller } = await shop.createListing();
  const { token: bearer } = await shop.admin(server.stateDir);
  const post = { title: 'Withdrawn soon', image: '/demo/blog-1-640.webp', des: 'Text.', published: true };
  const { body } = await shop.call<{ _id: string }>('POST', '/blogs', { bearer, body: post });
  const blog = `/blogs/${body._id}`;
  await page.goto(blog);
  await shop.call('DELETE', path, { bearer: seller.token });
  await shop.call('DELETE', blog, { bearer });
  for (const gone of [path, blog]) {
    browserErrors.expectErrorStatus(410, gone);
    expect((await page.goto(gone))!.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1, name: 'No longer available' })).toBeVisible();
    await expect(page).toHaveTitle('No longer available · Rangefinder');
  }
});
