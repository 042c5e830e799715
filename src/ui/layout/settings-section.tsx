import { useId } from 'react';

export function SettingsSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: React.ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 xl:grid-cols-[16rem_minmax(0,34rem)]"
    >
      <div>
        <h2 id={id} className="heading-block">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-[46ch] text-sm text-soft">{lead}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-5 max-xl:max-w-136">{children}</div>
    </section>
  );
}
