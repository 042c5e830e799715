import { accountTexts } from '#src/texts/account.ts';

// The order matters: a User-Agent also contains the names of browsers further down this list.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Returns the browser and the system in a User-Agent header; null if either is unknown. */
export function nameDevice(userAgent: string | null): { browser: string; system: string } | null {
  const browser = firstMatch(browsers, userAgent ?? '');
  const system = firstMatch(systems, userAgent ?? '');
  return browser && system ? { browser, system } : null;
}

/** Returns how users are told about a device. */
export function describeDevice(userAgent: string | null): string {
  const { device, unknown } = accountTexts.account.sessions;
  const named = nameDevice(userAgent);
  return named ? device(named.browser, named.system) : unknown;
}
