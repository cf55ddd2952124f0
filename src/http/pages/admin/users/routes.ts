import { Router } from 'express';
import type { PageHandlers, PageParts } from '../../handlers.tsx';
import { approveAccount, changeAccountState, rejectAccount, showUsers } from './actions.tsx';
import { usersPath } from './view.tsx';

/** The users of the instance, and those who wait to become some. */
export function createAdminUsersRouter(
  { ownPage, ownForm }: PageHandlers,
  { environment }: PageParts,
): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    usersPath,
    ownPage((visit, req) => showUsers(environment, visit, req)),
  );
  router.post(
    `${usersPath}/:id/approve`,
    ownForm((visit, _form, req) => approveAccount(environment, visit, req)),
  );
  router.post(
    `${usersPath}/:id/reject`,
    ownForm((visit, _form, req) => rejectAccount(environment, visit, req)),
  );
  for (const name of ['block', 'unblock', 'deactivate', 'activate'] as const) {
    router.post(
      `${usersPath}/:id/${name}`,
      ownForm((visit, _form, req) => changeAccountState(environment, visit, req, name)),
    );
  }
  return router;
}
