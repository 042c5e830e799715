import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { mailSecurity, type Content } from './mails.server.ts';

type User = { id: string; name: string; email: string; email_verified: boolean };

/** Mails what concerns the security of an account at any provider. */
export async function mailUser(app: App, trx: Trx, user: User, content: Content): Promise<void> {
  const reader = { ...user, emailVerified: user.email_verified };
  await mailSecurity(app, trx, reader, { for: { of: 'person', person: user.id }, ...content });
}
