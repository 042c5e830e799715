import { useState } from 'react';
import { z } from 'zod';
import { changeProfile } from '#src/identity/client.ts';
import { useCurrentUser } from '#src/identity/session.ts';
import { uploadImage } from '#src/images/client.ts';
import type { CallError } from '#src/platform/browser/call.ts';
import { useSchemaForm } from '#src/platform/browser/form.ts';
import { imageUrl, text } from '#src/platform/contract.ts';
import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { SettingsSection } from '#src/ui/settings-section.tsx';
import { toast } from '#src/ui/toast.tsx';

const schema = z.object({
  displayName: text(120),
  photoURL: z
    .string()
    .trim()
    .refine(
      (value) => value === '' || imageUrl.safeParse(value).success,
      'must be an https address of a picture',
    ),
  file: z.custom<FileList>().optional(),
});

/** Display name and picture: an address, or a file that is uploaded first. */
export function ProfileForm() {
  const { account, form: words, layout } = texts;
  const { profile } = account;
  const user = useCurrentUser();
  const [photo, setPhoto] = useState(user.photoURL);
  const form = useSchemaForm(
    schema,
    { displayName: user.name, photoURL: user.photoURL ?? '' },
    save,
    explain,
    'keep',
  );

  async function save({ displayName, photoURL, file }: z.output<typeof schema>): Promise<void> {
    const picture = file?.[0] ? await uploadImage(file[0]) : photoURL || null;
    const saved = await changeProfile({ displayName, photoURL: picture });
    form.reset({ displayName: saved.name, photoURL: saved.photoURL ?? '' });
    setPhoto(saved.photoURL);
    toast.success(profile.saved);
  }
  const { errors, isSubmitting } = form.formState;
  const error = (label: string, message?: string) => message && words.fieldError(label, message);
  return (
    <SettingsSection title={profile.title} lead={profile.lead}>
      <form
        method="post"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.submit(event)}
      >
        <TextField
          label={profile.name}
          autoComplete="name"
          required
          error={error(profile.name, errors.displayName?.message)}
          {...form.register('displayName')}
        />
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4">
          <Photo
            src={photo}
            alt={profile.photoAlt}
            width={96}
            height={96}
            brokenLabel={photo ? layout.noPicture : profile.noPhoto}
            className="aspect-square"
          />
          <div className="flex min-w-0 flex-col gap-5">
            <TextField
              label={profile.photo}
              hint={profile.photoHint}
              inputMode="url"
              autoComplete="off"
              error={error(profile.photo, errors.photoURL?.message)}
              {...form.register('photoURL')}
            />
            <FileField
              label={profile.file}
              hint={profile.fileHint}
              accept="image/jpeg,image/png,image/webp,image/avif"
              {...form.register('file')}
            />
          </div>
        </div>
        {form.failure && <Notice tone="error">{form.failure}</Notice>}
        <div>
          <Button type="submit" pending={isSubmitting}>
            {profile.save}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}

/** What the server says of an uploaded picture is said in its own words. */
function explain(error: CallError): string {
  return error.status >= 400 && error.status < 500 ? error.message : texts.account.failed;
}
