import type { FC } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Button, Checkbox, Form, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { HtmlPage } from '#src/pages/page.tsx';

/** The values that the form is filled in with, and its messages. */
export interface Shown {
  readonly login?: string;
  readonly remembered?: boolean;
  readonly returnTo: string;
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly status?: number;
}

interface Props {
  readonly frame: Frame;
  readonly shown: Shown;
  /** True where people sign in with a password. */
  readonly takesPasswords: boolean;
  readonly takesSignUps: boolean;
  readonly about: JSX.Element | null;
}

export const SignInPage: FC<Props> = (props) => {
  const { frame, shown, takesPasswords, about } = props;
  return (
    <HtmlPage
      frame={frame}
      title="Sign in"
      width="narrow"
      notice={shown.notice ?? null}
      alert={shown.alert ?? null}
    >
      {takesPasswords ? <SignInForm {...props} /> : <p>Sign-in with a password is disabled.</p>}
      {about}
    </HtmlPage>
  );
};

/** Visitors from an invitation mail keep the invitation when they sign up. */
function signUpPath(returnTo: string): string {
  const token = /^\/-\/invites\/([\w-]+)$/.exec(returnTo)?.[1];
  return token === undefined ? '/users/sign_up' : `/users/sign_up?invitation=${token}`;
}

const SignInForm: FC<Pick<Props, 'frame' | 'shown' | 'takesSignUps'>> = ({
  frame,
  shown,
  takesSignUps,
}) => (
  <>
    <Form frame={frame} action="/users/sign_in">
      <input type="hidden" name="return_to" value={shown.returnTo} />
      <TextField
        name="user[login]"
        label="Username or email address"
        value={shown.login ?? ''}
        autocomplete="username"
        autofocus={shown.login === undefined}
        required
      />
      <TextField
        name="user[password]"
        label="Password"
        type="password"
        autocomplete="current-password"
        autofocus={shown.login !== undefined}
        required
      />
      <Checkbox
        name="user[remember_me]"
        label="Stay signed in on this device for two weeks"
        checked={shown.remembered}
      />
      <Button>Sign in</Button>
    </Form>
    <p>
      <a href={`${frame.base}/users/password/new`}>Forgot your password?</a>
    </p>
    {takesSignUps ? (
      <p>
        No account yet? <a href={frame.base + signUpPath(shown.returnTo)}>Create one</a>
      </p>
    ) : null}
  </>
);
