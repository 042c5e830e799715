import { CallError } from './call.ts';

/** Returns undefined when a call fails that is repeated later or that the page can do without; other errors are bugs. */
export async function tryCall<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallError) return undefined;
    throw error;
  }
}
