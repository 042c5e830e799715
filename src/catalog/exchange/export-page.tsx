import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { exchangeTexts } from '#src/texts/exchange.ts';
import { Button } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { PageHeading, SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { download, readSizes } from './client.ts';
import { adminTables, formats, ownTables } from './schemas.ts';

export default function ExportPage() {
  const { title, lead, own, all, photos } = exchangeTexts.export;
  const { role } = useCurrentUser();
  const { data: sizes } = useQuery({ queryKey: ['my', 'exports'], queryFn: readSizes });
  const hints = { listings: own.listingsHint, sales: own.salesHint, orders: undefined, reviews: undefined };
  return (
    <>
      <PageHeading title={title} lead={lead} className="mb-8" />
      <SettingsSection title={own.title}>
        {ownTables.map((table) => (
          <Exported key={table} name={own[table]} hint={hints[table]}>
            {formats.map((format) => (
              <DownloadButton
                key={format}
                label={format.toUpperCase()}
                of={own[table]}
                run={() => download('GET /my/exports/table', { table, format }, `${table}.${format}`)}
              />
            ))}
          </Exported>
        ))}
      </SettingsSection>
      <SettingsSection title={photos.title} lead={photos.hint}>
        {sizes?.zips === 0 && <p className="text-soft">{photos.none}</p>}
        <div className="flex flex-wrap gap-2">
          {Array.from({ length: sizes?.zips ?? 0 }, (_, index) => index + 1).map((part) => (
            <DownloadButton
              key={part}
              label={photos.part(part, sizes?.zips ?? 1)}
              run={() => download('GET /my/exports/photos', { part }, `photos-${part}.zip`)}
            />
          ))}
        </div>
      </SettingsSection>
      {role === 'admin' && (
        <SettingsSection title={all.title} lead={all.lead}>
          {adminTables.map((table) => (
            <Exported key={table} name={all[table]}>
              {formats.map((format) => (
                <DownloadButton
                  key={format}
                  label={format.toUpperCase()}
                  of={`${all.title}, ${all[table]}`}
                  run={() => download('GET /exports/table', { table, format }, `shop-${table}.${format}`)}
                />
              ))}
            </Exported>
          ))}
        </SettingsSection>
      )}
    </>
  );
}

function Exported({
  name,
  hint,
  children,
}: {
  name: string;
  hint?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold">{name}</p>
        {hint && <p className="text-sm text-soft">{hint}</p>}
      </div>
      <div className="flex gap-2">{children}</div>
    </div>
  );
}

function DownloadButton({ label, of, run }: { label: string; of?: string; run: () => Promise<void> }) {
  const [isPending, setPending] = useState(false);
  const words = exchangeTexts.export;
  const start = async () => {
    setPending(true);
    try {
      await run();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error(error.messageOr(words.failed));
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant="line"
      size="sm"
      pending={isPending}
      aria-label={of && words.of(label, of)}
      onClick={() => void start()}
    >
      {label}
    </Button>
  );
}
