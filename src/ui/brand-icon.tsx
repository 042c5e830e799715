import { classNames } from './class-names.ts';

const sizes = { sm: 'h-4 w-[23px]', md: 'h-6 w-[34px]', lg: 'h-12 w-[68px]' } as const;

type Props = {
  size?: keyof typeof sizes;
  className?: string | undefined;
};

function Frames({ size = 'md', className, children }: Props & { children: React.ReactNode }) {
  return (
    <svg
      viewBox="0 0 34 24"
      fill="none"
      aria-hidden="true"
      className={classNames('shrink-0 overflow-visible', sizes[size], className)}
    >
      {children}
    </svg>
  );
}

const frame = { width: 22, height: 18, stroke: 'currentColor', strokeWidth: 2 };
const patch = { width: 12, height: 14, x: 11, y: 5 };

/** Decorative, because the name is next to it. */
export function BrandIcon(props: Props) {
  return (
    <Frames {...props}>
      <rect {...patch} className="fill-patch" />
      <rect {...frame} x={1} y={1} />
      <rect {...frame} x={11} y={5} />
    </Frames>
  );
}

export function LoadingIcon(props: Props) {
  return (
    <Frames {...props}>
      <rect {...patch} className="animate-glow fill-patch opacity-0" />
      <rect {...frame} x={1} y={1} className="animate-drift-left opacity-35" />
      <rect {...frame} x={11} y={5} className="animate-drift-right opacity-35" />
    </Frames>
  );
}

/** Animates the icon once: the frames meet, and the patch lights up. Use it only for booked, saved and verified. */
export function SuccessIcon(props: Props) {
  return (
    <Frames {...props}>
      <rect
        x={7}
        y={4}
        width={20}
        height={16}
        className="origin-center animate-light-up fill-patch [transform-box:fill-box]"
      />
      <rect {...frame} x={6} y={3} className="animate-meet-left" />
      <rect {...frame} x={6} y={3} className="animate-meet-right" />
    </Frames>
  );
}

export function PlaceholderIcon(props: Props) {
  return (
    <Frames {...props}>
      <rect {...frame} x={1} y={1} opacity={0.55} />
      <rect {...frame} x={11} y={5} opacity={0.3} strokeDasharray="3 3" />
    </Frames>
  );
}
