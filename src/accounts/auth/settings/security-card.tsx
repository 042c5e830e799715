import { Notice, RetryNotice } from '#src/ui/feedback/notice.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { EmailSection } from './email-section.tsx';
import { IdentityDetails, LinkedSection } from './linked-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useAccountState } from './use-account.ts';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { accountTexts } from '#src/texts/account.ts';
import { Button } from '#src/ui/button.tsx';
import { saveFile } from '#src/ui/client/save-file.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { useAction } from '#src/accounts/auth/use-action.ts';

export function SecurityCard() {
  const { data, isError, refetch } = useAccountState();
  return (
    <>
      {isError && <RetryNotice onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton count={3} />}
      {data && <EmailSection state={data} />}
      {data && <PasswordSection state={data} />}
      {data && <LinkedSection state={data} />}
      <SessionsSection />
      <PersonalDataSections />
    </>
  );
}

const DeleteDialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

function PersonalDataSections() {
  const { data, remove } = accountTexts.account;
  const [isConfirming, setIsConfirming] = useState(false);
  const { run, pending, failure } = useAction(download);
  return (
    <>
      <SettingsSection title={data.title} lead={data.lead}>
        {failure && <Notice tone="error">{data.failed}</Notice>}
        <div>
          <Button variant="line" pending={pending} onClick={run}>
            {data.download}
          </Button>
        </div>
        <IdentityDetails />
      </SettingsSection>
      <SettingsSection title={remove.title} lead={remove.lead}>
        <div>
          <Button variant="danger" onClick={() => setIsConfirming(true)}>
            {remove.start}
          </Button>
        </div>
        {isConfirming && <DeleteDialog onClose={() => setIsConfirming(false)} />}
      </SettingsSection>
    </>
  );
}

async function download(): Promise<void> {
  const { body } = await api('GET /profile/export');
  const file = new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' });
  saveFile(file, 'rangefinder-data.json');
}
