import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { maxSlides, type Slide } from '#src/platform/shop/home-schemas.ts';
import { shopHomeTexts } from '#src/texts/shop-home.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { useRemovalFocus } from '#src/ui/focus.ts';
import { TextArea, TextField } from '#src/ui/forms/field.tsx';
import { PhotoField } from './photo-field.tsx';

const blank: Slide = { image: '', title: '', text: '', link: '/search' };

/** The slides of the carousel. `errorOf` returns the error of a part of a slide, such as `0.title`. */
export function SlidesField({
  slides,
  isFixed,
  errorOf,
  onText,
  onChange,
  onSending,
}: {
  slides: readonly Slide[];
  /** Whether slides stay in place, because the photo of an upload goes to the position of its slide. */
  isFixed: boolean;
  errorOf: (path: string, label: string) => string | undefined;
  /** Changes one text of one slide, such as `0.title`. */
  onText: (path: string, value: string) => void;
  onChange: (slides: Slide[]) => void;
  onSending: (isSending: boolean) => void;
}) {
  const { home: texts } = shopHomeTexts;
  const { box, noteRemoved } = useRemovalFocus<HTMLOListElement>();
  const move = (from: number, to: number) => {
    const moved = slides.toSpliced(from, 1);
    onChange(moved.toSpliced(to, 0, slides[from]!));
  };
  return (
    <>
      <ol ref={box} className="flex flex-col gap-8">
        {slides.map((slide, index) => {
          const number = index + 1;
          const field = (name: keyof Slide, label: string) => ({
            label,
            value: slide[name],
            error: errorOf(`${index}.${name}`, label),
            onChange: ({ currentTarget }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              onText(`${index}.${name}`, currentTarget.value),
          });
          return (
            // oxlint-disable-next-line react/no-array-index-key -- slides have no id, and their fields no state
            <li key={index}>
              <fieldset className="flex flex-col gap-4">
                <legend className="sr-only">{texts.slide(number)}</legend>
                <div className="flex items-center border-b border-line">
                  <span aria-hidden className="mono grow">
                    {texts.slide(number)}
                  </span>
                  <IconButton
                    label={texts.earlier(number)}
                    disabled={isFixed || index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ArrowUp aria-hidden size={18} strokeWidth={1.75} />
                  </IconButton>
                  <IconButton
                    label={texts.later(number)}
                    disabled={isFixed || number === slides.length}
                    onClick={() => move(index, index + 1)}
                  >
                    <ArrowDown aria-hidden size={18} strokeWidth={1.75} />
                  </IconButton>
                  <IconButton
                    label={texts.remove(number)}
                    data-remove
                    disabled={isFixed || slides.length === 1}
                    onClick={() => {
                      noteRemoved(index);
                      onChange(slides.toSpliced(index, 1));
                    }}
                  >
                    <X aria-hidden size={18} strokeWidth={1.75} />
                  </IconButton>
                </div>
                <PhotoField
                  label={texts.photo}
                  value={slide.image}
                  error={errorOf(`${index}.image`, texts.photo)}
                  onChange={(image) => onText(`${index}.image`, image)}
                  onSending={onSending}
                />
                <TextField required maxLength={80} {...field('title', texts.title)} />
                <TextArea short required maxLength={200} {...field('text', texts.text)} />
                <TextField required hint={texts.linkHint} {...field('link', texts.link)} />
              </fieldset>
            </li>
          );
        })}
      </ol>
      {slides.length < maxSlides && (
        <Button variant="line" className="self-start" onClick={() => onChange([...slides, blank])}>
          {texts.add}
        </Button>
      )}
    </>
  );
}
