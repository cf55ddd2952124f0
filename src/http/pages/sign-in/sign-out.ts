import type { Router } from 'express';
import { formatSessionCookie } from '#src/auth/session-cookie.ts';
import { endSession } from '#src/auth/sessions.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { PageHandlers, PageParts, Reply } from '../handlers.tsx';
import { toLocalPath } from '../local-path.ts';

export function addSignOutPages(
  router: Router,
  { form }: PageHandlers,
  { environment }: PageParts,
): void {
  const { db, config } = environment;
  router.post(
    '/users/sign_out',
    form(async ({ sessionId, withoutFormCookie }) => {
      if (sessionId !== null) await endSession(db, sessionId);
      const { after_sign_out_path: wanted } = await loadCurrentSettings(db);
      const cookies = [formatSessionCookie(config, '', 0), ...withoutFormCookie];
      return { ...afterSignOut(wanted ?? ''), cookies };
    }, 'entering'),
  );
}

/** A path of the instance, or an address anywhere: administrators choose it. */
function afterSignOut(wanted: string): Reply {
  const path = toLocalPath(wanted);
  if (path !== null) return { redirect: path };
  if (/^https?:\/\//i.test(wanted) && URL.canParse(wanted)) return { leave: wanted };
  return { redirect: '/users/sign_in?notice=signed_out' };
}
