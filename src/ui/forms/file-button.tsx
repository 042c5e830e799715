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
  onFiles,
  ...input
}: Omit<React.ComponentProps<'input'>, 'onChange'> & {
  text?: string;
  Icon?: LucideIcon;
  onFiles: (files: File[]) => void;
}) {
  return (
    <span
      className={classNames(
        'relative inline-flex min-h-11 items-center gap-2 overflow-hidden rounded-xs border border-edge/60 text-sm font-semibold text-ink focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-glass hover:border-ink has-disabled:border-line has-disabled:bg-wash has-disabled:text-soft',
        text === undefined ? 'w-11 shrink-0 justify-center' : 'px-3 sm:px-4',
        className,
      )}
    >
      <Icon aria-hidden size={text === undefined ? 20 : 18} strokeWidth={1.75} />
      {text !== undefined && <span aria-hidden="true">{text}</span>}
      <input
        {...input}
        type="file"
        className="absolute inset-0 w-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Cleared, so that the same file can be chosen again.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </span>
  );
}
