import { setLanguage } from '#src/texts/languages.server.ts';

// Texts belong to the process, and test files share one. A shop of the file before can have left another language.
await setLanguage('en');
