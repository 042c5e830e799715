import { api } from '#src/accounts/auth/client.ts';
import { shopFields, type ShopResponse } from '#src/platform/shop/schemas.ts';
import { invitationTexts } from '#src/texts/invitations.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { Checkbox, RadioGroup } from '#src/ui/forms/choice.tsx';
import { changesOf } from '#src/ui/forms/merge.ts';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { useVersionedForm } from '#src/ui/forms/versions.ts';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';

const { settings: texts } = invitationTexts;
const schema = shopFields.pick({ signUp: true, approveSellers: true });
const modes = ['open', 'invitation', 'closed'] as const;

const valuesOf = ({ signUp, approveSellers }: ShopResponse) => ({ signUp, approveSellers });

export function SignUpForm({ stored }: { stored: ShopResponse }) {
  const form = useVersionedForm(schema, stored, {
    valuesOf,
    read: async () => (await api('GET /shop')).body,
    isIndependent: true,
    write: async (fields, base) => {
      const body = { version: base.version, ...changesOf(fields, valuesOf(base)) };
      return (await api('PATCH /shop', { body })).body;
    },
    onSaved: () => void toast.success(texts.saved),
    explain: (error) => error.messageOr(texts.failed),
  });
  const conflicts = [
    { path: 'signUp', label: texts.signUp, show: (mode: (typeof modes)[number]) => texts.modes[mode] },
    { path: 'approveSellers', label: texts.approveSellers },
  ];
  return (
    <SettingsSection title={texts.title}>
      <SettingsForm form={form} submitLabel={texts.save} conflicts={conflicts}>
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
