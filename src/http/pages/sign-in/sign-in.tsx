import type { Router } from 'express';
import type { FC } from 'hono/jsx';
import { Forbidden, TooManyRequests, Unauthorized } from '../../../errors.ts';
import { Button, Checkbox, Form, TextField } from '../../../pages/fields.tsx';
import { Page } from '../../../pages/page.tsx';
import { takesSignUps } from '../../../resources/users/account/sign-up.ts';
import { currentSettings } from '../../../settings/current.ts';
import { ledToDuty, type PageHandlers, type PageParts, type Reply } from '../handlers.tsx';
import { reasonOf } from '../reason.ts';
import type { Visit } from '../visits.ts';
import { aboutInstance } from './about.tsx';
import { arrive, ledTo } from './arrival.ts';
import { formTargetsOf } from './form-targets.ts';
import { createSecondStep } from './second-step.tsx';

/** Said on the sign-in page to whoever is sent there; addresses name them, so that nobody can put words into it. */
const notices: ReadonlyMap<string, string> = new Map(
  Object.entries({
    signed_out: 'You are signed out.',
    signed_up: 'Your account was created. Sign in with it.',
    confirmed: 'Your address is confirmed. You can sign in now.',
    password_changed: 'Your password was changed. Sign in with the new one.',
  }),
);

const alerts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    code_late: 'The time for your code is over. Sign in again.',
    code_wrong: 'Too many codes were wrong. Sign in again.',
  }),
);

/** The field of the second step, which a form with the first does not have. */
const codeField = 'user[otp_attempt]';

/** The values that the form is filled in with, and its messages. */
interface Shown {
  readonly login?: string;
  readonly remembered?: boolean;
  readonly returnTo: string;
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly status?: number;
}

export function signInPages(
  router: Router,
  { page, form }: PageHandlers,
  { environment, authenticate }: PageParts,
): void {
  const { db } = environment;
  const secondStep = createSecondStep(environment);

  async function show(visit: Visit, shown: Shown): Promise<Reply> {
    const settings = await currentSettings(db);
    const about = await aboutInstance(environment, visit, settings.sign_in_text);
    const { frame } = visit;
    return {
      status: shown.status ?? 200,
      formTargets: await formTargetsOf(environment, shown.returnTo),
      page: (
        <Page
          frame={frame}
          title="Sign in"
          width="narrow"
          notice={shown.notice ?? null}
          alert={shown.alert ?? null}
        >
          {settings.password_authentication_enabled_for_web ? (
            <SignInForm visit={visit} shown={shown} signUp={takesSignUps(settings)} />
          ) : (
            <p>Nobody signs in with a password here.</p>
          )}
          {about}
        </Page>
      ),
    };
  }

  router.get(
    '/users/sign_in',
    page(async (visit, req) => {
      const query = new URLSearchParams(req.url.split('?', 2)[1]);
      const returnTo = query.get('return_to') ?? '';
      if (visit.duty !== null) return ledToDuty(visit, returnTo);
      const again = query.get('again') === '1';
      if (visit.actor !== null && !again) return ledTo(visit, returnTo);
      const asked = await secondStep.page(visit, req);
      if (asked !== null) return asked;
      const name = query.get('notice') ?? '';
      const alert = visit.refusal === null ? (alerts.get(name) ?? null) : reasonOf(visit.refusal);
      return show(visit, { returnTo, alert, notice: notices.get(name) ?? null });
    }),
  );

  router.post(
    '/users/sign_in',
    form(async (visit, sent, req) => {
      const settings = await currentSettings(db);
      if (!settings.password_authentication_enabled_for_web) {
        throw new Forbidden('Nobody signs in with a password here.');
      }
      if (sent.all(codeField).length > 0) {
        return secondStep.take(visit, sent.text(codeField), req);
      }
      const login = sent.text('user[login]').trim();
      const returnTo = sent.text('return_to');
      const remembered = sent.text('user[remember_me]') === '1';
      try {
        const password = sent.text('user[password]');
        const who = await authenticate.startSignIn({ login, password, http: req });
        const destination = { returnTo, remembered };
        return who.user.two_factor_enabled
          ? await secondStep.begin(visit, who, destination)
          : await arrive(environment, visit, who, destination);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === null) throw error;
        return show(visit, { login, remembered, returnTo, ...refusal });
      }
    }, 'entering'),
  );

  router.post(
    '/users/sign_in/cancel',
    form(async (_visit, _sent, req) => secondStep.giveUp(req), 'entering'),
  );
}

/** Why somebody is not let in; null for what is no refusal. */
function refusalOf(error: unknown): { status: number; alert: string } | null {
  if (error instanceof Unauthorized) {
    return { status: 422, alert: 'The username or the password is wrong.' };
  }
  if (error instanceof TooManyRequests) {
    const alert = 'There were too many wrong tries. Wait ten minutes, and try again.';
    return { status: 429, alert };
  }
  return error instanceof Forbidden ? { status: 422, alert: reasonOf(error) } : null;
}

/** Visitors who came from the mail of an invitation sign up with it. */
function signUpPath(returnTo: string): string {
  const token = /^\/-\/invites\/([\w-]+)$/.exec(returnTo)?.[1];
  return token === undefined ? '/users/sign_up' : `/users/sign_up?invitation=${token}`;
}

const SignInForm: FC<{ visit: Visit; shown: Shown; signUp: boolean }> = ({
  visit: { frame },
  shown,
  signUp,
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
    {signUp ? (
      <p>
        No account yet? <a href={frame.base + signUpPath(shown.returnTo)}>Create one</a>
      </p>
    ) : null}
  </>
);
