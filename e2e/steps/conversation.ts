import type { Conversation, Message } from '#src/messaging/conversations/schemas.ts';
import type { Locator, Page } from '../fixtures.ts';
import type { TestUser, Shop } from '../shop.ts';

export const main = (page: Page): Locator => page.getByRole('main');
export const button = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name, exact: true });
export const messages = (page: Page): Locator =>
  main(page).getByRole('region', { name: 'Messages' }).locator('ol > li');

export async function write(page: Page, to: string, text: string): Promise<void> {
  await main(page)
    .getByRole('textbox', { name: `Write to ${to}` })
    .fill(text);
  await button(page, 'Send').click();
}

/** Starts a conversation between a new buyer and a new seller through the API. */
export async function startConversation(shop: Shop, text = 'Is the meter accurate?') {
  const item = await shop.createListing();
  const buyer = await shop.signUpUser('Buyer', 'Bea Booker');
  const { body } = await shop.call<{ conversation: Conversation }>('POST', '/conversations', {
    bearer: buyer.token,
    body: { listing: item.id, body: text },
  });
  const { _id: id } = body.conversation;
  const sendMessage = async (sender: TestUser, message: string) =>
    shop.call<Message>('POST', `/conversations/${id}/messages`, {
      bearer: sender.token,
      body: { body: message },
    });
  const stored = async () =>
    (await shop.call<Message[]>('GET', `/conversations/${id}/messages?limit=100`, { bearer: buyer.token }))
      .body;
  const seen = await shop.call<Conversation>('GET', `/conversations/${id}`, { bearer: item.seller.token });
  const blockPath = `/blocks/${seen.body.other._id}`;
  return {
    item,
    seller: item.seller,
    buyer,
    blockPath,
    id,
    path: `/dashboard/messages/${id}`,
    sendMessage,
    stored,
  };
}
