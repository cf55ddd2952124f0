import { Router } from 'express';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { PostButton } from '#src/pages/fields.tsx';
import { countPendingUsers } from '#src/domains/core/users/pending.ts';
import { loadRecentSettings } from '#src/settings/current.ts';
import { AdminPage } from './admin-page.tsx';
import { requireAdministrator } from './require-administrator.ts';

/** Start page of the admin area. */
export function createOverviewRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    '/admin',
    handlers.ownPage(async (visit) => {
      requireAdministrator(visit);
      const { frame } = visit;
      const waiting = await countPendingUsers(environment.db);
      const { admin_mode: adminMode } = await loadRecentSettings(environment.db);
      const to = (path: string) => frame.base + path;
      return {
        page: (
          <AdminPage frame={frame} title="Administration" path="/admin">
            <ul>
              <li>
                <a href={to('/admin/users?filter=blocked_pending_approval')}>
                  Users who await approval
                </a>
                : {waiting}
              </li>
              <li>
                <a href={to('/admin/users')}>All users</a>
              </li>
              <li>
                <a href={to('/admin/applications')}>Applications of the instance</a>
              </li>
              <li>
                <a href={to('/docs?resource=application-settings')}>
                  The settings of the instance, in the API
                </a>
              </li>
            </ul>
            {adminMode ? (
              <PostButton frame={frame} action="/admin/session/destroy" kind="quiet">
                Leave admin mode
              </PostButton>
            ) : null}
          </AdminPage>
        ),
      };
    }),
  );
  return router;
}
