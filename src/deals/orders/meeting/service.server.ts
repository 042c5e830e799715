import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Agreement, Proposal } from '#src/deals/orders/deal-schemas.ts';
import { mailProposal } from './mails.server.ts';
import { proposeMeeting as insertProposal, setOwnZone } from './queries.server.ts';
import { notifyStep } from '#src/deals/orders/notifying/notifications.server.ts';
import { canPropose, meetingWithin } from '#src/deals/orders/stages.ts';
import {
  actOnOrder,
  countWords,
  takeSide,
  type StepTaken,
} from '#src/deals/orders/transitions/service.server.ts';

/** @throws AppError `invalid` for a moment that is past or over 30 days ahead, `too-many-requests` after ten an hour */
export async function proposeMeeting(
  app: App,
  caller: Caller,
  id: string,
  { at: typed, zone, place, ownZone }: Proposal,
): Promise<StepTaken> {
  const at = new Date(typed);
  await app.rateLimits.consume('propose', `${caller.id} ${id}`);
  return actOnOrder(app, caller, id, async (acting) => {
    const { trx, side, order } = acting;
    const { now } = acting.clock;
    if (!canPropose(order.stage)) return { refused: order.stage };
    const isSame =
      order.proposal_by === side &&
      order.proposal_at?.getTime() === at.getTime() &&
      order.proposal_zone === zone &&
      order.proposal_place === place;
    if (isSame) return { modifiedCount: 0 };
    if (at <= now) throw wrongMoment('has passed');
    if (at.getTime() > now.getTime() + meetingWithin) throw wrongMoment('may be 30 days ahead at most');
    await countWords(acting, place);
    if (ownZone) await setOwnZone(trx, order.id, side!, ownZone);
    await insertProposal(trx, order.id, { at, zone, place, by: side! });
    await mailProposal(app, trx, order.id);
    await notifyStep(app, trx, order, 'proposed', side!);
    return { modifiedCount: 1 };
  });
}

const wrongMoment = (message: string): AppError =>
  new AppError('invalid', undefined, [{ path: 'at', message }]);

/** @throws AppError `conflict` when this is not the current proposal, or its moment has passed */
export async function agreeOnMeeting(
  app: App,
  caller: Caller,
  id: string,
  { version, ownZone }: Agreement,
): Promise<StepTaken> {
  return actOnOrder(app, caller, id, async (acting) => {
    const { side, order, clock } = acting;
    const isAgreed = order.stage === 'arranged' && order.meeting_version === version;
    if (isAgreed && order.moved_by === side) return { modifiedCount: 0 };
    if (!canPropose(order.stage)) return { refused: order.stage };
    if (order.proposal_version !== version || order.proposal_by === side)
      throw new AppError('conflict', 'Something else was proposed meanwhile. Look at it first.');
    if (order.proposal_at! <= clock.now) throw new AppError('conflict', 'That moment has passed.');
    if (ownZone) await setOwnZone(acting.trx, order.id, side!, ownZone);
    return takeSide({ ...acting, side: side! }, 'agree');
  });
}
