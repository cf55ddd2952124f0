import type { Request } from 'express';
import type { Environment } from '#src/context.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { isPaid } from '#src/plan.ts';
import { AccessLevel } from '#src/policy/access-level.ts';
import { findGroupFor, type GroupAccess } from '#src/policy/group-access.ts';
import { findSamlProvider } from '#src/records/saml-provider.ts';
import { formatScimUrl } from '#src/domains/accounts/saml-providers/presenter.ts';
import { makeScimToken, revokeScimToken } from '#src/domains/accounts/saml-providers/scim-token.ts';
import { removeSamlProvider, setSamlProvider } from '#src/domains/accounts/saml-providers/set.ts';
import { readNotice } from '../../page-query.ts';
import type { SentForm } from '../../forms.ts';
import { type Reply, type SignedInVisit, toDoing } from '../../handlers.tsx';
import { attempt, type Refused } from '../../refused.ts';
import { isTicked, singleSignOnLabels, roles, SingleSignOnPage } from './view.tsx';

const notices = {
  saved: 'The single sign-on was saved.',
  removed: 'The single sign-on was removed.',
  revoked: 'The SCIM token was revoked.',
};

export async function showProvider(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const group = await findAskedGroup(environment, visit, req);
  return showGroup(environment, visit, group, { notice: readNotice(req, notices) });
}

export async function saveProvider(
  environment: Environment,
  visit: SignedInVisit,
  form: SentForm,
  req: Request,
): Promise<Reply> {
  const group = await findAskedGroup(environment, visit, req);
  const { refused } = await attempt(singleSignOnLabels, async () =>
    setSamlProvider(environment.db, group, readProvider(form), toDoing(visit)),
  );
  if (refused === null) return { redirect: `${formatSsoPath(group)}?done=saved` };
  const notice = readNotice(req, notices);
  return showGroup(environment, visit, group, { notice, sent: { form, refused } });
}

export async function removeProvider(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const group = await findAskedGroup(environment, visit, req);
  await removeSamlProvider(environment.db, group, toDoing(visit));
  return { redirect: `${formatSsoPath(group)}?done=removed` };
}

/** Makes a SCIM token, and shows it this once. */
export async function makeToken(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const group = await findAskedGroup(environment, visit, req);
  const token = await makeScimToken(environment.db, group, toDoing(visit));
  const notice = 'The SCIM token was made.';
  return showGroup(environment, visit, group, { notice, token });
}

export async function revokeProvisioning(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const group = await findAskedGroup(environment, visit, req);
  await revokeScimToken(environment.db, group, toDoing(visit));
  return { redirect: `${formatSsoPath(group)}?done=revoked` };
}

interface Outcome {
  readonly notice: string | null;
  readonly sent?: { readonly form: SentForm; readonly refused: Refused };
  /** The SCIM token that was made. */
  readonly token?: string;
}

async function showGroup(
  { db, url }: Environment,
  { frame }: SignedInVisit,
  group: GroupAccess,
  outcome: Outcome,
): Promise<Reply> {
  return {
    status: outcome.sent === undefined ? 200 : 422,
    page: (
      <SingleSignOnPage
        {...outcome}
        frame={frame}
        path={formatSsoPath(group)}
        groupName={group.full_name}
        scimAddress={formatScimUrl(group, url)}
        provider={await findSamlProvider(db, group.id)}
      />
    ),
  };
}

/** @throws NotFound for all but owners, for groups below others, and without the plan */
async function findAskedGroup(
  { db, config }: Environment,
  { actor }: SignedInVisit,
  req: Request,
): Promise<GroupAccess> {
  const parts: unknown = req.params['group'];
  if (!Array.isArray(parts) || !isPaid(config.plan)) throw new NotFound();
  const group = await findGroupFor(db, actor, parts.join('/'));
  if (group.level < AccessLevel.Owner || group.parent_id !== null) throw new NotFound();
  return group;
}

const formatSsoPath = (group: GroupAccess) => `/groups/${group.full_path}/-/saml`;

function readProvider(form: SentForm) {
  const role = roles.find((each) => String(each) === form.text('default_membership_role'));
  if (role === undefined) {
    throw new BadRequest({ default_membership_role: ['is not included in the list'] });
  }
  return {
    enabled: isTicked(form),
    sso_url: form.text('sso_url').trim(),
    certificate_fingerprint: form.text('certificate_fingerprint'),
    default_membership_role: role,
  };
}
