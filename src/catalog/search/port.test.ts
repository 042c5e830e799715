import { testNear } from '#test/near-tests.ts';
import { testSearchPort } from '#test/search-port-tests.ts';

testSearchPort({ live: 6, snapshot: 3 });
testNear({ items: 300, towns: 120, queries: 40 });
