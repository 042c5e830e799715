import { escapeMarkup } from '#src/platform/shared/text.ts';

/** Escapes a text, and omits characters that XML 1.0 forbids. */
export function xml(text: string): string {
  return escapeMarkup(
    text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''),
  );
}
