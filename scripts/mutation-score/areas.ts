/** Whose mutants are counted together, and the tests that may kill them. */
export type Area = {
  mutate: readonly string[];
  tests: readonly string[];
  /**
   * Schemas are made while a module loads, so that each mutant of one needs a process of its own. Elsewhere what is done
   * while loading is left out: lists of jobs, columns and settings.
   */
  loading?: true;
};

// What is left out of every area: *queries.server.ts, whose mutants are names of columns and tables, which the schema
// refuses or a rule's test notices; pages, cards and routes, which the journeys prove.
export const areas: Record<string, Area> = {
  money: {
    mutate: ['src/platform/money.ts'],
    tests: ['src/platform/money.test.ts'],
    loading: true,
  },
  contracts: {
    mutate: [
      'src/platform/contract.ts',
      'src/orders/contract.ts',
      'src/users/contract.ts',
      'src/auth/contract.ts',
      'src/photos/contract.ts',
      'src/listings/contract.ts',
    ],
    tests: ['src/platform/money.test.ts', 'src/*/contract.test.ts'],
    loading: true,
  },
  pagination: {
    mutate: ['src/db/{cursor,keyset-page,search}.server.ts', 'src/search/page-query.server.ts'],
    tests: [
      'src/db/keyset-page.test.ts',
      'src/search/{paging,page-query}.test.ts',
      'src/orders/order-list.test.ts',
      'src/server/cache/sorted-lists.test.ts',
      'src/server/http/bad-queries.test.ts',
    ],
  },
  orders: {
    mutate: ['src/orders/{service,cancel-service}.server.ts'],
    // Also what is asked of an order by those who withdraw or pause its item, or ask for a confirmed address.
    tests: [
      'src/orders/*.test.ts',
      'src/users/{removal,suspension}.test.ts',
      'src/listings/withdrawing.test.ts',
      'src/reports/pausing.test.ts',
      'src/auth/providers/embedded/verifying.test.ts',
    ],
  },
  'order-mails': {
    mutate: ['src/orders/{mails,gathered-mails}.server.ts', 'src/platform/mail-budget.server.ts'],
    tests: ['src/orders/{mails,held-mails,mail-budgets}.test.ts', 'src/users/{removal,suspension}.test.ts'],
  },
  users: {
    mutate: ['src/users/{service,jobs,wire}.server.ts', 'src/users/*-service.server.ts'],
    tests: ['src/users/*.test.ts', 'src/audit/audit.test.ts'],
  },
  // How a file arrives, without a database: apart, since each mutant of it takes a second then, and minutes with whole uploads.
  uploads: {
    mutate: [
      'src/photos/{sniff,places}.server.ts',
      'src/platform/http/form-file.server.ts',
      'src/photos/fair-queue.ts',
    ],
    tests: ['src/photos/{sniff,places,fair-queue}.test.ts', 'src/platform/http/form-file{,-pace}.test.ts'],
  },
  images: {
    // Without encode.server.ts: it works in a process of its own, of which Stryker sees nothing.
    mutate: ['src/photos/{service,removal-service,storage,file-urls}.server.ts'],
    // Without kept.test.ts and upload.test.ts, which ask how pictures are encoded, some of a hundred megapixels.
    tests: ['src/photos/{imgbb,removal,removal-hosts,storage,under-way}.test.ts'],
  },
  moderation: {
    mutate: ['src/listings/moderation-service.server.ts'],
    tests: ['src/listings/{moderating,withdrawing}.test.ts', 'src/reports/pausing.test.ts'],
  },
  owning: {
    mutate: ['src/listings/owner-service.server.ts'],
    tests: ['src/listings/{owning,photos}.test.ts', 'src/models/gear.test.ts', 'src/reports/pausing.test.ts'],
  },
  catalog: {
    mutate: ['src/listings/{service,photos,wire}.server.ts'],
    // Pauses are an admin's answer to a report; addresses of items are proved with the sitemap, counts with the overviews,
    // models with the reference, and what becomes of someone's trade with those who are suspended or removed.
    tests: [
      'src/listings/{owning,withdrawing,wire,photos,moderating,shown-lists}.test.ts',
      'src/models/gear.test.ts',
      'src/reports/pausing.test.ts',
      'src/users/{removal,suspension}.test.ts',
      'src/feeds/feeds.test.ts',
      'src/dashboard/figures.test.ts',
    ],
  },
  // What the browser works out by itself, without a database: each mutant takes no second.
  browser: {
    mutate: [
      'src/search/pages/filter-links.ts',
      'src/listings/duration.ts',
      'src/auth/pages/return-path.ts',
      'src/auth/account/device-name.ts',
      'src/auth/access-token.ts',
    ],
    tests: [
      'src/search/pages/filter-links.test.ts',
      'src/listings/duration.test.ts',
      'src/auth/stored-token.test.ts',
      'src/auth/pages/return-path.test.ts',
      'src/auth/account/device-name.test.ts',
    ],
  },
  finding: {
    mutate: [
      'src/search/{service,suggest-service,ways-on-service,words-service}.server.ts',
      'src/search/query.ts',
    ],
    // What is kept of a list is proved with the cache of pages.
    tests: [
      'src/search/{suggest,suggested-order,understood,words,filters,paging,ways-on}.test.ts',
      'src/search/pages/{found-page,found-items}.test.ts',
      'src/server/cache/{item-freshness,cache-tags}.test.ts',
    ],
  },
  // What typed words mean, without a database: apart, since each mutant of it takes no second then.
  parse: {
    mutate: [
      'src/search/parse/{groups,kinds,mount-phrases,names,price,tokens,understand,words}.ts',
      'src/search/parse/models.server.ts',
    ],
    tests: ['src/search/parse/*.test.ts', 'src/search/filters.test.ts'],
  },
  identity: {
    mutate: [
      'src/auth/{service,access-token,standing}.server.ts',
      'src/auth/providers/embedded/{guess-limit,sign-in-gate,known-device,hashed-sessions}.server.ts',
      'src/auth/providers/embedded/weak-passwords.server.ts',
    ],
    tests: [
      'src/auth/{tokens,closed-account,acting}.test.ts',
      'src/auth/providers/embedded/{sessions,hashed-sessions,guess-limit,weak-passwords,gate}.test.ts',
      'src/auth/providers/embedded/{hashed-adapter,known-device,verifying,google-flow,auth-calls}.test.ts',
      'src/auth/providers/firebase/provider.test.ts',
      'src/audit/audit.test.ts',
      'src/users/own-record.test.ts',
    ],
  },
  accounts: {
    mutate: [
      'src/auth/providers/embedded/{account-acts,password-acts,verify-act,mailed-tokens,linking}.server.ts',
      'src/auth/{outside-links,jobs}.server.ts',
    ],
    tests: [
      'src/auth/providers/embedded/{account-calls,account-mails,change-email,passwords,pre-hijack}.test.ts',
      'src/auth/providers/embedded/{unlinking,verifying,mailed-links,sessions,google-flow}.test.ts',
      'src/auth/providers/firebase/provider.test.ts',
      'src/auth/closed-account.test.ts',
    ],
  },
};

/** The area of that name. @throws Error that names them all */
export function areaOf(name: string | undefined): Area {
  const area = name === undefined ? undefined : areas[name];
  if (!area) throw new Error(`there is no area ${name}: ${Object.keys(areas).join(', ')}`);
  return area;
}
