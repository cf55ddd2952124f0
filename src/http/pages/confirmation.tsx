import { Router } from 'express';
import { Button, Form } from '#src/pages/fields.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { mailConfirmation } from '#src/domains/accounts/account-mail/asked-for.ts';
import { confirmByToken } from '#src/domains/core/users/account/confirmation.ts';
import { addMailRequestPages } from './asking-for-mail.tsx';
import type { PageHandlers, PageParts } from './handlers.tsx';

/**
 * Pages that confirm an address. The link of the mail only shows a button: programs that read mail follow links, and
 * would confirm an address for another person.
 */
export function createConfirmationRouter(handlers: PageHandlers, parts: PageParts): Router {
  const { page, form } = handlers;
  const { db } = parts.environment;
  const router = Router({ strict: true, caseSensitive: true });

  router.get(
    '/users/confirmation',
    page(async ({ frame }, { query }) => {
      const { confirmation_token: token } = query;
      if (typeof token !== 'string' || token === '') return { redirect: '/users/confirmation/new' };
      return {
        secretAddress: true,
        page: (
          <HtmlPage frame={frame} title="Confirm your address" width="narrow">
            <p>You came here by the link of a mail. Confirm that its address is yours.</p>
            <Form frame={frame} action="/users/confirmation/confirm">
              <input type="hidden" name="confirmation_token" value={token} />
              <Button>Confirm the address</Button>
            </Form>
          </HtmlPage>
        ),
      };
    }),
  );

  router.post(
    '/users/confirmation/confirm',
    form(async ({ actor, frame, now }, sent) => {
      const confirmed = await confirmByToken(db, sent.text('confirmation_token'), now);
      if (confirmed !== null) {
        const signIn = '/users/sign_in?notice=confirmed';
        return { redirect: actor === null ? signIn : '/users/confirmation/done' };
      }
      return {
        status: 422,
        page: (
          <HtmlPage
            frame={frame}
            title="Confirm your address"
            width="narrow"
            alert="This link was used already, or is too old."
          >
            <p>
              If your address is not confirmed yet,{' '}
              <a href={`${frame.base}/users/confirmation/new`}>ask for another mail</a>.
            </p>
          </HtmlPage>
        ),
      };
    }),
  );

  router.get(
    '/users/confirmation/done',
    page(async ({ frame }) => ({
      page: (
        <HtmlPage
          frame={frame}
          title="Confirm your address"
          width="narrow"
          notice="The address is confirmed."
        >
          <p>
            <a href={`${frame.base}/-/profile`}>Your account</a>
          </p>
        </HtmlPage>
      ),
    })),
  );

  addMailRequestPages(router, handlers, parts, {
    path: '/users/confirmation',
    title: 'Confirm your address',
    purpose: 'You get another mail with a link that confirms your address.',
    worker: mailConfirmation,
    sent: 'If an account waits for this address to be confirmed, a mail with a link is on its way.',
  });

  return router;
}
