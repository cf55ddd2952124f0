import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds that an app shows a code; the previous and the next code are accepted, too, because clocks differ. */
const periodSeconds = 30;
const windowPeriodCount = 1;

/** Secret in the form that apps accept: 160 random bits in base32. */
export const createOneTimeCodeSecret = (): string => new Secret({ size: 20 }).base32;

const createCodes = (secret: string, label = '', issuer = '') =>
  new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    label,
    issuer,
  });

/** The address that apps read from a picture: it names the account as the user finds it in the app. */
export function formatOneTimeCodeUri(
  secret: string,
  account: { label: string; issuer: string },
): string {
  return createCodes(secret, account.label, account.issuer).toString();
}

/** The number of the half minute since 1970 that the code belongs to; null when the code is wrong. */
export function findCodeStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = createCodes(secret).validate({ token: code, timestamp, window: windowPeriodCount });
  return delta === null ? null : Math.floor(timestamp / 1_000 / periodSeconds) + delta;
}

const recoveryCodeCount = 10;

/** Creates recovery codes of 80 random bits each: `abcd-efgh-ijkl-mnop`. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32;
    return letters.toLowerCase().replaceAll(/(.{4})(?!$)/g, '$1-');
  });
}

/** Normalized form of a code, regardless of blanks and dashes. */
export const readCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toLowerCase();
