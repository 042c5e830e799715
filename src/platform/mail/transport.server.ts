import type { Transporter } from 'nodemailer';

// Loaded on first use, because nothing may delay the start.
export const loadMailer = () => import('nodemailer');

export async function openMailTransport(url: string): Promise<Transporter> {
  const { createTransport } = await loadMailer();
  return createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}

export async function tryMailServer(url: string): Promise<void> {
  const transport = await openMailTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
