import { errorCode } from '#src/platform/errors.ts';

/** Returns `otherwise` where a file or folder does not exist. Other errors are thrown. */
export async function unlessMissing<T, O>(reading: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return otherwise;
    throw error;
  }
}
