import type { Request } from 'express';
import type { Environment } from '#src/context.ts';
import { changeState, stateChanges } from '#src/domains/core/users/account/states.ts';
import { rejectUser } from '#src/domains/core/users/deletion/deletion.ts';
import { listAccounts } from '#src/domains/core/users/finder.ts';
import { listPendingUsers } from '#src/domains/core/users/pending.ts';
import { readPathId, readNotice, readPageQuery, readQueryText } from '../../page-query.ts';
import { type Reply, type SignedInVisit, toDoing } from '../../handlers.tsx';
import { attempt, type Refused } from '../../refused.ts';
import { requireAdministrator } from '../require-administrator.ts';
import { accountButtons, type ButtonName, listButtons } from './buttons.ts';
import { type FilterName, filters, usersPath, UsersPage } from './view.tsx';

const notices = {
  ...Object.fromEntries(listButtons().map(([, { done, notice }]) => [done, notice])),
  created: 'The user was created.',
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

export async function changeAccount(
  environment: Environment,
  visit: SignedInVisit,
  req: Request,
  name: ButtonName,
): Promise<Reply> {
  requireAdministrator(visit);
  const { db, workers } = environment;
  const id = readPathId(req);
  const author = { actor: visit.actor.user, now: visit.now.toISOString() };
  const { refused } = await attempt<unknown>({}, () =>
    name === 'reject'
      ? rejectUser(db, workers, id, toDoing(visit))
      : changeState(db, id, stateChanges[name], author),
  );
  const { on, done } = accountButtons[name];
  const filter = on === 'blocked_pending_approval' ? on : '';
  if (refused !== null) return show(environment, visit, req, filter, refused);
  const filtered = filter === '' ? '' : `filter=${filter}&`;
  return { redirect: `${usersPath}?${filtered}done=${done}` };
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
    page: (
      <UsersPage
        frame={frame}
        notice={notice}
        refused={refused}
        filter={filter}
        search={search}
        rows={rows}
        page={page}
      />
    ),
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
