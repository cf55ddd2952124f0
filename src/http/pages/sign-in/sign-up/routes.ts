import type { Router } from 'express';
import type { PageHandlers, PageParts } from '../../handlers.tsx';
import { takeSignUp, pathOfDone, showDone, showSignUp } from './actions.tsx';
import { signUpPath } from './view.tsx';

/** Pages on which visitors create accounts, while the instance allows it. */
export function addSignUpPages(
  router: Router,
  { page, form }: PageHandlers,
  { environment }: PageParts,
): void {
  router.get(
    signUpPath,
    page((visit, req) => showSignUp(environment, visit, req)),
  );
  router.post(
    signUpPath,
    form((visit, sent) => takeSignUp(environment, visit, sent)),
  );
  router.get(
    pathOfDone,
    page((visit, req) => showDone(environment, visit, req)),
  );
}
