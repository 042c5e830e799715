import { testRemovalRaces } from '#test/removal-race-tests.ts';

testRemovalRaces(40);
