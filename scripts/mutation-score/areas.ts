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
    mutate: ['src/{platform,orders,users,identity,images,catalog}/contract.ts'],
    tests: ['src/platform/money.test.ts', 'src/*/contract.test.ts'],
    loading: true,
  },
  pagination: {
    mutate: ['src/platform/db/{cursor,window,search}.server.ts', 'src/catalog/page-query.server.ts'],
    tests: [
      'src/platform/db/window.test.ts',
      'src/catalog/{paging,page-query}.test.ts',
      'src/orders/order-list.test.ts',
      'src/server/{sorted-lists,bad-queries}.test.ts',
    ],
  },
  orders: {
    mutate: ['src/orders/{service,cancel-service}.server.ts'],
    // Also what is asked of an order by those who withdraw or pause its item, or ask for a confirmed address.
    tests: [
      'src/orders/*.test.ts',
      'src/users/{removal,suspension}.test.ts',
      'src/catalog/withdrawing.test.ts',
      'src/reports/pausing.test.ts',
      'src/identity/verifying.test.ts',
    ],
  },
  'order-mails': {
    mutate: ['src/orders/{mails,gathered-mails}.server.ts', 'src/platform/mail-budget.server.ts'],
    tests: ['src/orders/{mails,held-mails,mail-budgets}.test.ts', 'src/users/{removal,suspension}.test.ts'],
  },
  users: {
    mutate: ['src/users/{service,*-service,jobs,wire}.server.ts'],
    tests: ['src/users/*.test.ts', 'src/audit/audit.test.ts'],
  },
  // How a file arrives, without a database: apart, since each mutant of it takes a second then, and minutes with whole uploads.
  uploads: {
    mutate: ['src/images/{multipart,sniff,places}.server.ts', 'src/images/fair-queue.ts'],
    tests: ['src/images/{forms,multipart,sniff,places,fair-queue}.test.ts'],
  },
  images: {
    // Without encode.server.ts: it works in a process of its own, of which Stryker sees nothing.
    mutate: ['src/images/{service,removal-service,storage,file-urls}.server.ts'],
    // Without kept.test.ts and upload.test.ts, which ask how pictures are encoded, some of a hundred megapixels.
    tests: ['src/images/{imgbb,removal,removal-hosts,storage,under-way}.test.ts'],
  },
  moderation: {
    mutate: ['src/catalog/moderation-service.server.ts'],
    tests: ['src/catalog/{moderating,withdrawing}.test.ts', 'src/reports/pausing.test.ts'],
  },
  owning: {
    mutate: ['src/catalog/owner-service.server.ts'],
    tests: ['src/catalog/{owning,photos}.test.ts', 'src/gear/gear.test.ts', 'src/reports/pausing.test.ts'],
  },
  catalog: {
    mutate: ['src/catalog/{service,photos,wire}.server.ts'],
    // Pauses are an admin's answer to a report; addresses of items are proved with the sitemap, counts with the overviews,
    // models with the reference, and what becomes of someone's trade with those who are suspended or removed.
    tests: [
      'src/catalog/{owning,withdrawing,wire,photos,moderating,shown-lists}.test.ts',
      'src/gear/gear.test.ts',
      'src/reports/pausing.test.ts',
      'src/users/{removal,suspension}.test.ts',
      'src/feeds/feeds.test.ts',
      'src/dashboard/figures.test.ts',
    ],
  },
  // What the browser works out by itself, without a database: each mutant takes no second.
  browser: {
    mutate: [
      'src/catalog/{filter-links,duration}.ts',
      'src/identity/{return-path,device-name,access-token}.ts',
    ],
    tests: [
      'src/catalog/{filter-links,duration}.test.ts',
      'src/identity/{stored-token,return-path,device-name}.test.ts',
    ],
  },
  finding: {
    mutate: [
      'src/catalog/{find,suggest,ways-on,words}-service.server.ts',
      'src/catalog/{filters,understand.server}.ts',
    ],
    // What is kept of a list is proved with the cache of pages.
    tests: [
      'src/catalog/{suggest,suggested-order,understood,words,filters,found-page,paging}.test.ts',
      'src/catalog/{found-items,ways-on}.test.ts',
      'src/server/{item-freshness,cache-tags}.test.ts',
    ],
  },
  // What typed words mean, without a database: apart, since each mutant of it takes no second then.
  parse: {
    mutate: [
      'src/search/parse/{groups,kinds,models.server,mount-phrases,names,price,tokens,understand,words}.ts',
    ],
    tests: ['src/search/parse/*.test.ts', 'src/catalog/filters.test.ts'],
  },
  identity: {
    mutate: [
      'src/identity/{service,guess-limit,sign-in-gate,access-token,standing,known-device}.server.ts',
      'src/identity/{hashed-sessions,weak-passwords}.server.ts',
    ],
    tests: [
      'src/identity/{tokens,sessions,hashed-sessions,guess-limit,closed-account,weak-passwords}.test.ts',
      'src/identity/{gate,hashed-adapter,known-device}.test.ts',
      'src/identity/{verifying,firebase-provider,google-flow,auth-calls}.test.ts',
      'src/identity/acting.test.ts',
      'src/audit/audit.test.ts',
      'src/users/own-record.test.ts',
    ],
  },
  accounts: {
    mutate: [
      'src/identity/{account-acts,password-acts,verify-act,mailed-tokens,linking,outside-links,jobs}.server.ts',
    ],
    tests: [
      'src/identity/{account-calls,account-mails,change-email,passwords,pre-hijack,unlinking,verifying}.test.ts',
      'src/identity/mailed-links.test.ts',
      'src/identity/{sessions,google-flow,firebase-provider,closed-account}.test.ts',
    ],
  },
};

/** The area of that name. @throws Error that names them all */
export function areaOf(name: string | undefined): Area {
  const area = name === undefined ? undefined : areas[name];
  if (!area) throw new Error(`there is no area ${name}: ${Object.keys(areas).join(', ')}`);
  return area;
}
