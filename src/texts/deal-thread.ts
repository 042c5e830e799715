import { inLocale } from './locale.ts';
import { shopName } from './shop.ts';

/** The cards of a deal in its conversation. */
export const dealThreadTexts = inLocale({
  yourTurn: 'Your turn',
  review: (other: string, day: string) => `Review ${other} by ${day}.`,
  details: 'Order details',
  phoneOf: (name: string) => `${name}’s phone:`,
  emailOf: (name: string) => `${name}’s email:`,
  /** For a seller without a phone number in their profile. */
  phone: {
    add: (buyer: string) => `Add a phone number so ${buyer} can reach you`,
    title: 'Add your phone number',
    text: (buyer: string) =>
      `${buyer} will see it right away, and other buyers once you accept their orders. We’ll save it in your profile.`,
    added: (buyer: string) => `${buyer} can now see your phone number.`,
  },
  offer: 'Offer',
  you: 'You',
  admin: 'An admin',
  get shop() {
    return shopName();
  },
  /** One line for each transition; `who` is 'You' or the name of the other side. */
  steps: {
    requested: (who: string, price: string) => `${who} requested this item for ${price}`,
    accepted: (who: string, price: string) => `${who} accepted ${price}`,
    arranged: (who: string) => `${who} agreed to the meeting`,
    agreed: (who: string, when: string) => `${who} agreed to meet ${when}`,
    'handed-over': (who: string) => `${who} marked it as handed over`,
    received: (who: string) => `${who} received the item`,
    disputed: (who: string) => `${who} reported a problem`,
    disputeWithdrawn: (who: string) => `${who} withdrew the report`,
    agreedToComplete: (who: string) => `${who} agreed to complete the deal`,
    agreedToCancel: (who: string) => `${who} agreed to cancel the deal`,
    confirmed: (who: string) => `${who} confirmed the handover`,
    completed: (who: string) => `${who} completed the deal`,
    declined: (who: string) => `${who} declined the request`,
    withdrawn: (who: string) => `${who} withdrew the request`,
    expired: (who: string) => `${who} ended the order`,
    cancelled: (who: string) => `${who} canceled the deal`,
    'no-show': (who: string) => `${who} ended the deal: no-show`,
  },
  automatic: {
    completed: 'Completed automatically',
    expired: 'Expired automatically',
    cancelled: 'Canceled automatically',
    'no-show': 'Ended automatically: no-show',
  },
  below: (percent: number) => `${percent}% below the asking price`,
  requested: {
    buyer: (seller: string) =>
      `${seller} sees your name, email, phone and suggested place. You’ll see their email (and phone, if they’ve added one) once they accept.`,
    seller: (buyer: string) =>
      `If you accept, the item is reserved for ${buyer}, and they’ll see your email (and phone, if you’ve added one). You can already see theirs.`,
    place: {
      buyer: (_buyer: string, place: string) => `Your suggested meeting place: ${place}`,
      seller: (buyer: string, place: string) => `${buyer}’s suggested meeting place: ${place}`,
    },
  },
  accepted: {
    next: 'Next, agree on a time and a public place to meet.',
    contact: 'First, add your phone number and where you’d like to meet.',
    wait: (buyer: string) => `You can suggest a meeting as soon as ${buyer} has added their phone number.`,
  },
  /** Joins the times of a suggestion. */
  orAt: ' or ',
  suggested: (who: string, when: string, place: string) => `${who} suggested ${when}, ${place}`,
  handover: { ahead: 'At the meeting', past: 'Did you meet?' },
  met: 'Already met?',
  more: 'More options',
  wrong: {
    question: 'Something wrong with the item?',
    text: 'Don’t pay, and don’t give the seller your code: after that, the deal is final. You can cancel the deal here. From an hour after the meeting, you can also report a problem.',
    final: (seller: string) =>
      `The deal is final, and we can’t refund you. You can send ${seller} a message, or say so in your review. If you report the item, an admin will look into the listing and ${seller}’s account.`,
  },
  handedOver: {
    buyer: (seller: string) => `${seller} says you have the item. Is that right?`,
    seller: (buyer: string) => `${buyer} says they have the item. Is that right?`,
    wait: (other: string) => `We’ve asked ${other} to confirm.`,
  },
  complete: 'Deal complete',
  completeText: { buyer: 'Enjoy your new gear.', seller: 'The item is marked as sold.' },
  jump: {
    answer: 'Needs your answer',
    meeting: 'Suggest a meeting',
    handover: 'Meeting and handover',
    met: 'Did you meet?',
    review: 'Leave a review',
  },
});
