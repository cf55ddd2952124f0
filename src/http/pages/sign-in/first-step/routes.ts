import type { Router } from 'express';
import type { PageHandlers, PageParts } from '../../handlers.tsx';
import { SecondStep } from '../second-step/actions.tsx';
import { showSignIn, takeSignIn } from './actions.tsx';

const path = '/users/sign_in';

export function addSignInPages(
  router: Router,
  { page, form }: PageHandlers,
  parts: PageParts,
): void {
  const secondStep = new SecondStep(parts.environment);
  router.get(
    path,
    page((visit, req) => showSignIn(parts, secondStep, visit, req)),
  );
  router.post(
    path,
    form((visit, sent, req) => takeSignIn(parts, secondStep, visit, sent, req), 'entering'),
  );
  router.post(
    `${path}/cancel`,
    form((_visit, _sent, req) => secondStep.giveUp(req), 'entering'),
  );
}
