import { Router } from 'express';
import { listOfApplications } from '../applications/actions.tsx';
import { type Registry, registryNotices } from '../applications/registry.ts';
import { createRegistryRouter } from '../applications/routes.ts';
import { readNotice } from '../page-query.ts';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { AdminPage } from './admin-page.tsx';
import { requireAdministrator } from './require-administrator.ts';

const path = '/admin/applications';

const registry: Registry = {
  path,
  mayTrust: true,
  async ownerOf(visit) {
    requireAdministrator(visit);
    return null;
  },
  Layout: AdminPage,
};

/** The applications of the instance. */
export function createAdminApplicationsRouter(handlers: PageHandlers, parts: PageParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    path,
    handlers.ownPage(async (visit, req) => {
      const owner = await registry.ownerOf(visit);
      return {
        page: (
          <AdminPage
            frame={visit.frame}
            title="Applications"
            path={path}
            notice={readNotice(req, registryNotices)}
          >
            <p>
              Applications of the instance itself. Users are asked whether they let one in, unless
              it is trusted.
            </p>
            {await listOfApplications(parts.environment.db, registry, visit, req, owner)}
          </AdminPage>
        ),
      };
    }),
  );
  router.use(createRegistryRouter(handlers, parts, registry));
  return router;
}
