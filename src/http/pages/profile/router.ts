import { Router } from 'express';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { activeSessionsRouter } from './active-sessions.tsx';
import { applicationsRouter } from './applications/routes.ts';
import { chatsRouter } from './chats/routes.tsx';
import { emailsRouter } from './emails.tsx';
import { gpgKeysRouter } from './gpg-keys.tsx';
import { personalAccessTokensRouter } from './personal-access-tokens/routes.tsx';
import { detailsRouter } from './details/routes.ts';
import { sshKeysRouter } from './ssh-keys/routes.tsx';

/** The pages of the person who is signed in. */
export function profileRouter(handlers: PageHandlers, parts: PageParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const areas = [
    detailsRouter,
    emailsRouter,
    personalAccessTokensRouter,
    applicationsRouter,
    activeSessionsRouter,
    sshKeysRouter,
    gpgKeysRouter,
    chatsRouter,
  ];
  for (const area of areas) router.use(area(handlers, parts));
  return router;
}
