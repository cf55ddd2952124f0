import { type Request, Router } from 'express';
import { isPaid } from '../../../plan.ts';
import { Button, Checkbox, Form, Select, TextArea, TextField } from '../../../pages/fields.tsx';
import { requireUser, type UserRow } from '../../../records/user.ts';
import { listConfirmedEmails } from '../../../resources/emails/finder.ts';
import { hiddenCommitEmail } from '../../../resources/users/presenter.ts';
import { changeUser } from '../../../resources/users/account/update.ts';
import { askedNotice } from '../asked.ts';
import type { SentForm } from '../forms.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { attempt, type Refused } from '../refused.ts';
import { ProfilePage } from './profile-page.tsx';

const path = '/-/profile';

/** Texts that people say about themselves. */
const texts = [
  ['name', 'Name'],
  ['username', 'Username'],
  ['pronouns', 'Pronouns'],
  ['job_title', 'Job title'],
  ['organization', 'Organization'],
  ['location', 'Location'],
  ['website_url', 'Website'],
  ['linkedin', 'LinkedIn'],
  ['twitter', 'Twitter'],
  ['skype', 'Skype'],
] as const;

const labels = {
  ...Object.fromEntries(texts),
  bio: 'About you',
  public_email: 'Public email address',
  commit_email: 'Email address of commits',
};

const hints: Readonly<Record<string, string>> = {
  username: 'Part of the address of your projects: a new one changes all of these.',
};

const notices = { saved: 'Your profile was saved.' };

/** The facts that visitors tell of themselves. */
export function detailsRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const { ownPage, ownForm } = handlers;
  const { db, config, limits } = environment;
  const router = Router({ strict: true, caseSensitive: true });

  router.get(
    path,
    ownPage(async (visit, req) => show(visit, req)),
  );

  router.post(
    path,
    ownForm(async (visit, form, req) => {
      const { actor, ip } = visit;
      if (form.text('user[username]') !== actor.user.username) {
        await limits.consume('username_change', { actor, ip, path });
      }
      const { refused } = await attempt(labels, () => save(visit, form));
      if (refused === null) return { redirect: `${path}?done=saved` };
      return show(visit, req, { form, refused });
    }),
  );

  async function save({ actor, now }: SignedInVisit, form: SentForm) {
    const wanted = {
      name: form.text('user[name]'),
      username: form.text('user[username]'),
      pronouns: form.text('user[pronouns]') || null,
      job_title: form.text('user[job_title]') || null,
      organization: form.text('user[organization]') || null,
      location: form.text('user[location]') || null,
      website_url: form.text('user[website_url]') || null,
      linkedin: form.text('user[linkedin]') || null,
      twitter: form.text('user[twitter]') || null,
      skype: form.text('user[skype]') || null,
      bio: form.text('user[bio]').replaceAll('\r\n', '\n') || null,
      public_email: form.text('user[public_email]') || null,
      commit_email: form.text('user[commit_email]') || null,
      private_profile: form.text('user[private_profile]') === '1',
    };
    return changeUser(db, actor.user.id, wanted, {
      actor: actor.user,
      now: now.toISOString(),
      paid: isPaid(config.plan),
      avatar: undefined,
      config,
    });
  }

  async function show(
    { frame, actor }: SignedInVisit,
    req: Request,
    sent?: { readonly form: SentForm; readonly refused: Refused },
  ): Promise<Reply> {
    const [user, addresses] = await Promise.all([
      requireUser(db, actor.user.id),
      listConfirmedEmails(db, actor.user.id),
    ]);
    const valueOf = (name: keyof UserRow) =>
      sent?.form.text(`user[${name}]`) ?? String(user[name] ?? '');
    const beside = sent?.refused.beside ?? {};
    const shown = addresses.map((email) => [email, email] as const);
    return {
      status: sent === undefined ? 200 : 422,
      page: (
        <ProfilePage
          frame={frame}
          title="Profile"
          path={path}
          notice={askedNotice(req, notices)}
          alert={sent?.refused.alert ?? null}
        >
          <p>
            What you say of yourself here can be read by everybody who may know of you. Your primary
            email address is {user.email}:{' '}
            <a href={`${frame.base}/-/profile/emails`}>change your addresses</a>.
          </p>
          <Form frame={frame} action={path}>
            {texts.map(([name, label]) => (
              <TextField
                name={`user[${name}]`}
                label={label}
                hint={hints[name]}
                value={valueOf(name)}
                errors={beside[name]}
                required={name === 'name' || name === 'username'}
                type={name === 'website_url' ? 'url' : 'text'}
              />
            ))}
            <TextArea
              name="user[bio]"
              label={labels.bio}
              value={valueOf('bio')}
              errors={beside['bio']}
            />
            <Select
              name="user[public_email]"
              label={labels.public_email}
              hint="Others see it on your profile."
              choices={[['', 'None'], ...shown]}
              value={valueOf('public_email')}
              errors={beside['public_email']}
            />
            <Select
              name="user[commit_email]"
              label={labels.commit_email}
              hint="For commits that are made in the browser or with the API."
              choices={[
                ['', 'The primary address'],
                [hiddenCommitEmail, 'An address that hides yours'],
                ...shown,
              ]}
              value={valueOf('commit_email')}
              errors={beside['commit_email']}
            />
            <Checkbox
              name="user[private_profile]"
              label="Private profile"
              hint="Others see no more than your name and picture."
              checked={
                sent?.form.text('user[private_profile]') === '1' ||
                (sent === undefined && user.private_profile)
              }
            />
            <Button>Save</Button>
          </Form>
        </ProfilePage>
      ),
    };
  }

  return router;
}
