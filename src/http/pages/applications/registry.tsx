import { type Request, Router } from 'express';
import type { Child, FC } from 'hono/jsx';
import { PostButton } from '../../../pages/fields.tsx';
import type { Frame } from '../../../pages/frame.ts';
import { Facts, Item, Items, Pager } from '../../../pages/items.tsx';
import { Moment, Secret } from '../../../pages/texts.tsx';
import type { OauthApplicationRow } from '../../../records/oauth.ts';
import { requireApplication } from '../../../resources/applications/finder.ts';
import {
  createApplication,
  deleteApplication,
  listApplications,
  renewSecret,
  updateApplication,
} from '../../../resources/applications/table.ts';
import { NotFound } from '../../../errors.ts';
import { askedId, askedNotice, askedPage } from '../asked.ts';
import type { SentForm } from '../forms.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { attempt } from '../refused.ts';
import { ApplicationForm, labels, type Sent, sentAttributes } from './form.tsx';

/** The applications of one user, or of the instance. */
export interface Registry {
  /** Of the list, from the root of the instance. */
  readonly path: string;
  /** True where its applications may be trusted. */
  readonly mayTrust: boolean;
  /**
   * The owner of these applications: null for the instance.
   * @throws NotFound for visitors who have none
   */
  readonly ownerOf: (visit: SignedInVisit) => Promise<number | null>;
  readonly Layout: FC<LayoutProps>;
}

interface LayoutProps {
  readonly frame: Frame;
  readonly title: string;
  readonly path: string;
  readonly notice?: string | null;
  readonly alert?: string | null;
  readonly children?: Child;
}

/** Sentences about what the forms did that lead to the list. */
export const registryNotices = {
  deleted: 'The application was deleted, and all that it held with it.',
  saved: 'The application was saved.',
};

/** The pages on which applications are registered, changed and deleted, but for the list itself. */
export function registryRouter(
  { ownPage, ownForm }: PageHandlers,
  { environment: { db } }: PageParts,
  { path, mayTrust, ownerOf, Layout }: Registry,
): Router {
  const router = Router({ strict: true, caseSensitive: true });

  const asked = async (visit: SignedInVisit, req: Request): Promise<OauthApplicationRow> => {
    const owner = await ownerOf(visit);
    return requireApplication(db, askedId(req), owner);
  };

  router.get(
    `${path}/new`,
    ownPage(async (visit) => {
      await ownerOf(visit);
      return showForm(visit, null, null);
    }),
  );

  router.post(
    path,
    ownForm(async (visit, form) => {
      const owner = await ownerOf(visit);
      const { refused, done } = await attempt(labels, async () =>
        createApplication(db, sentAttributes(form, mayTrust), owner, doing(visit)),
      );
      if (refused !== null) return showForm(visit, null, { form, refused });
      return show(visit, done.row, {
        notice: 'The application was registered.',
        secret: done.secret,
      });
    }),
  );

  router.get(
    `${path}/:id`,
    ownPage(async (visit, req) =>
      show(visit, await asked(visit, req), { notice: askedNotice(req, registryNotices) }),
    ),
  );

  router.get(
    `${path}/:id/edit`,
    ownPage(async (visit, req) => showForm(visit, await asked(visit, req), null)),
  );

  router.post(
    `${path}/:id`,
    ownForm(async (visit, form, req) => {
      const application = await asked(visit, req);
      const { refused } = await attempt(labels, () => save(application, form, visit));
      if (refused !== null) return showForm(visit, application, { form, refused });
      return { redirect: `${path}/${application.id}?done=saved` };
    }),
  );

  async function save(
    { id }: OauthApplicationRow,
    form: SentForm,
    visit: SignedInVisit,
  ): Promise<void> {
    const attributes = sentAttributes(form, mayTrust);
    const saved = await updateApplication(db, id, attributes, doing(visit));
    if (saved === undefined) throw new NotFound();
  }

  router.post(
    `${path}/:id/renew_secret`,
    ownForm(async (visit, _form, req) => {
      const application = await asked(visit, req);
      const secret = await renewSecret(db, application.id, doing(visit));
      if (secret === null) throw new NotFound();
      const notice = 'The secret was renewed. The one before is of no use any more.';
      return show(visit, application, { notice, secret });
    }),
  );

  router.post(
    `${path}/:id/delete`,
    ownForm(async (visit, _form, req) => {
      await deleteApplication(db, (await asked(visit, req)).id, doing(visit));
      return { redirect: `${path}?done=deleted` };
    }),
  );

  async function show(
    { frame }: SignedInVisit,
    application: OauthApplicationRow,
    { notice, secret }: { readonly notice: string | null; readonly secret?: string },
  ): Promise<Reply> {
    const { id, name, uid, scopes, confidential, trusted } = application;
    const of = `${path}/${id}`;
    return {
      page: (
        <Layout frame={frame} title={name} path={path} notice={notice}>
          {secret === undefined ? null : (
            <>
              <Secret label="Secret" text={secret} />
              <p>Keep it somewhere safe now: it is not shown again.</p>
            </>
          )}
          <Secret label="Application ID" text={uid} />
          <h2>Redirect addresses</h2>
          <ul class="plain">
            {application.redirect_uri.split('\n').map((address) => (
              <li>
                <code>{address}</code>
              </li>
            ))}
          </ul>
          <Facts facts={factsOf({ scopes, confidential, trusted })} />
          <div class="buttons">
            <a class="button" href={`${frame.base}${of}/edit`}>
              Edit
            </a>
            <PostButton frame={frame} action={`${of}/renew_secret`} kind="quiet">
              Renew the secret
            </PostButton>
            <PostButton frame={frame} action={`${of}/delete`} kind="danger">
              Delete
            </PostButton>
          </div>
        </Layout>
      ),
    };
  }

  async function showForm(
    { frame }: SignedInVisit,
    application: OauthApplicationRow | null,
    sent: Sent | null,
  ): Promise<Reply> {
    return {
      status: sent === null ? 200 : 422,
      page: (
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
      ),
    };
  }

  return router;
}

/** The applications of a registry, a page of them, and the way to a new one. */
export async function applicationList(
  { environment: { db } }: PageParts,
  { path }: Pick<Registry, 'path'>,
  { frame }: SignedInVisit,
  req: Request,
  owner: number | null,
) {
  const { rows, page } = await listApplications(db, owner, askedPage(req));
  return (
    <>
      <Items none="No applications are registered.">
        {rows.map((application) => (
          <Item
            title={<a href={`${frame.base}${path}/${application.id}`}>{application.name}</a>}
            mark={application.trusted ? 'Trusted' : null}
          >
            <Facts
              facts={[
                ...factsOf({ ...application, trusted: false }),
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
}

const factsOf = ({
  scopes,
  confidential,
  trusted,
}: Pick<OauthApplicationRow, 'scopes' | 'confidential' | 'trusted'>) =>
  [
    ['Scopes', scopes.join(', ')],
    ['Confidential', confidential ? 'yes' : 'no'],
    ...(trusted ? [['Trusted', 'yes'] as const] : []),
  ] as (readonly [string, Child])[];

const doing = ({ actor, now }: SignedInVisit) => ({ actor, now: now.toISOString() });
