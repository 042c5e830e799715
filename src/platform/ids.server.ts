import { randomUUID } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** Returns a UUIDv7, so that ids sort by time. */
export function newId(): string {
  return uuidv7();
}

/** Returns a random id, because account ids are public and must not reveal when someone signed up. */
export function newUserId(): string {
  return randomUUID();
}

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export function isId(text: string): boolean {
  return pattern.test(text);
}
