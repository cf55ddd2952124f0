import type { FC } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page } from '#src/lists/offset.ts';
import { PostButton } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { Facts, Item, Items, Pager } from '#src/pages/items.tsx';
import { Moment } from '#src/pages/texts.tsx';
import type { listAuthorizations } from '#src/domains/accounts/oauth/authorizations.ts';
import { ProfilePage } from '../profile-page.tsx';

export const ownApplicationsPath = '/-/profile/applications';
/** The address that programs and their documentation know. */
export const authorizations = '/oauth/authorized_applications';
/** Page parameter of the list of authorized applications. */
export const parameter = 'authorized_page';

type Authorization = Awaited<ReturnType<typeof listAuthorizations>>[number];

interface Props {
  readonly frame: Frame;
  readonly notice: string | null;
  /** List of the applications that the visitor has registered; null where registering is not allowed. */
  readonly registered: JSX.Element | null;
  /** Applications that the visitor has authorized. */
  readonly authorized: Page<Authorization>;
}

export const ApplicationsPage: FC<Props> = ({ frame, notice, registered, authorized }) => (
  <ProfilePage frame={frame} title="Applications" path={ownApplicationsPath} notice={notice}>
    {registered === null ? null : (
      <>
        <h2>Your applications</h2>
        <p>Programs of yours that ask users for tokens, by OAuth 2.0.</p>
        {registered}
      </>
    )}
    <h2>Applications that you have let in</h2>
    <p>They act as you, as far as their scopes go, until you revoke it.</p>
    <Authorizations frame={frame} {...authorized} />
  </ProfilePage>
);

const Authorizations: FC<Page<Authorization> & { readonly frame: Frame }> = (props) => {
  const { frame, rows, page } = props;
  return (
    <>
      <Items none="You have let in no applications.">
        {rows.map(({ application: { id, name }, scopes, created_at }) => (
          <Item
            title={name}
            actions={
              <PostButton
                frame={frame}
                action={`${authorizations}/${id}`}
                fields={{ _method: 'delete' }}
                kind="danger"
                label={`Revoke ${name}`}
              >
                Revoke
              </PostButton>
            }
          >
            <Facts
              facts={[
                ['Scopes', scopes.join(', ')],
                ['Last let in', <Moment at={created_at} />],
              ]}
            />
          </Item>
        ))}
      </Items>
      <Pager frame={frame} path={ownApplicationsPath} page={page} parameter={parameter} />
    </>
  );
};
