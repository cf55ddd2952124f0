import type { Request } from 'express';
import { Forbidden, TooManyRequests, Unauthorized } from '#src/errors.ts';
import { takesSignUps } from '#src/domains/core/users/account/sign-up.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { SentForm } from '../../forms.ts';
import { redirectToDuty, type PageParts, type Reply } from '../../handlers.tsx';
import { explainHttpError } from '../../reason.ts';
import type { Visit } from '../../visits.ts';
import { renderAppearance } from '../about.tsx';
import { arrive, redirectTo } from '../arrival.ts';
import { loadFormTargets } from '../form-targets.ts';
import type { SecondStep } from '../second-step/actions.tsx';
import { type Shown, SignInPage } from './view.tsx';

/** Notices of the sign-in page. Addresses name them, so that a link cannot put words into the page. */
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

/** Shows the form, or the second step to a user who has completed the first. */
export async function showSignIn(
  parts: PageParts,
  secondStep: SecondStep,
  visit: Visit,
  req: Request,
): Promise<Reply> {
  const query = new URLSearchParams(req.url.split('?', 2)[1]);
  const returnTo = query.get('return_to') ?? '';
  if (visit.duty !== null) return redirectToDuty(visit, returnTo);
  const again = query.get('again') === '1';
  if (visit.actor !== null && !again) return redirectTo(visit, returnTo);
  const secondPage = await secondStep.page(visit, req);
  if (secondPage !== null) return secondPage;
  const name = query.get('notice') ?? '';
  const alert =
    visit.refusal === null ? (alerts.get(name) ?? null) : explainHttpError(visit.refusal);
  return show(parts, visit, { returnTo, alert, notice: notices.get(name) ?? null });
}

/** Takes a password, or the code of the second step. */
export async function takeSignIn(
  parts: PageParts,
  secondStep: SecondStep,
  visit: Visit,
  sent: SentForm,
  req: Request,
): Promise<Reply> {
  const { environment, authenticate } = parts;
  const settings = await loadCurrentSettings(environment.db);
  if (!settings.password_authentication_enabled_for_web) {
    throw new Forbidden('Sign-in with a password is disabled.');
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
    const refusal = describeRefusal(error);
    if (refusal === null) throw error;
    return show(parts, visit, { login, remembered, returnTo, ...refusal });
  }
}

async function show({ environment }: PageParts, visit: Visit, shown: Shown): Promise<Reply> {
  const settings = await loadCurrentSettings(environment.db);
  const about = await renderAppearance(environment, visit, settings.sign_in_text);
  return {
    status: shown.status ?? 200,
    formTargets: await loadFormTargets(environment, shown.returnTo),
    page: (
      <SignInPage
        frame={visit.frame}
        shown={shown}
        takesPasswords={settings.password_authentication_enabled_for_web}
        takesSignUps={takesSignUps(settings)}
        about={about}
      />
    ),
  };
}

/** Reason for a rejected sign-in; null for any other error. */
function describeRefusal(error: unknown): { status: number; alert: string } | null {
  if (error instanceof Unauthorized) {
    return { status: 422, alert: 'The username or the password is wrong.' };
  }
  if (error instanceof TooManyRequests) {
    const alert = 'There were too many wrong tries. Wait ten minutes, and try again.';
    return { status: 429, alert };
  }
  return error instanceof Forbidden ? { status: 422, alert: explainHttpError(error) } : null;
}
