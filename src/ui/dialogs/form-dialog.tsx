import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { Form } from '#src/ui/forms/form.ts';
import { Dialog, DialogActions, StickyActions, type DialogProps } from './dialog.tsx';

export function FormDialog({
  form: { submit, failure, formState },
  cancelLabel,
  submitLabel,
  variant = 'solid',
  isLong = false,
  onClose,
  children,
  ...dialog
}: Pick<
  DialogProps,
  'open' | 'title' | 'eyebrow' | 'description' | 'size' | 'initialFocus' | 'finalFocus'
> & {
  form: Form;
  cancelLabel: string;
  submitLabel: string;
  variant?: React.ComponentProps<typeof Button>['variant'];
  /** Keeps the buttons in sight on phones. */
  isLong?: boolean;
  onClose: () => void;
  children: React.ReactNode;
}) {
  const Actions = isLong ? StickyActions : DialogActions;
  return (
    <Dialog onClose={onClose} {...dialog}>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        {children}
        {failure && <Notice tone="error">{failure}</Notice>}
        <Actions>
          <Button variant="line" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant={variant} pending={formState.isSubmitting}>
            {submitLabel}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
