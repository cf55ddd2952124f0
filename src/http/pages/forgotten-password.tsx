import { Router } from 'express';
import { findAccountToken } from '../../auth/account-tokens.ts';
import { maxPasswordChars } from '../../auth/passwords.ts';
import { Forbidden } from '../../errors.ts';
import { findUser } from '../../records/user.ts';
import { Button, Form, TextField } from '../../pages/fields.tsx';
import type { Frame } from '../../pages/frame.ts';
import { Page } from '../../pages/page.tsx';
import { mailPasswordReset, takesPasswords } from '../../resources/account-mail/asked-for.ts';
import { resetPassword } from '../../resources/users/account/password-reset.ts';
import { currentSettings } from '../../settings/current.ts';
import { askingForMail } from './asking-for-mail.tsx';
import type { PageHandlers, PageParts, Reply } from './handlers.tsx';

/** To set a new password by the link of a mail, and to ask for that mail. */
export function forgottenPasswordRouter(handlers: PageHandlers, parts: PageParts): Router {
  const { page, form } = handlers;
  const { db } = parts.environment;
  const router = Router({ strict: true, caseSensitive: true });

  const requirePasswords = async () => {
    if (!(await takesPasswords(db))) throw new Forbidden('This instance takes no passwords.');
  };

  const choosePage = async (
    frame: Frame,
    { token, userId }: { readonly token: string; readonly userId: number },
    wrong: {
      readonly password?: readonly string[];
      readonly confirmation?: readonly string[];
    } = {},
  ): Promise<Reply> => {
    const { minimum_password_length: least } = await currentSettings(db);
    const { username } = (await findUser(db, userId)) ?? { username: '' };
    return {
      secretAddress: true,
      status: Object.keys(wrong).length === 0 ? 200 : 422,
      page: (
        <Page frame={frame} title="Choose a new password" width="narrow">
          <Form frame={frame} action="/users/password/edit" account={username}>
            <input type="hidden" name="reset_password_token" value={token} />
            <TextField
              name="user[password]"
              label="New password"
              type="password"
              hint={`From ${least} to ${maxPasswordChars} characters.`}
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
        </Page>
      ),
    };
  };

  askingForMail(router, handlers, parts, {
    path: '/users/password',
    title: 'Forgotten password',
    purpose: 'You get a mail with a link that sets a new password.',
    hint: 'One that you have confirmed.',
    worker: mailPasswordReset,
    sent: 'If there is an account with this address, a mail with a link is on its way.',
    check: requirePasswords,
  });

  router.get(
    '/users/password/edit',
    page(async ({ frame, now }, { query }) => {
      await requirePasswords();
      const { reset_password_token: token } = query;
      if (typeof token !== 'string' || token === '') return { redirect: '/users/password/new' };
      const found = await findAccountToken(db, 'password_reset', token, now);
      if (found === undefined) return tooOld(frame, 404);
      return choosePage(frame, { token, userId: found.user_id });
    }),
  );

  router.post(
    '/users/password/edit',
    form(async ({ frame, now }, sent) => {
      await requirePasswords();
      const token = sent.text('reset_password_token');
      const found = await findAccountToken(db, 'password_reset', token, now);
      if (found === undefined) return tooOld(frame, 422);
      const asked = { token, userId: found.user_id };
      const password = sent.text('user[password]');
      if (password !== sent.text('user[password_confirmation]')) {
        return choosePage(frame, asked, { confirmation: ['This is not the same.'] });
      }
      const outcome = await resetPassword(db, token, password, now);
      if (outcome === null) return tooOld(frame, 422);
      if ('changed' in outcome) return { redirect: '/users/sign_in?notice=password_changed' };
      return choosePage(frame, asked, {
        password: outcome.errors.map((error) => `The password ${error}.`),
      });
    }),
  );

  return router;
}

function tooOld(frame: Frame, status: number): Reply {
  return {
    status,
    secretAddress: true,
    page: (
      <Page
        frame={frame}
        title="Choose a new password"
        width="narrow"
        alert="This link was used already, or is too old."
      >
        <p>
          <a href={`${frame.base}/users/password/new`}>Ask for another mail</a>.
        </p>
      </Page>
    ),
  };
}
