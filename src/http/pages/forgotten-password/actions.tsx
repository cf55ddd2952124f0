import type { Request } from 'express';
import { findAccountToken } from '#src/auth/account-tokens.ts';
import type { Database } from '#src/database/database.ts';
import { Forbidden } from '#src/errors.ts';
import type { Frame } from '#src/pages/frame.ts';
import { findUser } from '#src/records/user.ts';
import { takesPasswords } from '#src/domains/accounts/account-mail/asked-for.ts';
import { resetPassword } from '#src/domains/core/users/account/password-reset.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { SentForm } from '../forms.ts';
import type { Reply } from '../handlers.tsx';
import type { Visit } from '../visits.ts';
import { ChoicePage, TooOldPage, type Wrong } from './view.tsx';

export async function requirePasswords(db: Database): Promise<void> {
  if (!(await takesPasswords(db)))
    throw new Forbidden('Sign-in with a password is disabled on this instance.');
}

export async function showChoice(
  db: Database,
  { frame, now }: Visit,
  { query }: Request,
): Promise<Reply> {
  await requirePasswords(db);
  const { reset_password_token: token } = query;
  if (typeof token !== 'string' || token === '') return { redirect: '/users/password/new' };
  const found = await findAccountToken(db, 'password_reset', token, now);
  if (found === undefined) return tooOld(frame, 404);
  return choose(db, frame, { token, userId: found.user_id });
}

/** Takes the new password. */
export async function chooseByLink(
  db: Database,
  { frame, now }: Visit,
  sent: SentForm,
): Promise<Reply> {
  await requirePasswords(db);
  const token = sent.text('reset_password_token');
  const found = await findAccountToken(db, 'password_reset', token, now);
  if (found === undefined) return tooOld(frame, 422);
  const reset = { token, userId: found.user_id };
  const password = sent.text('user[password]');
  if (password !== sent.text('user[password_confirmation]')) {
    return choose(db, frame, reset, { confirmation: ['This is not the same.'] });
  }
  const outcome = await resetPassword(db, token, password, now);
  if (outcome === null) return tooOld(frame, 422);
  if ('changed' in outcome) return { redirect: '/users/sign_in?notice=password_changed' };
  const errors = outcome.errors.map((error) => `The password ${error}.`);
  return choose(db, frame, reset, { password: errors });
}

async function choose(
  db: Database,
  frame: Frame,
  { token, userId }: { readonly token: string; readonly userId: number },
  wrong: Wrong = {},
): Promise<Reply> {
  const { minimum_password_length: minLength } = await loadCurrentSettings(db);
  const { username } = (await findUser(db, userId)) ?? { username: '' };
  return {
    secretAddress: true,
    status: Object.keys(wrong).length === 0 ? 200 : 422,
    page: (
      <ChoicePage
        frame={frame}
        token={token}
        minLength={minLength}
        username={username}
        wrong={wrong}
      />
    ),
  };
}

function tooOld(frame: Frame, status: number): Reply {
  return { status, secretAddress: true, page: <TooOldPage frame={frame} /> };
}
