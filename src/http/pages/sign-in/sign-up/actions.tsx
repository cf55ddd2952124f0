import type { Request } from 'express';
import { readEnforcedTerms } from '#src/auth/terms.ts';
import type { Environment } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { fold } from '#src/database/folding.ts';
import { Forbidden, NotFound } from '#src/errors.ts';
import {
  acceptByToken,
  findOpenInvitation,
  type OpenInvitation,
} from '#src/domains/accounts/invitations/by-token.ts';
import { signUp, takesSignUps } from '#src/domains/core/users/account/sign-up.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { readQueryText } from '../../page-query.ts';
import type { SentForm } from '../../forms.ts';
import type { Reply } from '../../handlers.tsx';
import { renderInstanceText } from '../../instance-text.tsx';
import { attempt, type Refused } from '../../refused.ts';
import type { Visit } from '../../visits.ts';
import { renderAppearance } from '../about.tsx';
import { DonePage, signUpLabels, SignUpPage, trap } from './view.tsx';

export const pathOfDone = '/users/sign_up/done';

export async function showSignUp(
  environment: Environment,
  visit: Visit,
  req: Request,
): Promise<Reply> {
  if (visit.actor !== null) return { redirect: '/' };
  if (!takesSignUps(await loadCurrentSettings(environment.db))) throw new NotFound();
  return show(environment, visit, readQueryText(req, 'invitation'));
}

export async function takeSignUp(
  environment: Environment,
  visit: Visit,
  sent: SentForm,
): Promise<Reply> {
  const { db, limits, config } = environment;
  const settings = await loadCurrentSettings(db);
  if (!takesSignUps(settings)) {
    throw new Forbidden('Sign-up is disabled.');
  }
  await limits.consume('user_sign_up', { actor: null, path: '', ip: visit.ip });
  if (settings.invisible_captcha_enabled && sent.text(trap) !== '') return { redirect: pathOfDone };
  const token = sent.text('invitation');
  const account = readAccount(sent);
  const invitation = await findInvitation(db, token, visit.now);
  // The receiver of the mail may use another address, which the invitation does not vouch for.
  const vouched =
    invitation?.vouched === true && fold(invitation.email) === fold(account.email.trim());
  const accept = vouched
    ? (db: Database, userId: number) => acceptByToken(db, token, userId, visit.now)
    : null;
  const { refused } = await attempt(signUpLabels, () =>
    signUp(db, account, { now: visit.now.toISOString(), config, accept }),
  );
  if (refused !== null) return show(environment, visit, token, { sent, refused });
  const query = new URLSearchParams({
    // People who are vouched for have accepted it.
    ...(vouched ? { vouched: '1' } : invitation !== null && { invitation: token }),
  }).toString();
  return { redirect: query === '' ? pathOfDone : `${pathOfDone}?${query}` };
}

export async function showDone(
  environment: Environment,
  visit: Visit,
  req: Request,
): Promise<Reply> {
  const settings = await loadCurrentSettings(environment.db);
  const confirms = settings.send_user_confirmation_email;
  const isApproved =
    !settings.require_admin_approval_after_user_signup || readQueryText(req, 'vouched') !== '';
  const token = readQueryText(req, 'invitation');
  const text = settings.after_sign_up_text ?? '';
  return {
    secretAddress: token !== '',
    page: (
      <DonePage
        frame={visit.frame}
        confirms={confirms}
        approves={!isApproved}
        // The confirmation of an address makes its owner a member; others accept the invitation themselves.
        invitation={token === '' || confirms ? null : token}
        text={text.trim() === '' ? null : await renderInstanceText(environment, visit, text)}
      />
    ),
  };
}

async function show(
  environment: Environment,
  visit: Visit,
  token: string,
  again?: { readonly sent: SentForm; readonly refused: Refused },
): Promise<Reply> {
  const { db } = environment;
  const settings = await loadCurrentSettings(db);
  return {
    secretAddress: token !== '',
    status: again === undefined ? 200 : 422,
    page: (
      <SignUpPage
        frame={visit.frame}
        invitation={await findInvitation(db, token, visit.now)}
        token={token}
        approves={settings.require_admin_approval_after_user_signup}
        minPasswordLength={settings.minimum_password_length}
        hasTrap={settings.invisible_captcha_enabled}
        hasTerms={readEnforcedTerms(settings) !== null}
        again={again}
        about={await renderAppearance(environment, visit, null)}
      />
    ),
  };
}

async function findInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<OpenInvitation | null> {
  return token === '' ? null : findOpenInvitation(db, token, now);
}

function readAccount(sent: SentForm) {
  return {
    name: sent.text('user[name]'),
    username: sent.text('user[username]'),
    email: sent.text('user[email]'),
    password: sent.text('user[password]'),
    acceptsTerms: sent.text('user[terms_opt_in]') === '1',
  };
}
