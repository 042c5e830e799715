/** One part of the gallery: its name in the margin, the pieces beside it. */
export function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mono mb-5">{name}</h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  );
}
