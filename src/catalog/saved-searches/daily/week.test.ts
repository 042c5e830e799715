import { testMailsOfDays } from '#test/daily-mail-tests.ts';

testMailsOfDays({ days: 3, searches: 5, watched: 8, sellers: 2, cheaperPerDay: 3, listedPerDay: 4 });
