import type { Log } from '#src/platform/observability/log.server.ts';

type Output = { isTTY?: boolean; write(text: string): unknown };
type Level = 'info' | 'warn' | 'fatal';

// The numbers that pino uses for these levels.
const levels = { info: 30, warn: 40, fatal: 60 } as const;

/** Prints a text unchanged on a terminal, and otherwise each of its lines as a log line. */
export function printAs(output: Output, level: Level, text: string): void {
  if (output.isTTY) return void output.write(`${text}\n`);
  const time = new Date().toISOString();
  for (const msg of text.split('\n').filter(Boolean))
    output.write(`${JSON.stringify({ level: levels[level], time, msg })}\n`);
}

const methods = ['log', 'info', 'debug', 'warn', 'error', 'trace'] as const;

/** Logs what Node and libraries would print, without their texts, which could contain personal data. */
export function logEverything(log: Log): void {
  for (const method of methods) {
    console[method] = (...args: unknown[]) => {
      const error = args.find((each) => each instanceof Error);
      log.warn(
        { method, ...(error && { error }), place: new Error('console').stack?.split('\n')[2]?.trim() },
        'console',
      );
    };
  }
  process.removeAllListeners('warning');
  process.on('warning', (error) => log.warn({ error }, 'Node.js warning'));
}
