import { type Request, Router } from 'express';
import { NotFound } from '../../../errors.ts';
import { pageOfRows } from '../../../lists/offset.ts';
import { PostButton } from '../../../pages/fields.tsx';
import { Facts, Item, Items, Pager } from '../../../pages/items.tsx';
import { Moment } from '../../../pages/texts.tsx';
import {
  listAuthorizations,
  revokeAuthorization,
} from '../../../resources/oauth/authorizations.ts';
import { currentSettings } from '../../../settings/current.ts';
import {
  applicationList,
  type Registry,
  registryNotices,
  registryRouter,
} from '../applications/registry.tsx';
import { askedId, askedNotice, askedPage } from '../asked.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { ProfilePage } from './profile-page.tsx';

const path = '/-/profile/applications';
/** The address that programs and their documentation know. */
const authorizations = '/oauth/authorized_applications';
/** The list of these has pages of its own. */
const parameter = 'authorized_page';

const notices = { ...registryNotices, revoked: 'The application has no access any more.' };

/** The applications that the visitor has registered, and those that they have let in. */
export function applicationsRouter(handlers: PageHandlers, parts: PageParts): Router {
  const { db } = parts.environment;
  const mayRegister = async () => (await currentSettings(db)).user_oauth_applications;
  const registry: Registry = {
    path,
    mayTrust: false,
    async ownerOf({ actor }) {
      if (!(await mayRegister())) throw new NotFound();
      return actor.user.id;
    },
    Layout: ProfilePage,
  };

  const router = Router({ strict: true, caseSensitive: true });
  // The address that programs and their documentation know.
  router.get(
    '/profile/applications',
    handlers.ownPage(async () => ({ redirect: path })),
  );
  router.get(
    path,
    handlers.ownPage(async (visit, req) => ({
      page: (
        <ProfilePage
          frame={visit.frame}
          title="Applications"
          path={path}
          notice={askedNotice(req, notices)}
        >
          {(await mayRegister()) ? (
            <>
              <h2>Your applications</h2>
              <p>Programs of yours that ask users for tokens, by OAuth 2.0.</p>
              {await applicationList(parts, registry, visit, req, visit.actor.user.id)}
            </>
          ) : null}
          <h2>Applications that you have let in</h2>
          <p>They act as you, as far as their scopes go, until you revoke it.</p>
          {await authorizationList(visit, req)}
        </ProfilePage>
      ),
    })),
  );
  router.use(registryRouter(handlers, parts, registry));

  const revoke = async ({ actor, now }: SignedInVisit, req: Request): Promise<Reply> => {
    const id = askedId(req);
    const held = await listAuthorizations(db, actor.user.id, now);
    if (!held.some(({ application }) => application.id === id)) throw new NotFound();
    await revokeAuthorization(db, actor.user.id, id, now);
    return { redirect: `${path}?done=revoked` };
  };
  router.delete(
    `${authorizations}/:id`,
    handlers.ownForm((visit, _form, req) => revoke(visit, req)),
  );
  // Browsers send no other forms.
  router.post(
    `${authorizations}/:id`,
    handlers.ownForm(async (visit, form, req) => {
      if (form.text('_method').toLowerCase() !== 'delete') throw new NotFound();
      return revoke(visit, req);
    }),
  );

  async function authorizationList({ frame, actor, now }: SignedInVisit, req: Request) {
    const held = await listAuthorizations(db, actor.user.id, now);
    const { rows, page } = await pageOfRows(held, askedPage(req, parameter));
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
        <Pager frame={frame} path={path} page={page} parameter={parameter} />
      </>
    );
  }

  return router;
}
