import { accountRules } from './accounts.ts';
import { contactRules } from './contact.ts';
import { healthRules } from './health.ts';
import { browsingRules, listingRules } from './listings.ts';
import { orderRules, reviewRules } from './orders.ts';
import { publishingRules } from './publishing.ts';
import type { Rules } from './rule.ts';

export const allRules = {
  accounts: accountRules,
  browsing: browsingRules,
  contact: contactRules,
  health: healthRules,
  listings: listingRules,
  orders: { ...orderRules, ...reviewRules },
  publishing: publishingRules,
} satisfies Record<string, Rules>;
