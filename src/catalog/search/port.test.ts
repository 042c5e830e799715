import { testSearchPort } from '#test/search-port-tests.ts';

testSearchPort({ live: 6, snapshot: 3 });
