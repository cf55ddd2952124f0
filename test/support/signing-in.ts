import { hash } from '@node-rs/argon2';
import { expect } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import type { NewUser } from '#src/domains/core/users/table.ts';
import type { UserRow } from '#src/records/user.ts';
import type { TestApp } from './app.ts';
import type { Answer } from './http-client.ts';
import { seedUser } from './seed.ts';
import type { Visitor } from './visitor.ts';
import { expectPage, pageText } from './visitor.ts';

/** Password of all test users with one. */
export const password = 'a good long password';
/** A digest names what it costs: with a thirtieth of the usual, each sign-in of these tests is quicker by that. */
const digest = hash(password, { memoryCost: 1024, timeCost: 1 });

export const sessionCookie = '_service_session';

/** A user with the password. */
export async function userWithPassword(
  { db }: Pick<TestApp, 'db'>,
  account: Partial<NewUser> = {},
): Promise<UserRow> {
  return seedUser(db, { password_digest: await digest, ...account });
}

/** Fills in the form of the sign-in page. */
export async function signIn(
  visitor: Visitor,
  login: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  expectPage(await visitor.get('/users/sign_in'));
  return visitor.post('/users/sign_in', {
    'user[login]': login,
    'user[password]': password,
    ...fields,
  });
}

export const isSomebody = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get('/api/v4/user')).status === 200;

/** The value of a hidden field of a page. */
export function fieldOf(answer: Answer, name: string): string {
  const value = new RegExp(`name="${name}" value="([^"]*)"`).exec(pageText(answer))?.[1];
  if (value === undefined) throw new Error(`the page has no field ${name}`);
  return value;
}

/** The code that an app with this secret shows at a time. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Switches two-factor authentication on by its page, and answers the key of the app and the recovery codes. */
export async function setUpTwoFactor(visitor: Visitor, at: Date) {
  const path = '/-/profile/two_factor_auth';
  const page = await visitor.get(path);
  const secret = (/<code>([A-Z2-7 ]+)<\/code>/.exec(expectPage(page))?.[1] ?? '').replaceAll(
    ' ',
    '',
  );
  const answer = await visitor.post(path, {
    offer: fieldOf(page, 'offer'),
    'user[otp_attempt]': codeAt(secret, at),
    'user[current_password]': password,
  });
  const codes = expectPage(answer).match(/[a-z2-7]{4}(?:-[a-z2-7]{4}){3}/g) ?? [];
  expect(codes).toHaveLength(10);
  return { secret, codes };
}
