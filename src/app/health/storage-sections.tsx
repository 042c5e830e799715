import { formatMoment } from '#src/platform/shared/dates.ts';
import { healthTexts } from '#src/texts/health.ts';
import { listed } from '#src/texts/words.ts';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { DefinitionList, type Definition } from '#src/ui/lists/table.tsx';
import type { Health } from './schemas.ts';

export function BackupSection({ health: { backup, host, at } }: { health: Health }) {
  const words = healthTexts.backup;
  const { made, failed } = backup;
  const items: Definition[] = made
    ? [
        { term: words.last, detail: <When moment={made.at} at={at} /> },
        { term: words.size, detail: healthTexts.size(made.bytes) },
        { term: words.took, detail: words.duration(made.seconds) },
        { term: words.where, detail: <Path>{made.folder ?? words.notNoted}</Path> },
        {
          term: words.verified,
          detail: made.verified === null ? words.unverified : <When moment={made.verified} at={at} />,
        },
      ]
    : [{ term: words.last, detail: words.never }];
  const failure: Definition[] = failed
    ? [
        {
          term: words.failed,
          detail: (
            <span className="text-alarm">
              <When moment={failed.at} at={at} />
              <span className="block wrap-anywhere">{failed.reason}</span>
            </span>
          ),
        },
      ]
    : [];
  return (
    <SettingsSection title={words.title} lead={words.lead(host)}>
      <DefinitionList items={[...items, ...failure]} />
    </SettingsSection>
  );
}

function Path({ children }: { children: string }) {
  return <span className="wrap-anywhere">{children}</span>;
}

export function DiskSection({ health }: { health: Health }) {
  const words = healthTexts.disk;
  const { disks, databaseBytes, photos, cannotWrite, host } = health;
  const items: Definition[] = [
    ...disks.map(({ mount, holds, freeBytes, sizeBytes }) => ({
      term: listed(holds.map((name) => words.holds[name])),
      detail: (
        <>
          {words.free(freeBytes, sizeBytes)}
          <span className="block text-sm font-normal wrap-anywhere text-soft">{words.at(mount)}</span>
        </>
      ),
    })),
    ...(photos === 'local' ? [] : [{ term: words.photos, detail: words.photosElsewhere[photos] }]),
    { term: words.database, detail: healthTexts.size(databaseBytes) },
    {
      term: words.cannotWrite,
      detail: cannotWrite === null ? words.writes : <span className="text-alarm">{cannotWrite}</span>,
    },
  ];
  return (
    <SettingsSection title={words.title} lead={words.lead(host)}>
      {disks.length === 0 && <p className="text-sm text-alarm">{words.unknown}</p>}
      <DefinitionList items={items} />
    </SettingsSection>
  );
}

/** Shows a time, and how long before `at` it was. Both times come from the server's clock. */
export function When({ moment, at }: { moment: string | null; at: string }) {
  if (moment === null) return healthTexts.never;
  const seconds = (Date.parse(at) - Date.parse(moment)) / 1_000;
  return <time dateTime={moment}>{healthTexts.ago(formatMoment(moment), seconds)}</time>;
}
