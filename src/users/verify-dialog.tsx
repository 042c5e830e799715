import { useQueryClient } from '@tanstack/react-query';
import { api } from '#src/auth/client.ts';
import { useSchemaForm } from '#src/browser/form.ts';
import { adminTexts } from '#src/texts/admin.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/choice.tsx';
import { Dialog, DialogActions } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { toast } from '#src/ui/toast.tsx';
import { checks, newVerification, type User } from './contract.ts';
import { explainRefusal, renewPeople } from './use-person-actions.tsx';

/** The call verifies without a word of it, too; who is asked says what was checked. */
const form = newVerification.required({ checked: true });

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Asks what was checked, and verifies a seller. */
export function VerifyDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { admin } = adminTexts;
  const { form: words, layout } = siteTexts;
  const queries = useQueryClient();
  const { register, submit, failure, formState } = useSchemaForm(
    form,
    { checked: [] },
    async (fields) => {
      await api('PUT', `/users/seller/${user._id}`, fields);
      toast.success(admin.verifySuccess);
      onClose();
      await renewPeople(queries);
    },
    (error) => explainRefusal(error) ?? admin.failed,
    { keepAs: `verify:${user._id}` },
  );
  const { checked: unchecked, note } = formState.errors;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={admin.verifyTitle(user.name)}
      description={admin.verifyText}
      closeLabel={layout.close}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <fieldset className="min-w-0" data-invalid={unchecked ? '' : undefined}>
          <legend className="mb-1.5 text-sm font-semibold">{admin.verifyChecks}</legend>
          {checks.map((check) => (
            <Checkbox
              key={check}
              value={check}
              label={capital(admin.checks[check])}
              className="min-h-11"
              {...register('checked')}
            />
          ))}
          {unchecked?.message && (
            <p role="alert" className="mt-1.5 text-xs font-medium text-alarm">
              {words.fieldError(admin.verifyChecks, unchecked.message)}
            </p>
          )}
        </fieldset>
        <TextArea
          label={admin.verifyNote}
          optional={admin.optional}
          hint={admin.verifyNoteHint}
          error={note?.message && words.fieldError(admin.verifyNote, note.message)}
          {...register('note', { setValueAs: (value: string) => value || undefined })}
        />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {admin.verifyNo}
          </Button>
          <Button type="submit" pending={formState.isSubmitting}>
            {admin.verify}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
