import { useRef } from 'react';
import { renderSVG } from 'uqr';
import { ownCall } from '#src/accounts/auth/confirming/confirmed.ts';
import { stepCode } from '#src/accounts/auth/schemas.ts';
import { explainAuth } from '#src/accounts/auth/use-action.tsx';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { Button } from '#src/ui/button.tsx';
import { saveFile } from '#src/ui/client/save-file.ts';
import { Dialog, DialogActions } from '#src/ui/dialogs/dialog.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { CodeField } from './code-fields.tsx';

/** Shows the secret for an authenticator app, and takes its first code. */
export function ScanDialog({
  uri,
  onDone,
  onClose,
}: {
  uri: string;
  onDone(codes: string[] | null): Promise<void>;
  onClose(): void;
}) {
  const { setUp, confirm } = secondFactorTexts;
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const form = useSchemaForm(
    stepCode,
    { code: '' },
    async ({ code }) =>
      onDone((await ownCall('POST /auth/two-factor/confirm', { body: { code } })).body.backupCodes),
    explainAuth,
  );
  return (
    <FormDialog
      form={form}
      title={setUp.title}
      description={setUp.scan}
      cancelLabel={confirm.cancel}
      submitLabel={setUp.submit}
      onClose={onClose}
    >
      <img
        alt={setUp.picture}
        className="size-48 self-center"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
      />
      <p className="text-sm">
        {setUp.secret}
        <span translate="no" className="mono mt-1 block wrap-anywhere select-all">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </span>
      </p>
      <CodeField {...form.field('code', setUp.code)} />
    </FormDialog>
  );
}

/** Shows the recovery codes once. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { codes: words } = secondFactorTexts;
  const text = codes.join('\n');
  const actions = useRef<HTMLDivElement>(null);
  const copy = async () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(words.copied),
      () => toast.error(words.notCopied),
    );
  return (
    <Dialog
      alert
      title={words.title}
      description={words.lead}
      // A second press of the key that opened it must not close it, because the codes are shown only once.
      initialFocus={() => actions.current?.querySelector('button') ?? true}
      onClose={onClose}
    >
      <ul translate="no" className="mono grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div ref={actions} className="mt-5 flex flex-wrap gap-3 print:hidden">
        <Button variant="line" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="line" onClick={() => saveFile(new Blob([`${text}\n`]), 'recovery-codes.txt')}>
          {words.download}
        </Button>
        <Button variant="line" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{words.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
