import type { AccountState } from '#src/accounts/auth/browser-provider.ts';
import { loadProvider } from '#src/accounts/auth/load-provider.ts';
import { emailChange } from '#src/accounts/auth/schemas.ts';
import { ActionButton, explainAuth } from '#src/accounts/auth/use-action.tsx';
import { accountTexts } from '#src/texts/account.ts';
import { call } from '#src/ui/client/call.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { DefinitionList } from '#src/ui/lists/table.tsx';
import { useRenewAccount } from './use-account.ts';

export function EmailSection({ state }: { state: AccountState }) {
  const { email: words } = accountTexts.account;
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <DefinitionList
        items={[
          { term: words.now, detail: <span className="wrap-anywhere">{state.email}</span> },
          { term: words.state, detail: state.emailVerified ? words.confirmed : words.unconfirmed },
        ]}
      />
      {state.linked.length > 0 && <p className="text-sm">{words.linked}</p>}
      {state.newEmail && <PendingChange email={state.newEmail} />}
      <ChangeForm />
    </SettingsSection>
  );
}

function PendingChange({ email }: { email: string }) {
  const { email: words } = accountTexts.account;
  const renew = useRenewAccount();
  const withdraw = async () => {
    await call('POST /auth/withdraw-email-change', { body: {} });
    toast.success(words.withdrawn);
    await renew();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice>{words.waiting(email)}</Notice>
      <ActionButton size="sm" action={withdraw}>
        {words.withdraw}
      </ActionButton>
    </div>
  );
}

function ChangeForm() {
  const { account } = accountTexts;
  const renew = useRenewAccount();
  const { field, ...form } = useSchemaForm(
    emailChange,
    { newEmail: '' },
    async (change) => {
      await (await loadProvider()).changeEmail(change);
      toast.success(account.email.sent(change.newEmail), { duration: 6000 });
      await renew();
    },
    explainAuth,
  );
  return (
    <SettingsForm form={form} submitLabel={account.email.submit}>
      <TextField type="email" autoComplete="email" required {...field('newEmail', account.email.newEmail)} />
    </SettingsForm>
  );
}
