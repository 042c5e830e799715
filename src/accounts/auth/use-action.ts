import { useState } from 'react';
import { CallError } from '#src/ui/client/call.ts';
import { explainAuth } from './explain-error.ts';

export function useAction(act: () => Promise<void>) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  async function run(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(explainAuth(error));
    } finally {
      setPending(false);
    }
  }
  return { run: () => void run(), pending, failure };
}
