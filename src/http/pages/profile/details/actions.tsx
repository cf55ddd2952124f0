import type { Request } from 'express';
import type { Environment } from '#src/context.ts';
import { isPaid } from '#src/plan.ts';
import { requireUser } from '#src/records/user.ts';
import { listConfirmedEmails } from '#src/domains/accounts/emails/finder.ts';
import { changeUser } from '#src/domains/core/users/account/update.ts';
import { readNotice } from '../../page-query.ts';
import type { SentForm } from '../../forms.ts';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { attempt } from '../../refused.ts';
import { DetailsPage, detailLabels, detailsPath, type RefusedDetails } from './view.tsx';

const notices = { saved: 'Your profile was saved.' };

export async function showDetails(
  { db }: Environment,
  { frame, actor }: SignedInVisit,
  req: Request,
  sent?: RefusedDetails,
): Promise<Reply> {
  const [user, addresses] = await Promise.all([
    requireUser(db, actor.user.id),
    listConfirmedEmails(db, actor.user.id),
  ]);
  const notice = readNotice(req, notices);
  return {
    status: sent === undefined ? 200 : 422,
    page: (
      <DetailsPage frame={frame} user={user} addresses={addresses} notice={notice} sent={sent} />
    ),
  };
}

export async function saveDetails(
  environment: Environment,
  visit: SignedInVisit,
  form: SentForm,
  req: Request,
): Promise<Reply> {
  const { db, config, limits } = environment;
  const { actor, ip, now } = visit;
  if (form.text('user[username]') !== actor.user.username) {
    await limits.consume('username_change', { actor, ip, path: detailsPath });
  }
  const { refused } = await attempt(detailLabels, async () =>
    changeUser(db, actor.user.id, readDetails(form), {
      actor: actor.user,
      now: now.toISOString(),
      paid: isPaid(config.plan),
      avatar: undefined,
      config,
    }),
  );
  if (refused === null) return { redirect: `${detailsPath}?done=saved` };
  return showDetails(environment, visit, req, { form, refused });
}

function readDetails(form: SentForm) {
  return {
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
}
