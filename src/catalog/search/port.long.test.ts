import { testSearchPort } from '#test/search-port-tests.ts';

testSearchPort({ live: 25, snapshot: 12 });
