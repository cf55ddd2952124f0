import type { FC } from 'hono/jsx';
import { PostButton } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { HtmlPage } from '#src/pages/page.tsx';
import { formatAccessLevel } from '#src/policy/access-level.ts';
import type { JoinedPlace, OpenInvitation } from '#src/domains/accounts/invitations/by-token.ts';

interface AnsweredProps {
  readonly frame: Frame;
  readonly notice: string;
}

export const AnsweredPage: FC<AnsweredProps> = ({ frame, notice }) => (
  <HtmlPage frame={frame} title="Invitation" width="narrow" notice={notice}>
    <p>
      <a href={`${frame.base}/`}>Go on to the start page</a>
    </p>
  </HtmlPage>
);

/** The answer to a link that was clicked again. Projects and groups have no pages: it names the place. */
export const JoinedPage: FC<{ readonly frame: Frame; readonly joined: JoinedPlace }> = ({
  frame,
  joined: { place, word, fullPath },
}) => (
  <HtmlPage frame={frame} title="Invitation" width="narrow" notice="You are a member already.">
    <p>
      You joined the {word} <strong>{place}</strong>: <code>{fullPath}</code>
    </p>
    <p>
      <a href={`${frame.base}/`}>Go on to the start page</a>
    </p>
  </HtmlPage>
);

/** Page for visitors without an account, for every token; a member signs in and sees the joined project or group. */
export const ClosedInvitationPage: FC<{ readonly frame: Frame; readonly token: string }> = ({
  frame,
  token,
}) => (
  <HtmlPage frame={frame} title="Invitation" width="narrow">
    <p>This invitation is not open.</p>
    <p>
      If you accepted it before,{' '}
      <a
        href={`${frame.base}/users/sign_in?return_to=${encodeURIComponent(formatInvitationPath(token))}`}
      >
        sign in to see what you joined
      </a>
      .
    </p>
  </HtmlPage>
);

interface Props {
  readonly frame: Frame;
  readonly invitation: OpenInvitation;
  readonly token: string;
}

interface InvitationProps extends Props {
  /** Username of the signed-in visitor; null for a visitor who is not signed in. */
  readonly username: string | null;
  /** True where visitors create accounts for themselves. */
  readonly signUps: boolean;
  /** True if an administrator must approve new accounts. */
  readonly waits: boolean;
}

export const InvitationPage: FC<InvitationProps> = (props) => {
  const { frame, invitation, token, username } = props;
  const { place, word, email, level, inviter } = invitation;
  const path = formatInvitationPath(token);
  return (
    <HtmlPage frame={frame} title="Invitation" width="narrow">
      <p>
        {inviter ?? 'Somebody'} invites {email} to the {word} <strong>{place}</strong>, as{' '}
        {formatAccessLevel(level)}.
      </p>
      {username === null ? <WaysIn {...props} /> : null}
      <div class="buttons">
        {username === null ? null : (
          <PostButton frame={frame} action={`${path}/accept`}>
            {`Accept as @${username}`}
          </PostButton>
        )}
        <PostButton frame={frame} action={`${path}/decline`} kind="quiet">
          Decline
        </PostButton>
      </div>
    </HtmlPage>
  );
};

const WaysIn: FC<InvitationProps> = ({ frame, token, signUps, waits }) => {
  const back = encodeURIComponent(formatInvitationPath(token));
  return (
    <p>
      <a href={`${frame.base}/users/sign_in?return_to=${back}`}>Sign in to accept it</a>
      {signUps ? (
        <>
          , or <a href={signUpPath(frame.base, token)}>create an account</a>
        </>
      ) : null}
      .{waits ? ' An administrator has to approve new accounts.' : null}
    </p>
  );
};

export const DeclinePage: FC<Props> = ({ frame, invitation: { place, word }, token }) => (
  <HtmlPage frame={frame} title="Decline the invitation" width="narrow">
    <p>
      You were invited to the {word} <strong>{place}</strong>.
    </p>
    <PostButton frame={frame} action={`${formatInvitationPath(token)}/decline`} kind="danger">
      Decline
    </PostButton>
  </HtmlPage>
);

const formatInvitationPath = (token: string) => `/-/invites/${token}`;

const signUpPath = (base: string, token: string) =>
  `${base}/users/sign_up?invitation=${encodeURIComponent(token)}`;
