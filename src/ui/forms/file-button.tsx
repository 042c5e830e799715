import { ImagePlus, type LucideIcon } from 'lucide-react';
import { classNames } from '#src/ui/class-names.ts';

/**
 * A file input that looks like a button in the language of the shop. The native input covers it, so that mouse, keyboard
 * and label work as usual.
 */
export function FileButton({
  text,
  Icon = ImagePlus,
  className,
  ...input
}: React.ComponentProps<'input'> & { text: string; Icon?: LucideIcon }) {
  return (
    <span
      className={classNames(
        'relative inline-flex min-h-11 items-center gap-2 overflow-hidden rounded-xs border border-edge/60 px-3 text-sm font-semibold text-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-glass hover:border-ink sm:px-4',
        className,
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      <span aria-hidden="true">{text}</span>
      <input {...input} type="file" className="absolute inset-0 w-full cursor-pointer opacity-0" />
    </span>
  );
}
