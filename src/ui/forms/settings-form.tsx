import { dashboardTexts } from '#src/texts/dashboard.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { Form } from '#src/ui/forms/form.ts';
import type { Conflict } from '#src/ui/forms/versions.ts';
import { ConflictList, type ConflictField } from './conflict.tsx';

/** The form of a settings section: its fields, and one button that saves them. */
export function SettingsForm({
  form,
  submitLabel,
  variant = 'line',
  isUploading = false,
  conflicts = [],
  children,
}: {
  form: Form & { conflict?: Conflict | null };
  submitLabel: string;
  variant?: 'line' | 'solid';
  /** Whether a file is being uploaded that the form would otherwise be sent without. */
  isUploading?: boolean;
  /** The fields that can also be changed elsewhere while the form is open. */
  conflicts?: readonly ConflictField[];
  children: React.ReactNode;
}) {
  const { submit, failure, formState, conflict = null } = form;
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
      <ConflictList conflict={conflict} fields={conflicts} />
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
