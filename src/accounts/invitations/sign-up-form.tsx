import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { shopFields, type ShopResponse } from '#src/platform/shop/schemas.ts';
import { invitationTexts } from '#src/texts/invitations.ts';
import { useSchemaForm } from '#src/ui/client/form.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Checkbox, RadioGroup } from '#src/ui/forms/choice.tsx';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';

const { settings: texts } = invitationTexts;
const schema = shopFields.pick({ signUp: true, approveSellers: true });
const modes = ['open', 'invitation', 'closed'] as const;

export function SignUpForm({ stored: { signUp, approveSellers, ...stored } }: { stored: ShopResponse }) {
  const [version, setVersion] = useState(stored.version);
  const form = useSchemaForm(
    schema,
    { signUp, approveSellers },
    async (fields) => {
      const { body } = await api<ShopResponse>('PATCH', '/shop', { version, ...fields });
      setVersion(body.version);
      toast.success(texts.saved);
    },
    (error) => (error.status === 409 ? texts.changed : error.messageOr(texts.failed)),
    { sent: 'keep' },
  );
  return (
    <SettingsSection title={texts.title}>
      <SettingsForm form={form} submitLabel={texts.save}>
        <RadioGroup
          label={texts.signUp}
          options={modes.map((value) => ({ value, label: texts.modes[value], hint: texts.modeHints[value] }))}
          {...form.register('signUp')}
        />
        <div>
          <Checkbox label={texts.approveSellers} {...form.register('approveSellers')} />
          <p className="mt-1 text-sm text-soft">{texts.approveHint}</p>
        </div>
      </SettingsForm>
    </SettingsSection>
  );
}
