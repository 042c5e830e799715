import { requireContact } from '#src/deals/orders/contact/service.server.ts';
import { publishMeeting } from '#src/deals/orders/notifying/calendar.server.ts';
import { notifyTransition } from '#src/deals/orders/notifying/notify-sides.server.ts';
import { findForMail } from '#src/deals/orders/notifying/queries.server.ts';
import type { Times } from '#src/deals/orders/rows.server.ts';
import { canPropose, meetingWithin } from '#src/deals/orders/stages.ts';
import {
  actOnOrder,
  countText,
  transitionAsSide,
  type SideActionContext,
  type TransitionResult,
} from '#src/deals/orders/transitions/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { sideOf } from '#src/platform/shared/order-sides.ts';
import { dealFields, dealProblems } from '#src/texts/problems-deals.server.ts';
import { mailProposal } from './mails.server.ts';
import { saveProposal } from './queries.server.ts';
import type { Agreement, Proposal } from './schemas.ts';

/**
 * @throws AppError `invalid` for a moment that is past, over 30 days ahead or repeated, `changed` if the other side has
 * made a proposal since `seen`, `too-many-requests` after ten an hour
 */
export async function proposeMeeting(
  app: App,
  caller: Caller,
  id: string,
  { at, alternatives = [], zone, place, seen }: Proposal,
): Promise<TransitionResult> {
  const times = sortTimes([new Date(at), ...alternatives.map((other) => new Date(other))]);
  await app.rateLimits.consume('propose', `${caller.id} ${id}`);
  const asSide = async (context: SideActionContext) => {
    const { trx, side, order } = context;
    if (!canPropose(order.stage)) return { refused: order.stage };
    requireContact(context);
    const isSame =
      order.proposal_by === side &&
      String(order.proposal_times.map(Number)) === String(times.map(Number)) &&
      order.proposal_zone === zone &&
      order.proposal_place === place;
    if (isSame) return { modifiedCount: 0 };
    if (seen !== undefined && order.proposal_version > seen && order.proposal_by !== side)
      throw new AppError('changed', dealProblems.proposalFirst);
    requireSoon([at], 'at', context.clock.now);
    requireSoon(alternatives, 'alternatives', context.clock.now);
    await countText(context, place);
    await saveProposal(trx, order.id, { times, zone, place, by: side });
    await mailProposal(app, trx, order.id);
    const meeting = {
      times: times.map((time) => time.toISOString()),
      zone,
      isChange: order.meeting_at !== null,
    };
    await notifyTransition(app, trx, order, 'proposed', side, { meeting });
    return { modifiedCount: 1 };
  };
  return actOnOrder(app, caller, id, { asSide });
}

/** @throws AppError `invalid` when a time is repeated */
function sortTimes(times: Times): Times {
  times.sort((one, other) => one.getTime() - other.getTime());
  if (new Set(times.map(Number)).size < times.length)
    throw wrongMoment('alternatives', dealFields.repeatedTime);
  return times;
}

function requireSoon(moments: readonly string[], path: 'at' | 'alternatives', now: Date): void {
  for (const at of moments.map((moment) => Date.parse(moment))) {
    if (at <= now.getTime()) throw wrongMoment(path, dealFields.past);
    if (at > now.getTime() + meetingWithin) throw wrongMoment(path, dealFields.tooFar);
  }
}

const wrongMoment = (path: 'at' | 'alternatives', message: string): AppError =>
  new AppError('invalid', undefined, [{ path, message }]);

/**
 * @throws AppError `conflict` when this is not the current proposal, or the chosen time is in the past; `invalid` when
 * the chosen time was not proposed
 */
export async function agreeOnMeeting(
  app: App,
  caller: Caller,
  id: string,
  { version, at }: Agreement,
): Promise<TransitionResult> {
  const asSide = async (context: SideActionContext) => {
    const { side, order, clock } = context;
    const isAgreed = order.stage === 'arranged' && order.meeting_version === version;
    if (isAgreed && order.moved_by === side) {
      if (at === undefined || Date.parse(at) === order.meeting_at.getTime()) return { modifiedCount: 0 };
      throw new AppError('conflict', dealProblems.otherTimeAgreed);
    }
    if (!canPropose(order.stage)) return { refused: order.stage };
    requireContact(context);
    if (!order.proposal_at || order.proposal_version !== version || order.proposal_by === side)
      throw new AppError('conflict', dealProblems.newerProposal);
    const meetingAt = chooseTime(order.proposal_times, at);
    if (meetingAt <= clock.now) throw new AppError('conflict', dealProblems.momentPast);
    return transitionAsSide(context, 'agree', { meetingAt });
  };
  return actOnOrder(app, caller, id, { asSide });
}

function chooseTime(times: Times, at: string | undefined): Date {
  if (at === undefined && times.length === 1) return times[0];
  const chosen = times.find((time) => at !== undefined && time.getTime() === Date.parse(at));
  if (!chosen) throw wrongMoment('at', dealFields.notProposed);
  return chosen;
}

/** Returns the calendar file of the agreed meeting. @throws AppError `wrong-stage` without an agreed meeting ahead */
export async function showCalendar(app: App, caller: Caller, id: string): Promise<string> {
  const order = isId(id) ? await findForMail(app.db, id) : undefined;
  if (!order) throw new AppError('not-found', dealProblems.noOrder);
  if (!sideOf(caller.id, order)) throw new AppError('forbidden');
  if (order.stage !== 'arranged')
    throw new AppError('wrong-stage', undefined, undefined, { code: order.stage });
  return (await publishMeeting(app, app.db, order)).text;
}
