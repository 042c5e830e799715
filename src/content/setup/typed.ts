import type { Setup } from './schemas.ts';

type Fields = Omit<Setup, 'token' | 'language' | 'password'>;
type Typed = { [Name in keyof Fields]-?: NonNullable<Fields[Name]> };

/** Stores what is typed while the page opens again in another language, except the password. */
const key = 'setup';

export function readTyped(): Typed | null {
  try {
    const typed: Typed | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typed;
  } catch {
    return null;
  }
}

export function storeTyped(typed: Partial<Fields> | null): void {
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify(typed));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage can be blocked. The page then opens without what was typed.
  }
}
