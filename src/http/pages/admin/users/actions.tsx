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
  blocked: 'The user was blocked: no password, session or token of the account works.',
  unblocked: 'The user was unblocked and can sign in.',
  deactivated: 'The user was deactivated. Signing in activates the account again.',
  activated: 'The user was activated.',
};

/** Each change of a state that a button makes, with the notice of its success. */
const stateButtons = {
  block: 'blocked',
  unblock: 'unblocked',
  deactivate: 'deactivated',
  activate: 'activated',
} as const satisfies Partial<Record<keyof typeof stateChanges, keyof typeof notices>>;

export type StateButton = keyof typeof stateButtons;

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

export async function changeAccountState(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
  name: StateButton,
): Promise<Reply> {
  requireAdministrator(visit);
  const author = { actor: visit.actor.user, now: visit.now.toISOString() };
  const act = () => changeState(environment.db, readPathId(req), stateChanges[name], author);
  return decide(environment, visit, req, stateButtons[name], act, '');
}

async function decide(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
  decision: keyof typeof notices,
  act: () => Promise<unknown>,
  filter: FilterName = 'blocked_pending_approval',
): Promise<Reply> {
  const { refused } = await attempt({}, act);
  if (refused !== null) return show(environment, visit, req, filter, refused);
  const filtered = filter === '' ? '' : `filter=${filter}&`;
  return { redirect: `${usersPath}?${filtered}done=${decision}` };
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
