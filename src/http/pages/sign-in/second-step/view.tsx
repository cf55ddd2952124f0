import type { FC } from 'hono/jsx';
import { Button, Form, PostButton, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { HtmlPage } from '#src/pages/page.tsx';

interface Props {
  readonly frame: Frame;
  /** True where too many codes were wrong. */
  readonly late: boolean;
  readonly wrong: boolean;
}

/** Asks for the code. */
export const CodePage: FC<Props> = ({ frame, late, wrong }) => (
  <HtmlPage
    frame={frame}
    title="Enter your code"
    width="narrow"
    alert={late ? 'There were too many wrong codes. Wait ten minutes, and sign in again.' : null}
  >
    <Form frame={frame} action="/users/sign_in">
      <TextField
        name="user[otp_attempt]"
        label="Code"
        hint="The six digits that your app shows now, or one of your recovery codes."
        errors={wrong ? ['The code is wrong, or was used already.'] : []}
        autocomplete="one-time-code"
        maxlength={40}
        autofocus
        required
      />
      <Button>Sign in</Button>
    </Form>
    <p>
      <PostButton frame={frame} action="/users/sign_in/cancel" kind="quiet">
        Sign in as somebody else
      </PostButton>
    </p>
  </HtmlPage>
);
