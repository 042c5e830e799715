import { formatMoment } from '#src/platform/shared/dates.ts';
import { isClockOff } from '#src/platform/shared/clock.ts';
import { healthTexts } from '#src/texts/health.ts';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import type { Health } from './schemas.ts';

export function VersionSection({ health: { build, processes, differing } }: { health: Health }) {
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
