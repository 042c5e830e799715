import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Agreement, Proposal } from './schemas.ts';
import { mailProposal } from './mails.server.ts';
import { saveProposal, setOwnZone } from './queries.server.ts';
import { notifyTransition } from '#src/deals/orders/notifying/notify-sides.server.ts';
import { canPropose, meetingWithin } from '#src/deals/orders/stages.ts';
import {
  actOnOrder,
  countText,
  transitionAsSide,
  type SideActionContext,
  type TransitionResult,
} from '#src/deals/orders/transitions/service.server.ts';

/** @throws AppError `invalid` for a moment that is past or over 30 days ahead, `too-many-requests` after ten an hour */
export async function proposeMeeting(
  app: App,
  caller: Caller,
  id: string,
  { at: typed, zone, place, ownZone }: Proposal,
): Promise<TransitionResult> {
  const at = new Date(typed);
  await app.rateLimits.consume('propose', `${caller.id} ${id}`);
  const asSide = async (context: SideActionContext) => {
    const { trx, side, order } = context;
    const { now } = context.clock;
    if (!canPropose(order.stage)) return { refused: order.stage };
    const isSame =
      order.proposal_by === side &&
      order.proposal_at?.getTime() === at.getTime() &&
      order.proposal_zone === zone &&
      order.proposal_place === place;
    if (isSame) return { modifiedCount: 0 };
    if (at <= now) throw wrongMoment('is in the past');
    if (at.getTime() > now.getTime() + meetingWithin) throw wrongMoment('must be within the next 30 days');
    await countText(context, place);
    if (ownZone) await setOwnZone(trx, order.id, side, ownZone);
    await saveProposal(trx, order.id, { at, zone, place, by: side });
    await mailProposal(app, trx, order.id);
    await notifyTransition(app, trx, order, 'proposed', side);
    return { modifiedCount: 1 };
  };
  return actOnOrder(app, caller, id, { asSide });
}

const wrongMoment = (message: string): AppError =>
  new AppError('invalid', undefined, [{ path: 'at', message }]);

/** @throws AppError `conflict` when this is not the current proposal, or its moment is in the past */
export async function agreeOnMeeting(
  app: App,
  caller: Caller,
  id: string,
  { version, ownZone }: Agreement,
): Promise<TransitionResult> {
  const asSide = async (context: SideActionContext) => {
    const { side, order, clock } = context;
    const isAgreed = order.stage === 'arranged' && order.meeting_version === version;
    if (isAgreed && order.moved_by === side) return { modifiedCount: 0 };
    if (!canPropose(order.stage)) return { refused: order.stage };
    if (!order.proposal_at || order.proposal_version !== version || order.proposal_by === side)
      throw new AppError('conflict', 'There is a newer proposal. Look at it first.');
    if (order.proposal_at <= clock.now) throw new AppError('conflict', 'That moment is in the past.');
    if (ownZone) await setOwnZone(context.trx, order.id, side, ownZone);
    return transitionAsSide(context, 'agree');
  };
  return actOnOrder(app, caller, id, { asSide });
}
