import { allBadIds, testBadIds } from '#test/bad-id-tests.ts';

await testBadIds(allBadIds);
