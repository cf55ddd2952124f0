import { type Request, Router } from 'express';
import { BadRequest, NotFound } from '../../../errors.ts';
import { Button, Checkbox, Form, PostButton, Select, TextField } from '../../../pages/fields.tsx';
import { Facts } from '../../../pages/items.tsx';
import { Page } from '../../../pages/page.tsx';
import { Moment, Secret } from '../../../pages/texts.tsx';
import { isPaid } from '../../../plan.ts';
import { AccessLevel, accessLevelName } from '../../../policy/access-level.ts';
import { findGroupFor, type GroupAccess } from '../../../policy/group-access.ts';
import { findSamlProvider, type SamlProviderRow } from '../../../records/saml-provider.ts';
import { scimUrl } from '../../../resources/saml-providers/presenter.ts';
import { makeScimToken, revokeScimToken } from '../../../resources/saml-providers/scim-token.ts';
import { removeSamlProvider, setSamlProvider } from '../../../resources/saml-providers/set.ts';
import { askedNotice } from '../asked.ts';
import type { SentForm } from '../forms.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { attempt, type Refused } from '../refused.ts';

const route = '/groups/*group/-/saml';

const labels = {
  sso_url: 'Sign-in address',
  certificate_fingerprint: 'Fingerprint of the certificate',
  default_membership_role: 'Role of those who are provisioned',
};

/** Whom a group takes in by its identity provider owns nothing of it. */
const roles = [
  AccessLevel.Minimal,
  AccessLevel.Guest,
  AccessLevel.Reporter,
  AccessLevel.Developer,
  AccessLevel.Maintainer,
] as const;

const notices = {
  saved: 'The single sign-on was saved.',
  removed: 'The single sign-on was removed.',
  revoked: 'The SCIM token was revoked.',
};

interface Outcome {
  readonly sent?: { readonly form: SentForm; readonly refused: Refused };
  /** The SCIM token that was made. */
  readonly token?: string;
}

