import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { siteTexts } from '#src/texts/site.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Unbroken } from '#src/ui/text.tsx';
import { AskedDialog } from './asked-dialog.tsx';

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } as const;

export type DialogProps = {
  open?: boolean;
  onClose: () => void;
  title: string;
  eyebrow?: string | undefined;
  description?: React.ReactNode;
  size?: keyof typeof widths;
  children?: React.ReactNode;
  /** The default is the first control. */
  initialFocus?: React.ComponentProps<typeof BaseDialog.Popup>['initialFocus'];
  /** The default is the control that opened the dialog. */
  finalFocus?: React.ComponentProps<typeof BaseDialog.Popup>['finalFocus'];
  /** For actions that cannot be undone: a click outside does not close the dialog. */
  alert?: boolean;
  /** For long forms: fills the screen of a phone, and covers the header of a dialog below it. */
  isTall?: boolean;
};

/** A modal dialog, shown on phones as a sheet from the bottom. Load it with `lazyPart()`, because its code is large. */
export function Dialog({
  open = true,
  onClose,
  title,
  eyebrow,
  description,
  size = 'md',
  children,
  initialFocus,
  finalFocus,
  alert = false,
  isTall = false,
}: DialogProps) {
  const Root = alert ? BaseAlertDialog.Root : BaseDialog.Root;
  return (
    <Root open={open} onOpenChange={(next: boolean) => next || onClose()}>
      <BaseDialog.Portal>
        {/* Also dims the dialog below a second one. */}
        <BaseDialog.Backdrop
          forceRender
          className="fixed inset-0 z-40 min-h-dvh bg-veil transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <BaseDialog.Viewport className="fixed inset-0 z-40 flex items-end justify-center overflow-hidden sm:items-center sm:p-6">
          <BaseDialog.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={classNames(
              'flex w-full flex-col border-t-2 border-ink bg-sheet text-ink outline-none sm:max-h-[calc(100%-2*var(--toasts,0px))] sm:border',
              // Leaves room for toasts.
              isTall
                ? 'h-[calc(100dvh-var(--toasts,0px))] sm:h-auto'
                : 'max-h-[min(92dvh,100dvh-var(--toasts,0px))]',
              'transition-[transform,opacity] data-ending-style:translate-y-6 data-ending-style:opacity-0 data-starting-style:translate-y-6 data-starting-style:opacity-0 sm:data-ending-style:translate-y-2 sm:data-starting-style:translate-y-2',
              widths[size],
            )}
          >
            <header className="flex items-start justify-between gap-4 border-b border-line py-3 pe-2 ps-4 sm:pe-3 sm:ps-6">
              <div className="min-w-0 py-2">
                {eyebrow && <p className="mono mb-1">{eyebrow}</p>}
                <BaseDialog.Title className="heading-block">
                  <Unbroken>{title}</Unbroken>
                </BaseDialog.Title>
              </div>
              <BaseDialog.Close
                aria-label={siteTexts.layout.close}
                className="flex size-11 shrink-0 items-center justify-center rounded-xs hover:bg-wash"
              >
                <X aria-hidden size={20} strokeWidth={1.75} />
              </BaseDialog.Close>
            </header>
            <div className="min-h-0 flex-1 scroll-pt-4 overflow-y-auto overscroll-contain px-4 pt-5 has-data-sticky:scroll-pb-32 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6 sm:pb-6">
              {description && (
                <BaseDialog.Description className="mb-5 text-soft" render={<div />}>
                  {description}
                </BaseDialog.Description>
              )}
              {children}
            </div>
            <AskedDialog />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </Root>
  );
}

export function DialogActions({ children }: { children: React.ReactNode }) {
  return (
    <div className="mt-6 flex flex-col-reverse gap-3 border-t border-line pt-4 sm:flex-row sm:justify-end">
      {children}
    </div>
  );
}

/** Actions that stay at the lower edge of a long dialog: buttons of equal width on phones. */
export function StickyActions({ note, children }: { note?: React.ReactNode; children: React.ReactNode }) {
  return (
    <div
      data-sticky=""
      className="sticky bottom-[calc(-1*max(1.25rem,env(safe-area-inset-bottom)))] -mx-4 mt-6 -mb-[max(1.25rem,env(safe-area-inset-bottom))] border-t border-line bg-sheet px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:flex sm:items-center sm:justify-between sm:gap-4 sm:px-6"
    >
      <div className="min-w-0 text-sm text-soft not-empty:max-sm:mb-2">{note}</div>
      <div className="grid shrink-0 auto-cols-fr grid-flow-col gap-3">{children}</div>
    </div>
  );
}
