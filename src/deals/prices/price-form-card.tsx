import { skipToken, useQuery } from '@tanstack/react-query';
import { priceTexts } from '#src/texts/prices.ts';
import { call } from '#src/ui/client/call.ts';
import { PriceLine, sentencesOf } from './price-line-card.tsx';
import type { PriceQuery } from './schemas.ts';

type Props = {
  modelId: string | null;
  condition: PriceQuery['condition'] | undefined;
  price: number | undefined;
  /** More than the model is sold, so that its price says little. */
  hasMore: boolean;
  /** The item is for sale, so the prices that others ask would have its own among them. */
  isListed: boolean;
};

/** The price guide beside the field of the price. It fills in nothing. */
export function PriceForForm({ modelId, condition, price, hasMore, isListed }: Props) {
  const { form: words } = priceTexts;
  const { data } = useQuery({
    queryKey: ['prices', modelId, condition],
    queryFn:
      modelId === null || condition === undefined || hasMore
        ? skipToken
        : async () =>
            (await call('GET /prices/{id}', { params: { id: modelId }, query: { condition } })).body,
    staleTime: 60_000,
    retry: false,
  });
  const line = !hasMore &&
    data &&
    condition && {
      guide: { ...data, asking: isListed ? null : data.asking },
      condition,
      ...(price !== undefined && { price }),
    };
  const explain = () => {
    if (hasMore) return words.parts;
    if (modelId === null) return words.model;
    return condition === undefined ? words.condition : data && words.none;
  };
  return (
    <section aria-live="polite" className="sm:col-span-2">
      <h4 className="text-sm font-[550]">{words.question}</h4>
      {line && sentencesOf(line).length > 0 ? (
        <PriceLine {...line} />
      ) : (
        <p className="text-sm text-soft">{explain()}</p>
      )}
    </section>
  );
}
