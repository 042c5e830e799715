import { CircleAlert, X } from 'lucide-react';
import {
  resolveValue,
  toast as hotToast,
  useToaster,
  type Toast,
  type ToastOptions,
} from 'react-hot-toast/headless';
import { inLocale } from '#src/texts/locale.ts';
import { siteTexts } from '#src/texts/site.ts';
import { classNames } from '#src/ui/class-names.ts';
import { FoundMark, LoadingMark, Mark } from '#src/ui/mark.tsx';
import { provideToaster } from './toast-place.tsx';

const alertRole: ToastOptions = { ariaProps: { role: 'alert', 'aria-live': 'assertive' } };

/** In milliseconds. Those of the original product are too short for slow readers. */
const durations = inLocale(
  { success: 5000, error: 8000, blank: 8000 },
  { success: 2000, error: 4000, blank: 4000 },
);

export const toast = {
  success: (message: string, options?: ToastOptions) => hotToast.success(message, options),
  error: (message: string, options?: ToastOptions) => hotToast.error(message, { ...alertRole, ...options }),
  /** The booking toast: five seconds at the top right, light in either theme. */
  booked: (message: string) => hotToast.success(message, { duration: 5000, position: 'top-right' }),
  loading: (message: string, options?: ToastOptions) => hotToast.loading(message, options),
  blank: (message: string, options?: ToastOptions) => hotToast(message, options),
  dismiss: (id?: string) => hotToast.dismiss(id),
};

function icon(type: Toast['type']) {
  if (type === 'success') return <FoundMark size="sm" />;
  if (type === 'error') return <CircleAlert aria-hidden size={18} strokeWidth={2} />;
  return type === 'loading' ? <LoadingMark size="sm" /> : <Mark size="sm" />;
}

function Strip({ item }: { item: Toast }) {
  return (
    <div
      {...item.ariaProps}
      className={classNames(
        'flex w-full max-w-md min-w-0 animate-arrive items-center gap-3 rounded-xs border py-1 pe-1 ps-4 text-sm font-medium transition-opacity sm:w-auto sm:min-w-72',
        item.position === 'top-right'
          ? 'border-plate-soft bg-slip text-on-slip'
          : 'border-ink bg-ink text-paper',
        // A dismissed toast stays for another second, but it is invisible, and clicks reach what is under it.
        item.visible ? 'pointer-events-auto' : 'opacity-0',
      )}
    >
      {icon(item.type)}
      <span className="min-w-0 flex-1 py-2">{resolveValue(item.message, item)}</span>
      <button
        type="button"
        aria-label={siteTexts.layout.dismiss}
        onClick={() => hotToast.dismiss(item.id)}
        className="flex size-9 shrink-0 items-center justify-center rounded-xs hover:bg-current/15 focus-visible:outline-current focus-visible:-outline-offset-2"
      >
        <X aria-hidden size={16} />
      </button>
    </div>
  );
}

/** Below the header, which has the user's name and Log out at its right end. */
const topRight = 'top-17 sm:top-19 sm:items-end lg:top-30';
/** Above the bars of phones. Dialogs and conversations have their buttons there, so toasts are at the top. */
const aboveBars =
  'top-[var(--toast-top,auto)] bottom-20 [:root:has([role=dialog])_&]:top-4 [:root:has([role=dialog])_&]:bottom-auto';

/** At most 20 toasts; each is removed one second after it was dismissed. */
function Toaster() {
  const { toasts, handlers } = useToaster({
    removeDelay: 1000,
    success: { duration: durations.success },
    error: { duration: durations.error },
    blank: { duration: durations.blank },
  });
  const stack = (right: boolean) => (
    <div
      className={classNames(
        'pointer-events-none fixed inset-x-4 z-50 flex flex-col items-center gap-2 print:hidden',
        right ? topRight : aboveBars,
      )}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter((item) => (item.position === 'top-right') === right)
        .map((item) => (
          <Strip key={item.id} item={item} />
        ))}
    </div>
  );
  return (
    <>
      {stack(true)}
      {stack(false)}
    </>
  );
}

provideToaster(<Toaster />);
