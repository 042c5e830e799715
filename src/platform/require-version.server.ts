import { AppError } from './errors.ts';

/**
 * Refuses changes to an earlier version than the current one. The caller has locked the row. Callers that name no version
 * replace whatever is stored.
 * @throws AppError `changed` with the current version
 */
export function requireVersion(current: number, given: number | undefined, detail?: string): void {
  if (given !== undefined && given !== current)
    throw new AppError('changed', detail, undefined, { version: current });
}
