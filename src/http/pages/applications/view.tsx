import type { Child, FC } from 'hono/jsx';
import { PostButton } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { Facts, Item, Items, Pager } from '#src/pages/items.tsx';
import { Moment, NewSecret, Secret } from '#src/pages/texts.tsx';
import type { OauthApplicationRow } from '#src/records/oauth.ts';
import type { Page } from '#src/lists/offset.ts';
import { ApplicationForm, type Sent } from './form.tsx';
import type { Registry } from './registry.ts';

interface PageProps extends Pick<Registry, 'path' | 'Layout'> {
  readonly frame: Frame;
}

interface ApplicationProps extends PageProps {
  readonly application: OauthApplicationRow;
  readonly notice: string | null;
  /** A secret that was made, and is shown this once. */
  readonly secret?: string;
}

export const ApplicationPage: FC<ApplicationProps> = (props) => {
  const { frame, path, Layout, application, notice, secret } = props;
  const { id, name, uid, redirect_uri: addresses } = application;
  const at = `${path}/${id}`;
  return (
    <Layout frame={frame} title={name} path={path} notice={notice}>
      <NewSecret label="Secret" text={secret ?? null} />
      <Secret label="Application ID" text={uid} />
      <h2>Redirect addresses</h2>
      <ul class="plain">
        {addresses.split('\n').map((address) => (
          <li>
            <code>{address}</code>
          </li>
        ))}
      </ul>
      <Facts facts={listFacts(application)} />
      <div class="buttons">
        <a class="button" href={`${frame.base}${at}/edit`}>
          Edit
        </a>
        <PostButton frame={frame} action={`${at}/renew_secret`} kind="quiet">
          Renew the secret
        </PostButton>
        <PostButton frame={frame} action={`${at}/delete`} kind="danger">
          Delete
        </PostButton>
      </div>
    </Layout>
  );
};

interface FormPageProps extends PageProps {
  /** Null for a new application. */
  readonly application: OauthApplicationRow | null;
  readonly mayTrust: boolean;
  readonly sent: Sent | null;
}

export const ApplicationFormPage: FC<FormPageProps> = (props) => {
  const { frame, path, mayTrust, Layout, application, sent } = props;
  return (
    <Layout
      frame={frame}
      title={application === null ? 'Register an application' : `Edit ${application.name}`}
      path={path}
      alert={sent?.refused.alert ?? null}
    >
      <ApplicationForm
        frame={frame}
        action={application === null ? path : `${path}/${application.id}`}
        application={application}
        sent={sent}
        mayTrust={mayTrust}
      />
    </Layout>
  );
};

interface ListProps extends Page<OauthApplicationRow> {
  readonly frame: Frame;
  readonly path: string;
}

export const ApplicationList: FC<ListProps> = ({ frame, path, rows, page }) => (
  <>
    <Items none="No applications are registered.">
      {rows.map((application) => (
        <Item
          title={<a href={`${frame.base}${path}/${application.id}`}>{application.name}</a>}
          mark={application.trusted ? 'Trusted' : null}
        >
          <Facts
            facts={[
              ...listFacts({ ...application, trusted: false }),
              ['Registered', <Moment at={application.created_at} />],
            ]}
          />
        </Item>
      ))}
    </Items>
    <Pager frame={frame} path={path} page={page} />
    <p>
      <a class="button" href={`${frame.base}${path}/new`}>
        Register an application
      </a>
    </p>
  </>
);

const listFacts = ({
  scopes,
  confidential,
  trusted,
}: Pick<OauthApplicationRow, 'scopes' | 'confidential' | 'trusted'>) =>
  [
    ['Scopes', scopes.join(', ')],
    ['Confidential', confidential ? 'yes' : 'no'],
    ...(trusted ? [['Trusted', 'yes'] as const] : []),
  ] as (readonly [string, Child])[];
