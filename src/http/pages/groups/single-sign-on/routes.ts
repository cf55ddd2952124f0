import { Router } from 'express';
import type { PageHandlers, PageParts } from '../../handlers.tsx';
import {
  makeToken,
  removeProvider,
  revokeProvisioning,
  saveProvider,
  showProvider,
} from './actions.tsx';

const route = '/groups/*group/-/saml';

/** The single sign-on of a group, for its owners. */
export function createSingleSignOnRouter(
  { ownPage, ownForm }: PageHandlers,
  { environment }: PageParts,
): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    route,
    ownPage((visit, req) => showProvider(environment, visit, req)),
  );
  router.post(
    route,
    ownForm((visit, form, req) => saveProvider(environment, visit, form, req)),
  );
  router.post(
    `${route}/remove`,
    ownForm((visit, _form, req) => removeProvider(environment, visit, req)),
  );
  router.post(
    `${route}/scim_token`,
    ownForm((visit, _form, req) => makeToken(environment, visit, req)),
  );
  router.post(
    `${route}/scim_token/revoke`,
    ownForm((visit, _form, req) => revokeProvisioning(environment, visit, req)),
  );
  return router;
}
