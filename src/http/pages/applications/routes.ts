import { Router } from 'express';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import {
  renewApplicationSecret,
  registerApplication,
  removeApplication,
  saveApplication,
  showApplication,
  showEdit,
  showNew,
} from './actions.tsx';
import type { Registry } from './registry.ts';

/** The pages on which applications are registered, changed and deleted, but for the list itself. */
export function createRegistryRouter(
  { ownPage, ownForm }: PageHandlers,
  { environment: { db } }: PageParts,
  registry: Registry,
): Router {
  const { path } = registry;
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    `${path}/new`,
    ownPage((visit) => showNew(registry, visit)),
  );
  router.post(
    path,
    ownForm((visit, form) => registerApplication(db, registry, visit, form)),
  );
  router.get(
    `${path}/:id`,
    ownPage((visit, req) => showApplication(db, registry, visit, req)),
  );
  router.get(
    `${path}/:id/edit`,
    ownPage((visit, req) => showEdit(db, registry, visit, req)),
  );
  router.post(
    `${path}/:id`,
    ownForm((visit, form, req) => saveApplication(db, registry, visit, form, req)),
  );
  router.post(
    `${path}/:id/renew_secret`,
    ownForm((visit, _form, req) => renewApplicationSecret(db, registry, visit, req)),
  );
  router.post(
    `${path}/:id/delete`,
    ownForm((visit, _form, req) => removeApplication(db, registry, visit, req)),
  );
  return router;
}
