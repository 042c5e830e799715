import { call, CallError, type Api } from '#src/ui/client/call.ts';

/** The codes of our server and of Firebase. */
const asking: ReadonlySet<string> = new Set(['confirmation-required', 'auth/requires-recent-login']);

/**
 * Runs calls. If one of them needs the user to confirm that it is them, asks for that and runs the calls again. What was
 * typed stays where it is meanwhile.
 */
export async function confirmed<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CallError) || !asking.has(error.code)) throw error;
    const dialog = await import('./dialog.tsx').catch(() => null);
    if (!(await dialog?.askToConfirm())) throw error;
    return run();
  }
}

/** Calls a route of the session at the embedded provider. */
export const ownCall: Api = (route, ...input) => confirmed(() => call(route, ...input));
