import { useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

export type ConfirmDialogProps = {
  open?: boolean;
  onClose: () => void;
  title: string;
  children?: React.ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  pending?: boolean;
  error?: string | undefined;
  /** `patch` agrees, `danger` ends or destroys something, `solid` is for everything else. */
  tone: 'danger' | 'solid' | 'patch';
  more?: React.ReactNode;
};

/** Asks before something that cannot be undone. 'No' has the focus first. */
export function ConfirmDialog({
  open = true,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  pending = false,
  error,
  tone,
  more,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      alert
      size="sm"
      open={open}
      onClose={onClose}
      title={title}
      description={children}
      initialFocus={cancel}
    >
      {more}
      {error && <Notice tone="error">{error}</Notice>}
      <DialogActions>
        <Button ref={cancel} variant="line" onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button variant={tone} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
