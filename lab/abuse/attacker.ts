import { setPriority } from 'node:os';
import { attack, type Attack } from './attacks.ts';

/** The report of one attacking process: the responses it got, and the number of connections it holds open. */
export type AttackReport = { answers: (number | string)[]; held: number };

// Runs in a process of its own with a low priority, because a real attacker does not share the shop's machine.
setPriority(5);
const answers: (number | string)[] = [];
let held = 0;

process.on('message', (message: Attack[] | 'report') => {
  if (message === 'report')
    return void process.send!({ answers: answers.splice(0), held } satisfies AttackReport);
  for (const each of message) {
    void attack(
      each,
      (answer) => answers.push(answer),
      (change) => (held += change),
    );
  }
});
process.once('disconnect', () => process.exit());
