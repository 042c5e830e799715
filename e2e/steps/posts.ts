import type { Page } from '../fixtures.ts';

export const postsPath = '/dashboard/admin/blogs';

export async function fillPost(page: Page, title: string, des: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Photo URL').fill('/demo/blog-1-1200.webp');
  await page.getByLabel('Text', { exact: true }).fill(des);
}

export const leaveDialog = (page: Page) => page.getByRole('alertdialog', { name: /without saving/ });
