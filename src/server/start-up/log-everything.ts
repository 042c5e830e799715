import type { Log } from '#src/platform/observability/log.server.ts';

const methods = ['log', 'info', 'debug', 'warn', 'error', 'trace'] as const;

/** Has what Node and libraries would print written as lines of the log; their texts can hold anything and are left out. */
export function logEverything(log: Log): void {
  for (const method of methods) {
    console[method] = (...said: unknown[]) => {
      const error = said.find((each) => each instanceof Error);
      log.warn(
        { method, ...(error && { error }), place: new Error('console').stack?.split('\n')[2]?.trim() },
        'console',
      );
    };
  }
  process.removeAllListeners('warning');
  process.on('warning', (error) => log.warn({ error }, 'a warning of Node'));
}
