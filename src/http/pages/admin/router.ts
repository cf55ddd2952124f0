import { Router } from 'express';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { createAdminApplicationsRouter } from './applications.tsx';
import { createOverviewRouter } from './overview.tsx';
import { createAdminUsersRouter } from './users/routes.ts';

/** The pages of administrators. */
export function createAdminRouter(handlers: PageHandlers, parts: PageParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  for (const area of [
    createOverviewRouter,
    createAdminUsersRouter,
    createAdminApplicationsRouter,
  ]) {
    router.use(area(handlers, parts));
  }
  return router;
}
