import { Router } from 'express';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { activeSessionsRouter } from './active-sessions.tsx';
import { applicationsRouter } from './applications.tsx';
import { chatsRouter } from './chats.tsx';
import { emailsRouter } from './emails.tsx';
import { gpgKeysRouter } from './gpg-keys.tsx';
import { personalAccessTokensRouter } from './personal-access-tokens.tsx';
import { detailsRouter } from './details.tsx';
import { sshKeysRouter } from './ssh-keys.tsx';

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
