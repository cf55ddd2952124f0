import { Router } from 'express';
import type { PageHandlers, PageParts } from '../handlers.tsx';
import {
  acceptInvitation,
  answers,
  declineInvitation,
  showAnswer,
  showDecline,
  showInvitation,
} from './actions.tsx';

/** The invitations of mails. Links only show them: a button accepts or declines. */
export function createInvitationRouter(
  { page, form, ownForm }: PageHandlers,
  { environment: { db } }: PageParts,
): Router {
  const router = Router({ strict: true, caseSensitive: true });
  for (const [answer, notice] of answers) {
    router.get(
      `/-/invites/${answer}`,
      page(async (visit) => showAnswer(visit, notice)),
    );
  }
  router.get(
    '/-/invites/:token',
    page((visit, req) => showInvitation(db, visit, req)),
  );
  router.get(
    '/-/invites/:token/decline',
    page((visit, req) => showDecline(db, visit, req)),
  );
  router.post(
    '/-/invites/:token/accept',
    ownForm((visit, _form, req) => acceptInvitation(db, visit, req)),
  );
  router.post(
    '/-/invites/:token/decline',
    form((visit, _form, req) => declineInvitation(db, visit, req)),
  );
  return router;
}
