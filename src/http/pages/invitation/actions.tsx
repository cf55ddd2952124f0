import type { Request } from 'express';
import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import {
  acceptByToken,
  declineByToken,
  findJoinedPlace,
  findOpenInvitation,
  type OpenInvitation,
} from '#src/domains/accounts/invitations/by-token.ts';
import { takesSignUps } from '#src/domains/core/users/account/sign-up.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { Reply, SignedInVisit } from '../handlers.tsx';
import type { Visit } from '../visits.ts';
import {
  AnsweredPage,
  ClosedInvitationPage,
  DeclinePage,
  InvitationPage,
  JoinedPage,
} from './view.tsx';

/** The last path segments to which answers redirect, with their notices. */
export const answers = [
  ['accepted', 'You are a member now.'],
  ['declined', 'The invitation is declined.'],
] as const;

export function showAnswer({ frame }: Visit, notice: string): Reply {
  return { page: <AnsweredPage frame={frame} notice={notice} /> };
}

export async function showInvitation(
  db: Database,
  { actor, frame, now }: Visit,
  req: Request,
): Promise<Reply> {
  const token = readToken(req);
  const invitation = await findOpenInvitation(db, token, now);
  if (invitation === null) return showAnswered(db, { actor, frame, now }, token);
  const settings = await loadCurrentSettings(db);
  const signUps = takesSignUps(settings);
  const approves = settings.require_admin_approval_after_user_signup;
  return {
    secretAddress: true,
    page: (
      <InvitationPage
        frame={frame}
        invitation={invitation}
        token={token}
        username={actor?.user.username ?? null}
        signUps={signUps}
        waits={signUps && approves && !invitation.vouched}
      />
    ),
  };
}

/**
 * An invitation that is not open leads the member who accepted it to what they joined. Other callers learn nothing: every
 * other token has the same answer.
 * @throws NotFound for signed-in users who did not accept it
 */
async function showAnswered(
  db: Database,
  { actor, frame, now }: Pick<Visit, 'actor' | 'frame' | 'now'>,
  token: string,
): Promise<Reply> {
  if (actor === null) {
    const page = <ClosedInvitationPage frame={frame} token={token} />;
    return { secretAddress: true, status: 404, page };
  }
  const joined = await findJoinedPlace(db, token, actor.user.id, now);
  if (joined === null) throw new NotFound('Invitation');
  return { secretAddress: true, page: <JoinedPage frame={frame} joined={joined} /> };
}

export async function showDecline(
  db: Database,
  { frame, now }: Visit,
  req: Request,
): Promise<Reply> {
  const invitation = await requireInvitation(db, req, now);
  return {
    secretAddress: true,
    page: <DeclinePage frame={frame} invitation={invitation} token={readToken(req)} />,
  };
}

export async function acceptInvitation(
  db: Database,
  { actor, now }: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const token = readToken(req);
  const accepted =
    (await acceptByToken(db, token, actor.user.id, now)) ||
    (await findJoinedPlace(db, token, actor.user.id, now)) !== null;
  if (!accepted) throw new NotFound('Invitation');
  return { redirect: '/-/invites/accepted' };
}

export async function declineInvitation(
  db: Database,
  { now }: Visit,
  req: Request,
): Promise<Reply> {
  if (!(await declineByToken(db, readToken(req), now))) throw new NotFound('Invitation');
  return { redirect: '/-/invites/declined' };
}

/** @throws NotFound when it is not open any more */
async function requireInvitation(db: Database, req: Request, now: Date): Promise<OpenInvitation> {
  const found = await findOpenInvitation(db, readToken(req), now);
  if (found === null) throw new NotFound('Invitation');
  return found;
}

function readToken({ params }: Request): string {
  const { token } = params;
  return typeof token === 'string' ? token : '';
}
