import { Router } from 'express';
import { createRegistryRouter } from '../../applications/routes.ts';
import type { PageHandlers, PageParts } from '../../handlers.tsx';
import { createOwnRegistry, revokeGrant, revokeByForm, showApplications } from './actions.tsx';
import { authorizations, ownApplicationsPath } from './view.tsx';

/** Applications that the visitor has registered or authorized. */
export function createApplicationsRouter(handlers: PageHandlers, parts: PageParts): Router {
  const { ownPage, ownForm } = handlers;
  const { db } = parts.environment;
  const router = Router({ strict: true, caseSensitive: true });
  // The address that programs and their documentation know.
  router.get(
    '/profile/applications',
    ownPage(async () => ({ redirect: ownApplicationsPath })),
  );
  router.get(
    ownApplicationsPath,
    ownPage((visit, req) => showApplications(db, visit, req)),
  );
  router.use(createRegistryRouter(handlers, parts, createOwnRegistry(db)));
  router.delete(
    `${authorizations}/:id`,
    ownForm((visit, _form, req) => revokeGrant(db, visit, req)),
  );
  // Browsers send no other forms.
  router.post(
    `${authorizations}/:id`,
    ownForm((visit, form, req) => revokeByForm(db, visit, form, req)),
  );
  return router;
}
