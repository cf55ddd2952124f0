import type { FC } from 'hono/jsx';
import type { Page } from '#src/lists/offset.ts';
import { Button, PostButton } from '#src/pages/fields.tsx';
import type { Frame } from '#src/pages/frame.ts';
import { Facts, Item, Items, Pager } from '#src/pages/items.tsx';
import { Moment } from '#src/pages/texts.tsx';
import type { UserRow, UserState } from '#src/records/user.ts';
import type { Refused } from '../../refused.ts';
import { AdminPage } from '../admin-page.tsx';
import { listButtons } from './buttons.ts';

export const usersPath = '/admin/users';

/** Value of `filter`, and its text. */
export const filters = [
  ['', 'All'],
  ['blocked_pending_approval', 'Awaiting approval'],
  ['admins', 'Administrators'],
  ['blocked', 'Blocked'],
] as const;

export type FilterName = (typeof filters)[number][0];

const states: Readonly<Record<UserState, string | null>> = {
  active: null,
  blocked: 'Blocked',
  ldap_blocked: 'Blocked by the directory',
  blocked_pending_approval: 'Awaits approval',
  banned: 'Banned',
  deactivated: 'Deactivated',
};

interface Props extends Page<UserRow> {
  readonly frame: Frame;
  readonly notice: string | null;
  readonly refused: Refused | null;
  readonly filter: FilterName;
  /** Empty where nothing is searched for. */
  readonly search: string;
}

export const UsersPage: FC<Props> = (props) => {
  const { frame, notice, refused, filter, search, rows, page } = props;
  return (
    <AdminPage
      frame={frame}
      title="Users"
      path={usersPath}
      notice={notice}
      alert={refused?.alert ?? null}
    >
      <nav class="buttons" aria-label="Which users">
        {filters.map(([name, text]) => (
          <a
            href={`${frame.base}${usersPath}${name === '' ? '' : `?filter=${name}`}`}
            aria-current={name === filter ? 'true' : undefined}
          >
            {text}
          </a>
        ))}
        <a class="button" href={`${frame.base}${usersPath}/new`}>
          New user
        </a>
      </nav>
      {filter === 'blocked_pending_approval' ? null : <SearchForm {...props} />}
      <Items none={noneText(filter, search)}>
        {rows.map((user) => (
          <Item
            title={
              <a class="person" href={`${frame.base}/${user.username}`}>
                {user.name}
              </a>
            }
            mark={states[user.state]}
            actions={actionsFor(frame, user)}
          >
            <Facts facts={listFacts(user)} />
          </Item>
        ))}
      </Items>
      <Pager
        frame={frame}
        path={usersPath}
        query={{ ...(filter && { filter }), ...(search && { search }) }}
        page={page}
      />
    </AdminPage>
  );
};

const SearchForm: FC<Props> = ({ frame, filter, search }) => (
  <form method="get" action={frame.base + usersPath}>
    {filter === '' ? null : <input type="hidden" name="filter" value={filter} />}
    <div class="field">
      <label for="search">Name, username or email address</label>
      <div class="buttons">
        <input type="search" id="search" name="search" value={search} maxlength={255} />
        <Button kind="quiet">Search</Button>
      </div>
    </div>
  </form>
);

function noneText(filter: FilterName, search: string): string {
  if (filter === 'blocked_pending_approval') return 'No user waits for approval.';
  return search === '' ? 'No users.' : 'No user matches this text.';
}

const actionsFor = (frame: Frame, user: UserRow) =>
  listButtons()
    .filter(([, { on }]) => on === user.state)
    .map(([name, { text, danger }]) => (
      <PostButton
        frame={frame}
        action={`${usersPath}/${user.id}/${name}`}
        kind={danger ? 'danger' : user.state === 'active' ? 'quiet' : undefined}
        label={`${text} @${user.username}`}
      >
        {text}
      </PostButton>
    ));

const listFacts = (user: UserRow) => [
  ['Username', `@${user.username}`] as const,
  ['Email', user.email] as const,
  ['Since', <Moment at={user.created_at} />] as const,
  ...(user.admin ? [['Administrator', 'yes'] as const] : []),
  ...(user.last_activity_on === null
    ? []
    : [['Last active', <Moment at={user.last_activity_on} />] as const]),
];
