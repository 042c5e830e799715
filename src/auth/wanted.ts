import { personalPrefix } from './session.ts';

/** Who signs in for something does it within so long: another who signs in on this browser later has not wanted it. */
const wantedMs = 30 * 60_000;

/** Remembers what someone wanted who has to sign in first. */
export function keepWanted(name: string, what: string): void {
  localStorage.setItem(personalPrefix + name, JSON.stringify({ what, at: Date.now() }));
}

/** What was wanted before signing in, once; `only` leaves what is something else. */
export function takeWanted(name: string, only?: string): string | null {
  const kept = read(personalPrefix + name);
  if (kept === null || (only !== undefined && kept !== only)) return null;
  localStorage.removeItem(personalPrefix + name);
  return kept;
}

function read(key: string): string | null {
  try {
    const { what, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as { what?: string; at?: number };
    return what !== undefined && Date.now() - (at ?? 0) < wantedMs ? what : null;
  } catch {
    return null;
  }
}
