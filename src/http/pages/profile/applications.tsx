import { Router } from 'express';
import { NotFound } from '../../../errors.ts';
import { currentSettings } from '../../../settings/current.ts';
import {
  applicationList,
  listNotice,
  type Registry,
  registryRouter,
} from '../applications/registry.tsx';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { ProfilePage } from './profile-page.tsx';

const path = '/-/profile/applications';

/** The applications that the visitor has registered. */
export function applicationsRouter(handlers: PageHandlers, parts: PageParts): Router {
  const { db } = parts.environment;
  const mayRegister = async () => (await currentSettings(db)).user_oauth_applications;
  const registry: Registry = {
    path,
    mayTrust: false,
    async ownerOf({ actor }) {
      if (!(await mayRegister())) throw new NotFound();
      return actor.user.id;
    },
    Layout: ProfilePage,
  };

  const router = Router({ strict: true, caseSensitive: true });
  // The address that programs and their documentation know.
  router.get(
    '/profile/applications',
    handlers.ownPage(async () => ({ redirect: path })),
  );
  router.get(
    path,
    handlers.ownPage(async (visit, req) => ({
      page: (
        <ProfilePage frame={visit.frame} title="Applications" path={path} notice={listNotice(req)}>
          {(await mayRegister()) ? (
            <>
              <h2>Your applications</h2>
              <p>Programs of yours that ask users for tokens, by OAuth 2.0.</p>
              {await applicationList(parts, registry, visit, req, visit.actor.user.id)}
            </>
          ) : null}
        </ProfilePage>
      ),
    })),
  );
  router.use(registryRouter(handlers, parts, registry));
  return router;
}
