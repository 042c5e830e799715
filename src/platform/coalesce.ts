/**
 * Has `work` done anew for whoever asks, once for all who ask while it is being done: what is under way may have begun
 * too early for them.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    running = work().finally(() => {
      if (!next) running = null;
    });
    return running;
  };
  return () => (running ? (next ??= running.then(begin)) : begin());
}
