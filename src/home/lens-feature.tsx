import { useSession } from '#src/identity/session.ts';
import { texts } from '#src/texts/texts.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { ShopPicture } from './shop-picture.tsx';

/** The static block on lenses; Get Started leads to sign-up, or to a seller's own form. */
export function LensFeature() {
  const session = useSession();
  const { feature } = texts.home;
  const sells = session.state === 'signed-in' && session.user.role === 'Seller';
  return (
    <section className="grid items-center gap-8 border-y border-line py-10 lg:grid-cols-2 lg:gap-14">
      <ShopPicture
        name="lens-70-200-white"
        width={1200}
        height={900}
        sizes="(min-width: 86rem) 39rem, (min-width: 64rem) 47vw, 100vw"
        className="aspect-4/3 w-full"
      />
      <div className="flex flex-col items-start gap-5">
        <h2 className="heading-page">{feature.title}</h2>
        <p className="max-w-prose text-lg text-soft">{feature.text}</p>
        <ButtonLink to={sells ? '/dashboard/addproducts' : '/signup'} size="lg">
          {feature.start}
        </ButtonLink>
      </div>
    </section>
  );
}
