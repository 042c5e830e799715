import { testMailsOfDays } from '#test/daily-mail-tests.ts';

testMailsOfDays({ days: 7, searches: 20, watched: 50, sellers: 5, cheaperPerDay: 10, listedPerDay: 12 });
