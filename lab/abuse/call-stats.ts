import { quantile } from '#lab/bench/report.ts';
import { Tally } from '#lab/helpers/load.ts';
import type { Answer } from './caller.ts';

/** The service level that other users must get during an attack. */
export const aims = { share: 0.99, p99Ms: 500, uploadMs: 10_000 };

type Call = Answer & { kind: string };

const succeeded = ({ status }: Answer): boolean => status !== null && status < 400;
const isUpload = ({ kind }: Call): boolean => kind === 'upload';

const longestMs = (calls: readonly Call[]): number => Math.max(0, ...calls.map(({ ms }) => ms));

/** Collects the results of calls. Uploads take longer than other calls, so they have their own limit. */
export class CallStats {
  readonly #calls: Call[] = [];

  note(kind: string, answers: readonly Answer[]): void {
    for (const answer of answers) this.#calls.push({ kind, ...answer });
  }

  get calls(): number {
    return this.#calls.length;
  }

  /** The share of calls that got a response in time and were not rejected by a limit. */
  get share(): number {
    return this.#calls.filter(succeeded).length / this.calls;
  }

  get p99Ms(): number {
    const others = this.#calls.filter((call) => !isUpload(call));
    return quantile(
      others.map(({ ms }) => ms),
      0.99,
    );
  }

  get longestUploadMs(): number {
    return longestMs(this.#calls.filter(isUpload));
  }

  /** Formats the failed calls by kind. */
  get missing(): string {
    const kinds = Map.groupBy(
      this.#calls.filter((call) => !succeeded(call)),
      ({ kind }) => kind,
    );
    return [...kinds].map(([kind, calls]) => `${kind} ${Tally.of(calls)}`).join('; ');
  }

  get longest(): string {
    const kinds = Map.groupBy(this.#calls, ({ kind }) => kind);
    return [...kinds].map(([kind, calls]) => `${kind} ${longestMs(calls).toFixed(0)}`).join(', ');
  }
}
