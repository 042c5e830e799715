import { useState } from 'react';
import { get } from 'react-hook-form';
import type { z } from 'zod';
import { originalBanners, originalSlides } from '#src/content/home/original-client.ts';
import { homeSections, type Banner, type HomeSection } from '#src/platform/shop/home-schemas.ts';
import { shopFields, type ShopResponse } from '#src/platform/shop/schemas.ts';
import { homeTexts } from '#src/texts/home.ts';
import { shopHomeTexts } from '#src/texts/shop-home.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import { siteTexts } from '#src/texts/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/forms/choice.tsx';
import { TextField } from '#src/ui/forms/field.tsx';
import { textOrNull } from '#src/ui/forms/form.ts';
import { SettingsForm } from '#src/ui/forms/settings-form.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { PhotoField } from './photo-field.tsx';
import { SlidesField } from './slides-field.tsx';
import { useShopForm } from './use-shop-form.ts';

type Fields = Pick<ShopResponse, 'home'>;

const schema: z.ZodType<Fields, Fields> = shopFields.pick({ home: true });

/** The headline, sections, carousel and banners of the home page. */
export function HomeTab({ stored }: { stored: ShopResponse }) {
  const { home: texts } = shopHomeTexts;
  const form = useShopForm(schema, ['home'], { stored, draftKey: 'shop-home' });
  const { field, watch, setValue, formState } = form;
  const { slides, banners, hidden } = watch('home');
  const [sending, setSending] = useState(0);
  const isUploading = sending > 0;
  const countSending = (isSending: boolean) => setSending((count) => count + (isSending ? 1 : -1));
  const change = <Part extends 'slides' | 'banners' | 'hidden'>(part: Part, value: Fields['home'][Part]) =>
    setValue<`home.${Part}`>(`home.${part}`, value as never, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  // One text at a time: an upload that ends does not replace what was typed in the meantime.
  const write = (path: string, value: string) =>
    setValue(`home.${path}` as 'home.headline', value, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  const errorIn = (part: 'slides' | 'banners') => (path: string, label: string) => {
    const { message }: { message?: string } = get(formState.errors, `home.${part}.${path}`) ?? {};
    return message && siteTexts.form.fieldError(label, message);
  };
  const names = <Part,>(parts: Part[] | null, nameOf: (part: Part) => string) =>
    parts?.map(nameOf).join(' · ') ?? texts.original;
  const conflicts = [
    { path: 'home.headline', label: texts.headline },
    { path: 'home.lead', label: texts.lead },
    {
      path: 'home.slides',
      label: texts.slides,
      show: (other: Fields['home']['slides']) => names(other, ({ title }) => title),
    },
    {
      path: 'home.banners',
      label: texts.banners,
      show: (other: Fields['home']['banners']) => names(other, ({ alt }) => alt),
    },
  ];
  const toggle = (section: HomeSection, isShown: boolean) =>
    change('hidden', isShown ? hidden.filter((each) => each !== section) : [...hidden, section]);
  return (
    <SettingsForm
      form={form}
      submitLabel={shopSettingsTexts.save}
      variant="solid"
      isUploading={isUploading}
      conflicts={conflicts}
    >
      <SettingsSection title={texts.words} lead={texts.wordsLead}>
        <TextField
          maxLength={80}
          optional={texts.optional}
          placeholder={homeTexts.home.title}
          {...field('home.headline', texts.headline, textOrNull)}
        />
        <TextField
          maxLength={200}
          optional={texts.optional}
          placeholder={homeTexts.home.lead}
          {...field('home.lead', texts.lead, textOrNull)}
        />
      </SettingsSection>
      <SettingsSection title={texts.sections} lead={texts.sectionsLead}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {homeSections.map((section) => (
            <Checkbox
              key={section}
              label={texts.sectionNames[section]}
              checked={!hidden.includes(section)}
              onChange={({ currentTarget }) => toggle(section, currentTarget.checked)}
            />
          ))}
        </div>
      </SettingsSection>
      <SettingsSection title={texts.slides} lead={texts.slidesLead}>
        {slides && (
          <SlidesField
            slides={slides}
            isFixed={isUploading}
            errorOf={errorIn('slides')}
            onText={(path, value) => write(`slides.${path}`, value)}
            onChange={(next) => change('slides', next)}
            onSending={countSending}
          />
        )}
        <Original
          isOriginal={slides === null}
          words={[texts.originalSlides, texts.changeSlides, texts.restoreSlides]}
          onChange={(isOriginal) => change('slides', isOriginal ? null : originalSlides())}
        />
      </SettingsSection>
      <SettingsSection title={texts.banners} lead={texts.bannersLead}>
        {banners && (
          <BannersField
            banners={banners}
            errorOf={errorIn('banners')}
            onText={(path, value) => write(`banners.${path}`, value)}
            onSending={countSending}
          />
        )}
        <Original
          isOriginal={banners === null}
          words={[texts.originalBanners, texts.changeBanners, texts.restoreBanners]}
          onChange={(isOriginal) => change('banners', isOriginal ? null : originalBanners())}
        />
      </SettingsSection>
    </SettingsForm>
  );
}

/** Switches between the original and the shop's own. */
function Original({
  isOriginal,
  words: [original, begin, restore],
  onChange,
}: {
  isOriginal: boolean;
  words: readonly [original: string, begin: string, restore: string];
  onChange: (isOriginal: boolean) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {isOriginal && <p>{original}</p>}
      <Button variant="line" onClick={() => onChange(!isOriginal)}>
        {isOriginal ? begin : restore}
      </Button>
    </div>
  );
}

function BannersField({
  banners,
  errorOf,
  onText,
  onSending,
}: {
  banners: readonly Banner[];
  errorOf: (path: string, label: string) => string | undefined;
  onText: (path: string, value: string) => void;
  onSending: (isSending: boolean) => void;
}) {
  const { home: texts } = shopHomeTexts;
  return banners.map((banner, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- there are always two
    <fieldset key={index} className="flex flex-col gap-4">
      <legend className="mono mb-3">{texts.banner(index + 1)}</legend>
      <PhotoField
        label={texts.photo}
        value={banner.image}
        error={errorOf(`${index}.image`, texts.photo)}
        onChange={(image) => onText(`${index}.image`, image)}
        onSending={onSending}
      />
      <TextField
        required
        maxLength={120}
        label={texts.alt}
        hint={texts.altHint}
        value={banner.alt}
        error={errorOf(`${index}.alt`, texts.alt)}
        onChange={({ currentTarget }) => onText(`${index}.alt`, currentTarget.value)}
      />
    </fieldset>
  ));
}
