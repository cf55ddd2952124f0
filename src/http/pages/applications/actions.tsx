import type { Request } from 'express';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import type { OauthApplicationRow } from '#src/records/oauth.ts';
import { requireApplication } from '#src/domains/accounts/applications/finder.ts';
import {
  createApplication,
  deleteApplication,
  listApplications,
  renewSecret,
  updateApplication,
} from '#src/domains/accounts/applications/table.ts';
import { readPathId, readNotice, readPageQuery } from '../page-query.ts';
import type { SentForm } from '../forms.ts';
import { type Reply, type SignedInVisit, toDoing } from '../handlers.tsx';
import { attempt } from '../refused.ts';
import { applicationLabels, type Sent, readApplicationAttributes } from './form.tsx';
import { type Registry, registryNotices } from './registry.ts';
import { ApplicationFormPage, ApplicationList, ApplicationPage } from './view.tsx';

export async function showNew(registry: Registry, visit: SignedInVisit): Promise<Reply> {
  await registry.ownerOf(visit);
  return showForm(registry, visit, null, null);
}

export async function registerApplication(
  db: Database,
  registry: Registry,
  visit: SignedInVisit,
  form: SentForm,
): Promise<Reply> {
  const owner = await registry.ownerOf(visit);
  const { refused, done } = await attempt(applicationLabels, async () =>
    createApplication(
      db,
      readApplicationAttributes(form, registry.mayTrust),
      owner,
      toDoing(visit),
    ),
  );
  if (refused !== null) return showForm(registry, visit, null, { form, refused });
  const notice = 'The application was registered.';
  return show(registry, visit, done.row, { notice, secret: done.secret });
}

export async function showApplication(
  db: Database,
  registry: Registry,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const application = await findAsked(db, registry, visit, req);
  return show(registry, visit, application, { notice: readNotice(req, registryNotices) });
}

export async function showEdit(
  db: Database,
  registry: Registry,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  return showForm(registry, visit, await findAsked(db, registry, visit, req), null);
}

export async function saveApplication(
  db: Database,
  registry: Registry,
  visit: SignedInVisit,
  form: SentForm,
  req: Request,
): Promise<Reply> {
  const application = await findAsked(db, registry, visit, req);
  const { refused } = await attempt(applicationLabels, async () => {
    const attributes = readApplicationAttributes(form, registry.mayTrust);
    const saved = await updateApplication(db, application.id, attributes, toDoing(visit));
    if (saved === undefined) throw new NotFound();
  });
  if (refused !== null) return showForm(registry, visit, application, { form, refused });
  return { redirect: `${registry.path}/${application.id}?done=saved` };
}

export async function renewApplicationSecret(
  db: Database,
  registry: Registry,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const application = await findAsked(db, registry, visit, req);
  const secret = await renewSecret(db, application.id, toDoing(visit));
  if (secret === null) throw new NotFound();
  const notice = 'The secret was renewed. The one before is of no use any more.';
  return show(registry, visit, application, { notice, secret });
}

export async function removeApplication(
  db: Database,
  registry: Registry,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const { id } = await findAsked(db, registry, visit, req);
  await deleteApplication(db, id, toDoing(visit));
  return { redirect: `${registry.path}?done=deleted` };
}

/** A page of the applications of a registry, with a link to the form of a new one. */
export async function listOfApplications(
  db: Database,
  { path }: Pick<Registry, 'path'>,
  { frame }: SignedInVisit,
  req: Request,
  owner: number | null,
): Promise<JSX.Element> {
  const { rows, page } = await listApplications(db, owner, readPageQuery(req));
  return <ApplicationList frame={frame} path={path} rows={rows} page={page} />;
}

/** @throws NotFound when it is not one of the registry */
async function findAsked(
  db: Database,
  { ownerOf }: Registry,
  visit: SignedInVisit,
  req: Request,
): Promise<OauthApplicationRow> {
  const owner = await ownerOf(visit);
  return requireApplication(db, readPathId(req), owner);
}

function show(
  { path, Layout }: Registry,
  { frame }: SignedInVisit,
  application: OauthApplicationRow,
  shown: { readonly notice: string | null; readonly secret?: string },
): Reply {
  return {
    page: (
      <ApplicationPage
        frame={frame}
        path={path}
        Layout={Layout}
        application={application}
        {...shown}
      />
    ),
  };
}

function showForm(
  { path, mayTrust, Layout }: Registry,
  { frame }: SignedInVisit,
  application: OauthApplicationRow | null,
  sent: Sent | null,
): Reply {
  return {
    status: sent === null ? 200 : 422,
    page: (
      <ApplicationFormPage
        frame={frame}
        path={path}
        mayTrust={mayTrust}
        Layout={Layout}
        application={application}
        sent={sent}
      />
    ),
  };
}
