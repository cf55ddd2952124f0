import type { Request } from 'express';
import { formatOneTimeCodeUri, createOneTimeCodeSecret } from '#src/auth/one-time-codes.ts';
import type { Database } from '#src/database/database.ts';
import { requireUser } from '#src/records/user.ts';
import {
  countRecoveryCodes,
  openOffer,
  replaceRecoveryCodes,
  sealOffer,
  setUpTwoFactor,
} from '#src/domains/core/users/account/second-factor.ts';
import { disableOwnTwoFactor } from '#src/domains/core/users/account/two-factor.ts';
import { readNotice, readQueryText } from '../../page-query.ts';
import type { SentForm } from '../../forms.ts';
import type { PageParts, Reply, SignedInVisit } from '../../handlers.tsx';
import { toLocalPath } from '../../local-path.ts';
import { attempt, type Refused } from '../../refused.ts';
import { confirmPassword } from '../confirm-password.ts';
import {
  twoFactorLabels,
  twoFactorPath,
  RecoveryCodesPage,
  SetUpForm,
  SwitchedOn,
  TwoFactorPage,
} from './view.tsx';

const notices = { off: 'Two-factor authentication is off.' };

interface Asked {
  /** Path to which the visitor returns. */
  readonly returnTo: string;
  /** The secret that was offered before, sealed. */
  readonly offer?: string;
  readonly refused?: Refused;
  readonly notice?: string | null;
}

export function showTwoFactor(
  parts: PageParts,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const returnTo = readQueryText(req, 'return_to');
  return show(parts, visit, { returnTo, notice: readNotice(req, notices) });
}

/** Enables it after a code of the app and the password. */
export async function setUpSecondFactor(
  parts: PageParts,
  visit: SignedInVisit,
  form: SentForm,
  req: Request,
): Promise<Reply> {
  const { db } = parts.environment;
  const { actor, sessionId, now } = visit;
  const returnTo = form.text('return_to');
  const offer = form.text('offer');
  const { refused, done } = await attempt(twoFactorLabels, async () => {
    const secret = openOffer(db, actor.user, offer);
    await confirmPassword(parts.authenticate, visit, form.text('user[current_password]'), req);
    const code = form.text('user[otp_attempt]');
    return setUpTwoFactor(db, actor.user, { secret, code, sessionId, now });
  });
  if (refused !== null) return show(parts, visit, { returnTo, offer, refused });
  return showCodes(visit, done, returnTo);
}

/** Makes new recovery codes, or switches it off. */
export async function changeTwoFactor(
  parts: PageParts,
  visit: SignedInVisit,
  form: SentForm,
  req: Request,
): Promise<Reply> {
  const { db } = parts.environment;
  const off = form.text('act') === 'off';
  const { user } = visit.actor;
  const { refused, done } = await attempt(twoFactorLabels, async () => {
    await confirmPassword(parts.authenticate, visit, form.text('user[current_password]'), req);
    if (!off) return replaceRecoveryCodes(db, user);
    await disableOwnTwoFactor(db, user, visit.now);
    return [];
  });
  if (refused !== null) return show(parts, visit, { returnTo: '', refused });
  return off ? { redirect: `${twoFactorPath}?done=off` } : showCodes(visit, done, '');
}

async function show(
  { environment: { db, config } }: PageParts,
  { frame, duty, actor }: SignedInVisit,
  { refused, notice = null, offer, returnTo }: Asked,
): Promise<Reply> {
  const user = await requireUser(db, actor.user.id);
  const due =
    duty === null
      ? null
      : 'Set up a second factor to go on: the instance or one of your groups requires it.';
  const account = user.username;
  const common = { frame, account, refused };
  const setUpForm = () => {
    const secret =
      (offer === undefined ? null : openOffered(db, user, offer)) ?? createOneTimeCodeSecret();
    const issuer = new URL(config.baseUrl).host;
    const address = formatOneTimeCodeUri(secret, { label: account, issuer });
    const sealed = sealOffer(db, user, secret);
    return (
      <SetUpForm {...common} secret={secret} address={address} returnTo={returnTo} offer={sealed} />
    );
  };
  return {
    status: refused === undefined ? 200 : 422,
    page: (
      <TwoFactorPage frame={frame} notice={notice} alert={refused?.alert ?? due}>
        {user.two_factor_enabled ? (
          <SwitchedOn {...common} left={await countRecoveryCodes(db, user)} />
        ) : (
          setUpForm()
        )}
      </TwoFactorPage>
    ),
  };
}

/** A form that was not taken shows the same picture again: the app has it by now. */
function openOffered(db: Database, user: { readonly id: number }, offer: string): string | null {
  try {
    return openOffer(db, user, offer);
  } catch {
    return null;
  }
}

function showCodes({ frame }: SignedInVisit, codes: readonly string[], returnTo: string): Reply {
  const onward = toLocalPath(returnTo) ?? frame.base + twoFactorPath;
  return { page: <RecoveryCodesPage frame={frame} codes={codes} onward={onward} /> };
}
