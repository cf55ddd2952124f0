import { Router } from 'express';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { createActiveSessionsRouter } from './active-sessions.tsx';
import { createApplicationsRouter } from './applications/routes.ts';
import { createChatsRouter } from './chats/routes.tsx';
import { createEmailsRouter } from './emails.tsx';
import { createGpgKeysRouter } from './gpg-keys.tsx';
import { createPersonalAccessTokensRouter } from './personal-access-tokens/routes.tsx';
import { createDetailsRouter } from './details/routes.ts';
import { createSshKeysRouter } from './ssh-keys/routes.tsx';

/** Pages of the signed-in user. */
export function createProfileRouter(handlers: PageHandlers, parts: PageParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const areas = [
    createDetailsRouter,
    createEmailsRouter,
    createPersonalAccessTokensRouter,
    createApplicationsRouter,
    createActiveSessionsRouter,
    createSshKeysRouter,
    createGpgKeysRouter,
    createChatsRouter,
  ];
  for (const area of areas) router.use(area(handlers, parts));
  return router;
}
