import { useImperativeHandle } from 'react';
import type { z } from 'zod';
import { changeProfile, loadProfile } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { profileChanges, type Profile } from '#src/accounts/auth/user-schemas.ts';
import { accountTexts } from '#src/texts/account.ts';
import { textOrNull } from '#src/ui/forms/form.ts';
import { changesOf } from '#src/ui/forms/merge.ts';
import { useVersionedForm } from '#src/ui/forms/versions.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';

const schema = profileChanges.pick({ phone: true, town: true, about: true });
type Fields = z.output<typeof schema>;

const fieldsOf = ({ phone, town, about }: Profile): Fields => ({ phone, town, about });

/** A form of the profile page, which saves the changes of its other form, too. */
export type ProfilePart = { saveChanges: () => void };

/** Edits the phone number, the town and the text of the user's profile. */
export function AboutForm({ onSaved, ref }: { onSaved: () => void; ref: React.Ref<ProfilePart> }) {
  const { about: words, failed } = accountTexts.account;
  const user = useCurrentUser();
  // A booking in another tab may add the phone number.
  const form = useVersionedForm(schema, user, {
    draftKey: 'about',
    valuesOf: fieldsOf,
    read: loadProfile,
    isIndependent: true,
    write: async (fields, base) =>
      changeProfile({ ...changesOf(fields, fieldsOf(base)), version: base.version }),
    onSaved(saved) {
      form.reset(fieldsOf(saved));
      toast.success(words.saved);
      onSaved();
    },
    explain: (error) => error.messageOr(failed),
  });
  const conflicts = (['phone', 'town', 'about'] as const).map((path) => ({ path, label: words[path] }));
  const { isDirty } = form.formState;
  useImperativeHandle(ref, () => ({ saveChanges: () => isDirty && void form.submit() }));
  return (
    <SettingsSection title={words.title} lead={words.lead}>
      <SettingsForm form={form} submitLabel={words.save} conflicts={conflicts}>
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
