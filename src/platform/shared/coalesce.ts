/** A call while `work` runs starts it once more afterwards, because what runs may have begun too early for that caller. */
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
