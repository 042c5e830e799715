import { formatMoment } from '#src/platform/shared/dates.ts';
import { healthTexts } from '#src/texts/health.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { BackupSection, DiskSection } from './storage-sections.tsx';
import { ErrorsSection, JobsSection } from './failure-sections.tsx';
import { MailSection } from './mail-section.tsx';
import { MaintenanceSection } from './maintenance-section.tsx';
import { useHealth } from './use-health.ts';
import { VersionSection } from './version-section.tsx';

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
