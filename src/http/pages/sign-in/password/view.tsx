import type { FC } from 'hono/jsx';
import { Button, Form, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { HtmlPage } from '#src/pages/page.tsx';
import { ProfilePage } from '../../profile/profile-page.tsx';
import type { Refused } from '../../refused.ts';

export const passwordPath = '/-/profile/password/edit';
/** Page for users who must choose another password before anything else. */
export const pathOfExpired = '/-/profile/password/new';

export const passwordLabels = {
  current_password: 'Current password',
  password: 'New password',
  password_confirmation: 'New password, once more',
};

interface Props {
  readonly frame: Frame;
  /** The name under which the visitor signs in. */
  readonly account: string;
  readonly minLength: number;
  readonly refused: Refused | undefined;
}

export const PasswordPage: FC<Props & { readonly notice: string | null }> = (props) => {
  const { frame, account, minLength, refused, notice } = props;
  return (
    <ProfilePage
      frame={frame}
      title="Password"
      path={passwordPath}
      notice={notice}
      alert={refused?.alert ?? null}
    >
      <p>A new password signs you out everywhere but here.</p>
      <Form frame={frame} action={passwordPath} account={account}>
        <PasswordFields minLength={minLength} refused={refused} />
        <Button>Change the password</Button>
      </Form>
    </ProfilePage>
  );
};

export const ExpiredPasswordPage: FC<Props & { readonly returnTo: string }> = (props) => {
  const { frame, account, minLength, refused, returnTo } = props;
  return (
    <HtmlPage
      frame={frame}
      title="Choose a new password"
      width="narrow"
      alert={refused?.alert ?? null}
    >
      <p>Your password expired, or somebody else chose it for you.</p>
      <Form frame={frame} action={pathOfExpired} account={account}>
        <input type="hidden" name="return_to" value={returnTo} />
        <PasswordFields minLength={minLength} refused={refused} />
        <Button>Change the password</Button>
      </Form>
    </HtmlPage>
  );
};

const PasswordFields: FC<Pick<Props, 'minLength' | 'refused'>> = ({ minLength, refused }) => {
  const beside = refused?.beside ?? {};
  const common = { type: 'password', required: true } as const;
  return (
    <>
      <TextField
        {...common}
        name="user[current_password]"
        label={passwordLabels.current_password}
        errors={beside['current_password']}
        autocomplete="current-password"
      />
      <TextField
        {...common}
        name="user[password]"
        label={passwordLabels.password}
        hint={`At least ${minLength} characters.`}
        errors={beside['password']}
        autocomplete="new-password"
      />
      <TextField
        {...common}
        name="user[password_confirmation]"
        label={passwordLabels.password_confirmation}
        errors={beside['password_confirmation']}
        autocomplete="new-password"
      />
    </>
  );
};
