import { useState } from 'react';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { refreshSession } from '#src/accounts/auth/client.ts';
import { signIn, stepCode } from '#src/accounts/auth/schemas.ts';
import { useRenewAccount } from '#src/accounts/auth/settings/use-account.ts';
import { explainAuth } from '#src/accounts/auth/use-action.ts';
import { secondFactorTexts } from '#src/texts/second-factor.ts';
import { joinSentences } from '#src/texts/words.ts';
import { Button } from '#src/ui/button.tsx';
import { call } from '#src/ui/client/call.ts';
import { saveFile } from '#src/ui/client/save-file.ts';
import { Dialog, DialogActions } from '#src/ui/dialogs/dialog.tsx';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { PasswordField } from '#src/ui/forms/password-field.tsx';
import { CodeField } from './second-step-page.tsx';

type Props = { hasPassword: boolean; onClose: () => void };

/** Reads the account and the session again, whose access tokens have ended. */
function useReload(): () => Promise<void> {
  const renew = useRenewAccount();
  return async () => {
    await refreshSession();
    await renew();
  };
}

export function SetUpDialog(props: Props) {
  const { setUp } = secondFactorTexts;
  const [uri, setUri] = useState<string | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const reload = useReload();
  const end = async () => {
    props.onClose();
    toast.success(setUp.done);
    await reload();
  };
  if (codes) return <CodesDialog codes={codes} onClose={() => void end()} />;
  if (uri !== null) return <ScanDialog uri={uri} onDone={setCodes} onClose={props.onClose} />;
  const prepare = async (password: string) =>
    setUri((await call('POST /auth/two-factor/enable', { body: { password } })).body.totpURI);
  return <OwnerDialog {...props} title={setUp.title} onConfirm={prepare} />;
}

function ScanDialog({
  uri,
  onDone,
  onClose,
}: {
  uri: string;
  onDone(codes: string[]): void;
  onClose(): void;
}) {
  const { setUp, confirm } = secondFactorTexts;
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const form = useSchemaForm(
    stepCode,
    { code: '' },
    async ({ code }) =>
      onDone((await call('POST /auth/two-factor/confirm', { body: { code } })).body.backupCodes),
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
function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { codes: words } = secondFactorTexts;
  const text = codes.join('\n');
  const copy = async () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(words.copied),
      () => toast.error(words.notCopied),
    );
  return (
    <Dialog alert title={words.title} description={words.lead} onClose={onClose}>
      <ul translate="no" className="mono grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
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

export function NewCodesDialog(props: Props) {
  const { newCodes } = secondFactorTexts;
  const [codes, setCodes] = useState<string[] | null>(null);
  const renew = useRenewAccount();
  const end = () => {
    props.onClose();
    void renew();
  };
  if (codes) return <CodesDialog codes={codes} onClose={end} />;
  const make = async (password: string) =>
    setCodes(
      (await call('POST /auth/two-factor/generate-backup-codes', { body: { password } })).body.backupCodes,
    );
  return (
    <OwnerDialog
      {...props}
      title={newCodes.title}
      lead={newCodes.lead}
      submit={newCodes.submit}
      onConfirm={make}
    />
  );
}

export function RemoveDialog(props: Props) {
  const { remove } = secondFactorTexts;
  const reload = useReload();
  const confirm = async (password: string) => {
    await call('POST /auth/two-factor/disable', { body: { password } });
    props.onClose();
    toast.success(remove.done);
    await reload();
  };
  return (
    <OwnerDialog
      {...props}
      title={remove.title}
      lead={remove.lead}
      submit={remove.submit}
      variant="danger"
      onConfirm={confirm}
    />
  );
}

const withPassword = z.object({ password: signIn.shape.password });
const withoutPassword = z.object({ password: z.string() });

/** Asks for the password before a change. An account without a password needs a recent login instead. */
function OwnerDialog({
  hasPassword,
  onClose,
  onConfirm,
  title,
  lead = '',
  submit,
  variant,
}: Props & {
  onConfirm: (password: string) => Promise<void>;
  title: string;
  lead?: string;
  submit?: string;
  variant?: 'danger';
}) {
  const { confirm } = secondFactorTexts;
  const form = useSchemaForm(
    hasPassword ? withPassword : withoutPassword,
    { password: '' },
    async ({ password }) => onConfirm(password),
    explainAuth,
  );
  return (
    <FormDialog
      form={form}
      size="sm"
      title={title}
      description={joinSentences([lead, hasPassword ? confirm.lead : confirm.google].filter(Boolean))}
      cancelLabel={confirm.cancel}
      submitLabel={submit ?? confirm.submit}
      {...(variant && { variant })}
      onClose={onClose}
    >
      {hasPassword && (
        <PasswordField
          autoComplete="current-password"
          required
          {...form.field('password', confirm.password)}
        />
      )}
    </FormDialog>
  );
}
