import { formatMoment } from '#src/platform/shared/dates.ts';
import { healthTexts } from '#src/texts/health.ts';
import { labeled } from '#src/texts/words.ts';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import type { Health } from './schemas.ts';

function Failures({
  none,
  rows,
}: {
  none: string;
  rows: { key: string; title: string; facts: React.ReactNode[] }[];
}) {
  if (rows.length === 0) return <p className="text-soft">{none}</p>;
  return (
    <ul className="border-t border-line">
      {rows.map(({ key, title, facts }) => (
        <li key={key} className="border-b border-line py-2.5">
          <p className="font-[550] wrap-anywhere">{title}</p>
          <p className="flex flex-wrap gap-x-4 text-sm text-soft">
            {facts.map((fact, at) => (
              <span key={at} className="wrap-anywhere">
                {fact}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function ErrorsSection({ errors }: { errors: Health['errors'] }) {
  const words = healthTexts.errors;
  const rows = errors.map(({ kind, count, last, request }) => ({
    key: kind,
    title: kind,
    facts: [
      words.times(count),
      words.last(formatMoment(last)),
      ...(request === null
        ? []
        : [
            <>
              {words.request} <code className="mono">{request}</code>
            </>,
          ]),
    ],
  }));
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <Failures none={words.none} rows={rows} />
    </SettingsSection>
  );
}

export function JobsSection({ jobs }: { jobs: Health['jobs'] }) {
  const words = healthTexts.jobs;
  const rows = jobs.map(({ queue, reason, count, since, until }) => ({
    key: `${queue} ${reason}`,
    title: labeled(queue, reason || words.unknownReason),
    facts: [
      healthTexts.errors.times(count),
      words.since(formatMoment(since)),
      healthTexts.errors.last(formatMoment(until)),
    ],
  }));
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <Failures none={words.none} rows={rows} />
    </SettingsSection>
  );
}
