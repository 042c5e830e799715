import { Star } from 'lucide-react';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { api } from '#src/accounts/auth/client.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { reviewTexts } from '#src/texts/reviews.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { useRenew } from '#src/ui/client/hooks.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import { TextArea, FieldError } from '#src/ui/forms/field.tsx';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { maxReviewLength, newReview, type OrderReviews, type Review } from './schemas.ts';

/** A review can be changed until it is published. */
export function ReviewForm({
  orderId,
  side,
  mine,
  until,
  onSent,
  onCancel,
}: {
  orderId: string;
  side: 'buyer' | 'seller';
  mine: Review | null;
  until: string;
  onSent: (reviews: OrderReviews | null) => void;
  onCancel: () => void;
}) {
  const { reviews: words } = reviewTexts;
  const { form } = siteTexts;
  const renew = useRenew();
  const { field, control, submit, failure, formState, forget } = useSchemaForm(
    newReview,
    { ...(mine?.stars && { stars: mine.stars }), text: mine?.text ?? '' },
    async (values) => {
      const { body } = await api('PUT /orders/{id}/review', { params: { id: orderId }, body: values });
      toast.success(body.theirs ? words.published : words.sent);
      onSent(body);
      void renew('figures', 'todo');
    },
    ({ status }) => {
      if (status !== 409) return words.failed;
      onSent(null);
      return words.refused;
    },
    { sent: 'keep', draftKey: `review:${orderId}` },
  );
  const { errors, isSubmitting } = formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      <p className="text-sm text-soft">
        {words.terms(formatDay(until))} {words.public[side]}
      </p>
      <Controller
        control={control}
        name="stars"
        render={({ field: { value, onChange } }) => (
          <StarField
            value={value}
            onChange={onChange}
            error={errors.stars?.message && form.fieldError(words.stars, errors.stars.message)}
          />
        )}
      />
      <TextArea
        optional={words.optional}
        hint={words.textHint}
        maxLength={maxReviewLength}
        {...field('text', words.text)}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="patch" pending={isSubmitting}>
          {mine ? words.change : words.send}
        </Button>
        {mine && (
          <Button
            variant="quiet"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

type Props = {
  value: number | undefined;
  onChange: (stars: number) => void;
  error: string | undefined;
};

function StarField({ value, onChange, error }: Props) {
  const { reviews } = reviewTexts;
  const name = useId();
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} data-invalid={error ? '' : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{reviews.stars}</legend>
      <div className="flex">
        {[1, 2, 3, 4, 5].map((each) => (
          <label
            key={each}
            title={reviews.star(each)}
            className="flex size-11 cursor-pointer items-center justify-center rounded-xs has-focus-visible:outline-2 has-focus-visible:outline-glass"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={value === each}
              onChange={() => onChange(each)}
              aria-label={reviews.star(each)}
              className="sr-only"
            />
            <Star
              aria-hidden
              size={26}
              fill={value !== undefined && each <= value ? 'currentColor' : 'none'}
            />
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
