import type { Request } from 'express';
import type { Environment } from '../../../../context.ts';
import { changeState, stateChanges } from '../../../../resources/users/account/states.ts';
import { rejectUser } from '../../../../resources/users/deletion/deletion.ts';
import { listAccounts } from '../../../../resources/users/finder.ts';
import { listPendingUsers } from '../../../../resources/users/pending.ts';
import { readPathId, readNotice, readPageQuery, readQueryText } from '../../page-query.ts';
import { type Reply, type SignedInVisit, toDoing } from '../../handlers.tsx';
import { attempt, type Refused } from '../../refused.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { type FilterName, filters, usersPath, UsersPage } from './view.tsx';

const notices = {
  approved: 'The user was approved and can sign in.',
  rejected: 'The user was rejected, and the account is removed.',
};

/** Characters of a search that are looked for. */
const maxSearchChars = 255;

export async function showUsers(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  const filter = filters.find(([name]) => name === readQueryText(req, 'filter'))?.[0] ?? '';
  return show(environment, visit, req, filter, null);
}

export async function approveAccount(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  requireAdministrator(visit);
  const author = { actor: visit.actor.user, now: visit.now.toISOString() };
  return decide(environment, visit, req, 'approved', () =>
    changeState(environment.db, readPathId(req), stateChanges.approve, author),
  );
}

export async function rejectAccount(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
): Promise<Reply> {
  requireAdministrator(visit);
  const { db, workers } = environment;
  return decide(environment, visit, req, 'rejected', () =>
    rejectUser(db, workers, readPathId(req), toDoing(visit)),
  );
}

async function decide(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
  decision: keyof typeof notices,
  act: () => Promise<unknown>,
): Promise<Reply> {
  const { refused } = await attempt({}, act);
  const waiting = 'blocked_pending_approval';
  if (refused !== null) return show(environment, visit, req, waiting, refused);
  return { redirect: `${usersPath}?filter=${waiting}&done=${decision}` };
}

async function show(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
  filter: FilterName,
  refused: Refused | null,
): Promise<Reply> {
  requireAdministrator(visit);
  const search = readQueryText(req, 'search').slice(0, maxSearchChars);
  const { rows, page } = await list(environment, filter, search, req);
  const { frame } = visit;
  const notice = readNotice(req, notices);
  return {
    status: refused === null ? 200 : 422,
    page: <UsersPage {...{ frame, notice, refused, filter, search, rows, page }} />,
  };
}

function list({ db }: Environment, filter: FilterName, search: string, req: Request) {
  const query = readPageQuery(req);
  if (filter === 'blocked_pending_approval') return listPendingUsers(db, query);
  return listAccounts(db, {
    ...query,
    ...(search !== '' && { search }),
    ...(filter === 'blocked' && { blocked: true }),
    admins: filter === 'admins',
    order_by: 'id',
    sort: 'desc',
    without_projects: false,
    with_custom_attributes: false,
  });
}
