import { Trash2 } from 'lucide-react';
import { VerifiedBadge, StateTag } from '#src/ui/badge.tsx';
import { Button, ButtonLink, IconButton } from '#src/ui/button.tsx';
import { BlurredMark, FoundMark, LoadingMark, Mark } from '#src/ui/mark.tsx';
import { Price } from '#src/ui/price.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Tooltip } from '#src/ui/tooltip.tsx';
import { Part } from './part.tsx';

const colours = [
  ['paper', 'bg-paper'],
  ['sheet', 'bg-sheet'],
  ['wash', 'bg-wash'],
  ['ink', 'bg-ink'],
  ['soft', 'bg-soft'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['patch', 'bg-patch'],
  ['patch-ink', 'bg-patch-ink'],
  ['glass', 'bg-glass'],
  ['alarm', 'bg-alarm'],
  ['danger', 'bg-danger'],
  ['plate', 'bg-plate'],
] as const;

const variants = ['solid', 'line', 'patch', 'danger', 'quiet'] as const;

export function Basics() {
  return (
    <>
      <Part name="Colours">
        <ul className="grid grid-cols-4 gap-3 md:grid-cols-6 lg:grid-cols-7">
          {colours.map(([name, className]) => (
            <li key={name}>
              <div className={`aspect-4/3 border border-line ${className}`} />
              <span className="mono">{name}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="Type">
        <p className="heading-hero">A lens kit with $500 off</p>
        <p className="heading-page">Nikon Nikkor AF-S 50mm f/1.8G</p>
        <p className="heading-section">Explore categories</p>
        <p className="heading-block">Accessories</p>
        <p className="heading-card">Olympus OM-D E-M5 Mark II with 12–50mm</p>
        <p className="prose">
          Front and rear caps, hood and the original box. No marks on the glass, the focus ring is smooth from
          end to end. Ask <a href="#main">Inês Carvalho</a> or Gdańsk’s Łukasz Żółć, who looked after it.
        </p>
        <p className="mono">LENS · RF-0482 · LISTED 19 NOV 2026 · Gdańsk</p>
        <div className="flex flex-wrap items-baseline gap-8">
          <Price value="$145" was="$219" wasLabel="new" size="lg" />
          <Price value="$640" was="$1,180" wasLabel="new" />
          <Price value="$31.50" size="sm" />
          <span className="text-patch-ink">Amber text</span>
          <span className="text-alarm">What went wrong</span>
          <a className="link" href="#main">
            A link
          </a>
        </div>
      </Part>
      <Part name="Mark">
        <div className="flex flex-wrap items-center gap-10">
          <Mark size="sm" />
          <Mark />
          <Mark size="lg" />
          <LoadingMark size="lg" />
          <FoundMark size="lg" />
          <BlurredMark size="lg" />
        </div>
        <ProgressBar label="Looking up who you are" />
      </Part>
      <Part name="Buttons">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <div key={size} className="flex flex-wrap gap-3">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} pending>
              Pending {variant}
            </Button>
          ))}
          <Button disabled>Disabled</Button>
          <ButtonLink to="/dev/ui" variant="line">
            A link
          </ButtonLink>
          <IconButton label="Remove">
            <Trash2 aria-hidden size={18} strokeWidth={1.75} />
          </IconButton>
        </div>
        <div className="max-w-sm">
          <Tooltip text="Admins and sellers can't order" wide>
            <Button variant="patch" size="lg" wide unavailable>
              Book Now
            </Button>
          </Tooltip>
        </div>
      </Part>
      <Part name="Badges">
        <div className="flex flex-wrap items-center gap-4">
          <VerifiedBadge verified label="Verified seller" />
          <VerifiedBadge verified={false} label="Not verified yet" />
          <StateTag state="available" label="Available" />
          <StateTag state="booked" label="Booked" />
          <StateTag state="sold" label="Sold" />
          <StateTag state="plain" label="Buyer" />
        </div>
      </Part>
    </>
  );
}
