import { Router } from 'express';
import type { PageHandlers, PageParts } from '../../handlers.tsx';
import { saveDetails, showDetails } from './actions.tsx';
import { detailsPath } from './view.tsx';

/** The facts that visitors tell of themselves. */
export function createDetailsRouter(
  { ownPage, ownForm }: PageHandlers,
  { environment }: PageParts,
): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    detailsPath,
    ownPage((visit, req) => showDetails(environment, visit, req)),
  );
  router.post(
    detailsPath,
    ownForm((visit, form, req) => saveDetails(environment, visit, form, req)),
  );
  return router;
}
