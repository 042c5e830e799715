type Output = { isTTY?: boolean; write(text: string): unknown };
type Level = 'info' | 'warn' | 'fatal';

// As pino numbers them.
const levels = { info: 30, warn: 40, fatal: 60 } as const;

/** Says something as it is to a person at a terminal, and line by line as lines of the log to anything else. */
export function tell(output: Output, level: Level, text: string): void {
  if (output.isTTY) return void output.write(`${text}\n`);
  const time = new Date().toISOString();
  for (const msg of text.split('\n').filter(Boolean))
    output.write(`${JSON.stringify({ level: levels[level], time, msg })}\n`);
}
