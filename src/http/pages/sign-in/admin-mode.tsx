import type { Router } from 'express';
import { Forbidden } from '#src/errors.ts';
import { Button, Form, TextField } from '#src/pages/fields.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { enterAdminMode, leaveAdminMode } from '#src/domains/core/users/account/admin-mode.ts';
import { readQueryText } from '../page-query.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { attempt, type Refused } from '../refused.ts';
import { formatNewSessionCookie, redirectTo } from './arrival.ts';
import { confirmPassword, confirmSecondFactor } from './confirm-password.ts';

const path = '/admin/session/new';
const labels = { current_password: 'Password', code: 'Code' };

interface Sent {
  readonly returnTo: string;
  readonly refused?: Refused;
}

/** Pages on which administrators confirm their identity again, while the setting `admin_mode` is on. */
export function addAdminModePages(
  router: Router,
  { ownPage, ownForm }: PageHandlers,
  { environment, authenticate }: PageParts,
): void {
  const { db, config } = environment;

  router.get(
    path,
    ownPage(async (visit, req) => {
      requireAdministrator(visit);
      const returnTo = readQueryText(req, 'return_to') || '/admin';
      return visit.actor.admin ? redirectTo(visit, returnTo) : show(visit, { returnTo });
    }),
  );

  router.post(
    '/admin/session',
    ownForm(async (visit, form, req) => {
      requireAdministrator(visit);
      const returnTo = form.text('return_to');
      const { refused, done } = await attempt(labels, async () => {
        await confirmPassword(authenticate, visit, form.text('user[password]'), req);
        await confirmSecondFactor(environment, visit, form.text('user[otp_attempt]'));
        return enterAdminMode(db, visit.sessionId, visit.now);
      });
      if (refused !== null) return show(visit, { returnTo, refused });
      return redirectTo(visit, returnTo, [formatNewSessionCookie(config, done)]);
    }, 'entering'),
  );

  router.post(
    '/admin/session/destroy',
    ownForm(async (visit) => {
      const renewed = await leaveAdminMode(db, visit.sessionId);
      return { redirect: '/', cookies: [formatNewSessionCookie(config, renewed)] };
    }, 'entering'),
  );
}

function requireAdministrator({ actor }: SignedInVisit): void {
  if (!actor.user.admin) throw new Forbidden();
}

async function show({ frame, actor }: SignedInVisit, { returnTo, refused }: Sent): Promise<Reply> {
  return {
    status: refused === undefined ? 200 : 422,
    page: (
      <HtmlPage
        frame={frame}
        title="Enter admin mode"
        width="narrow"
        alert={refused?.alert ?? null}
      >
        <p>Enter your password to act as an administrator for six hours.</p>
        <Form frame={frame} action="/admin/session" account={actor.user.username}>
          <input type="hidden" name="return_to" value={returnTo} />
          <TextField
            name="user[password]"
            label={labels.current_password}
            type="password"
            errors={refused?.beside['current_password']}
            autocomplete="current-password"
            autofocus
            required
          />
          {actor.user.two_factor_enabled ? (
            <TextField
              name="user[otp_attempt]"
              label={labels.code}
              hint="The six digits that your app shows now, or one of your recovery codes."
              errors={refused?.beside['code']}
              autocomplete="one-time-code"
              maxlength={40}
              required
            />
          ) : null}
          <Button>Enter admin mode</Button>
        </Form>
      </HtmlPage>
    ),
  };
}
