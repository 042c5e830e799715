import { join } from 'node:path';
import { tryBucket } from '#src/media/photos/hosting/s3.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { tryMailServer } from '#src/platform/mail/transport.server.ts';
import { ok, problem, reasonOf, warning, type CheckResult } from './check-result.ts';
import { mayWrite } from './machine.ts';

const answerWithinMs = 10_000;

/** Connects to the mail server and logs in, without sending an email. */
export async function checkMail(config: Config): Promise<CheckResult> {
  const { SMTP_URL: url, STATE_DIR } = config;
  if (!url) return ok(`mail: written to ${join(STATE_DIR, 'outbox')} because SMTP_URL is not set`);
  const { host } = new URL(url);
  try {
    await tryMailServer(url);
    return ok(`mail: ${host} accepts emails from ${config.MAIL_FROM}`);
  } catch (error) {
    return problem(`SMTP_URL: ${host} cannot be used: ${reasonOf(error)}; emails wait for at most two days`);
  }
}

/** Checks the folder or bucket in which new photos are stored. */
export async function checkPhotos(config: Config): Promise<CheckResult> {
  if (config.IMAGES === 's3') return checkBucket(config);
  if (config.IMAGES === 'imgbb')
    return fetched(
      'IMGBB_URL',
      config.IMGBB_URL,
      (status) => status < 500,
      'photos: imgbb; the key is checked by the first upload',
    );
  const folder = join(config.STATE_DIR, 'images');
  return mayWrite(folder)
    ? ok(`photos: files in ${folder}`)
    : problem(`STATE_DIR: this account cannot write to ${folder}; make the folder writable`);
}

async function checkBucket(config: Config): Promise<CheckResult> {
  const { S3_BUCKET, S3_ENDPOINT = 'Amazon', S3_PUBLIC_URL } = config;
  try {
    const status = await tryBucket(config);
    if (status === 200) return ok(`photos: objects in bucket ${S3_BUCKET} can be written, read and deleted`);
    const answer = status === null ? 'there is no response' : `the response is ${status}`;
    return problem(
      `S3_PUBLIC_URL: the bucket accepts objects, but ${answer} at ${S3_PUBLIC_URL}; make the bucket publicly readable there`,
    );
  } catch (error) {
    const { name } = error as Error;
    return problem(`S3_BUCKET: ${S3_BUCKET} at ${S3_ENDPOINT} cannot be used: ${name}: ${reasonOf(error)}`);
  }
}

/** Fetches the public keys of the login providers. */
export async function checkIdentity(config: Config): Promise<CheckResult> {
  if (config.IDENTITY === 'firebase')
    return fetched(
      'FIREBASE_KEYS_URL',
      config.FIREBASE_KEYS_URL,
      isGood,
      `login: Firebase, project ${config.FIREBASE_PROJECT_ID}`,
    );
  if (!config.GOOGLE_CLIENT_ID) return ok('login: email and password');
  return fetched(
    'GOOGLE_DISCOVERY_URL',
    config.GOOGLE_DISCOVERY_URL,
    isGood,
    'login: email and password, or Google',
  );
}

const isGood = (status: number): boolean => status === 200;

async function fetched(
  setting: string,
  url: string,
  isExpected: (status: number) => boolean,
  text: string,
): Promise<CheckResult> {
  try {
    const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(answerWithinMs) });
    return isExpected(status) ? ok(text) : warning(`${setting}: ${url} returns ${status}`);
  } catch (error) {
    return problem(`${setting}: ${url} is not responding: ${reasonOf(error)}`);
  }
}
