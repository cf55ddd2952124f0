import type { Request } from 'express';
import { changeOwnPassword } from '#src/domains/core/users/account/own-password.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { readNotice, readQueryText } from '../../page-query.ts';
import type { SentForm } from '../../forms.ts';
import type { PageParts, Reply, SignedInVisit } from '../../handlers.tsx';
import { attempt, type Refused } from '../../refused.ts';
import { formatNewSessionCookie, redirectTo } from '../arrival.ts';
import { confirmPassword } from '../confirm-password.ts';
import { loadFormTargets } from '../form-targets.ts';
import { ExpiredPasswordPage, passwordLabels, PasswordPage, passwordPath } from './view.tsx';

const notices = {
  changed: 'Your password was changed, and you are signed out everywhere else.',
};

export async function showPassword(
  { environment: { db } }: PageParts,
  { frame, actor }: SignedInVisit,
  req: Request,
  refused?: Refused,
): Promise<Reply> {
  const { minimum_password_length: minLength } = await loadCurrentSettings(db);
  const form = { frame, account: actor.user.username, minLength, refused };
  return {
    status: refused === undefined ? 200 : 422,
    page: <PasswordPage {...form} notice={readNotice(req, notices)} />,
  };
}

export async function changePassword(
  parts: PageParts,
  visit: SignedInVisit,
  form: SentForm,
  req: Request,
): Promise<Reply> {
  const { refused, done } = await change(parts, visit, form, req);
  if (refused !== null) return showPassword(parts, visit, req, refused);
  return { redirect: `${passwordPath}?done=changed`, cookies: [done] };
}

export function showExpiredPassword(
  parts: PageParts,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  return showExpired(parts, visit, { returnTo: readQueryText(req, 'return_to') });
}

export async function changeExpiredPassword(
  parts: PageParts,
  visit: SignedInVisit,
  form: SentForm,
  req: Request,
): Promise<Reply> {
  const returnTo = form.text('return_to');
  const { refused, done } = await change(parts, visit, form, req);
  if (refused !== null) return showExpired(parts, visit, { returnTo, refused });
  return redirectTo(visit, returnTo, [done]);
}

async function showExpired(
  { environment }: PageParts,
  { frame, actor }: SignedInVisit,
  { returnTo, refused }: { readonly returnTo: string; readonly refused?: Refused },
): Promise<Reply> {
  const { minimum_password_length: minLength } = await loadCurrentSettings(environment.db);
  const form = { frame, account: actor.user.username, minLength, refused };
  return {
    status: refused === undefined ? 200 : 422,
    formTargets: await loadFormTargets(environment, returnTo),
    page: <ExpiredPasswordPage {...form} returnTo={returnTo} />,
  };
}

/** Answers the cookie of the session, which has another identifier from here on. */
function change(
  { environment: { db, config }, authenticate }: PageParts,
  visit: SignedInVisit,
  form: SentForm,
  req: Request,
) {
  return attempt(passwordLabels, async () => {
    const current = form.text('user[current_password]');
    const digest = await confirmPassword(authenticate, visit, current, req);
    const renewed = await changeOwnPassword(db, visit.actor.user, {
      current,
      digest,
      password: form.text('user[password]'),
      confirmation: form.text('user[password_confirmation]'),
      sessionId: visit.sessionId,
      now: visit.now.toISOString(),
    });
    return formatNewSessionCookie(config, renewed);
  });
}
