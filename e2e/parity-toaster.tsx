import { createRoot } from 'react-dom/client';
import { toast, Toaster } from '#src/ui/toast.tsx';

declare global {
  interface Window {
    parityToast: typeof toast;
  }
}

// The shop's own toasts, put on a page from outside: some kinds of them have no place in it yet.
window.parityToast = toast;
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <Toaster dismissLabel="Dismiss" />,
);
