import { BlurredMark } from '#src/ui/mark.tsx';

export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: React.ReactNode;
  action?: React.ReactNode;
}) {
  return (
    <div className="flex flex-col items-start gap-4 border-y border-line px-4 py-12 sm:px-8">
      <BlurredMark size="lg" className="text-soft" />
      <p className="heading-block">{title}</p>
      {children && <div className="max-w-[52ch] text-soft">{children}</div>}
      {action}
    </div>
  );
}
