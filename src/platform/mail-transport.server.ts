import type { Transporter } from 'nodemailer';

// Not at start, which nothing may delay.
export const loadMailer = () => import('nodemailer');

/** A way to the mail server of SMTP_URL, for one mail. */
export async function openMailTransport(url: string): Promise<Transporter> {
  const { createTransport } = await loadMailer();
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}

/**
 * Connects to the mail server and logs in as for a mail, and sends nothing.
 * @throws Error that says why the mail server does not take mails
 */
export async function tryMailServer(url: string): Promise<void> {
  const transport = await openMailTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
