import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { toast } from '#src/ui/toast.tsx';
import { Part } from './part.tsx';

const Dialog = lazyPart(async () => (await import('#src/ui/dialog.tsx')).Dialog);
const DialogActions = lazyPart(async () => (await import('#src/ui/dialog.tsx')).DialogActions);
const ConfirmDialog = lazyPart(async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog);

export function Overlays() {
  const [shown, setShown] = useState<'none' | 'dialog' | 'confirm'>('none');
  const close = () => setShown('none');
  return (
    <Part name="Over the page">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setShown('dialog')}>Open dialog</Button>
        <Button variant="danger" onClick={() => setShown('confirm')}>
          Open confirmation
        </Button>
        <Button variant="line" onClick={() => toast.success('Deleted Successfully')}>
          Success
        </Button>
        <Button variant="line" onClick={() => toast.error('That did not work. The listing is unchanged.')}>
          Error
        </Button>
        <Button variant="line" onClick={() => toast.booked('Booking success!')}>
          Booked
        </Button>
      </div>
      {shown !== 'none' && (
        <>
          <Dialog
            open={shown === 'dialog'}
            onClose={close}
            eyebrow="RF-0482 · $145"
            title="Nikon Nikkor AF-S 50mm f/1.8G"
            description="Tell the seller where you would like to meet."
          >
            <form
              className="flex flex-col gap-5"
              onSubmit={(event) => {
                event.preventDefault();
                close();
              }}
            >
              <TextField label="Name" defaultValue="Łukasz Żółć" readOnly />
              <TextField label="Phone" type="tel" />
              <TextField label="Meeting location" error="Say where you would like to meet." />
              <DialogActions>
                <Button variant="line" onClick={close}>
                  Cancel
                </Button>
                <Button type="submit" variant="patch">
                  Book Now
                </Button>
              </DialogActions>
            </form>
          </Dialog>
          <ConfirmDialog
            open={shown === 'confirm'}
            onClose={close}
            title="Delete “Canon EF 85mm f/1.8 USM”?"
            confirmLabel="Delete listing"
            cancelLabel="Keep it"
            onConfirm={close}
          >
            It leaves the shop at once. Nobody has booked it.
          </ConfirmDialog>
        </>
      )}
    </Part>
  );
}
