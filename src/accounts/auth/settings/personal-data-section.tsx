import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { accountTexts } from '#src/texts/account.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { useAction } from '#src/accounts/auth/use-action.ts';

const DeleteDialog = lazyPart(async () => (await import('./delete-dialog.tsx')).DeleteDialog);

export function LeaveSections() {
  const { data, remove } = accountTexts.account;
  const [asking, setAsking] = useState(false);
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
      </SettingsSection>
      <SettingsSection title={remove.title} lead={remove.lead}>
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {remove.start}
          </Button>
        </div>
        {asking && <DeleteDialog onClose={() => setAsking(false)} />}
      </SettingsSection>
    </>
  );
}

/** The call needs the bearer, which a link cannot send. */
async function download(): Promise<void> {
  const { body } = await api<object>('GET', '/profile/export');
  const file = new Blob([JSON.stringify(body, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'rangefinder-data.json';
  link.click();
  URL.revokeObjectURL(url);
}
