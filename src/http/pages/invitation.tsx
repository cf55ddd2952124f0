import { type Request, Router } from 'express';
import { NotFound } from '../../errors.ts';
import { PostButton } from '../../pages/fields.tsx';
import { Page } from '../../pages/page.tsx';
import { accessLevelName } from '../../policy/access-level.ts';
import {
  acceptByToken,
  declineByToken,
  findOpenInvitation,
  type OpenInvitation,
} from '../../resources/invitations/by-token.ts';
import { takesSignUps } from '../../resources/users/account/sign-up.ts';
import { currentSettings } from '../../settings/current.ts';
import type { PageHandlers, PageParts } from './handlers.tsx';

const answers = [
  ['accepted', 'You are a member now.'],
  ['declined', 'The invitation is declined.'],
] as const;

/** The invitations of mails. Links only show them: a button accepts or declines. */
export function invitationRouter(
  { page, form, ownForm }: PageHandlers,
  { environment }: PageParts,
): Router {
  const { db } = environment;
  const router = Router({ strict: true, caseSensitive: true });

  /** @throws NotFound when it is not open any more */
  const invitationOf = async (req: Request, now: Date): Promise<OpenInvitation> => {
    const found = await findOpenInvitation(db, tokenOf(req), now);
    if (found === null) throw new NotFound('Invitation');
    return found;
  };

  for (const [answer, notice] of answers) {
    router.get(
      `/-/invites/${answer}`,
      page(async ({ frame }) => ({
        page: (
          <Page frame={frame} title="Invitation" width="narrow" notice={notice}>
            <p>
              <a href={`${frame.base}/`}>Go on to the start page</a>
            </p>
          </Page>
        ),
      })),
    );
  }

  router.get(
    '/-/invites/:token',
    page(async ({ actor, frame, now }, req) => {
      const { place, word, email, level, inviter, vouched } = await invitationOf(req, now);
      const settings = await currentSettings(db);
      const signUps = takesSignUps(settings);
      const waits = signUps && settings.require_admin_approval_after_user_signup && !vouched;
      const token = tokenOf(req);
      const path = `/-/invites/${token}`;
      const back = encodeURIComponent(path);
      return {
        secretAddress: true,
        page: (
          <Page frame={frame} title="Invitation" width="narrow">
            <p>
              {inviter ?? 'Somebody'} invites {email} to the {word} <strong>{place}</strong>, as{' '}
              {accessLevelName(level)}.
            </p>
            {actor === null ? (
              <p>
                <a href={`${frame.base}/users/sign_in?return_to=${back}`}>Sign in to accept it</a>
                {signUps ? (
                  <>
                    , or <a href={signUpPath(frame.base, token)}>create an account</a>
                  </>
                ) : null}
                .{waits ? ' An administrator has to approve new accounts.' : null}
              </p>
            ) : null}
            <div class="buttons">
              {actor === null ? null : (
                <PostButton frame={frame} action={`${path}/accept`}>
                  {`Accept as @${actor.user.username}`}
                </PostButton>
              )}
              <PostButton frame={frame} action={`${path}/decline`} kind="quiet">
                Decline
              </PostButton>
            </div>
          </Page>
        ),
      };
    }),
  );

  router.get(
    '/-/invites/:token/decline',
    page(async ({ frame, now }, req) => {
      const { place, word } = await invitationOf(req, now);
      return {
        secretAddress: true,
        page: (
          <Page frame={frame} title="Decline the invitation" width="narrow">
            <p>
              You were invited to the {word} <strong>{place}</strong>.
            </p>
            <PostButton frame={frame} action={`/-/invites/${tokenOf(req)}/decline`} kind="danger">
              Decline
            </PostButton>
          </Page>
        ),
      };
    }),
  );

  router.post(
    '/-/invites/:token/accept',
    ownForm(async ({ actor, now }, _form, req) => {
      const accepted = await acceptByToken(db, tokenOf(req), actor.user.id, now);
      if (!accepted) throw new NotFound('Invitation');
      return { redirect: '/-/invites/accepted' };
    }),
  );

  router.post(
    '/-/invites/:token/decline',
    form(async ({ now }, _form, req) => {
      if (!(await declineByToken(db, tokenOf(req), now))) throw new NotFound('Invitation');
      return { redirect: '/-/invites/declined' };
    }),
  );

  return router;
}

const signUpPath = (base: string, token: string) =>
  `${base}/users/sign_up?invitation=${encodeURIComponent(token)}`;

function tokenOf({ params }: Request): string {
  const { token } = params;
  return typeof token === 'string' ? token : '';
}
