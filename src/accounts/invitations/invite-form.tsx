import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { invitationTexts } from '#src/texts/invitations.ts';
import { ShownOnce } from '#src/ui/feedback/shown-once.tsx';
import { NumberField, TextField } from '#src/ui/forms/field.tsx';
import { numberOf, optionalText, useSchemaForm } from '#src/ui/forms/form.ts';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { newInvitation } from './schemas.ts';

const { invite: texts } = invitationTexts;

type Made = { link: string; email: string | undefined };

export function InviteForm() {
  const queries = useQueryClient();
  const [made, setMade] = useState<Made | null>(null);
  const form = useSchemaForm(
    newInvitation,
    { uses: 1 },
    async (values) => {
      const { body } = await api('POST /invitations', { body: values });
      setMade({ link: body.link, email: values.email });
      await queries.invalidateQueries({ queryKey: ['invitations'] });
    },
    (error) => error.messageOr(texts.failed),
  );
  const { field } = form;
  return (
    <SettingsSection title={texts.title} lead={texts.lead}>
      <SettingsForm form={form} submitLabel={texts.submit}>
        <TextField hint={texts.noteHint} {...field('note', texts.note, { setValueAs: optionalText })} />
        <TextField
          type="email"
          hint={texts.emailHint}
          {...field('email', texts.email, { setValueAs: optionalText })}
        />
        <NumberField inputMode="numeric" {...field('uses', texts.uses, { setValueAs: numberOf })} />
      </SettingsForm>
      <div aria-live="polite" className="empty:hidden">
        {made && (
          <ShownOnce
            title={texts.created}
            text={made.email === undefined ? texts.link : texts.mailed(made.email)}
            secret={made.link}
            copy={texts.copy}
            copied={texts.copied}
          />
        )}
      </div>
    </SettingsSection>
  );
}
