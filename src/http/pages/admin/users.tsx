import { type Request, Router } from 'express';
import { Button, PostButton } from '../../../pages/fields.tsx';
import { Facts, Item, Items, Pager } from '../../../pages/items.tsx';
import { Moment } from '../../../pages/texts.tsx';
import type { UserRow, UserState } from '../../../records/user.ts';
import { changeState, stateChanges } from '../../../resources/users/account/states.ts';
import { rejectUser } from '../../../resources/users/deletion/deletion.ts';
import { listAccounts } from '../../../resources/users/finder.ts';
import { listPendingUsers } from '../../../resources/users/pending.ts';
import { askedId, askedNotice, askedPage, askedText } from '../asked.ts';
import type { PageHandlers, PageParts, Reply, SignedInVisit } from '../handlers.tsx';
import { attempt, type Refused } from '../refused.ts';
import { AdminPage } from './admin-page.tsx';
import { requireAdministrator } from './require-administrator.ts';

const path = '/admin/users';

const notices = {
  approved: 'The user was approved and can sign in.',
  rejected: 'The user was rejected, and the account is removed.',
};

/** Value of `filter`, and its text. */
const filters = [
  ['', 'All'],
  ['blocked_pending_approval', 'Awaiting approval'],
  ['admins', 'Administrators'],
  ['blocked', 'Blocked'],
] as const;

type FilterName = (typeof filters)[number][0];

const states: Readonly<Record<UserState, string | null>> = {
  active: null,
  blocked: 'Blocked',
  ldap_blocked: 'Blocked by the directory',
  blocked_pending_approval: 'Awaits approval',
  banned: 'Banned',
  deactivated: 'Deactivated',
};

/** Characters of a search that are looked for. */
const longestSearch = 255;

/** The users of the instance, and those who wait to become some. */
export function adminUsersRouter(handlers: PageHandlers, { environment }: PageParts): Router {
  const { ownPage, ownForm } = handlers;
  const { db, workers } = environment;
  const router = Router({ strict: true, caseSensitive: true });

  router.get(
    path,
    ownPage(async (visit, req) => show(visit, req, askedFilter(req), null)),
  );

  router.post(
    `${path}/:id/approve`,
    ownForm(async (visit, _form, req) => {
      requireAdministrator(visit);
      const author = { actor: visit.actor.user, now: visit.now.toISOString() };
      return decided(visit, req, 'approved', () =>
        changeState(db, askedId(req), stateChanges.approve, author),
      );
    }),
  );

  router.post(
    `${path}/:id/reject`,
    ownForm(async (visit, _form, req) => {
      requireAdministrator(visit);
      const now = visit.now.toISOString();
      const doing = { actor: visit.actor, now };
      return decided(visit, req, 'rejected', () => rejectUser(db, workers, askedId(req), doing));
    }),
  );

  async function decided(
    visit: SignedInVisit,
    req: Request,
    decision: keyof typeof notices,
    decide: () => Promise<unknown>,
  ): Promise<Reply> {
    const { refused } = await attempt({}, decide);
    const waiting = 'blocked_pending_approval';
    if (refused !== null) return show(visit, req, waiting, refused);
    return { redirect: `${path}?filter=${waiting}&done=${decision}` };
  }

  async function show(
    visit: SignedInVisit,
    req: Request,
    filter: FilterName,
    refused: Refused | null,
  ): Promise<Reply> {
    requireAdministrator(visit);
    const { frame } = visit;
    const search = askedText(req, 'search').slice(0, longestSearch);
    const { rows, page } = await list(filter, search, req);
    return {
      status: refused === null ? 200 : 422,
      page: (
        <AdminPage
          frame={frame}
          title="Users"
          path={path}
          notice={askedNotice(req, notices)}
          alert={refused?.alert ?? null}
        >
          <nav class="buttons" aria-label="Which users">
            {filters.map(([name, text]) => (
              <a
                href={`${frame.base}${path}${name === '' ? '' : `?filter=${name}`}`}
                aria-current={name === filter ? 'true' : undefined}
              >
                {text}
              </a>
            ))}
          </nav>
          {filter === 'blocked_pending_approval' ? null : (
            <form method="get" action={frame.base + path}>
              {filter === '' ? null : <input type="hidden" name="filter" value={filter} />}
              <div class="field">
                <label for="search">Name, username or email address</label>
                <div class="buttons">
                  <input type="search" id="search" name="search" value={search} maxlength={255} />
                  <Button kind="quiet">Search</Button>
                </div>
              </div>
            </form>
          )}
          <Items none={noneText(filter, search)}>
            {rows.map((user) => (
              <Item title={user.name} mark={states[user.state]} actions={actionsFor(visit, user)}>
                <Facts facts={factsOf(user)} />
              </Item>
            ))}
          </Items>
          <Pager
            frame={frame}
            path={path}
            query={{ ...(filter && { filter }), ...(search && { search }) }}
            page={page}
          />
        </AdminPage>
      ),
    };
  }

  function list(filter: FilterName, search: string, req: Request) {
    const query = askedPage(req);
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

  return router;
}

const askedFilter = (req: Request): FilterName =>
  filters.find(([name]) => name === askedText(req, 'filter'))?.[0] ?? '';

function noneText(filter: FilterName, search: string): string {
  if (filter === 'blocked_pending_approval') return 'Nobody awaits approval.';
  return search === '' ? 'There are no such users.' : 'Nobody is found by this text.';
}

function actionsFor({ frame }: SignedInVisit, user: UserRow) {
  if (user.state !== 'blocked_pending_approval') return null;
  const at = `${path}/${user.id}`;
  return (
    <>
      <PostButton frame={frame} action={`${at}/approve`} label={`Approve @${user.username}`}>
        Approve
      </PostButton>
      <PostButton
        frame={frame}
        action={`${at}/reject`}
        kind="danger"
        label={`Reject @${user.username}`}
      >
        Reject
      </PostButton>
    </>
  );
}

const factsOf = (user: UserRow) => [
  ['Username', `@${user.username}`] as const,
  ['Email', user.email] as const,
  ['Since', <Moment at={user.created_at} />] as const,
  ...(user.admin ? [['Administrator', 'yes'] as const] : []),
  ...(user.last_activity_on === null
    ? []
    : [['Last active', <Moment at={user.last_activity_on} />] as const]),
];
