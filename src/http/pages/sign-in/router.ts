import { Router } from 'express';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { addAdminModePages } from './admin-mode.tsx';
import { addPasswordPages } from './password/routes.ts';
import { addSignInPages } from './first-step/routes.ts';
import { addSignOutPages } from './sign-out.ts';
import { addSignUpPages } from './sign-up/routes.ts';
import { addTermsPages } from './terms.tsx';
import { addTwoFactorPages } from './two-factor/routes.ts';

const areas = [
  addSignInPages,
  addSignUpPages,
  addSignOutPages,
  addTermsPages,
  addPasswordPages,
  addTwoFactorPages,
  addAdminModePages,
];

/** Pages for signing in and signing out. */
export function createSignInRouter(handlers: PageHandlers, parts: PageParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  for (const pages of areas) pages(router, handlers, parts);
  return router;
}
