import { Router } from 'express';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { adminApplicationsRouter } from './applications.tsx';
import { overviewRouter } from './overview.tsx';
import { adminUsersRouter } from './users/routes.ts';

/** The pages of administrators. */
export function adminRouter(handlers: PageHandlers, parts: PageParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  for (const area of [overviewRouter, adminUsersRouter, adminApplicationsRouter]) {
    router.use(area(handlers, parts));
  }
  return router;
}
