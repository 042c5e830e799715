import type { Transporter } from 'nodemailer';

// Loaded on first use, because nothing may delay the start.
export const loadMailer = () => import('nodemailer');

/** A connection to the mail server of SMTP_URL for one mail. */
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
 * Connects to the mail server and logs in, without sending a mail.
 * @throws Error with the reason why the mail server accepts no mails
 */
export async function tryMailServer(url: string): Promise<void> {
  const transport = await openMailTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
