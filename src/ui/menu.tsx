import { Ellipsis } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from './button.tsx';

const gapPx = 4;

/**
 * Places a list at its button, on the side where there is more room. The list is in the top layer, so that no table cuts
 * it off, and it scrolls with the page.
 */
function placeBeside(button: Element, list: HTMLElement): void {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isLow = top + bottom > clientHeight;
  const isFar = left + right > clientWidth;
  Object.assign(list.style, {
    top: isLow ? 'auto' : `${bottom + scrollY + gapPx}px`,
    bottom: isLow ? `${clientHeight - top - scrollY + gapPx}px` : 'auto',
    left: isFar ? 'auto' : `${left + scrollX}px`,
    right: isFar ? `${clientWidth - right - scrollX}px` : 'auto',
  });
}

/** A button that opens a list of rare actions: buttons or links. `label` is its name for screen readers. */
export function Menu({ label, children }: { label: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <>
      <IconButton
        label={label}
        popoverTarget={id}
        title={label}
        className="-my-1 focus-visible:-outline-offset-2"
      >
        <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard clicks the buttons inside */}
      <div
        id={id}
        popover="auto"
        className="menu"
        onBeforeToggle={({ currentTarget, newState }) => {
          const button = currentTarget.previousElementSibling;
          if (button && newState === 'open') placeBeside(button, currentTarget);
        }}
        // A dialog that an action opens gives the focus back to the button of the menu.
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
