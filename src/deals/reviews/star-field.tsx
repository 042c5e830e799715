import { Star } from 'lucide-react';
import { useId } from 'react';
import { reviewTexts } from '#src/texts/reviews.ts';
import { FieldError } from '#src/ui/forms/field.tsx';

type Props = {
  value: number | undefined;
  onChange: (stars: number) => void;
  error: string | undefined;
};

export function StarField({ value, onChange, error }: Props) {
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
