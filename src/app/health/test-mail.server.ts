import type { App } from '#src/platform/app.server.ts';
import type { Mail } from '#src/platform/mail/service.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';

type Reader = { id: string; name: string; email: string; email_verified: boolean };

export function composeTestMail({ config }: App, { id, name, email, email_verified }: Reader) {
  const { PUBLIC_URL: url } = config;
  const to = { name, address: email, confirmed: email_verified };
  const { testMail, greeting, footer } = mailTexts;
  return {
    for: { of: 'person', person: id },
    kind: 'test',
    to,
    subject: testMail.subject,
    greeting: greeting(to),
    paragraphs: testMail.paragraphs,
    action: { label: testMail.action, url: `${url}/dashboard/admin/health` },
    footer: footer(url),
  } satisfies Mail;
}
