import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Structured log on standard output; never give it bodies, tokens, e-mails or names. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
