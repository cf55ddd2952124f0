import { Router } from 'express';
import { NotFound } from '#src/errors.ts';
import { createConfirmationRouter } from './confirmation.tsx';
import { createForgottenPasswordRouter } from './forgotten-password/routes.ts';
import { createAdminRouter } from './admin/router.ts';
import { createDocumentationRouter } from './docs/router.tsx';
import { createExportsRouter } from './exports.ts';
import { createFrontRouter } from './front.tsx';
import { createSingleSignOnRouter } from './groups/single-sign-on/routes.ts';
import { createHelpRouter } from './help.tsx';
import { createPageHandlers, type PageParts } from './handlers.tsx';
import { createPlacesRouter } from './places/router.ts';
import { createInvitationRouter } from './invitation/routes.ts';
import { createProfileRouter } from './profile/router.ts';
import { createSignInRouter } from './sign-in/router.ts';
import { createWikiRouter } from './wiki.ts';

const areas = [
  createConfirmationRouter,
  createForgottenPasswordRouter,
  createAdminRouter,
  createDocumentationRouter,
  createExportsRouter,
  createFrontRouter,
  createHelpRouter,
  createInvitationRouter,
  createProfileRouter,
  createSignInRouter,
  createSingleSignOnRouter,
  createWikiRouter,
  createPlacesRouter,
];

/** The pages for people, one router for each area. */
export function createPagesRouter(parts: PageParts): Router {
  const handlers = createPageHandlers(parts);
  const router = Router({ strict: true, caseSensitive: true });
  for (const area of areas) router.use(area(handlers, parts));
  const missing = handlers.page(() => Promise.reject(new NotFound()));
  router.get('/{*rest}', (req, res, next) => {
    // Programs get answers in their own format.
    if (req.accepts(['html', 'json']) === 'html') void missing(req, res, next);
    else next();
  });
  return router;
}
