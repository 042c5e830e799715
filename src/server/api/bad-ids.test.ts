import { fewBadIds, testBadIds } from '#test/bad-id-tests.ts';

await testBadIds(fewBadIds);
