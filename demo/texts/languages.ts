import type { Language } from '#src/texts/language-names.ts';
import { german } from './de/texts.ts';
import type { DemoTexts } from './demo-texts.ts';
import { english } from './en/texts.ts';
import { spanish } from './es/texts.ts';
import { french } from './fr/texts.ts';
import { japanese } from './ja/texts.ts';

export const demoTexts: Record<Language, DemoTexts> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ja: japanese,
};
