import { GraphQLError } from 'graphql';
import type { User } from '#generated/users/types.ts';
import type {
  Sort,
  UserCoreSource,
  UserState,
  UsersResolvers,
} from '#generated/graphql/resolvers.ts';
import { parseGlobalId } from '#runtime/graphql/global-ids.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import { parseGlobalIdNumber } from '#runtime/graphql/read.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages } from '../lists.ts';
import type { UserBasicRow, UserRow } from '#src/records/user.ts';
import { findUsersById, findUsersByIdOrUsername } from '#src/domains/core/users/finder.ts';
import { userList } from '#src/domains/core/users/list.ts';
import { countAssociations } from '#src/domains/core/users/memberships.ts';
import { userPolicy } from '#src/domains/core/users/policy.ts';
import { loadUserPresentation } from '#src/domains/core/users/presentation.ts';
import { presentUser, presentUserBasic } from '#src/domains/core/users/presenter.ts';
import { findStatuses, presentStatus } from '#src/domains/core/users/status.ts';
import { findVisibleUser } from '#src/domains/core/users/visible.ts';

const states: ReadonlySet<string> = new Set<UserState>([
  'active',
  'banned',
  'blocked',
  'blocked_pending_approval',
  'deactivated',
  'ldap_blocked',
]);

/** The most users that are named in one question. */
const maxNamedUsers = 100;

export const usersGraphql = {
  Query: {
    currentUser: (_args, { request: { actor, url } }) =>
      actor === null ? null : presentUserBasic(actor.user, url),

    async user({ id, username }, context) {
      const { db, actor, url } = context.request;
      if ((id == null) === (username == null)) {
        throw new GraphQLError('One and only one of [id, username] arguments is required.');
      }
      if (actor === null) throw accessError();
      if (username != null && /^\d+$/.test(username)) return null;
      const user = await findVisibleUser(
        db,
        actor,
        id == null ? (username ?? '') : parseGlobalIdNumber(id.id),
      );
      return presentUserBasic(user, url);
    },

    async users({ admins, ids, search, sort, usernames }, context) {
      const { actor, url } = context.request;
      if (ids != null && usernames != null) {
        throw new GraphQLError('Provide either a list of usernames or ids');
      }
      if (actor === null) throw accessError();
      const present = (rows: readonly UserBasicRow[]) =>
        rows.map((user) => presentUserBasic(user, url));
      if (ids != null || usernames != null) {
        return present(
          await loadNamedUsers(context, { ids: ids ?? [], usernames: usernames ?? [] }),
        );
      }
      const query = {
        ordered: readOrder(sort ?? 'created_desc'),
        ...(search != null && { search }),
        ...(admins === true && actor.admin && { admins }),
      };
      return createConnectionPages<typeof query, UserBasicRow, UserCoreSource>(context, {
        list: userList,
        query,
        present: async (rows) => present(rows),
      });
    },
  },

  UserCore: {
    load: loadWhole,
    async groupCount({ id }, _args, context) {
      const { db, actor, today } = context.request;
      if (actor === null || !(actor.admin || actor.user.id === id)) return null;
      return (await context.lookUp(() => countAssociations(db, id, today))).groups_count;
    },
    active: (user) => toUserState(user) === 'active',
    human: async (user, _args, context) => !((await loadWholeUser(user, context)).bot ?? false),
    async status({ id }, _args, context) {
      const row = await context.batches.load(loadStatuses, id, context);
      return row === undefined ? null : presentStatus(row);
    },
    state: (user) => toUserState(user),
    userPermissions: (user, _args, { request: { actor } }) => ({
      createSnippet: actor !== null && actor.user.id === user.id && !actor.external,
    }),
    webPath: (user) => `/${user.username ?? ''}`,
  },
} satisfies UsersResolvers<GraphqlContext>;

/** Anonymous callers get the fields that lists of others show, and whether the user is a person. */
async function loadWhole(
  ids: readonly number[],
  { request }: GraphqlContext,
): Promise<ReadonlyMap<number, User>> {
  const { db, actor } = request;
  const users = await findUsersById(db, ids);
  const presentation = await loadUserPresentation(request);
  return new Map(
    users.map((user) => {
      const open = actor !== null && userPolicy.readWholeProfile({ actor, user });
      return [user.id, presentUser(user, presentation, open)];
    }),
  );
}

/** Loads all fields that REST returns for the user. */
async function loadWholeUser(
  user: UserCoreSource,
  context: GraphqlContext,
): Promise<Partial<User>> {
  if (user.bot !== undefined) return user;
  return (await context.batches.load(loadWhole, user.id, context)) ?? user;
}

const loadStatuses = (ids: readonly number[], { request: { db, clock } }: GraphqlContext) =>
  findStatuses(db, ids, clock());

const toUserState = ({ state }: UserCoreSource): UserState =>
  state !== undefined && states.has(state) ? state : 'blocked';

function readOrder(sort: Sort) {
  const [by, direction] = sort.toLowerCase().split('_');
  const column = by === 'updated' ? ('updated_at' as const) : ('id' as const);
  return { by: column, sort: direction === 'asc' ? ('asc' as const) : ('desc' as const) };
}

interface UserNames {
  readonly ids: readonly string[];
  readonly usernames: readonly string[];
}

/** Users by global id or username, newest first. */
async function loadNamedUsers(
  { request: { db }, globalIdApp }: GraphqlContext,
  { ids, usernames }: UserNames,
): Promise<readonly UserRow[]> {
  if (ids.length + usernames.length > maxNamedUsers) {
    throw new GraphQLError(`At most ${maxNamedUsers} users may be named`);
  }
  const numbers = ids.map((id) => parseGlobalId(globalIdApp, id, ['User']).id);
  const words = usernames.filter((name) => !/^\d+$/.test(name));
  const texts = [...numbers, ...words];
  if (texts.length === 0) return [];
  const { users } = await findUsersByIdOrUsername(db, texts);
  return users.toReversed();
}
