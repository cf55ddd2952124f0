import { Router } from 'express';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import { adminModePages } from './admin-mode.tsx';
import { passwordPages } from './password/routes.ts';
import { signInPages } from './first-step/routes.ts';
import { signOutPages } from './sign-out.ts';
import { signUpPages } from './sign-up/routes.ts';
import { termsPages } from './terms.tsx';
import { twoFactorPages } from './two-factor/routes.ts';

const areas = [
  signInPages,
  signUpPages,
  signOutPages,
  termsPages,
  passwordPages,
  twoFactorPages,
  adminModePages,
];

/** Everything on the way in, and the way out. */
export function signInRouter(handlers: PageHandlers, parts: PageParts): Router {
  const router = Router({ strict: true, caseSensitive: true });
  for (const pages of areas) pages(router, handlers, parts);
  return router;
}
