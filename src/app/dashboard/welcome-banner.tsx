export function WelcomeBanner({
  title,
  name,
  actions,
}: {
  title: string;
  name: string;
  actions?: React.ReactNode;
}) {
  return (
    <div className="border border-s-8 border-line border-s-patch bg-sheet px-5 py-6 sm:px-8 sm:py-8">
      <p className="mono mb-3">{name}</p>
      <h1 className="heading-page text-balance">{title}</h1>
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
