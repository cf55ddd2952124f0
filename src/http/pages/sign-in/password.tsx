import type { Request, Router } from 'express';
import { Button, Form, TextField } from '../../../pages/fields.tsx';
import { Page } from '../../../pages/page.tsx';
import { changeOwnPassword } from '../../../resources/users/account/own-password.ts';
import { currentSettings } from '../../../settings/current.ts';
import { askedNotice, askedText } from '../asked.ts';
import type { SentForm } from '../forms.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { attempt, type Refused } from '../refused.ts';
import { ProfilePage } from '../profile/profile-page.tsx';
import { cookieOfSession, ledTo } from './arrival.ts';
import { confirmPassword } from './confirm-password.ts';
import { formTargetsOf } from './form-targets.ts';

const edit = '/-/profile/password/edit';
/** The page for whoever has to choose another password before anything else. */
const expired = '/-/profile/password/new';

const labels = {
  current_password: 'Current password',
  password: 'New password',
  password_confirmation: 'New password, once more',
};

const notices = {
  changed: 'Your password was changed, and you are signed out everywhere else.',
};

interface Sent {
  readonly returnTo: string;
  readonly refused?: Refused;
}

export function passwordPages(
  router: Router,
  { ownPage, ownForm, dutyPage, dutyForm }: PageHandlers,
  { environment, authenticate }: PageParts,
): void {
  const { db, config } = environment;

  router.get(
    edit,
    ownPage(async (visit, req) => showOwn(visit, req)),
  );
  router.post(
    edit,
    ownForm(async (visit, form, req) => {
      const { refused, done } = await change(visit, form, req);
      if (refused !== null) return showOwn(visit, req, refused);
      return { redirect: `${edit}?done=changed`, cookies: [done] };
    }),
  );

  router.get(
    expired,
    dutyPage('password', async (visit, req) =>
      showExpired(visit, { returnTo: askedText(req, 'return_to') }),
    ),
  );
  router.post(
    expired,
    dutyForm('password', async (visit, form, req) => {
      const returnTo = form.text('return_to');
      const { refused, done } = await change(visit, form, req);
      if (refused !== null) return showExpired(visit, { returnTo, refused });
      return ledTo(visit, returnTo, [done]);
    }),
  );

  /** Answers the cookie of the session, which has another identifier from here on. */
  function change(visit: SignedInVisit, form: SentForm, req: Request) {
    return attempt(labels, async () => {
      const current = form.text('user[current_password]');
      const digest = await confirmPassword(authenticate, visit, current, req);
      const renewed = await changeOwnPassword(db, visit.actor.user, {
        current,
        digest,
        password: form.text('user[password]'),
        confirmation: form.text('user[password_confirmation]'),
        sessionId: visit.sessionId,
        now: visit.now.toISOString(),
      });
      return cookieOfSession(config, renewed);
    });
  }

  async function showOwn(
    { frame, actor }: SignedInVisit,
    req: Request,
    refused?: Refused,
  ): Promise<Reply> {
    return {
      status: refused === undefined ? 200 : 422,
      page: (
        <ProfilePage
          frame={frame}
          title="Password"
          path={edit}
          notice={askedNotice(req, notices)}
          alert={refused?.alert ?? null}
        >
          <p>A new password signs you out everywhere but here.</p>
          <Form frame={frame} action={edit} account={actor.user.username}>
            {await fields(refused)}
            <Button>Change the password</Button>
          </Form>
        </ProfilePage>
      ),
    };
  }

  async function showExpired(
    { frame, actor }: SignedInVisit,
    { returnTo, refused }: Sent,
  ): Promise<Reply> {
    return {
      status: refused === undefined ? 200 : 422,
      formTargets: await formTargetsOf(environment, returnTo),
      page: (
        <Page
          frame={frame}
          title="Choose a new password"
          width="narrow"
          alert={refused?.alert ?? null}
        >
          <p>Your password expired, or somebody else chose it for you.</p>
          <Form frame={frame} action={expired} account={actor.user.username}>
            <input type="hidden" name="return_to" value={returnTo} />
            {await fields(refused)}
            <Button>Change the password</Button>
          </Form>
        </Page>
      ),
    };
  }

  async function fields(refused: Refused | undefined) {
    const { minimum_password_length: minimum } = await currentSettings(db);
    const beside = refused?.beside ?? {};
    const common = { type: 'password', required: true } as const;
    return (
      <>
        <TextField
          {...common}
          name="user[current_password]"
          label={labels.current_password}
          errors={beside['current_password']}
          autocomplete="current-password"
        />
        <TextField
          {...common}
          name="user[password]"
          label={labels.password}
          hint={`At least ${minimum} characters.`}
          errors={beside['password']}
          autocomplete="new-password"
        />
        <TextField
          {...common}
          name="user[password_confirmation]"
          label={labels.password_confirmation}
          errors={beside['password_confirmation']}
          autocomplete="new-password"
        />
      </>
    );
  }
}
