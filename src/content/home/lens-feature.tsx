import { useSession } from '#src/accounts/auth/session.ts';
import { homeTexts } from '#src/texts/home.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { ShopPicture } from './shop-image.tsx';

/** The static block on lenses; Get Started leads to sign-up, a seller to their forms, a buyer to their orders. */
export function LensFeature() {
  const session = useSession();
  const { feature } = homeTexts.home;
  const sells = session.state === 'signed-in' && session.user.role === 'Seller';
  // An account is nothing to get started with for someone who has one.
  const start = sells ? '/dashboard/addproducts' : session.state === 'signed-in' ? '/dashboard' : '/signup';
  return (
    <section className="grid items-center gap-5 border-y border-line py-6 sm:gap-8 sm:py-10 lg:grid-cols-2 lg:gap-14">
      <ShopPicture
        name="lens-70-200-white"
        width={1200}
        height={900}
        sizes="(min-width: 86rem) 39rem, (min-width: 64rem) 47vw, 100vw"
        className="aspect-[2/1] w-full sm:aspect-4/3"
      />
      <div className="flex flex-col items-start gap-4 sm:gap-5">
        <h2 className="heading-page">{feature.title}</h2>
        <p className="max-w-prose text-soft sm:text-lg">{feature.text}</p>
        <ButtonLink to={start} size="lg">
          {feature.start}
        </ButtonLink>
      </div>
    </section>
  );
}
