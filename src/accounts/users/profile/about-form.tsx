import { useImperativeHandle, useState } from 'react';
import type { z } from 'zod';
import { changeProfile } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { profileChanges, type Profile } from '#src/accounts/users/schemas.ts';
import { accountTexts } from '#src/texts/account.ts';
import { textOrNull, useSchemaForm } from '#src/ui/client/form.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';

const schema = profileChanges.pick({ phone: true, town: true, about: true });
type Fields = z.output<typeof schema>;
const names = ['phone', 'town', 'about'] as const;

const fieldsOf = ({ phone, town, about }: Profile): Fields => ({ phone, town, about });

/** A form of the profile page, which saves the changes of its other form, too. */
export type ProfilePart = { saveChanges: () => void };

/** Edits the phone number, the town and the text of the user's profile. */
export function AboutForm({ onSaved, ref }: { onSaved: () => void; ref: React.Ref<ProfilePart> }) {
  const { about: words, failed } = accountTexts.account;
  const user = useCurrentUser();
  const [before, setBefore] = useState(fieldsOf(user));
  const form = useSchemaForm(schema, before, save, (error) => error.messageOr(failed), {
    sent: 'keep',
    draftKey: 'about',
  });

  async function save(fields: Fields): Promise<void> {
    // Leaves out unchanged fields, because a booking in another tab may have added the phone number.
    const changed = names.filter((name) => fields[name] !== before[name]);
    const saved = await changeProfile(Object.fromEntries(changed.map((name) => [name, fields[name]])));
    setBefore(fieldsOf(saved));
    form.reset(fieldsOf(saved));
    toast.success(words.saved);
    onSaved();
  }
  const { isDirty } = form.formState;
  useImperativeHandle(ref, () => ({ saveChanges: () => isDirty && void form.submit() }));
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <SettingsForm form={form} submitLabel={words.save}>
        <TextField
          type="tel"
          autoComplete="tel"
          hint={words.phoneHint}
          {...form.field('phone', words.phone, textOrNull)}
        />
        <TextField
          autoComplete="address-level2"
          hint={words.townHint}
          {...form.field('town', words.town, textOrNull)}
        />
        <TextArea hint={words.aboutHint} maxLength={500} {...form.field('about', words.about, textOrNull)} />
      </SettingsForm>
    </SettingsSection>
  );
}
