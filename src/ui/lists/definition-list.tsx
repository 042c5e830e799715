export type Definition = { term: string; detail: React.ReactNode };

export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className="border-t border-line">
      {items.map(({ term, detail }) => (
        <div key={term} className="flex gap-4 border-b border-line py-2.5">
          <dt className="w-28 shrink-0 pt-px text-sm text-soft">{term}</dt>
          <dd className="min-w-0 flex-1 font-[550]">{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
