import { useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { Notice } from './notice.tsx';

/** Asks once before something is destroyed, in words that name it. 'No' has the focus first. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  onConfirm,
  pending = false,
  error,
  tone = 'danger',
  more,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the thing: 'Delete "Canon EF 85mm"?' */
  title: string;
  /** What happens then. */
  children?: React.ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  onConfirm: () => void;
  pending?: boolean;
  error?: string | undefined;
  tone?: 'danger' | 'solid' | 'patch';
  /** What can be chosen about it. */
  more?: React.ReactNode;
}) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      alert
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={children}
      closeLabel={closeLabel}
      initialFocus={cancel}
    >
      {more}
      {error && <Notice tone="error">{error}</Notice>}
      <DialogActions>
        <Button ref={cancel} variant="line" onClick={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button variant={tone} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
