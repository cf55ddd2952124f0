import type { Router } from 'express';
import type { PageHandlers, PageParts } from '../../handlers.tsx';
import { changeTwoFactor, setUpSecondFactor, showTwoFactor } from './actions.tsx';
import { twoFactorPath } from './view.tsx';

/** Pages that set up an authenticator app, create new recovery codes, and switch both off again. */
export function addTwoFactorPages(
  router: Router,
  { ownForm, dutyPage, dutyForm }: PageHandlers,
  parts: PageParts,
): void {
  router.get(
    twoFactorPath,
    dutyPage('second_factor', (visit, req) => showTwoFactor(parts, visit, req)),
  );
  router.post(
    twoFactorPath,
    dutyForm('second_factor', (visit, form, req) => setUpSecondFactor(parts, visit, form, req)),
  );
  router.post(
    `${twoFactorPath}/change`,
    ownForm((visit, form, req) => changeTwoFactor(parts, visit, form, req)),
  );
}
