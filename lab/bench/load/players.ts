import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Cast, FromSender, Interval, Phase } from './messages.ts';

type Done = Extract<FromSender, { done: object }>['done'];

/** The result of a phase: its intervals in order, and the responses to its bookings. */
export type Played = Done & { intervals: Interval[] };

/** The process that sends requests. */
export type Sender = {
  play(phase: Phase, onInterval?: (interval: Interval) => void): Promise<Played>;
  stop(): Promise<void>;
};

export function startSender(cast: Cast): Sender {
  const child = fork(join(import.meta.dirname, 'sender.ts'), { serialization: 'advanced' });
  child.send({ cast });
  return {
    async play(phase, onInterval) {
      const { promise, resolve, reject } = Promise.withResolvers<Played>();
      const intervals: Interval[] = [];
      const listen = (message: FromSender) => {
        if ('done' in message) {
          const ordered = intervals.toSorted((one, other) => one.index - other.index);
          return resolve({ ...message.done, intervals: ordered });
        }
        intervals.push(message.interval);
        onInterval?.(message.interval);
      };
      const end = (code: number | null) => reject(new Error(`the sender exited with ${code}`));
      child.on('message', listen).once('exit', end);
      child.send({ phase });
      return promise.finally(() => child.off('message', listen).off('exit', end));
    },
    async stop() {
      if (child.exitCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
