import { tabStorage } from '#src/ui/client/browser-storage.ts';
import type { Setup } from './schemas.ts';

type Fields = Omit<Setup, 'token' | 'language' | 'password'>;
type Typed = { [Name in keyof Fields]?: NonNullable<Fields[Name]> };

/** Stores what is typed while the page opens again in another language, except the password. */
const key = 'setup';

export function readTyped(): Typed | null {
  try {
    const typed: Typed | null = JSON.parse(tabStorage.read(key) ?? 'null');
    return typed;
  } catch {
    return null;
  }
}

export function storeTyped(typed: Partial<Fields> | null): void {
  if (typed) tabStorage.write(key, JSON.stringify(typed));
  else tabStorage.remove(key);
}
