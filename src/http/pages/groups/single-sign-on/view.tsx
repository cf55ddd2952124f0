import type { FC } from 'hono/jsx';
import { Button, Checkbox, Form, PostButton, Select, TextField } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { Facts } from '#src/pages/items.tsx';
import { HtmlPage } from '#src/pages/page.tsx';
import { MomentOrNever, NewSecret } from '#src/pages/texts.tsx';
import { AccessLevel, formatAccessLevel } from '#src/policy/access-level.ts';
import type { SamlProviderRow } from '#src/records/saml-provider.ts';
import type { SentForm } from '../../forms.ts';
import type { Refused } from '../../refused.ts';

export const singleSignOnLabels = {
  sso_url: 'Sign-in address',
  certificate_fingerprint: 'Fingerprint of the certificate',
  default_membership_role: 'Role of those who are provisioned',
};

/** Roles for provisioned members: an identity provider cannot create owners. */
export const roles = [
  AccessLevel.Minimal,
  AccessLevel.Guest,
  AccessLevel.Reporter,
  AccessLevel.Developer,
  AccessLevel.Maintainer,
] as const;

export const isTicked = (form: SentForm) => form.text('enabled') === '1';

interface Props {
  readonly frame: Frame;
  readonly path: string;
  readonly groupName: string;
  /** SCIM address for the configuration of the identity provider. */
  readonly scimAddress: string;
  /** Undefined for a group without single sign-on. */
  readonly provider: SamlProviderRow | undefined;
  readonly notice: string | null;
  readonly sent?: { readonly form: SentForm; readonly refused: Refused };
  /** A SCIM token that was made, and is shown this once. */
  readonly token?: string;
}

export const SingleSignOnPage: FC<Props> = (props) => {
  const { frame, groupName, notice, sent, provider, token } = props;
  return (
    <HtmlPage
      frame={frame}
      title={`Single sign-on of ${groupName}`}
      notice={notice}
      alert={sent?.refused.alert ?? null}
    >
      <NewSecret
        label="SCIM token"
        text={token ?? null}
        advice="Give it to your identity provider"
      />
      <p>
        Your identity provider tells who belongs to this group, and adds and removes them by SCIM.
        They do not sign in through it yet: each signs in with a password of their own.
      </p>
      <ProviderForm {...props} />
      {provider === undefined ? null : <Provisioning {...props} provider={provider} />}
    </HtmlPage>
  );
};

const ProviderForm: FC<Props> = ({ frame, path, sent, provider }) => {
  const beside = sent?.refused.beside ?? {};
  const enabled = sent === undefined ? (provider?.enabled ?? true) : isTicked(sent.form);
  return (
    <Form frame={frame} action={path}>
      <Checkbox name="enabled" label="Enabled" checked={enabled} />
      <TextField
        name="sso_url"
        label={singleSignOnLabels.sso_url}
        type="url"
        hint="Of the identity provider, with https."
        value={sent?.form.text('sso_url') ?? provider?.sso_url ?? ''}
        errors={beside['sso_url']}
        maxlength={2048}
        required
      />
      <TextField
        name="certificate_fingerprint"
        label={singleSignOnLabels.certificate_fingerprint}
        hint="SHA-1 or SHA-256 of the certificate that signs its answers, in hexadecimal digits."
        value={
          sent?.form.text('certificate_fingerprint') ?? provider?.certificate_fingerprint ?? ''
        }
        errors={beside['certificate_fingerprint']}
        maxlength={255}
        required
      />
      <Select
        name="default_membership_role"
        label={singleSignOnLabels.default_membership_role}
        choices={roles.map((role) => [String(role), formatAccessLevel(role)])}
        value={
          sent?.form.text('default_membership_role') ??
          String(provider?.default_membership_role ?? AccessLevel.Guest)
        }
        errors={beside['default_membership_role']}
      />
      <Button>Save</Button>
    </Form>
  );
};

const Provisioning: FC<Props & { readonly provider: SamlProviderRow }> = (props) => {
  const { frame, path, scimAddress, provider } = props;
  const { scim_token_created_at: madeAt } = provider;
  return (
    <>
      <h2>Provisioning by SCIM</h2>
      <Facts
        facts={[
          ['Address', <code>{scimAddress}</code>],
          ['Token made', <MomentOrNever at={madeAt} />],
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
};
