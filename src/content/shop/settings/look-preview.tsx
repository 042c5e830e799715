import { formatMoney } from '#src/platform/shared/money.ts';
import { shopSettingsTexts } from '#src/texts/shop-settings.ts';
import type { Logo } from '#src/texts/shop.ts';
import { CountBadge } from '#src/ui/badge.tsx';
import { Brand } from '#src/ui/layout/brand.tsx';
import { Photo } from '#src/ui/photo.tsx';
import { Dotted } from '#src/ui/text.tsx';
import { applyAccent } from './apply-accent.ts';

const themes = ['light', 'dark'] as const;

type Look = { name: string; accent: string | null; logo: Logo | null };

/** The header, a card and an email as they would be with settings that are not saved yet. */
export function LookPreview(look: Look) {
  const { themes: labels } = shopSettingsTexts.look;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {themes.map((theme) => (
        <figure key={theme} className="min-w-0">
          <figcaption className="mono mb-1.5">{labels[theme]}</figcaption>
          <div
            data-theme={theme}
            ref={(element) => applyAccent(element, look.accent)}
            className="border border-line bg-paper text-ink"
          >
            <HeaderPreview {...look} />
            <div className="flex flex-wrap gap-4 p-4">
              <CardPreview />
              <MailPreview {...look} />
            </div>
          </div>
        </figure>
      ))}
    </div>
  );
}

function HeaderPreview({ name, logo }: Look) {
  const { samples } = shopSettingsTexts.look;
  return (
    <div className="border-b border-line px-4 pt-3">
      <div className="flex items-center justify-between gap-3">
        <p className="flex min-w-0 items-center gap-3 text-lg font-bold tracking-[-0.01em] [font-stretch:112%]">
          <Brand name={name} logo={logo} nameClass="truncate" />
        </p>
        <CountBadge count={3} className="" />
      </div>
      <p className="mt-2 inline-block pb-1.5 text-sm shadow-[inset_0_-2px_0_var(--patch)]">{samples.nav}</p>
    </div>
  );
}

function CardPreview() {
  const { samples } = shopSettingsTexts.look;
  return (
    <div className="w-36 grow">
      <Photo src={null} alt="" />
      <p className="card-title">{samples.title}</p>
      <p className="card-price">{formatMoney(180)}</p>
      <p className="card-edge">
        <span>
          <Dotted texts={samples.facts} />
        </span>
      </p>
      <p className="button button-patch button-sm mt-3">{samples.book}</p>
    </div>
  );
}

/** Emails are white in both themes, like those of `renderMail`. */
function MailPreview({ name, accent }: Look) {
  const { samples } = shopSettingsTexts.look;
  return (
    <div className="w-36 grow self-start border border-line bg-slip p-4 text-sm text-on-slip">
      <p
        className="border-s-8 ps-2.5 font-bold wrap-anywhere"
        style={{ borderInlineStartColor: accent ?? '#f0a81c' }}
      >
        {name}
      </p>
      <p className="mt-3">{samples.greeting}</p>
      <p className="mt-2">{samples.mail}</p>
      <p className="mt-3 inline-block bg-on-slip px-4 py-2 text-slip">{samples.open}</p>
    </div>
  );
}
