import type { Request } from 'express';
import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import { createPageOfRows } from '#src/lists/offset.ts';
import {
  listAuthorizations,
  revokeAuthorization,
} from '#src/domains/accounts/oauth/authorizations.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { listOfApplications } from '../../applications/actions.tsx';
import { type Registry, registryNotices } from '../../applications/registry.ts';
import { readPathId, readNotice, readPageQuery } from '../../page-query.ts';
import type { SentForm } from '../../forms.ts';
import type { Reply, SignedInVisit } from '../../handlers.tsx';
import { ProfilePage } from '../profile-page.tsx';
import { ApplicationsPage, parameter, ownApplicationsPath } from './view.tsx';

const notices = { ...registryNotices, revoked: 'The application has no access any more.' };

const mayRegister = async (db: Database) => (await loadCurrentSettings(db)).user_oauth_applications;

/** The applications that the visitor has registered. */
export function createOwnRegistry(db: Database): Registry {
  return {
    path: ownApplicationsPath,
    mayTrust: false,
    async ownerOf({ actor }) {
      if (!(await mayRegister(db))) throw new NotFound();
      return actor.user.id;
    },
    Layout: ProfilePage,
  };
}

export async function showApplications(
  db: Database,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const { frame, actor, now } = visit;
  const registered = (await mayRegister(db))
    ? await listOfApplications(db, { path: ownApplicationsPath }, visit, req, actor.user.id)
    : null;
  const authorizations = await listAuthorizations(db, actor.user.id, now);
  const authorized = await createPageOfRows(authorizations, readPageQuery(req, parameter));
  const notice = readNotice(req, notices);
  return {
    page: (
      <ApplicationsPage
        frame={frame}
        notice={notice}
        registered={registered}
        authorized={authorized}
      />
    ),
  };
}

/** Takes its access from an application that the visitor has let in. */
export async function revokeGrant(
  db: Database,
  { actor, now }: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const id = readPathId(req);
  const authorizations = await listAuthorizations(db, actor.user.id, now);
  if (!authorizations.some(({ application }) => application.id === id)) throw new NotFound();
  await revokeAuthorization(db, actor.user.id, id, now);
  return { redirect: `${ownApplicationsPath}?done=revoked` };
}

export async function revokeByForm(
  db: Database,
  visit: SignedInVisit,
  form: SentForm,
  req: Request,
): Promise<Reply> {
  if (form.text('_method').toLowerCase() !== 'delete') throw new NotFound();
  return revokeGrant(db, visit, req);
}
