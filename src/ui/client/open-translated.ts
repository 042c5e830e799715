import type { Language } from '#src/texts/language-names.ts';

const pauseMs = 250;
const maxPauses = 20;

/**
 * Opens this page again once the server renders it in the language, which another process does up to a second later than
 * the one that saved it. Never resolves, because the form must keep what is typed until then.
 */
export async function openTranslated(language: Language): Promise<never> {
  for (let paused = 0; paused < maxPauses && (await servedLanguage()) !== language; paused++)
    await new Promise((resolve) => void setTimeout(resolve, pauseMs));
  location.reload();
  return new Promise(() => undefined);
}

async function servedLanguage(): Promise<string | null> {
  try {
    const html = await (await fetch(location.href, { cache: 'no-store' })).text();
    return new DOMParser().parseFromString(html, 'text/html').documentElement.lang;
  } catch {
    return null;
  }
}
