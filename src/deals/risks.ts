import type { OrderStage, SettlementOutcome } from '#src/platform/db/columns.ts';
import type { OfferAction } from './offers/schemas.ts';
import type { OrderAction } from './orders/schemas.ts';

/** Agreeing is amber, what ends or destroys something is red, and everything else is neutral. */
type Tone = 'patch' | 'danger' | 'solid';

/** `first` is what appears before the action runs: a question, or a form whose button runs it. */
type Risk = { tone: Tone; first: 'question' | 'form' | null };

export const orderRisks = {
  accept: { tone: 'patch', first: null },
  decline: { tone: 'danger', first: 'form' },
  withdraw: { tone: 'danger', first: 'form' },
  cancel: { tone: 'danger', first: 'form' },
  received: { tone: 'solid', first: 'question' },
  sold: { tone: 'solid', first: 'question' },
  contact: { tone: 'solid', first: 'form' },
  propose: { tone: 'solid', first: 'form' },
  agree: { tone: 'patch', first: null },
  code: { tone: 'patch', first: null },
  dispute: { tone: 'solid', first: 'form' },
  answer: { tone: 'solid', first: 'form' },
  settle: { tone: 'solid', first: 'question' },
  'agree-settlement': { tone: 'patch', first: 'question' },
  'withdraw-dispute': { tone: 'solid', first: 'question' },
} as const satisfies Record<OrderAction, Risk>;

export const offerRisks = {
  accept: { tone: 'patch', first: 'question' },
  confirm: { tone: 'patch', first: 'question' },
  decline: { tone: 'danger', first: 'question' },
  withdraw: { tone: 'danger', first: 'question' },
  counter: { tone: 'solid', first: 'form' },
  again: { tone: 'solid', first: 'form' },
} as const satisfies Record<OfferAction, Risk>;

/** Agreeing to cancel a disputed deal ends it. */
export const settlementTone = (outcome: SettlementOutcome): Tone =>
  outcome === 'completed' ? orderRisks['agree-settlement'].tone : 'danger';

/** Confirming the handover that the other side has reported is an agreement. */
export function orderTone(action: OrderAction, stage: OrderStage): Tone {
  const isConfirmation = stage === 'handed-over' && (action === 'sold' || action === 'received');
  return isConfirmation ? 'patch' : orderRisks[action].tone;
}
