import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '#scripts/faults-test/ground.ts';
import type { AbuseCase } from './cases.ts';
import { anItem, password, Person } from './caller.ts';
import type { Stage } from './stage.ts';

/** How many mails one person gets in an hour at most, whoever causes them. */
const mostMails = 20;
/** How many of them tell someone without an account to confirm an address. */
const mostLetters = 3;

export const mailCase: AbuseCase = {
  number: 7,
  name: 'mails to someone else',
  async run(stage) {
    for (const count of [1, 3]) {
      const victim = await Person.signUp(stage.shop.url, 'Seller');
      const attacks = [];
      for (let each = 0; each < count; each++) {
        const { shopUrl, address, token } = await Person.signUp(stage.shop.url, 'Buyer');
        const listed = await victim.asked('POST', '/api/cameras', anItem(`Leica M6 no. ${each}`));
        assert.equal(listed.status, 201, listed.body);
        const { _id: item } = JSON.parse(listed.body) as { _id: string };
        attacks.push({ kind: 'book' as const, shopUrl, address, token, item, connections: 1 });
      }
      const what = `booked and cancelled, ${count === 1 ? 'one account' : 'three accounts'}`;
      await stage.during(what, attacks);
      const mails = await countMails(stage, victim.email);
      stage.check(`${what}: ${mostMails} mails at most`, mails <= mostMails, `${mails}`);
    }
    await changeAddress(stage);
  },
};

/** Three accounts say that a stranger's address is theirs. */
async function changeAddress(stage: Stage): Promise<void> {
  const newEmail = 'stranger@example.org';
  for (let each = 0; each < 3; each++) {
    const person = await Person.signUp(stage.shop.url, 'Buyer');
    for (let times = 0; times < 4; times++) {
      const body = { newEmail, password };
      await person.ask({ method: 'POST', path: '/api/auth/change-email', bearer: person.session, body });
    }
  }
  const mails = await countMails(stage, newEmail);
  stage.check(`a stranger’s address: ${mostLetters} mails at most`, mails <= mostLetters, `${mails}`);
  stage.check('a stranger’s address: it is written to', mails > 0, 'no mail');
}

/** Mails to someone, once all are written that were caused before. */
async function countMails({ shop }: Stage, email: string): Promise<number> {
  const outbox = join(shop.stateDir, 'outbox');
  const mailsTo = (address: string): number => {
    const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
    const mails = names.map((name) => readFileSync(join(outbox, name), 'utf8'));
    return mails.filter((mail) => mail.split('\r\n\r\n', 1)[0]!.includes(address)).length;
  };
  // They are sent in turn: the one that welcomes this person comes after them.
  const last = await Person.signUp(shop.url, 'Buyer');
  await waitUntil('the last mail is written', () => mailsTo(last.email) > 0);
  return mailsTo(email);
}
