import { sellerTexts } from '#src/texts/sellers.ts';
import { ButtonLink } from '#src/ui/button.tsx';

export function BackToSeller({ seller: { _id, name } }: { seller: { _id: string; name: string } }) {
  return (
    <ButtonLink variant="line" to={`/sellers/${_id}`}>
      {sellerTexts.sellers.back(name)}
    </ButtonLink>
  );
}
