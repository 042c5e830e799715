import { logoFile, shopFacts, type Logo } from '#src/texts/shop.ts';
import { BrandIcon } from '#src/ui/brand-icon.tsx';

/** The icon and the name of the shop. A wide logo replaces both, because it has the name in it. */
export function Brand({
  name = shopFacts().name,
  logo = shopFacts().logo ?? null,
  nameClass,
}: {
  name?: string;
  logo?: Logo | null;
  nameClass?: string;
}) {
  const isWide = logo !== null && logo.width >= 2 * logo.height;
  return (
    <>
      {logo ? (
        <img
          src={logoFile('header', '', logo)}
          alt={isWide ? name : ''}
          width={logo.width}
          height={logo.height}
          className={`h-8 w-auto max-w-44 object-contain ${isWide ? 'min-w-0' : 'shrink-0'}`}
        />
      ) : (
        <BrandIcon />
      )}
      {!isWide && <span className={nameClass}>{name}</span>}
    </>
  );
}
