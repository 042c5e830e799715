import type { TodoAct } from '#src/platform/todo-schemas.ts';
import type { ByStage, Order, OrderAction } from './schemas.ts';
import { openProposal } from './status-text.ts';

const answers = [
  ['accept', 'accept'],
  ['agree', 'answer-meeting'],
  ['contact', 'give-contact'],
  ['agree-settlement', 'answer-settlement'],
  ['answer', 'answer-dispute'],
] as const satisfies readonly [OrderAction, TodoAct][];

type Waiting = Pick<Order, 'stage' | 'acts'>;

/** The action of the reader that the other side is waiting for. */
function answerDue({ stage, acts }: Waiting): TodoAct | null {
  const isReported = stage === 'handed-over' && (acts.includes('received') || acts.includes('sold'));
  return answers.find(([action]) => acts.includes(action))?.[1] ?? (isReported ? 'confirm-handover' : null);
}

export const isWaitingForReader = (order: Waiting): boolean => answerDue(order) !== null;

/** Returns the next action of one side of an order, as in the to-do list. An answer comes before what either side can do. */
export function nextAct(order: Pick<Order, 'acts' | 'meeting'> & ByStage): TodoAct | null {
  const answer = answerDue(order);
  if (answer !== null) return answer;
  if (order.stage === 'arranged' && order.arranged.over) return 'report-handover';
  const canSuggest = order.stage === 'accepted' && order.acts.includes('propose') && !openProposal(order);
  return canSuggest ? 'suggest-meeting' : null;
}
