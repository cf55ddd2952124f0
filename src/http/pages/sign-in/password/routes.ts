import type { Router } from 'express';
import type { PageHandlers, PageParts } from '../../handlers.tsx';
import {
  changeExpiredPassword,
  changePassword,
  showExpiredPassword,
  showPassword,
} from './actions.tsx';
import { passwordPath, pathOfExpired } from './view.tsx';

export function addPasswordPages(
  router: Router,
  { ownPage, ownForm, dutyPage, dutyForm }: PageHandlers,
  parts: PageParts,
): void {
  router.get(
    passwordPath,
    ownPage((visit, req) => showPassword(parts, visit, req)),
  );
  router.post(
    passwordPath,
    ownForm((visit, form, req) => changePassword(parts, visit, form, req)),
  );
  router.get(
    pathOfExpired,
    dutyPage('password', (visit, req) => showExpiredPassword(parts, visit, req)),
  );
  router.post(
    pathOfExpired,
    dutyForm('password', (visit, form, req) => changeExpiredPassword(parts, visit, form, req)),
  );
}
