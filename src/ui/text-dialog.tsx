import { siteTexts } from '#src/texts/site.ts';
import { Button } from './button.tsx';
import { Dialog, DialogActions, type DialogProps } from './dialog.tsx';
import { TextArea } from './field.tsx';
import { Notice } from './notice.tsx';

type TextForm = {
  submit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  failure: React.ReactNode;
  formState: { isSubmitting: boolean };
};

/** Asks for one text before something is done. `message` says what is wrong with the text. */
export function TextDialog({
  form: { submit, failure, formState },
  field,
  message,
  cancelLabel,
  submitLabel,
  variant = 'danger',
  onClose,
  ...dialog
}: Pick<DialogProps, 'title' | 'eyebrow' | 'description' | 'size'> & {
  form: TextForm;
  field: React.ComponentProps<typeof TextArea>;
  message: string | undefined;
  cancelLabel: string;
  submitLabel: string;
  variant?: 'danger' | 'solid';
  onClose: () => void;
}) {
  const { form, layout } = siteTexts;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} closeLabel={layout.close} {...dialog}>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <TextArea {...field} error={message && form.fieldError(field.label, message)} />
        {failure && <Notice tone="error">{failure}</Notice>}
        <DialogActions>
          <Button variant="line" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={variant} pending={formState.isSubmitting}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
