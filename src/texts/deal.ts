import { inLocale } from './locale.ts';

type Names = { buyer: string; seller: string };
type Meeting = { moment: string; place: string };

/** The life of an order, for its two sides: whose turn it is, until when, and what each can do. */
export const dealTexts = inLocale({
  deal: {
    title: (title: string) => `Order: ${title}`,
    see: 'See the order',
    seeOf: (title: string) => `See the order of ${title}`,
    answer: 'Your turn',
    waiting: (count: number) => (count === 1 ? 'One order waits for you' : `${count} orders wait for you`),
    progress: 'Now',
    /** To a side, the other side being named, or to an admin: in one sentence. */
    turn: {
      requested: {
        buyer: (seller: string, until: string) => `${seller} has until ${until} to say yes.`,
        seller: (buyer: string, until: string) => `${buyer} waits for your answer until ${until}.`,
        admin: ({ seller }: Names, until: string) => `${seller} has until ${until} to say yes.`,
      },
      accepted: {
        none: (other: string, until: string) =>
          `Agree with ${other} on when and where to meet, before ${until}.`,
        /** `until` where the order's time is up before the meeting that is proposed. */
        asked: (other: string, { moment, place }: Meeting, until: string | null) =>
          `${other} proposes to meet on ${moment}, ${place}: answer before ${until ?? 'then'}.`,
        asks: (other: string, until: string) => `${other} has until ${until} to answer your proposal.`,
        admin: (until: string) => `They have until ${until} to meet.`,
      },
      arranged: {
        ahead: (other: string, { moment, place }: Meeting) => `You meet ${other} on ${moment}, ${place}.`,
        instead: (other: string, { moment }: Meeting) =>
          `${other} asks for another meeting than that on ${moment}: answer before then.`,
        another: (other: string, { moment, place }: Meeting) =>
          `${other} asks to meet on ${moment}, ${place}, instead: answer before then.`,
        past: {
          buyer: (seller: string, until: string) =>
            `Tell ${seller} your code, or say that you have the item, before ${until}.`,
          seller: (buyer: string, until: string) =>
            `Type the code of ${buyer}, or say that the item changed hands, before ${until}.`,
        },
        admin: ({ moment, place }: Meeting) => `They meet on ${moment}, ${place}.`,
      },
      handedOver: {
        asked: (other: string, until: string) =>
          `${other} says that it changed hands: confirm or deny it before ${until}.`,
        asks: (other: string, until: string) =>
          `${other} has until ${until} to confirm that it changed hands.`,
        admin: (until: string) => `It counts as handed over on ${until}, unless someone denies it.`,
      },
      disputed: {
        asked: (other: string, until: string) =>
          `${other} disputes the order: tell your side before ${until}.`,
        asks: (other: string, until: string) =>
          `It is disputed: ${other} has until ${until} to tell their side.`,
        decides: (until: string) => `It is disputed: an admin decides before ${until}.`,
        admin: (until: string) => `It is disputed: decide before ${until}.`,
      },
    },
    /** How far away the moment is that the sentence names. */
    left: (minutes: number) => {
      const [hours, days] = [Math.floor(minutes / 60), Math.floor(minutes / 1440)];
      if (days >= 3) return `That is in ${days} days.`;
      if (hours >= 2) return `That is in ${hours} hours.`;
      return minutes > 1 ? `That is in ${minutes} minutes.` : 'That is now.';
    },
    ended: {
      completed: 'The deal is complete.',
      declined: ({ seller }: Names) => `${seller} said no.`,
      withdrawn: ({ buyer }: Names) => `${buyer} took the request back.`,
      expired: 'It expired.',
      cancelled: 'It was called off.',
      'no-show': 'It ended: someone did not come to the meeting.',
    },
    stages: {
      requested: 'Requested',
      accepted: 'Accepted',
      arranged: 'Meeting arranged',
      'handed-over': 'Handed over',
      disputed: 'Disputed',
      completed: 'Complete',
      declined: 'Declined',
      withdrawn: 'Taken back',
      expired: 'Expired',
      cancelled: 'Cancelled',
      'no-show': 'Not met',
    },
    by: {
      buyer: ({ buyer }: Names) => buyer,
      seller: ({ seller }: Names) => seller,
      admin: () => 'an admin',
      clock: () => 'time',
      shop: () => 'the shop',
    },
    step: (stage: string, by: string, at: string) => `${stage} · ${by} · ${at}`,
    actions: {
      accept: 'Say yes',
      decline: 'Say no',
      withdraw: 'Take the request back',
      cancel: 'Call it off',
      received: 'I have it now',
      sold: 'It changed hands',
      propose: 'Propose a meeting',
      agree: 'Agree to meet then',
      code: 'Type the code',
      dispute: { arranged: 'They did not come', 'handed-over': 'It did not change hands' },
      answer: 'Tell your side',
    },
    proposeOther: 'Propose another meeting',
    /** Asked before what cannot be taken back. */
    sure: {
      decline: 'Say no to this request?',
      withdraw: 'Take your request back?',
      cancel: 'Call this deal off?',
    },
    sureText: 'The item becomes available to others again. The other side is told.',
    sureAsAdmin:
      'The item becomes available to others again. Both sides are told, and it is in the audit log.',
    why: (reason: string) => `Why: ${reason}`,
    reason: 'Why, if you like',
    reasonHint: 'The other side reads it.',
    reasonHintAsAdmin: 'Both sides read it.',
    keep: 'Not now',
    done: {
      accept: 'Accepted. The buyer is told how to reach you.',
      decline: 'Declined',
      withdraw: 'Taken back',
      cancel: 'Called off',
      received: 'Noted. The seller is asked to confirm it.',
      sold: 'Noted. The buyer is asked to confirm it.',
      completed: 'The deal is complete.',
      propose: 'Proposed. You hear of the answer by mail.',
      agree: 'Arranged. Both of you get it by mail, for the calendar.',
      dispute: 'Noted. The other side is asked for theirs.',
      answer: 'Noted. An admin reads both sides and decides.',
      decide: 'Decided. Both sides are told.',
    },
    movedOn: 'The order has moved on meanwhile: this is how it is now.',
    failed: 'That did not work, and nothing was changed. Try again.',
    item: 'What was booked',
    price: 'Price as booked',
    condition: 'Condition as booked',
    age: 'Used for',
    booked: 'Booked on',
    place: 'Meeting location',
    otherSide: { buyer: 'The seller', seller: 'The buyer', admin: 'The seller' },
    contactLater: 'You learn how to reach the seller as soon as they say yes.',
    history: 'What has happened',
    safety: 'Meet where people are, look at the item first, and pay when you have it in your hands.',
    safetyLink: 'More on meeting safely',
    back: { buyer: 'My Orders', seller: 'Seller Orders', admin: 'All Orders' },
  },
  meetings: {
    heading: 'The meeting',
    none: 'Not arranged yet. Either of you proposes a time and a place, the other agrees.',
    noneOfTheirs: 'Not arranged yet.',
    agreed: 'Agreed',
    proposedBy: (name: string) => `Proposed by ${name}`,
    when: 'When',
    where: 'Where',
    dialog: 'When and where do you meet?',
    dialogText: 'The other side is asked by mail. Nothing is fixed until they agree.',
    at: 'Day and time',
    zone: 'Time zone',
    nearZones: 'Yours and theirs',
    allZones: 'All time zones',
    own: (time: string) => `Your time: ${time}`,
    never: (zone: string) => `does not exist in ${zone}: the clocks go forward then`,
    which: 'Which of the two',
    whichHint: 'The clocks go back then and show this time twice.',
    atName: 'The time',
    placeHint: 'Where people are: a station, a café, a shop.',
    send: 'Propose it',
    clash: (title: string, when: string, place: string) =>
      `You have another meeting at about the same time: ${title}, ${when}, ${place}.`,
    clashLink: 'Open that order',
  },
  handover: {
    heading: 'Handing over',
    yourCode: 'Your code',
    buyerHint:
      'Look at the item, pay, and then tell the seller this code: it proves that you have met. It stays on this page without a network, and is in the mail about the meeting.',
    sellerHint:
      'Once the buyer has looked and paid, ask for their code and type it here. This works without a network, too: it is checked on your phone and sent later.',
    code: 'The code of the buyer',
    check: 'Complete the deal',
    wrong: 'That is not the code of this order. Look at it once more.',
    queued: 'The code is right. It is sent as soon as there is a network: the deal is as good as complete.',
    queuedUnchecked: 'Kept. It is sent as soon as there is a network.',
    tooMany: 'Too many wrong codes. Try again in a quarter of an hour.',
    gone: 'The code came too late: the item is not available any more.',
    late: 'The code came too late: the order had ended by then.',
    lateHint:
      'The time was up, and nobody said that you met. If you did, the seller can still type this code within a week of the end.',
    cut: 'There is no network. This is what this device has kept for your meeting.',
    failed: 'That did not work. Try again.',
  },
  disputes: {
    heading: 'The dispute',
    reasons: {
      'no-show': (name: string) => `${name} says that the other side did not come`,
      'not-handed-over': (name: string) => `${name} says that the item did not change hands`,
    },
    answered: (name: string) => `${name} answers`,
    unanswered: 'No answer yet',
    decided: 'Decision',
    outcomes: {
      completed: 'It counts as complete.',
      cancelled: 'It is cancelled.',
      'no-show': (name: string) => `${name} did not come.`,
    },
    claim: { 'no-show': 'They did not come?', 'not-handed-over': 'It did not change hands?' },
    claimText:
      'The other side has three days to tell theirs. If they say otherwise, an admin reads both and decides.',
    note: 'What happened',
    answerTitle: 'What happened, as you saw it?',
    answerText: 'An admin reads both sides and decides within two weeks.',
    send: 'Send it',
    decide: 'Decide',
    decideTitle: 'Decide this dispute',
    decideText: 'Both sides are told, with your reason. It is in the audit log.',
    outcome: 'What is the outcome?',
    choices: {
      completed: { label: 'Complete', hint: 'It changed hands' },
      cancelled: { label: 'Cancelled', hint: 'The item is free again' },
      buyer: { label: 'Buyer did not come', hint: 'The item is free again' },
      seller: { label: 'Seller did not come', hint: 'The item is free again' },
    },
    reason: 'Your reason',
    list: 'Disputes',
    count: (count: number) => (count === 1 ? '1 dispute' : `${count} disputes`),
    empty: 'Nothing is disputed',
    emptyHint: 'What two sides of an order disagree about is decided here.',
    item: 'Item',
    claimed: 'Claimed',
    when: 'When',
    status: 'Status',
    waits: 'Waits for you',
    open: 'Waits for an answer',
    closed: 'Closed',
  },
});
