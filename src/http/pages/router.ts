import { Router } from 'express';
import { NotFound } from '../../errors.ts';
import { confirmationRouter } from './confirmation.tsx';
import { forgottenPasswordRouter } from './forgotten-password/routes.ts';
import { adminRouter } from './admin/router.ts';
import { documentationRouter } from './docs/router.tsx';
import { exportsRouter } from './exports.ts';
import { frontRouter } from './front.tsx';
import { singleSignOnRouter } from './groups/single-sign-on/routes.ts';
import { helpRouter } from './help.tsx';
import { createPageHandlers, type PageParts } from './handlers.tsx';
import { invitationRouter } from './invitation/routes.ts';
import { profileRouter } from './profile/router.ts';
import { signInRouter } from './sign-in/router.ts';
import { wikiRouter } from './wiki.ts';

const areas = [
  confirmationRouter,
  forgottenPasswordRouter,
  adminRouter,
  documentationRouter,
  exportsRouter,
  frontRouter,
  helpRouter,
  invitationRouter,
  profileRouter,
  signInRouter,
  singleSignOnRouter,
  wikiRouter,
];

/** The pages for people, one router for each area. */
export function pagesRouter(parts: PageParts): Router {
  const handlers = createPageHandlers(parts);
  const router = Router({ strict: true, caseSensitive: true });
  for (const area of areas) router.use(area(handlers, parts));
  const missing = handlers.page(() => Promise.reject(new NotFound()));
  router.get('/{*rest}', (req, res, next) => {
    // Programs are told in their own way.
    if (req.accepts(['html', 'json']) === 'html') void missing(req, res, next);
    else next();
  });
  return router;
}
