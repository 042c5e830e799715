import { z } from 'zod';
import { change } from '#src/platform/app.server.ts';
import { defineWork, type Job } from '#src/platform/jobs.server.ts';
import { createMailWork } from '#src/platform/mail.server.ts';
import { deleteOldNotifications } from './queries.server.ts';
import { checkMail } from './still-due.server.ts';

export const mailWork = createMailWork(checkMail);

const atOnce = 1000;

const forgetNotifications: Job = {
  name: 'forget-notifications',
  data: z.object({}),
  retries: { limit: 5, delay: 60, longest: 3600 },
  limitSeconds: 600,
  schedule: '47 3 * * *',
};

export const forgetWork = defineWork(forgetNotifications, async ({ app }) => {
  while ((await change(app, (trx) => deleteOldNotifications(trx, atOnce))) === atOnce);
});
