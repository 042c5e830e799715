import { PushCard } from '#src/messaging/notifications/push/push-card.tsx';
import { notificationPageTexts } from '#src/texts/notifications-page.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/layout/page-heading.tsx';
import { PreferencesCard } from './preferences-card.tsx';

export default function NotificationSettingsPage() {
  const { choices, nav } = notificationPageTexts;
  return (
    <>
      <PageHeading
        title={choices.title}
        actions={
          <ButtonLink variant="line" to="/dashboard/notifications">
            {nav}
          </ButtonLink>
        }
        className="mb-8"
      />
      <PreferencesCard />
      <PushCard />
    </>
  );
}
