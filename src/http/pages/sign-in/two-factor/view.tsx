import type { Child, FC } from 'hono/jsx';
import { renderSVG } from 'uqr';
import { Button, Form, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { ProfilePage } from '../../profile/profile-page.tsx';
import type { Refused } from '../../refused.ts';

export const twoFactorPath = '/-/profile/two_factor_auth';

export const twoFactorLabels = { code: 'Code', current_password: 'Your password' };

interface PageProps {
  readonly frame: Frame;
  readonly notice: string | null;
  readonly alert: string | null;
  readonly children?: Child;
}

export const TwoFactorPage: FC<PageProps> = ({ frame, notice, alert, children }) => (
  <ProfilePage
    frame={frame}
    title="Two-factor authentication"
    path={twoFactorPath}
    notice={notice}
    alert={alert}
  >
    {children}
  </ProfilePage>
);

interface FormProps {
  readonly frame: Frame;
  /** The name under which the visitor signs in. */
  readonly account: string;
  readonly refused: Refused | undefined;
}

interface SetUpProps extends FormProps {
  readonly secret: string;
  /** The address from which an app takes the secret. */
  readonly address: string;
  /** The secret, sealed. */
  readonly offer: string;
  readonly returnTo: string;
}

export const SetUpForm: FC<SetUpProps> = (props) => {
  const { frame, account, refused, secret, address, offer, returnTo } = props;
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
              src={`data:image/svg+xml;base64,${renderQrCode(address)}`}
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
      <Form frame={frame} action={twoFactorPath} account={account}>
        <input type="hidden" name="offer" value={offer} />
        <input type="hidden" name="return_to" value={returnTo} />
        <TextField
          name="user[otp_attempt]"
          label={twoFactorLabels.code}
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
};

const renderQrCode = (address: string) =>
  Buffer.from(renderSVG(address, { border: 4 })).toString('base64');

const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?!$)/g, '$1 ');

const PasswordField: FC<Pick<FormProps, 'refused'>> = ({ refused }) => (
  <TextField
    name="user[current_password]"
    label={twoFactorLabels.current_password}
    type="password"
    errors={refused?.beside['current_password']}
    autocomplete="current-password"
    required
  />
);

interface SwitchedOnProps extends FormProps {
  /** Number of remaining recovery codes. */
  readonly left: number;
}

export const SwitchedOn: FC<SwitchedOnProps> = ({ frame, account, left, refused }) => (
  <>
    <p>
      Two-factor authentication is on.{' '}
      {left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`}
    </p>
    <h2>Change it</h2>
    <Form frame={frame} action={`${twoFactorPath}/change`} account={account}>
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

interface RecoveryCodesProps {
  readonly frame: Frame;
  readonly codes: readonly string[];
  /** Path to which the visitor continues. */
  readonly onward: string;
}

export const RecoveryCodesPage: FC<RecoveryCodesProps> = ({ frame, codes, onward }) => (
  <ProfilePage
    frame={frame}
    title="Recovery codes"
    path={twoFactorPath}
    notice="Two-factor authentication is on."
  >
    <p>
      Each of these codes lets you in once, should you lose your phone. Keep them in a safe place:
      they are not shown again.
    </p>
    <pre class="secret">{codes.join('\n')}</pre>
    <p>
      <a class="button" href={onward}>
        I have kept them
      </a>
    </p>
  </ProfilePage>
);
