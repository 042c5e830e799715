import { isClockOff } from '#src/platform/shared/clock.ts';
import { formatMoment } from '#src/platform/shared/dates.ts';
import { healthTexts } from '#src/texts/health.ts';
import { labeled } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { PageHeading, SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { MailSection } from './mail-section.tsx';
import { MaintenanceSection } from './maintenance-section.tsx';
import type { Health } from './schemas.ts';
import { BackupSection, DiskSection } from './storage-sections.tsx';
import { useHealth } from './use-health.ts';

export default function HealthPage() {
  const { data, isError, isFetching, refetch } = useHealth();
  const refreshButton = (label: string) => (
    <Button variant="line" size="sm" pending={isFetching} onClick={() => void refetch()}>
      {label}
    </Button>
  );
  return (
    <>
      <PageHeading
        title={healthTexts.title}
        lead={data && healthTexts.readAt(formatMoment(data.at))}
        actions={data && refreshButton(healthTexts.refresh)}
        className="mb-8"
      />
      {isError && (
        <Notice tone="error" className="mb-8" action={!data && refreshButton(healthTexts.retry)}>
          {healthTexts.failed}
        </Notice>
      )}
      {!data && !isError && <RowsSkeleton />}
      {data && (
        <>
          <MaintenanceSection maintenance={data.maintenance} />
          <MailSection mails={data.mails} at={data.at} />
          <BackupSection health={data} />
          <DiskSection health={data} />
          <ErrorsSection errors={data.errors} />
          <JobsSection jobs={data.jobs} />
          <VersionSection health={data} />
        </>
      )}
    </>
  );
}

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

function ErrorsSection({ errors }: { errors: Health['errors'] }) {
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

function JobsSection({ jobs }: { jobs: Health['jobs'] }) {
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

function VersionSection({ health: { build, processes, differing } }: { health: Health }) {
  const words = healthTexts.version;
  return (
    <SettingsSection title={words.title}>
      <DefinitionList
        items={[
          { term: words.version, detail: build.version },
          {
            term: words.commit,
            detail: build.commit ? (
              <code className="mono wrap-anywhere">{build.commit}</code>
            ) : (
              words.noCommit
            ),
          },
          { term: words.node, detail: build.node },
          { term: words.postgres, detail: build.postgres },
          {
            term: words.migrations,
            detail: (
              <span className="wrap-anywhere">
                {words.migrated(build.migrations.count, build.migrations.last)}
              </span>
            ),
          },
          {
            term: words.processes,
            detail:
              processes.length === 0 ? (
                words.noProcess
              ) : (
                <ul className="grid gap-2">
                  {processes.map((one) => (
                    <li key={`${one.host} ${one.pid} ${one.started}`}>
                      {words.process(one.host, one.pid)}
                      <span className="block text-sm font-normal text-soft">
                        {words.started(formatMoment(one.started))}
                      </span>
                      <span className="block text-sm font-normal wrap-anywhere text-soft">
                        {words.of(one.version, one.commit && one.commit.slice(0, 7), one.node)}
                      </span>
                      {isClockOff(one.clockAheadSeconds) && (
                        <span className="block text-sm font-normal text-alarm">
                          {words.clock(one.clockAheadSeconds!)}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              ),
          },
          ...differing.map(({ setting, values }) => ({
            term: setting,
            detail: (
              <span className="text-alarm">
                {words.differs}
                {values.map(({ host, pid, value }) => (
                  <span key={`${host} ${pid}`} className="block text-sm font-normal wrap-anywhere">
                    {words.value(words.process(host, pid), value)}
                  </span>
                ))}
              </span>
            ),
          })),
        ]}
      />
    </SettingsSection>
  );
}
