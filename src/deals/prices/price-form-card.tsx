import { skipToken, useQuery } from '@tanstack/react-query';
import { priceTexts } from '#src/texts/prices.ts';
import { call } from '#src/ui/client/call.ts';
import { PriceLine } from './price-line-card.tsx';
import type { PriceQuery } from './schemas.ts';

type Props = {
  modelId: string | null;
  condition: PriceQuery['condition'] | undefined;
  price: number | undefined;
  /** The item is for sale, so the prices that others ask would have its own among them. */
  isListed: boolean;
};

/** The price guide beside the field of the price. It fills in nothing. */
export function PriceForForm({ modelId, condition, price, isListed }: Props) {
  const { form: words } = priceTexts;
  const { data } = useQuery({
    queryKey: ['prices', modelId, condition],
    queryFn:
      modelId === null || condition === undefined
        ? skipToken
        : async () =>
            (await call('GET /prices/{id}', { params: { id: modelId }, query: { condition } })).body,
    staleTime: 60_000,
    retry: false,
  });
  const missing = modelId === null ? words.model : condition === undefined ? words.condition : null;
  return (
    <section aria-live="polite" className="sm:col-span-2">
      <h4 className="text-sm font-[550]">{words.question}</h4>
      {missing === null ? (
        data && (
          <PriceLine
            guide={isListed ? { ...data, asking: null } : data}
            {...(price !== undefined && { price })}
          />
        )
      ) : (
        <p className="text-sm text-soft">{missing}</p>
      )}
    </section>
  );
}
