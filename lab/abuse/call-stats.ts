import type { Answer } from './caller.ts';

/** The service level of other users during an attack. */
export const aims = { share: 0.99, p99Ms: 500, uploadMs: 10_000 };

/** Collects the results of calls. Uploads take longer, and have a separate limit. */
export class CallStats {
  readonly #calls = new Map<string, Answer[]>();

  note(kind: string, ...answers: Answer[]): void {
    this.#calls.set(kind, [...(this.#calls.get(kind) ?? []), ...answers]);
  }

  get calls(): number {
    return this.#all().length;
  }

  /** The share of calls that were neither rejected by a limit nor too late. */
  get share(): number {
    const all = this.#all();
    return all.filter(succeeded).length / all.length;
  }

  get p99Ms(): number {
    return percentile(
      this.#all((kind) => kind !== 'upload'),
      0.99,
    );
  }

  get longestUploadMs(): number {
    return percentile(this.#calls.get('upload') ?? [], 1);
  }

  /** The number of failed calls by kind and reason. */
  get missing(): string {
    const lines = [...this.#calls].flatMap(([kind, answers]) => {
      const statuses = answers.filter((answer) => !succeeded(answer)).map(({ status }) => status ?? 'late');
      return statuses.length > 0 ? [`${kind} ${tally(statuses)}`] : [];
    });
    return lines.join('; ');
  }

  /** The longest time by kind. */
  get longest(): string {
    const each = [...this.#calls].map(([kind, answers]) => `${kind} ${percentile(answers, 1).toFixed(0)}`);
    return each.join(', ');
  }

  #all(wanted: (kind: string) => boolean = () => true): Answer[] {
    return [...this.#calls].filter(([kind]) => wanted(kind)).flatMap(([, answers]) => answers);
  }
}

function succeeded({ status }: Answer): boolean {
  return status !== null && status < 400;
}

function percentile(answers: readonly Answer[], part: number): number {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return times[Math.max(0, Math.ceil(times.length * part) - 1)] ?? 0;
}

/** Formats counts, such as `3 × 503, 1 × late`. */
export function tally(values: readonly (string | number)[]): string {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} × ${value}`).join(', ');
}
