import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDay } from '#src/platform/shared/dates.ts';
import { accountTexts } from '#src/texts/account.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { RetryNotice } from '#src/ui/feedback/notice.tsx';
import { SettingsSection } from '#src/ui/layout/page-heading.tsx';
import { RowsSkeleton } from '#src/ui/feedback/placeholders.tsx';
import { toast } from '#src/ui/feedback/toast.tsx';
import type { SignedInDevice } from '#src/accounts/auth/browser-provider.ts';
import { accountActions, signOut } from '#src/accounts/auth/client.ts';
import { useAction } from '#src/accounts/auth/use-action.ts';
import { useSessions } from './use-account.ts';

const ConfirmDialog = lazyPart(
  async () => (await import('#src/ui/dialogs/confirm-dialog.tsx')).ConfirmDialog,
);

export function SessionsSection() {
  const { account } = accountTexts;
  const { data, isError, refetch } = useSessions();
  if (data === null) return null;
  return (
    <SettingsSection title={account.sessions.title} lead={account.sessions.lead}>
      {isError && <RetryNotice onRetry={refetch} />}
      {!data && !isError && <RowsSkeleton count={2} />}
      {data && (
        <ul className="border-t border-line">
          {data.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
      <SignOutEverywhere />
    </SettingsSection>
  );
}

function Device({ device }: { device: SignedInDevice }) {
  const { sessions } = accountTexts.account;
  const name = nameDevice(device.userAgent);
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3">
      <span className="font-[550]">
        {name ? sessions.device(name.browser, name.system) : sessions.unknown}
        {device.current && <span className="mono ms-3 bg-wash px-2 py-0.5">{sessions.current}</span>}
      </span>
      <span className="text-sm text-soft">
        {[
          sessions.signedIn(formatDay(device.signedInAt)),
          sessions.lastUsed(formatDay(device.lastUsedAt)),
          device.address,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
}

function SignOutEverywhere() {
  const { account } = accountTexts;
  const { sessions } = account;
  const [isConfirming, setIsConfirming] = useState(false);
  const navigate = useNavigate();
  const { run, pending, failure } = useAction(async () => {
    const actions = await accountActions();
    await actions.signOutEverywhere?.();
    toast.success(sessions.done);
    await navigate('/login', { replace: true });
    await signOut();
  });
  return (
    <div>
      <Button variant="line" onClick={() => setIsConfirming(true)}>
        {sessions.everywhere}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          onClose={() => setIsConfirming(false)}
          title={sessions.everywhereTitle}
          tone="solid"
          confirmLabel={sessions.everywhereYes}
          cancelLabel={sessions.everywhereNo}
          onConfirm={run}
          pending={pending}
          error={failure ?? undefined}
        >
          {sessions.everywhereText}
        </ConfirmDialog>
      )}
    </div>
  );
}

// The order matters: a User-Agent also contains the names of browsers further down this list.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

export function nameDevice(userAgent: string | null): { browser: string; system: string } | null {
  const browser = firstMatch(browsers, userAgent ?? '');
  const system = firstMatch(systems, userAgent ?? '');
  return browser && system ? { browser, system } : null;
}
