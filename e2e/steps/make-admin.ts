import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Person, Shop } from '../shop.ts';

/** Makes someone an admin as an operator does, and signs them in again. */
export async function makeAdmin(shop: Shop, stateDir: string, person: Person): Promise<Person> {
  const script = join(import.meta.dirname, '../../tools/people.ts');
  execFileSync(process.execPath, [script, 'make-admin', person.email], {
    env: { ...process.env, STATE_DIR: stateDir },
  });
  return shop.signIn(person);
}
