import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#src/accounts/auth/client.ts';
import { byteOrderMark, csvLine, csvNumber } from '#src/catalog/exchange/csv.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { grammar } from '#src/texts/grammar.ts';
import { trendTexts as texts } from '#src/texts/trends.ts';
import { Button } from '#src/ui/button.tsx';
import { reasonOf } from '#src/ui/client/call.ts';
import { saveFile } from '#src/ui/client/save-file.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import type { Trend } from './schemas.ts';

/** A small chart by week for each number. */
export function Trends() {
  const [params, setParams] = useSearchParams();
  const query = {
    from: params.get('from') || undefined,
    to: params.get('to') || undefined,
  };
  const { data, error } = useQuery({
    queryKey: ['trends', query],
    queryFn: async () => (await api('GET /trends', { query })).body,
    placeholderData: keepPreviousData,
  });
  const show = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value !== '') given.set(name, value);
    setParams(given, { preventScrollReset: true });
  };
  return (
    <section aria-labelledby="trends" className="mt-10">
      <h2 id="trends" className="heading-block mb-3">
        {texts.title}
      </h2>
      <form method="get" className="mb-6 flex flex-wrap items-end gap-3" onSubmit={show}>
        <TextField type="date" name="from" label={texts.from} defaultValue={query.from} />
        <TextField type="date" name="to" label={texts.to} defaultValue={query.to} />
        <Button type="submit" variant="line">
          {texts.show}
        </Button>
      </form>
      {error && <Notice tone="error">{reasonOf(error, texts.failed)}</Notice>}
      {!data && !error && <RowsSkeleton />}
      {data && (
        <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
          {data.trends.map((trend) => (
            <TrendChart key={trend.name} trend={trend} weeks={data.weeks} />
          ))}
        </div>
      )}
    </section>
  );
}

const percent = (share: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string =>
  share.toLocaleString(grammar.tag, { style: 'percent', maximumFractionDigits: 0, signDisplay });

function format(name: Trend['name'], value: number | null): string {
  if (value === null) return texts.none;
  if (name === 'responseRate') return percent(value);
  return value.toLocaleString(grammar.tag, { maximumFractionDigits: 1 });
}

/** A share changes by points, and everything else by a part of what it was. */
function changeOf({ name, now, before }: Trend): string | null {
  if (now === null || before === null) return null;
  if (name === 'responseRate') return percent(now - before, 'exceptZero');
  return before === 0 ? null : percent(now / before - 1, 'exceptZero');
}

const height = 56;

function TrendChart({ trend, weeks }: { trend: Trend; weeks: readonly string[] }) {
  const { name, values, now } = trend;
  const title = texts.names[name];
  const change = changeOf(trend);
  const most = name === 'responseRate' ? 1 : Math.max(...values.map((value) => value ?? 0));
  const width = 100 / weeks.length;
  const save = () => {
    const rows = weeks.map((week, index) => {
      const value = values[index] ?? null;
      return csvLine([week, value === null ? '' : csvNumber(Math.round(value * 100) / 100)]);
    });
    const parts = [byteOrderMark, csvLine([texts.week, title]), ...rows];
    saveFile(new Blob(parts, { type: 'text/csv' }), `${name}-${weeks[0]}-${weeks.at(-1)}.csv`);
  };
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption>
        <span className="block text-sm text-soft">{title}</span>
        <span className="tabular block text-2xl font-bold">{format(name, now)}</span>
        <span className="block min-h-4 text-xs text-soft">
          {change !== null && texts.change(change, weeks.length)}
        </span>
      </figcaption>
      <svg aria-hidden height={height} className="w-full">
        {values.map((value, index) => {
          const high = value && most > 0 ? Math.max((value / most) * (height - 2), 1) : 0;
          return (
            <rect
              key={weeks[index]}
              x={`${(index + 0.15) * width}%`}
              width={`${width * 0.7}%`}
              y={height - 1 - high}
              height={high}
              className="fill-ink"
            >
              <title>{`${formatDay(weeks[index] ?? '')}: ${format(name, value)}`}</title>
            </rect>
          );
        })}
        <line x2="100%" y1={height - 0.5} y2={height - 0.5} className="stroke-line" />
      </svg>
      <p aria-hidden className="flex justify-between text-xs text-soft">
        <span>{formatDay(weeks[0] ?? '')}</span>
        <span>{formatDay(weeks.at(-1) ?? '')}</span>
      </p>
      {/* A table would ignore the size of 1 px. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.week}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, index) => (
              <tr key={week}>
                <th scope="row">{formatDay(week)}</th>
                <td>{format(name, values[index] ?? null)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button
        type="button"
        aria-label={texts.saveOf(title)}
        className="link self-start py-1 text-sm print:hidden"
        onClick={save}
      >
        {texts.save}
      </button>
    </figure>
  );
}
