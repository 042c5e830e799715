import { Button } from '#src/ui/button.tsx';
import { StickyActions } from '#src/ui/dialogs/dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { Form } from '#src/ui/forms/form.ts';

/** A long form in a dialog, with its actions always in reach. */
export function ListingFormFrame({
  form: { submit, failure, formState },
  submitLabel,
  note,
  actions,
  children,
  ref,
}: {
  form: Form;
  submitLabel: string;
  note?: React.ReactNode;
  actions: React.ReactNode;
  children: React.ReactNode;
  ref?: React.Ref<HTMLFormElement>;
}) {
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate>
      {children}
      <StickyActions
        note={
          <>
            {failure && (
              <Notice tone="error" className="mb-2">
                {failure}
              </Notice>
            )}
            {note}
          </>
        }
      >
        {actions}
        <Button type="submit" pending={formState.isSubmitting}>
          {submitLabel}
        </Button>
      </StickyActions>
    </form>
  );
}
