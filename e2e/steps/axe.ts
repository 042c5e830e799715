import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '../fixtures.ts';

/**
 * What axe looks at a page with. Its other mode opens a page more for each result, to bring together what it found in
 * frames: our pages have none.
 */
export function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}