/** The single sign-on of a group, for its owners. */
export function singleSignOnRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const { ownPage, ownForm } = handlers;
  const { db, config, url } = environment;
  const router = Router({ strict: true, caseSensitive: true });

  /** @throws NotFound for all but owners, for groups below others, and without the plan */
  async function askedGroup({ actor }: SignedInVisit, req: Request): Promise<GroupAccess> {
    const parts: unknown = req.params['group'];
    if (!Array.isArray(parts) || !isPaid(config.plan)) throw new NotFound();
    const group = await findGroupFor(db, actor, parts.join('/'));
    if (group.level < AccessLevel.Owner || group.parent_id !== null) throw new NotFound();
    return group;
  }

  const pathOf = (group: GroupAccess) => `/groups/${group.full_path}/-/saml`;

  router.get(
    route,
    ownPage(async (visit, req) => show(visit, req, await askedGroup(visit, req), {})),
  );

  router.post(
    route,
    ownForm(async (visit, form, req) => {
      const group = await askedGroup(visit, req);
      const { refused } = await attempt(labels, async () =>
        setSamlProvider(db, group, wantedBy(form), authorOf(visit)),
      );
      if (refused !== null) return show(visit, req, group, { sent: { form, refused } });
      return { redirect: `${pathOf(group)}?done=saved` };
    }),
  );

  router.post(
    `${route}/remove`,
    ownForm(async (visit, _form, req) => {
      const group = await askedGroup(visit, req);
      await removeSamlProvider(db, group, authorOf(visit));
      return { redirect: `${pathOf(group)}?done=removed` };
    }),
  );

  router.post(
    `${route}/scim_token`,
    ownForm(async (visit, _form, req) => {
      const group = await askedGroup(visit, req);
      const token = await makeScimToken(db, group, authorOf(visit));
      return show(visit, req, group, { token });
    }),
  );

  router.post(
    `${route}/scim_token/revoke`,
    ownForm(async (visit, _form, req) => {
      const group = await askedGroup(visit, req);
      await revokeScimToken(db, group, authorOf(visit));
      return { redirect: `${pathOf(group)}?done=revoked` };
    }),
  );

  async function show(
    { frame }: SignedInVisit,
    req: Request,
    group: GroupAccess,
    { sent, token }: Outcome,
  ): Promise<Reply> {
    const provider = await findSamlProvider(db, group.id);
    const path = pathOf(group);
    const beside = sent?.refused.beside ?? {};
    const enabled = sent === undefined ? (provider?.enabled ?? true) : isTicked(sent.form);
    return {
      status: sent === undefined ? 200 : 422,
      page: (
        <Page
          frame={frame}
          title={`Single sign-on of ${group.full_name}`}
          notice={token === undefined ? askedNotice(req, notices) : 'The SCIM token was made.'}
          alert={sent?.refused.alert ?? null}
        >
          {token === undefined ? null : (
            <>
              <Secret label="SCIM token" text={token} />
              <p>Give it to your identity provider now: it is not shown again.</p>
            </>
          )}
          <p>
            Your identity provider tells who belongs to this group, and adds and removes them by
            SCIM. They do not sign in through it yet: each signs in with a password of their own.
          </p>
          <Form frame={frame} action={path}>
            <Checkbox name="enabled" label="Enabled" checked={enabled} />
            <TextField
              name="sso_url"
              label={labels.sso_url}
              type="url"
              hint="Of the identity provider, with https."
              value={sent?.form.text('sso_url') ?? provider?.sso_url ?? ''}
              errors={beside['sso_url']}
              maxlength={2048}
              required
            />
            <TextField
              name="certificate_fingerprint"
              label={labels.certificate_fingerprint}
              hint="SHA-1 or SHA-256 of the certificate that signs its answers, in hexadecimal digits."
              value={
                sent?.form.text('certificate_fingerprint') ??
                provider?.certificate_fingerprint ??
                ''
              }
              errors={beside['certificate_fingerprint']}
              maxlength={255}
              required
            />
            <Select
              name="default_membership_role"
              label={labels.default_membership_role}
              choices={roles.map((role) => [String(role), accessLevelName(role)])}
              value={
                sent?.form.text('default_membership_role') ??
                String(provider?.default_membership_role ?? AccessLevel.Guest)
              }
              errors={beside['default_membership_role']}
            />
            <Button>Save</Button>
          </Form>
          {provider === undefined ? null : provisioning(frame, path, group, provider)}
        </Page>
      ),
    };
  }

  function provisioning(
    frame: SignedInVisit['frame'],
    path: string,
    group: GroupAccess,
    { scim_token_created_at: madeAt }: SamlProviderRow,
  ) {
    return (
      <>
        <h2>Provisioning by SCIM</h2>
        <Facts
          facts={[
            ['Address', <code>{scimUrl(group, url)}</code>],
            ['Token made', madeAt === null ? 'never' : <Moment at={madeAt} />],
          ]}
        />
        <div class="buttons">
          <PostButton frame={frame} action={`${path}/scim_token`} kind="quiet">
            {madeAt === null ? 'Make a token' : 'Make a new token in place of it'}
          </PostButton>
          {madeAt === null ? null : (
            <PostButton frame={frame} action={`${path}/scim_token/revoke`} kind="danger">
              Revoke the token
            </PostButton>
          )}
        </div>
        <h2>Remove the single sign-on</h2>
        <p>Its members stay, but they are no longer known by the identity provider.</p>
        <PostButton frame={frame} action={`${path}/remove`} kind="danger">
          Remove
        </PostButton>
      </>
    );
  }

  return router;
}

const isTicked = (form: SentForm) => form.text('enabled') === '1';

const authorOf = ({ actor, now }: SignedInVisit) => ({ actor, now: now.toISOString() });

function wantedBy(form: SentForm) {
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
