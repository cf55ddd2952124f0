import type { FC } from 'hono/jsx';
import { maxPasswordChars } from '#src/auth/passwords.ts';
import { Button, Form, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { HtmlPage } from '#src/pages/page.tsx';

/** The address that the mail has. */
export const choicePath = '/users/password/edit';

/** The errors of each field, as sentences. */
export interface Wrong {
  readonly password?: readonly string[];
  readonly confirmation?: readonly string[];
}

interface ChoiceProps {
  readonly frame: Frame;
  readonly token: string;
  readonly minLength: number;
  readonly username: string;
  readonly wrong: Wrong;
}

export const ChoicePage: FC<ChoiceProps> = ({ frame, token, minLength, username, wrong }) => (
  <HtmlPage frame={frame} title="Choose a new password" width="narrow">
    <Form frame={frame} action={choicePath} account={username}>
      <input type="hidden" name="reset_password_token" value={token} />
      <TextField
        name="user[password]"
        label="New password"
        type="password"
        hint={`From ${minLength} to ${maxPasswordChars} characters.`}
        errors={wrong.password}
        autocomplete="new-password"
        required
      />
      <TextField
        name="user[password_confirmation]"
        label="The same once more"
        type="password"
        errors={wrong.confirmation}
        autocomplete="new-password"
        required
      />
      <Button>Change the password</Button>
    </Form>
    <p>All sessions of the account end with it.</p>
  </HtmlPage>
);

export const TooOldPage: FC<{ readonly frame: Frame }> = ({ frame }) => (
  <HtmlPage
    frame={frame}
    title="Choose a new password"
    width="narrow"
    alert="This link was used already, or is too old."
  >
    <p>
      <a href={`${frame.base}/users/password/new`}>Ask for another mail</a>.
    </p>
  </HtmlPage>
);
