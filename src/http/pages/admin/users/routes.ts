import { Router } from 'express';
import type { PageHandlers, PageParts } from '../../handlers.tsx';
import { changeAccount, showUsers } from './actions.tsx';
import { listButtons } from './buttons.ts';
import { usersPath } from './view.tsx';

/** Users of the instance, and accounts that wait for approval. */
export function createAdminUsersRouter(
  { ownPage, ownForm }: PageHandlers,
  { environment }: PageParts,
): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(
    usersPath,
    ownPage((visit, req) => showUsers(environment, visit, req)),
  );
  for (const [name] of listButtons()) {
    router.post(
      `${usersPath}/:id/${name}`,
      ownForm((visit, _form, req) => changeAccount(environment, visit, req, name)),
    );
  }
  return router;
}
