import { inLocale } from './locale.ts';

type Names = { buyer: string; seller: string };
/** `on` is the moment in a sentence: on Thursday, Nov 26 at 6:30 PM, or today at 6:30 PM. */
type Meeting = { moment: string; on: string; place: string };
type Return = { from: string; to: string; day: string; amount: string };

/** The state of an order: whose turn it is, the deadline, and what the buyer and the seller can do. */
export const dealTexts = inLocale({
  deal: {
    title: (title: string) => `Order: ${title}`,
    see: 'See the order',
    linkOf: (label: string, title: string) => `${label}: ${title}`,
    progress: 'Status',
    /** Sentences that say whose turn it is, worded for the buyer, the seller or an admin. */
    turn: {
      /** Ends a sentence about a side that the reader waits for. Pages show it smaller. */
      until: (until: string) => ` – until ${until}.`,
      requested: {
        buyer: (seller: string) => `Waiting for ${seller} to accept`,
        seller: (buyer: string, until: string) => `${buyer} is waiting for your answer. Reply by ${until}.`,
        admin: ({ seller }: Names, until: string) => `${seller} has until ${until} to accept.`,
      },
      accepted: {
        contact: {
          buyer: (_seller: string, until: string) =>
            `Add your phone number and a meeting place, then suggest a time – by ${until}.`,
          seller: (buyer: string) => `Waiting for ${buyer} to add a phone number and a meeting place`,
        },
        none: (other: string, until: string) => `Arrange a time and place with ${other} by ${until}.`,
        /** `until` is set if the order expires before the proposed meeting; otherwise the meeting is the deadline. */
        respond: (other: string, { moment, place }: Meeting, until: string | null) =>
          `${other} suggested ${moment}, ${place}. Reply ${until === null ? 'before then' : `by ${until}`}.`,
        wait: (other: string) => `Waiting for ${other} to answer your suggestion`,
        pick: (other: string, { moment, place }: Meeting, last: string) =>
          `${other} suggested ${moment} to meet at ${place}. Pick one by ${last}.`,
        waitForPick: (other: string) => `Waiting for ${other} to pick a time`,
        admin: (until: string) => `They have until ${until} to arrange a meeting.`,
      },
      arranged: {
        waiting: (other: string) => `You suggested another time. Waiting for ${other}.`,
        ahead: (other: string, { on, place }: Meeting) => `You’ll meet ${other} ${on}, ${place}.`,
        /** `moment` is the agreed meeting, which comes before the new suggestion. */
        instead: (other: string, { moment }: Meeting) =>
          `${other} would like to change the meeting (${moment}). Reply before then. Until you do, it stands.`,
        /** `until` is set for several times. */
        another: (other: string, { moment, place }: Meeting, until: string | null) =>
          `${other} suggested a new meeting: ${moment}, ${place}. Reply ${until === null ? 'before then' : `by ${until}`}.`,
        past: {
          buyer: (seller: string, until: string) =>
            `When you have it, give ${seller} your code – by ${until}.`,
          seller: (buyer: string, until: string) =>
            `Enter ${buyer}’s code, or mark it as handed over, by ${until}.`,
        },
        admin: ({ on, place }: Meeting) => `They’ll meet ${on}, ${place}.`,
      },
      handedOver: {
        respond: {
          buyer: (seller: string, until: string) =>
            `${seller} says you have the item. Do you? Reply by ${until}.`,
          seller: (buyer: string, until: string) =>
            `${buyer} says they have the item. Do they? Reply by ${until}.`,
        },
        wait: (other: string) => `Waiting for ${other} to confirm the handover`,
        admin: (until: string) => `The deal will be completed on ${until} unless someone objects.`,
      },
      disputed: {
        respond: (other: string, until: string) => `${other} has opened a dispute. Respond by ${until}.`,
        wait: (other: string) => `In dispute. Waiting for ${other} to respond`,
        settle: {
          completed: (other: string, until: string) =>
            `${other} suggests completing the deal. Answer by ${until}.`,
          cancelled: (other: string, until: string) =>
            `${other} suggests canceling the deal. Answer by ${until}.`,
          lower: (other: string, price: string, until: string) =>
            `${other} suggests a lower price: ${price}. Answer by ${until}.`,
        },
        decides: (until: string) => `In dispute. An admin will decide by ${until}.`,
        admin: (until: string) => `In dispute. Decide by ${until}.`,
      },
    },
    meetingIn: (until: string) => `The meeting is ${until}.`,
    /** The time left until the deadline that `turn` names. */
    left: (minutes: number) => {
      const hours = minutes < 720 ? Math.floor(minutes / 60) : Math.round(minutes / 60);
      if (hours >= 72) return `${Math.round(hours / 24)} days left.`;
      if (hours >= 2) return `${hours} hours left.`;
      return minutes > 1 ? `${minutes} minutes left.` : 'Due now.';
    },
    ended: {
      completed: 'The deal is complete.',
      handedOver: (moment: string) => `Handed over ${moment}`,
      declined: ({ seller }: Names) => `${seller} declined.`,
      youDeclined: 'You declined.',
      youWithdrew: 'You withdrew your request.',
      youCancelled: 'You canceled this deal.',
      withdrawn: ({ buyer }: Names) => `${buyer} withdrew the request.`,
      expired: 'This order has expired.',
      cancelled: 'This deal was canceled.',
      'no-show': 'Ended: no-show.',
      /** After a deal that was canceled, or completed at a lower price. */
      returns: {
        item: {
          give: ({ to, day }: Return) => `Return the item to ${to} by ${day}.`,
          get: ({ from, day }: Return) => `${from} returns the item to you by ${day}.`,
          between: ({ from, to, day }: Return) => `${from} returns the item to ${to} by ${day}.`,
        },
        money: {
          give: ({ to, day, amount }: Return) => `Return ${amount} to ${to} by ${day}.`,
          get: ({ from, day, amount }: Return) => `${from} returns ${amount} to you by ${day}.`,
          between: ({ from, to, day, amount }: Return) => `${from} returns ${amount} to ${to} by ${day}.`,
        },
      },
      youKeep: (price: string) => `You keep the item for ${price}.`,
      keeps: (buyer: string, price: string) => `${buyer} keeps the item for ${price}.`,
      paused: 'Your listing stays paused until you confirm that you have the item.',
      haveIt: 'I have it back',
    },
    stages: {
      requested: 'Requested',
      accepted: 'Accepted',
      arranged: 'Meeting set',
      'handed-over': 'Handed over',
      disputed: 'In dispute',
      completed: 'Complete',
      declined: 'Declined',
      withdrawn: 'Withdrawn',
      expired: 'Expired',
      cancelled: 'Canceled',
      'no-show': 'No-show',
    },
    actions: {
      accept: 'Accept',
      decline: 'Decline',
      withdraw: 'Withdraw request',
      cancel: 'Cancel the deal',
      received: 'I’ve received it',
      sold: 'Mark as handed over',
      contact: 'Add your phone and a meeting place',
      propose: 'Suggest a meeting',
      agree: 'Agree to this meeting',
      dispute: 'Report a problem',
    },
    proposeOther: 'Suggest another meeting',
    /** Questions that ask for confirmation of an action that cannot be undone. */
    sure: {
      decline: 'Decline this request?',
      withdraw: 'Withdraw your request?',
      cancel: 'Cancel this deal?',
      sold: 'Did you hand it over and get paid?',
      received: 'Do you have the item, and have you checked it?',
    },
    reports: (other: string) =>
      `${other} has 72 hours to confirm or report a problem. After that, the deal is complete. You can’t undo this.`,
    confirms: 'This completes the deal. You can’t undo it.',
    sureText: 'The item becomes available again. We’ll let them know.',
    sureAsAdmin: 'The item becomes available again. We’ll let both sides know, and the audit log records it.',
    sureAfterHandover:
      'The item stays paused until the seller has it back. We’ll let both sides know, and the audit log records it.',
    why: (reason: string) => `Reason: ${reason}`,
    reason: 'Reason (optional)',
    reasonHint: 'The other side will see this.',
    reasonHintAsAdmin: 'Both sides will see this.',
    keep: 'Go back',
    done: {
      accept: 'Accepted. The buyer can now see your email (and phone, if you’ve added one).',
      decline: 'Declined',
      withdraw: 'Withdrawn',
      cancel: 'Canceled',
      received: 'Done. We’ve asked the seller to confirm.',
      sold: 'Done. We’ve asked the buyer to confirm.',
      propose: 'Sent. We’ll email you when they answer.',
      agree: 'Meeting set. We’ve emailed you both a calendar invitation.',
      dispute: 'Sent. We’ve asked the other side to respond.',
      answer: 'Sent. An admin will decide.',
      decide: 'Decided. We’ll let both sides know.',
    },
    movedOn: 'This order has changed. Here’s the latest.',
    failed: 'Something went wrong. Nothing was changed. Try again.',
    item: 'Item',
    price: 'Agreed price',
    requestedPrice: 'Price',
    condition: 'Condition',
    age: 'Used for',
    booked: 'Booked on',
    place: 'Suggested meeting place',
    notAdded: 'Not added yet',
    contact: {
      text: (seller: string) => `${seller} will see both. You can suggest a time next.`,
      save: 'Save',
      saved: 'Saved. Suggest a time next.',
      failed: 'Not saved. Nothing you typed is lost. Try again.',
    },
    otherSide: { buyer: 'The seller', seller: 'The buyer', admin: 'The seller' },
    contactLater: 'You’ll see the seller’s email (and phone, if they’ve added one) once they accept.',
    history: 'History',
    line: {
      label: 'Progress',
      fromOffer: 'Offer accepted',
      places: ['Requested', 'Accepted', 'Meeting', 'Handed over', 'Reviewed'],
      done: 'done',
    },
    openThread: 'Open the conversation',
    safety: {
      buyer: 'Meet in a public place, check the item, then pay.',
      seller: 'Meet in a public place and let the buyer check the item before paying.',
    },
    safetyLink: 'More on meeting safely',
    back: { buyer: 'My Orders', seller: 'Seller Orders', admin: 'All Orders' },
  },
  meetings: {
    heading: 'Meeting',
    agreed: 'Agreed',
    byBuyer: 'Suggested by the buyer',
    on: (moment: string) => `on ${moment}`,
    choice: (count: number) => `${count} times`,
    /** While a change waits for an answer. */
    stands: {
      yours: (when: string) => `${when} stands unless you agree to the change.`,
      theirs: (when: string, other: string) => `${when} stands unless ${other} agrees to your change.`,
    },
    theirTimes: (other: string, times: string) => `${other} suggested ${times}.`,
    pick: 'Pick a time',
    others: 'Suggest other times',
    change: 'Change your suggestion',
    move: 'Change the meeting',
    map: 'Open in Maps',
    calendar: 'Add to calendar',
    replies: 'Quick replies',
    late: {
      label: 'I’m running late',
      option: (minutes: number) => `${minutes} min`,
      message: (minutes: number) => `I’m running about ${minutes} minutes late`,
    },
    here: 'I’m here',
    proposedByYou: 'Suggested by you',
    proposedBy: (name: string) => `Suggested by ${name}`,
    when: 'When',
    where: 'Where',
    dialogText: (other: string) => `We’ll email ${other}. Nothing is fixed until they agree.`,
    moveText: (other: string) =>
      `We’ll email ${other}. The meeting you agreed on stands until they agree to the new one.`,
    times: { at: 'Day and time', at2: 'Second time', at3: 'Third time' },
    add: 'Add another time',
    remove: 'Remove the last time',
    zone: 'Time zone',
    zoneHint: 'Your time zones differ. Which one do you mean?',
    past: 'is in the past',
    tooFar: 'must be within the next 30 days',
    repeated: 'is the same as another one',
    own: (time: string) => `Your time: ${time}`,
    never: (zone: string) => `does not exist in ${zone}, because the clocks go forward`,
    which: 'Which one',
    whichHint: 'The clocks go back, so this time occurs twice.',
    atName: 'The time',
    placeHint: 'A public place, such as a station, café or shop.',
    send: 'Send',
    sendInstead: 'Send mine instead',
    notSent: 'They suggested a meeting first. Yours wasn’t sent. Agree to theirs, or send yours instead.',
    clash: {
      same: 'about the same time',
      /** Names those of several suggested times. */
      near: (...times: string[]) => `about ${times.join(' and ')}`,
      agreed: (near: string, title: string, when: string, place: string) =>
        `You have another meeting at ${near}: ${title}, ${when}, ${place}.`,
      suggested: (near: string, title: string, when: string, place: string) =>
        `Another meeting is suggested for ${near}: ${title}, ${when}, ${place}.`,
    },
    clashLink: 'Open that order',
  },
});
