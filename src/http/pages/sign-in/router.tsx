import { Router } from 'express';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { signInPages } from './sign-in.tsx';
import { signOutPages } from './sign-out.ts';

/** Everything on the way in, and the way out. */
export function signInRouter(handlers: PageHandlers, parts: PageParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  for (const pages of [signInPages, signOutPages]) pages(router, handlers, parts);
  return router;
}
