import { testNear } from '#test/near-tests.ts';
import { testSearchPort } from '#test/search-port-tests.ts';

testSearchPort({ live: 25, snapshot: 12 });
testNear({ items: 10_000, towns: 500, queries: 200 });
