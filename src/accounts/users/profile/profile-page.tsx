import { useImperativeHandle, useRef, useState } from 'react';
import { z } from 'zod';
import { changeProfile, loadProfile } from '#src/accounts/auth/client.ts';
import { useCurrentUser } from '#src/accounts/auth/session.ts';
import { SecurityCard } from '#src/accounts/auth/settings/security-card.tsx';
import { BlockedUsersCard } from '#src/accounts/blocks/blocked-users-card.tsx';
import { profileChanges, type Profile } from '#src/accounts/users/schemas.ts';
import { VerificationSection } from '#src/accounts/users/verifying/asking/verification-section.tsx';
import { UploadField, useUploads } from '#src/media/photos/uploading/upload-card.tsx';
import { imageUrl, text } from '#src/platform/schemas.ts';
import { accountTexts } from '#src/texts/account.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { siteTexts } from '#src/texts/site.ts';
import { tokenTexts } from '#src/texts/tokens.ts';
import { webhookTexts } from '#src/texts/webhooks.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { CallError } from '#src/ui/client/call.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextField, TextArea } from '#src/ui/forms/field.tsx';
import { photoPath, textOrNull } from '#src/ui/forms/form.ts';
import { changesOf } from '#src/ui/forms/merge.ts';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { useVersionedForm } from '#src/ui/forms/versions.ts';
import { PageHeading, SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { Photo } from '#src/ui/photo.tsx';

export default function ProfilePage() {
  const { account } = accountTexts;
  const { profile: programs } = tokenTexts;
  const { _id, role } = useCurrentUser();
  const profile = useRef<ProfilePart>(null);
  const about = useRef<ProfilePart>(null);
  return (
    <>
      <PageHeading
        title={account.title}
        lead={account.lead}
        className="mb-8"
        actions={
          // Users who have switched to buying can have a public page, too, but only sellers are sure to have one.
          role === 'Seller' && (
            <ButtonLink variant="line" to={`/sellers/${_id}`}>
              {account.profile.publicPage}
            </ButtonLink>
          )
        }
      />
      <ProfileForm ref={profile} onSaved={() => about.current?.saveChanges()} />
      <AboutForm ref={about} onSaved={() => profile.current?.saveChanges()} />
      {role === 'Seller' && <VerificationSection />}
      <BlockedUsersCard />
      <SettingsSection title={programs.title} lead={programs.lead}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="line" to="/dashboard/profile/tokens">
            {tokenTexts.title}
          </ButtonLink>
          {role !== 'Buyer' && (
            <ButtonLink variant="line" to="/dashboard/profile/webhooks">
              {webhookTexts.title}
            </ButtonLink>
          )}
        </div>
      </SettingsSection>
      <SecurityCard />
    </>
  );
}

const schema = z.object({
  displayName: text(120),
  photoURL: z
    .string()
    .trim()
    .refine((value) => value === '' || imageUrl.safeParse(value).success, {
      error: () => fieldProblems.mustBePhotoUrl,
    }),
});

const valuesOf = ({ name, photoURL }: Profile) => ({ displayName: name, photoURL: photoURL ?? '' });

/** Edits the name and the photo. The photo is given as an address, or as a file that is uploaded first. */
function ProfileForm({ onSaved, ref }: { onSaved: () => void; ref: React.Ref<ProfilePart> }) {
  const { account } = accountTexts;
  const { layout } = siteTexts;
  const { photos } = photosTexts;
  const { profile } = account;
  const user = useCurrentUser();
  const [photo, setPhoto] = useState(user.photoURL);
  // Clearing its address removes a photo.
  const [hadPhoto] = useState(user.photoURL !== null);
  const uploads = useUploads([], 1);
  const form = useVersionedForm(schema, user, {
    draftKey: 'profile',
    valuesOf,
    read: loadProfile,
    isIndependent: true,
    async write(fields, base) {
      const urls = await uploads.list.settled();
      if (!urls) throw new CallError(422, { detail: photos.notArrived });
      const typed = { ...fields, photoURL: urls[0] ?? fields.photoURL };
      const { photoURL, ...changes } = changesOf(typed, valuesOf(base));
      return changeProfile({
        ...changes,
        ...(photoURL !== undefined && { photoURL: photoURL || null }),
        version: base.version,
      });
    },
    onSaved(saved) {
      uploads.list.clear();
      form.reset(valuesOf(saved));
      setPhoto(saved.photoURL);
      toast.success(profile.saved);
      onSaved();
    },
    explain: (error) => error.messageOr(account.failed),
  });
  const conflicts = [
    { path: 'displayName', label: profile.name },
    { path: 'photoURL', label: profile.photo },
  ];
  const hasPicked = uploads.items.length > 0;
  const isChanged = form.formState.isDirty || hasPicked;
  useImperativeHandle(ref, () => ({ saveChanges: () => isChanged && void form.submit() }));
  return (
    <SettingsSection title={profile.title} lead={profile.lead}>
      <SettingsForm form={form} submitLabel={profile.save} variant="solid" conflicts={conflicts}>
        <TextField
          autoComplete="name"
          hint={user.verification ? profile.nameHint : undefined}
          required
          {...form.field('displayName', profile.name)}
        />
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4">
          <Photo
            src={photo}
            alt={profile.photoAlt}
            width={96}
            height={96}
            brokenLabel={layout.noPhoto}
            className="aspect-square"
          />
          <div className="flex min-w-0 flex-col gap-5">
            <UploadField uploads={uploads} label={profile.file} hint={profile.fileHint} />
            <details open={hadPhoto || form.formState.errors.photoURL !== undefined}>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
                {photos.orAddress}
              </summary>
              <TextField
                hint={hasPicked ? photos.addressUnused : profile.photoHint}
                readOnly={hasPicked}
                inputMode="url"
                autoComplete="off"
                {...form.field('photoURL', profile.photo, { setValueAs: photoPath })}
              />
            </details>
          </div>
        </div>
      </SettingsForm>
    </SettingsSection>
  );
}

const aboutSchema = profileChanges.pick({ phone: true, town: true, about: true });
type Fields = z.output<typeof aboutSchema>;

const fieldsOf = ({ phone, town, about }: Profile): Fields => ({ phone, town, about });

/** A form of the profile page, which saves the changes of its other form, too. */
type ProfilePart = { saveChanges: () => void };

/** Edits the phone number, the town and the text of the user's profile. */
function AboutForm({ onSaved, ref }: { onSaved: () => void; ref: React.Ref<ProfilePart> }) {
  const { about: words, failed } = accountTexts.account;
  const user = useCurrentUser();
  // A booking in another tab may add the phone number.
  const form = useVersionedForm(aboutSchema, user, {
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
