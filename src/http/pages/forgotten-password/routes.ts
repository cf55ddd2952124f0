import { Router } from 'express';
import { mailPasswordReset } from '#src/domains/accounts/account-mail/asked-for.ts';
import { addMailRequestPages } from '../asking-for-mail.tsx';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { chooseByLink, requirePasswords, showChoice } from './actions.tsx';
import { choicePath } from './view.tsx';

/** Pages that request a reset mail, and set a new password by the link of the mail. */
export function createForgottenPasswordRouter(handlers: PageHandlers, parts: PageParts): Router {
  const { page, form } = handlers;
  const { db } = parts.environment;
  const router = Router({ strict: true, caseSensitive: true });
  addMailRequestPages(router, handlers, parts, {
    path: '/users/password',
    title: 'Forgotten password',
    purpose: 'You get a mail with a link that sets a new password.',
    hint: 'One that you have confirmed.',
    worker: mailPasswordReset,
    sent: 'If there is an account with this address, a mail with a link is on its way.',
    check: () => requirePasswords(db),
  });
  router.get(
    choicePath,
    page((visit, req) => showChoice(db, visit, req)),
  );
  router.post(
    choicePath,
    form((visit, sent) => chooseByLink(db, visit, sent)),
  );
  return router;
}
