import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { findOpenOrder, isItemActive } from '#src/deals/orders/item-state-service.server.ts';
import { findHandover, saveVerifier } from '#src/deals/orders/queries.server.ts';
import {
  actOnOrder,
  isDone,
  transitionAsSide,
  type TransitionResult,
} from '#src/deals/orders/transitions/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { sideOf } from '#src/platform/shared/order-sides.ts';
import { dealFields, dealProblems } from '#src/texts/problems-deals.server.ts';
import { plainCode } from './code-check.ts';
import { type Handover, showCode } from './schemas.ts';

const iterations = 600_000;
const verifierBytes = 32;

/** @throws AppError `forbidden` for anyone but the two sides, `wrong-stage` before the seller has accepted */
export async function showHandover(app: App, caller: Caller, id: string): Promise<Handover> {
  const row = isId(id) ? await findHandover(app.db, id) : undefined;
  if (!row) throw new AppError('not-found', dealProblems.noOrder);
  const side = sideOf(caller.id, row);
  if (!side) throw new AppError('forbidden');
  const { handover_code: code, handover_salt: salt, handover_verifier: storedVerifier } = row;
  if (!code || !salt) throw new AppError('wrong-stage', undefined, undefined, { code: row.stage });
  if (side === 'buyer') return { code: showCode(code) };
  const verifier = storedVerifier ?? (await deriveVerifier(code, salt));
  if (!storedVerifier) await saveVerifier(app.db, id, verifier);
  return { salt, iterations, verifier };
}

const isWrong = (outcome: { result: unknown } | { error: unknown }): boolean =>
  'error' in outcome && outcome.error instanceof AppError && outcome.error.code === 'invalid';

/**
 * @throws AppError `invalid` for a wrong code, `too-many-requests` after five attempts, `conflict` when the item is no
 * longer available
 */
export async function handOver(
  app: App,
  caller: Caller,
  id: string,
  typed: string,
): Promise<TransitionResult> {
  return app.rateLimits.attempt(
    [['handover', `${caller.id} ${id}`]],
    () =>
      actOnOrder(app, caller, id, {
        asSide: async (context) => {
          const { trx, side, order } = context;
          if (side !== 'seller') throw new AppError('forbidden');
          if (order.handover_code === null) return { refused: order.stage };
          if (!isCode(typed, order.handover_code))
            throw new AppError('invalid', undefined, [{ path: 'code', message: dealFields.wrongCode }]);
          if (order.stage === 'completed' || isDone('code', side, order)) return { modifiedCount: 0 };
          const isGone =
            order.stage === 'expired' &&
            (!(await isItemActive(trx, order.listing_id)) || (await findOpenOrder(trx, order.listing_id)));
          if (isGone) throw new AppError('conflict', dealProblems.itemUnavailable);
          return transitionAsSide(context, 'code');
        },
      }),
    isWrong,
  );
}

/** Compares in constant time. */
function isCode(typed: string, code: string): boolean {
  const [typedBytes, codeBytes] = [Buffer.from(plainCode(typed)), Buffer.from(code)];
  return typedBytes.length === codeBytes.length && timingSafeEqual(typedBytes, codeBytes);
}

/**
 * Derives the value with which an offline device checks a typed code. Slow on purpose, so that the code cannot be
 * guessed from it.
 */
async function deriveVerifier(code: string, salt: string): Promise<string> {
  const derived = await promisify(pbkdf2)(
    code,
    Buffer.from(salt, 'base64'),
    iterations,
    verifierBytes,
    'sha256',
  );
  return derived.toString('base64');
}
