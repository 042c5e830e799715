import type { Locator, Page } from '../fixtures.ts';

export const option = (page: Page, name: string): Locator => page.getByRole('option', { name });

/** A field of the form of an item that suggests brands, models or mounts. */
export const field = (form: Locator, label: string): Locator => form.getByRole('combobox', { name: label });

export const questions = (page: Page): Locator => page.getByRole('dialog', { name: 'Grade with checklist' });
