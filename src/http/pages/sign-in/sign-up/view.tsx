import type { FC } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Button, Checkbox, Form, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { HtmlPage } from '#src/pages/page.tsx';
import type { OpenInvitation } from '#src/domains/accounts/invitations/by-token.ts';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';

export const signUpPath = '/users/sign_up';
/** Hidden field for bots, which fill in every field: they get no account, and no message. */
export const trap = 'user[website]';

export const signUpLabels = {
  name: 'Your name',
  username: 'Username',
  email: 'Email address',
  password: 'Password',
};

interface Props {
  readonly frame: Frame;
  /** The invitation of the visitor; null without one. */
  readonly invitation: OpenInvitation | null;
  readonly token: string;
  /** True where administrators approve new accounts. */
  readonly approves: boolean;
  readonly minPasswordLength: number;
  readonly hasTrap: boolean;
  readonly hasTerms: boolean;
  /** The rejected form with its errors, to show again; undefined on the first view. */
  readonly again: { readonly sent: SentForm; readonly refused: Refused } | undefined;
  readonly about: JSX.Element | null;
}

export const SignUpPage: FC<Props> = (props) => {
  const { frame, invitation, token, approves, again, about } = props;
  return (
    <HtmlPage
      frame={frame}
      title="Create an account"
      width="narrow"
      alert={again?.refused.alert ?? null}
    >
      {invitation === null ? null : (
        <p>
          You are invited to the {invitation.word} <strong>{invitation.place}</strong>.{' '}
          {approves && !invitation.vouched
            ? 'Before you can sign in, an administrator has to approve your account.'
            : null}
        </p>
      )}
      <Form frame={frame} action={signUpPath}>
        {invitation === null ? null : <input type="hidden" name="invitation" value={token} />}
        <AccountFields {...props} />
        {props.hasTrap ? <Trap /> : null}
        {props.hasTerms ? <Terms {...props} /> : null}
        <Button>Create the account</Button>
      </Form>
      <p>
        You have an account? <a href={`${frame.base}/users/sign_in`}>Sign in</a>
      </p>
      {about}
    </HtmlPage>
  );
};

const readValue = ({ again }: Props, name: string, first = '') =>
  again?.sent.text(`user[${name}]`) ?? first;

const AccountFields: FC<Props> = (props) => {
  const beside = props.again?.refused.beside ?? {};
  return (
    <>
      <TextField
        name="user[name]"
        label={signUpLabels.name}
        value={readValue(props, 'name')}
        errors={beside['name']}
        autocomplete="name"
        maxlength={255}
        required
      />
      <TextField
        name="user[username]"
        label={signUpLabels.username}
        hint="Part of the address of your projects."
        value={readValue(props, 'username')}
        errors={beside['username']}
        autocomplete="username"
        maxlength={255}
        required
      />
      <TextField
        name="user[email]"
        label={signUpLabels.email}
        type="email"
        value={readValue(props, 'email', props.invitation?.email)}
        errors={beside['email']}
        autocomplete="email"
        required
      />
      <TextField
        name="user[password]"
        label={signUpLabels.password}
        hint={`At least ${props.minPasswordLength} characters.`}
        type="password"
        errors={beside['password']}
        autocomplete="new-password"
        required
      />
    </>
  );
};

const Trap: FC = () => (
  <div class="unseen" aria-hidden="true">
    <label>
      Leave this empty <input name={trap} tabindex={-1} autocomplete="off" />
    </label>
  </div>
);

const Terms: FC<Props> = (props) => (
  <>
    <p>
      <a href={`${props.frame.base}/-/users/terms`}>Read the terms of use</a>
    </p>
    <Checkbox
      name="user[terms_opt_in]"
      label="I accept the terms of use"
      checked={readValue(props, 'terms_opt_in') === '1'}
    />
  </>
);

interface DoneProps {
  readonly frame: Frame;
  /** True where a mail confirms the address. */
  readonly confirms: boolean;
  /** True where an administrator has to approve the account. */
  readonly approves: boolean;
  /** The token of an invitation that is still to be accepted; null for none. */
  readonly invitation: string | null;
  /** A text of the instance; null for none. */
  readonly text: JSX.Element | null;
}

export const DonePage: FC<DoneProps> = ({ frame, confirms, approves, invitation, text }) => {
  const back = encodeURIComponent(`/-/invites/${invitation ?? ''}`);
  const onward = invitation === null ? '' : `?return_to=${back}`;
  return (
    <HtmlPage frame={frame} title="Almost there" width="narrow">
      {confirms ? <p>We sent you a mail. Follow the link in it to confirm your address.</p> : null}
      {approves ? (
        <p>An administrator has to approve your account before you can sign in.</p>
      ) : null}
      {confirms || approves ? null : <p>Your account was created. Sign in with it.</p>}
      {text}
      <p>
        <a class="button" href={`${frame.base}/users/sign_in${onward}`}>
          {onward === '' ? 'Sign in' : 'Sign in, and accept the invitation'}
        </a>
      </p>
    </HtmlPage>
  );
};
