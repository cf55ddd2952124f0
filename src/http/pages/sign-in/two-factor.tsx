import type { Router } from 'express';
import type { FC } from 'hono/jsx';
import { renderSVG } from 'uqr';
import { addressOf, newSecret } from '../../../auth/one-time-codes.ts';
import { Button, Form, TextField } from '../../../pages/fields.tsx';
import type { Frame } from '../../../pages/frame.ts';
import { requireUser } from '../../../records/user.ts';
import {
  countRecoveryCodes,
  openOffer,
  replaceRecoveryCodes,
  sealOffer,
  setUpTwoFactor,
} from '../../../resources/users/account/second-factor.ts';
import { disableOwnTwoFactor } from '../../../resources/users/account/two-factor.ts';
import { askedNotice, askedText } from '../asked.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { localPath } from '../local-path.ts';
import { ProfilePage } from '../profile/profile-page.tsx';
import { attempt, type Refused } from '../refused.ts';
import { confirmPassword } from './confirm-password.ts';

const path = '/-/profile/two_factor_auth';
const title = 'Two-factor authentication';

const labels = { code: 'Code', current_password: 'Your password' };
const notices = { off: 'Two-factor authentication is off.' };

interface Asked {
  /** Where the visitor was on the way to. */
  readonly returnTo: string;
  /** The secret that was offered before, sealed. */
  readonly offer?: string;
  readonly refused?: Refused;
  readonly notice?: string | null;
}

/** Where people set up an app that shows codes, get new recovery codes, and switch both off again. */
export function twoFactorPages(
  router: Router,
  { ownForm, dutyPage, dutyForm }: PageHandlers,
  { environment, authenticate }: PageParts,
): void {
  const { db, config } = environment;
  const issuer = new URL(config.baseUrl).host;

  router.get(
    path,
    dutyPage('second_factor', async (visit, req) => {
      const returnTo = askedText(req, 'return_to');
      return show(visit, { returnTo, notice: askedNotice(req, notices) });
    }),
  );

  router.post(
    path,
    dutyForm('second_factor', async (visit, form, req) => {
      const { actor, sessionId, now } = visit;
      const returnTo = form.text('return_to');
      const offer = form.text('offer');
      const { refused, done } = await attempt(labels, async () => {
        const secret = openOffer(db, actor.user, offer);
        await confirmPassword(authenticate, visit, form.text('user[current_password]'), req);
        const code = form.text('user[otp_attempt]');
        return setUpTwoFactor(db, actor.user, { secret, code, sessionId, now });
      });
      if (refused !== null) return show(visit, { returnTo, offer, refused });
      return showCodes(visit, done, returnTo);
    }),
  );

  router.post(
    `${path}/change`,
    ownForm(async (visit, form, req) => {
      const off = form.text('act') === 'off';
      const { user } = visit.actor;
      const { refused, done } = await attempt(labels, async () => {
        await confirmPassword(authenticate, visit, form.text('user[current_password]'), req);
        if (!off) return replaceRecoveryCodes(db, user);
        await disableOwnTwoFactor(db, user, visit.now);
        return [];
      });
      if (refused !== null) return show(visit, { returnTo: '', refused });
      return off ? { redirect: `${path}?done=off` } : showCodes(visit, done, '');
    }),
  );

  async function show(visit: SignedInVisit, asked: Asked): Promise<Reply> {
    const { frame, duty } = visit;
    const { refused, notice = null } = asked;
    const user = await requireUser(db, visit.actor.user.id);
    const due = duty === null ? null : 'Set up a second factor to go on: it is asked of everybody.';
    return {
      status: refused === undefined ? 200 : 422,
      page: (
        <ProfilePage
          frame={frame}
          title={title}
          path={path}
          notice={notice}
          alert={refused?.alert ?? due}
        >
          {user.two_factor_enabled ? (
            <SwitchedOn
              frame={frame}
              account={user.username}
              left={await countRecoveryCodes(db, user)}
              refused={refused}
            />
          ) : (
            setUpForm(frame, user, asked)
          )}
        </ProfilePage>
      ),
    };
  }

  function setUpForm(
    frame: Frame,
    user: { readonly id: number; readonly username: string },
    { offer, returnTo, refused }: Asked,
  ) {
    const secret = (offer === undefined ? null : offeredBefore(user, offer)) ?? newSecret();
    const address = addressOf(secret, { label: user.username, issuer });
    const picture = Buffer.from(renderSVG(address, { border: 4 })).toString('base64');
    return (
      <>
        <p>
          An app on your phone shows a new code every half minute. Once it is set up, you are asked
          for one each time you sign in, and Git takes tokens in place of your password.
        </p>
        <ol>
          <li>
            Scan this picture with the app.
            <p>
              <img
                src={`data:image/svg+xml;base64,${picture}`}
                alt="A QR code that holds the key below"
                width="220"
                height="220"
              />
            </p>
          </li>
          <li>
            If you cannot scan it, type this key into the app: <code>{inGroups(secret)}</code>
          </li>
          <li>Enter the code that the app shows, and your password.</li>
        </ol>
        <Form frame={frame} action={path} account={user.username}>
          <input type="hidden" name="offer" value={sealOffer(db, user, secret)} />
          <input type="hidden" name="return_to" value={returnTo} />
          <TextField
            name="user[otp_attempt]"
            label={labels.code}
            errors={refused?.beside['code']}
            autocomplete="one-time-code"
            inputmode="numeric"
            maxlength={20}
            required
          />
          <PasswordField refused={refused} />
          <Button>Switch it on</Button>
        </Form>
      </>
    );
  }

  /** A form that was not taken shows the same picture again: the app has it by now. */
  function offeredBefore(user: { readonly id: number }, offer: string): string | null {
    try {
      return openOffer(db, user, offer);
    } catch {
      return null;
    }
  }

  function showCodes(
    { frame }: SignedInVisit,
    codes: readonly string[],
    returnTo: string,
  ): Promise<Reply> {
    const onward = localPath(returnTo);
    return Promise.resolve({
      page: (
        <ProfilePage
          frame={frame}
          title="Recovery codes"
          path={path}
          notice="Two-factor authentication is on."
        >
          <p>
            Each of these codes lets you in once, should you lose your phone. Keep them in a safe
            place: they are not shown again.
          </p>
          <pre class="secret">{codes.join('\n')}</pre>
          <p>
            <a class="button" href={onward ?? frame.base + path}>
              I have kept them
            </a>
          </p>
        </ProfilePage>
      ),
    });
  }
}

const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?!$)/g, '$1 ');

const PasswordField: FC<{ refused: Refused | undefined }> = ({ refused }) => (
  <TextField
    name="user[current_password]"
    label={labels.current_password}
    type="password"
    errors={refused?.beside['current_password']}
    autocomplete="current-password"
    required
  />
);

interface SwitchedOnProps {
  readonly frame: Frame;
  readonly account: string;
  readonly left: number;
  readonly refused: Refused | undefined;
}

const SwitchedOn: FC<SwitchedOnProps> = ({ frame, account, left, refused }) => (
  <>
    <p>
      Two-factor authentication is on.{' '}
      {left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`}
    </p>
    <h2>Change it</h2>
    <Form frame={frame} action={`${path}/change`} account={account}>
      <PasswordField refused={refused} />
      <div class="buttons">
        <Button name="act" value="codes">
          Make new recovery codes
        </Button>
        <Button name="act" value="off" kind="danger">
          Switch it off
        </Button>
      </div>
    </Form>
  </>
);
