import { CircleAlert, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import {
  resolveValue,
  toast as hotToast,
  useToaster,
  type Toast,
  type ToastOptions,
} from 'react-hot-toast/headless';
import { inLocale } from '#src/texts/locale.ts';
import { siteTexts } from '#src/texts/site.ts';
import { SuccessIcon, LoadingIcon, BrandIcon } from '#src/ui/brand-icon.tsx';
import { classNames } from '#src/ui/class-names.ts';
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
  if (type === 'success') return <SuccessIcon size="sm" />;
  if (type === 'error') return <CircleAlert aria-hidden size={18} strokeWidth={2} />;
  return type === 'loading' ? <LoadingIcon size="sm" /> : <BrandIcon size="sm" />;
}

function Strip({ item }: { item: Toast }) {
  return (
    <div
      {...item.ariaProps}
      className={classNames(
        'flex w-full max-w-md min-w-0 animate-arrive items-center gap-3 rounded-xs border py-1 pe-1 ps-4 text-sm font-medium sm:w-auto sm:min-w-72',
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
const topRight =
  'top-[var(--toast-top,4.25rem)] sm:top-[var(--toast-top,4.75rem)] lg:top-[var(--toast-top,7.5rem)] [:root:has([role$=dialog])_&]:top-4';
/**
 * Above the bars of phones. Dialogs and conversations have their buttons there, so toasts are at the top, below those at
 * the right.
 */
const aboveBars =
  'top-[calc(var(--toast-top)+var(--right-toasts,0px))] bottom-20 [:root:has([role$=dialog])_&]:top-[calc(1rem+var(--right-toasts,0px))] [:root:has([role$=dialog])_&]:bottom-auto';

/** Between toasts and what makes room for them, in pixels. */
const gap = 16;

/** Sets the height of the toasts as CSS variables, because dialogs and conversations make room for them. */
function useHeights() {
  const right = useRef<HTMLDivElement>(null);
  const other = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const heightOf = ({ current }: typeof right) => {
      const height = current?.offsetHeight ?? 0;
      return height > 0 ? height + gap : 0;
    };
    const observer = new ResizeObserver(() => {
      const ofRight = heightOf(right);
      style.setProperty('--right-toasts', `${ofRight}px`);
      style.setProperty('--toasts', `${ofRight + heightOf(other)}px`);
    });
    for (const { current } of [right, other]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { right, other };
}

/** At most 20 toasts; each is removed one second after it was dismissed. */
function Toaster() {
  const { toasts, handlers } = useToaster({
    removeDelay: 1000,
    success: { duration: durations.success },
    error: { duration: durations.error },
    blank: { duration: durations.blank },
  });
  const heights = useHeights();
  const stack = (place: 'right' | 'other') => (
    <div
      className={classNames(
        'pointer-events-none fixed inset-x-4 z-50 print:hidden',
        place === 'right' ? topRight : aboveBars,
      )}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      <div
        ref={heights[place]}
        className={classNames('flex flex-col items-center gap-2', place === 'right' && 'sm:items-end')}
      >
        {toasts
          .filter((item) => (item.position === 'top-right') === (place === 'right'))
          .map((item) => (
            <Strip key={item.id} item={item} />
          ))}
      </div>
    </div>
  );
  return (
    <>
      {stack('right')}
      {stack('other')}
    </>
  );
}

provideToaster(<Toaster />);
