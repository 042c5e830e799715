/** Fixed to the bottom of a phone: the price and the one thing to do. Large screens show it in the page instead. */
export function BottomBar({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <section
      aria-label={label}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-ink bg-paper px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
    >
      {children}
    </section>
  );
}
