import { setLanguage } from '#src/texts/languages.server.ts';
import { originalFacts, setShopFacts } from '#src/texts/shop.ts';

// Texts and facts of the shop belong to the process, and test files share one. A shop of the file before can have left
// others.
await setLanguage('en');
setShopFacts(originalFacts());
