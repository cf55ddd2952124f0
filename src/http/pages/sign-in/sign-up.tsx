import type { Router } from 'express';
import { enforcedTerms } from '../../../auth/terms.ts';
import type { Database } from '../../../database/database.ts';
import { fold } from '../../../database/folding.ts';
import { Forbidden, NotFound } from '../../../errors.ts';
import { Button, Checkbox, Form, TextField } from '../../../pages/fields.tsx';
import { Page } from '../../../pages/page.tsx';
import {
  acceptByToken,
  findOpenInvitation,
  type OpenInvitation,
} from '../../../resources/invitations/by-token.ts';
import { signUp, takesSignUps } from '../../../resources/users/account/sign-up.ts';
import { currentSettings } from '../../../settings/current.ts';
import { askedText } from '../asked.ts';
import type { SentForm } from '../forms.ts';
import type { PageHandlers, PageParts, Reply } from '../handlers.tsx';
import { instanceText } from '../instance-text.tsx';
import { attempt, type Refused } from '../refused.ts';
import type { Visit } from '../visits.ts';
import { aboutInstance } from './about.tsx';

const path = '/users/sign_up';
const done = '/users/sign_up/done';
/** A field that people do not see; programs that fill in every field are told nothing, and get no account. */
const trap = 'user[website]';

const labels = {
  name: 'Your name',
  username: 'Username',
  email: 'Email address',
  password: 'Password',
};

/** Where people make accounts for themselves, while the instance lets them. */
export function signUpPages(
  router: Router,
  { page, form }: PageHandlers,
  { environment }: PageParts,
): void {
  const { db, limits, config } = environment;

  router.get(
    path,
    page(async (visit, req) => {
      if (visit.actor !== null) return { redirect: '/' };
      if (!takesSignUps(await currentSettings(db))) throw new NotFound();
      return show(visit, askedText(req, 'invitation'));
    }),
  );

  const invitationOf = async (token: string, now: Date): Promise<OpenInvitation | null> =>
    token === '' ? null : findOpenInvitation(db, token, now);

  router.post(
    path,
    form(async (visit, sent) => {
      const settings = await currentSettings(db);
      if (!takesSignUps(settings)) {
        throw new Forbidden('Nobody creates an account for themselves here.');
      }
      await limits.consume('user_sign_up', { actor: null, path: '', ip: visit.ip });
      if (settings.invisible_captcha_enabled && sent.text(trap) !== '') return { redirect: done };
      const token = sent.text('invitation');
      const wanted = wantedOf(sent);
      const invitation = await invitationOf(token, visit.now);
      // Who has the mail may use another address, for which nobody vouches.
      const vouched =
        invitation?.vouched === true && fold(invitation.email) === fold(wanted.email.trim());
      const accept = vouched
        ? (db: Database, userId: number) => acceptByToken(db, token, userId, visit.now)
        : null;
      const { refused } = await attempt(labels, () =>
        signUp(db, wanted, { now: visit.now.toISOString(), config, accept }),
      );
      if (refused !== null) return show(visit, token, { sent, refused });
      const query = new URLSearchParams({
        // People who are vouched for have accepted it.
        ...(vouched ? { vouched: '1' } : invitation !== null && { invitation: token }),
      }).toString();
      return { redirect: query === '' ? done : `${done}?${query}` };
    }),
  );

  router.get(
    done,
    page(async (visit, req) => {
      const settings = await currentSettings(db);
      const { frame } = visit;
      const confirms = settings.send_user_confirmation_email;
      const approves =
        settings.require_admin_approval_after_user_signup && askedText(req, 'vouched') === '';
      const token = askedText(req, 'invitation');
      // The confirmation of an address makes its owner a member; others accept the invitation themselves.
      const onward =
        token === '' || confirms ? '' : `?return_to=${encodeURIComponent(`/-/invites/${token}`)}`;
      const text = settings.after_sign_up_text ?? '';
      return {
        secretAddress: token !== '',
        page: (
          <Page frame={frame} title="Almost there" width="narrow">
            {confirms ? (
              <p>We sent you a mail. Follow the link in it to confirm your address.</p>
            ) : null}
            {approves ? (
              <p>An administrator has to approve your account before you can sign in.</p>
            ) : null}
            {confirms || approves ? null : <p>Your account was created. Sign in with it.</p>}
            {text.trim() === '' ? null : await instanceText(environment, visit, text)}
            <p>
              <a class="button" href={`${frame.base}/users/sign_in${onward}`}>
                {onward === '' ? 'Sign in' : 'Sign in, and accept the invitation'}
              </a>
            </p>
          </Page>
        ),
      };
    }),
  );

  async function show(
    visit: Visit,
    token: string,
    again?: { readonly sent: SentForm; readonly refused: Refused },
  ): Promise<Reply> {
    const settings = await currentSettings(db);
    const { frame } = visit;
    const invitation = await invitationOf(token, visit.now);
    const valueOf = (name: string, first = '') => again?.sent.text(`user[${name}]`) ?? first;
    const beside = again?.refused.beside ?? {};
    return {
      secretAddress: token !== '',
      status: again === undefined ? 200 : 422,
      page: (
        <Page
          frame={frame}
          title="Create an account"
          width="narrow"
          alert={again?.refused.alert ?? null}
        >
          {invitation === null ? null : (
            <p>
              You are invited to the {invitation.word} <strong>{invitation.place}</strong>.{' '}
              {settings.require_admin_approval_after_user_signup && !invitation.vouched
                ? 'Before you can sign in, an administrator has to approve your account.'
                : null}
            </p>
          )}
          <Form frame={frame} action={path}>
            {invitation === null ? null : <input type="hidden" name="invitation" value={token} />}
            <TextField
              name="user[name]"
              label={labels.name}
              value={valueOf('name')}
              errors={beside['name']}
              autocomplete="name"
              maxlength={255}
              required
            />
            <TextField
              name="user[username]"
              label={labels.username}
              hint="Part of the address of your projects."
              value={valueOf('username')}
              errors={beside['username']}
              autocomplete="username"
              maxlength={255}
              required
            />
            <TextField
              name="user[email]"
              label={labels.email}
              type="email"
              value={valueOf('email', invitation?.email)}
              errors={beside['email']}
              autocomplete="email"
              required
            />
            <TextField
              name="user[password]"
              label={labels.password}
              hint={`At least ${settings.minimum_password_length} characters.`}
              type="password"
              errors={beside['password']}
              autocomplete="new-password"
              required
            />
            {settings.invisible_captcha_enabled ? (
              <div class="unseen" aria-hidden="true">
                <label>
                  Leave this empty <input name={trap} tabindex={-1} autocomplete="off" />
                </label>
              </div>
            ) : null}
            {enforcedTerms(settings) === null ? null : (
              <>
                <p>
                  <a href={`${frame.base}/-/users/terms`}>Read the terms of use</a>
                </p>
                <Checkbox
                  name="user[terms_opt_in]"
                  label="I accept the terms of use"
                  checked={valueOf('terms_opt_in') === '1'}
                />
              </>
            )}
            <Button>Create the account</Button>
          </Form>
          <p>
            You have an account? <a href={`${frame.base}/users/sign_in`}>Sign in</a>
          </p>
          {await aboutInstance(environment, visit, null)}
        </Page>
      ),
    };
  }
}

function wantedOf(sent: SentForm) {
  return {
    name: sent.text('user[name]'),
    username: sent.text('user[username]'),
    email: sent.text('user[email]'),
    password: sent.text('user[password]'),
    acceptsTerms: sent.text('user[terms_opt_in]') === '1',
  };
}
