import { Ellipsis } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from './button.tsx';
import { closeMenu } from './layout/site-header.tsx';

/**
 * A button that opens rare actions: buttons or links. `label` is its name for screen readers. The list is a native
 * popover, so that no table cuts it off, and the dialogs that its buttons open stay when it closes.
 */
export function Menu({ label, children }: { label: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <>
      <IconButton label={label} popoverTarget={id}>
        <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard clicks the buttons inside */}
      <div
        popover="auto"
        id={id}
        className="menu"
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.querySelector<HTMLElement>('a, button')?.focus();
        }}
        onClick={closeMenu}
      >
        {children}
      </div>
    </>
  );
}
