import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import type { Form } from '#src/ui/client/form.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';

/** The form of a settings section: its fields, and one button that saves them. */
export function SettingsForm({
  form,
  submitLabel,
  variant = 'line',
  isUploading = false,
  children,
}: {
  form: Form;
  submitLabel: string;
  variant?: 'line' | 'solid';
  /** Whether a file is being uploaded that the form would otherwise be sent without. */
  isUploading?: boolean;
  children: React.ReactNode;
}) {
  const { submit, failure, formState } = form;
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        if (isUploading) event.preventDefault();
        else void submit(event);
      }}
    >
      <RestoredNotice form={form} />
      {children}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div>
        <Button type="submit" variant={variant} pending={formState.isSubmitting || isUploading}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

/** Says that a form shows changes that were stored before it opened, and can discard them. */
export function RestoredNotice({
  form: { isRestored, discard },
  className,
}: {
  form: Pick<Form, 'isRestored' | 'discard'>;
  className?: string;
}) {
  const { unsaved } = dashboardTexts;
  if (!isRestored) return null;
  return (
    <Notice
      className={className}
      action={
        <Button size="sm" variant="line" onClick={discard}>
          {unsaved.discard}
        </Button>
      }
    >
      {unsaved.restored}
    </Notice>
  );
}
