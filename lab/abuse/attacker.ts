import { setPriority } from 'node:os';
import { attack, type Attack } from './attacks.ts';

/** What attackers were answered, and how many connections they hold. */
export type Told = { answers: (number | string)[]; held: number };

// In a process of its own: what it costs to attack is not to be measured as what it costs to answer. Behind the shop,
// whose machine an attacker would not share.
setPriority(5);
const answers: (number | string)[] = [];
let held = 0;

process.on('message', (message: Attack[] | 'tell') => {
  if (message === 'tell') return void process.send!({ answers: answers.splice(0), held } satisfies Told);
  for (const each of message) {
    void attack(
      each,
      (answer) => answers.push(answer),
      (change) => (held += change),
    );
  }
});
process.once('disconnect', () => process.exit());
