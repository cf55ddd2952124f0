import { GraphQLError } from 'graphql';
import type { TimelogSource, TimelogsResolvers } from '#generated/graphql/resolvers.ts';
import { Placed } from '#runtime/graphql/connection.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import type { GlobalId, Pages } from '#runtime/graphql/types.ts';
import { loadGroupAccess, loadProjectAccess } from '../access.ts';
import type { GraphqlContext } from '../context.ts';
import { createConnectionPages, createConnectionPagesOfParent } from '../lists.ts';
import { readGlobalIdNumbers } from '#runtime/graphql/read.ts';
import { countRows } from '#src/lists/offset.ts';
import { listAuthorColumns, readAuthor, toUsernameKey } from '#src/records/user.ts';
import { findNotePlace, findNamedNote } from './notes-changes.ts';
import { toNoteableKind } from './notes-subject.ts';
import { findPlace } from '#src/domains/planning/notes/place.ts';
import {
  toIssuableColumns,
  type IssuableColumn,
} from '#src/domains/planning/issuables/issuable.ts';
import { presentUserBasic } from '#src/domains/core/users/presenter.ts';
import {
  filterShownTimeLogs,
  timeLogList,
  type TimeLogParameters,
  type TimeLogRow,
  type TimeLogsOf,
} from '#src/domains/planning/time-tracking/list.ts';

export const timelogsGraphql = {
  Query: {
    timelogs(args, context) {
      if (Object.values(args).every((value) => value == null)) {
        throw new GraphQLError('Provide at least one argument');
      }
      return listTimelogs(context, { kind: 'everything' }, args);
    },
  },

  Group: {
    async timelogs({ id }, args, context) {
      await loadGroupAccess(context, id);
      return listTimelogs(context, { kind: 'group', id }, args);
    },
  },

  Project: {
    async timelogs({ id }, args, context) {
      await loadProjectAccess(context, id);
      return listTimelogs(context, { kind: 'project', id }, args);
    },
  },

  UserCore: {
    timelogs: ({ id }, args, context) => listTimelogs(context, { kind: 'user', id }, args),
  },

  Issue: { timelogs: ({ id }, _args, context) => listLogs(context, 'issue_id', id) },

  MergeRequest: { timelogs: ({ id }, _args, context) => listLogs(context, 'merge_request_id', id) },

  Timelog: {
    async note({ note_id: id }, _args, context) {
      const place = id === 0 ? null : await findNotePlace(context, String(id));
      return place === null ? null : findNamedNote(context, place.noteable, place.note_id);
    },
  },

  Mutation: {
    async timelogCreate({ issuableId, spentAt, summary, timeSpent }, operations, context) {
      const { db, actor } = context.request;
      const kind = toNoteableKind(issuableId.type);
      const place =
        kind === 'issue' || kind === 'merge_request'
          ? await findPlace(db, kind, issuableId.id)
          : null;
      if (place === null) throw accessError();
      const { container: id, number } = place;
      const body = { duration: timeSpent, spent_at: spentAt, summary };
      if (kind === 'issue') {
        await operations.addIssueSpentTime({ params: { id, issue_iid: number }, body });
      } else {
        const params = { id, merge_request_iid: number };
        await operations.addMergeRequestSpentTime({ params, body });
      }
      const target = toIssuableColumns({ kind: kind ?? 'issue', id: Number(issuableId.id) });
      // The caller's newest log of the target is the one just created.
      const made = await selectLogs(context)
        .where(target)
        .where('time_logs.user_id', actor?.user.id ?? 0)
        .orderBy('time_logs.id', 'desc')
        .first<TimeLogRow | undefined>();
      return { timelog: made === undefined ? null : present(context, made) };
    },
  },
} satisfies TimelogsResolvers<GraphqlContext>;

type Arguments = Parameters<TimelogsResolvers<GraphqlContext>['Query']['timelogs']>[0];

/** Time logs on visible targets; projects and users are read in batches. */
async function listTimelogs(
  context: GraphqlContext,
  of: TimeLogsOf,
  { groupId, projectId, username, ...times }: Arguments,
): Promise<Pages<TimelogSource> | readonly []> {
  const spent = readTimes(times);
  const user = username == null ? null : await findUserId(context, username);
  const projects = listIds(of, 'project', projectId == null ? null : parseNumber(projectId));
  const groups = listIds(of, 'group', groupId == null ? null : parseNumber(groupId));
  const users = listIds(of, 'user', user);
  // A log has exactly one project and one user.
  if (projects.length > 1 || users.length > 1 || users.includes(0)) return [];
  const { place, ...within } = chooseNarrowest({ projects, groups, users });
  const filters = { ...spent, ...within };
  const paged = {
    list: timeLogList,
    query: { ...filters, of: place },
    present: async (rows: readonly TimeLogRow[]) =>
      rows.map((row) => ({ ...present(context, row), id: row.id })),
    shown: (rows: readonly TimeLogRow[]) =>
      filterShownTimeLogs(context.request.db, context.request.actor, rows),
  };
  if (place.kind === 'everything' || place.kind === 'group' || place.kind !== of.kind) {
    return createConnectionPages(context, paged);
  }
  return createConnectionPagesOfParent(context, {
    ...paged,
    parent: place.id,
    common: { ...filters, of: { ...place, id: 0 } },
    table: place.kind === 'project' ? 'projects' : 'users',
    slots: { owner: 'id' },
  });
}

/** Ids of one kind from the object and an argument. */
const listIds = (of: TimeLogsOf, kind: TimeLogsOf['kind'], named: number | null): number[] => {
  const own = of.kind === kind && of.kind !== 'everything' ? [of.id] : [];
  return [...new Set(named === null ? own : [...own, named])];
};

interface NamedIds {
  readonly projects: readonly number[];
  readonly groups: readonly number[];
  readonly users: readonly number[];
}

/** The scope with the fewest logs, and the remaining filters. */
function chooseNarrowest({
  projects: [project],
  groups,
  users: [user],
}: NamedIds): { readonly place: TimeLogsOf } & Partial<TimeLogParameters> {
  const [group, ...others] = groups;
  const byUser = user !== undefined && { user_id: user };
  if (project !== undefined) {
    return { place: { kind: 'project', id: project }, group_ids: groups, ...byUser };
  }
  if (group !== undefined) {
    return { place: { kind: 'group', id: group }, group_ids: others, ...byUser };
  }
  return { place: user === undefined ? { kind: 'everything' } : { kind: 'user', id: user } };
}

const parseNumber = ({ id }: GlobalId): number => readGlobalIdNumbers([id])[0] ?? 0;

/** 0 for an unknown username. */
async function findUserId(context: GraphqlContext, username: string): Promise<number> {
  const key = toUsernameKey(username) ?? '';
  const load = async (): Promise<ReadonlyMap<number, number>> => {
    const query = context.request.db('users').where('username_key', key);
    const row = await query.first<{ id: number } | undefined>('id');
    return new Map([[0, row?.id ?? 0]]);
  };
  return (await context.batches.load(load, 0, context, `id of user ${key}`)) ?? 0;
}

type Times = Pick<Arguments, 'endDate' | 'endTime' | 'startDate' | 'startTime'>;

/** @throws GraphQLError for a day and a time of the same end, or an end before its start */
function readTimes({ endDate, endTime, startDate, startTime }: Times) {
  if (startTime != null && startDate != null) {
    throw new GraphQLError('Provide either a start date or time, but not both');
  }
  if (endTime != null && endDate != null) {
    throw new GraphQLError('Provide either an end date or time, but not both');
  }
  const start = startDate == null ? startTime : `${startDate.slice(0, 10)}T00:00:00.000Z`;
  const end = endDate == null ? endTime : `${endDate.slice(0, 10)}T23:59:59.999Z`;
  if (start != null && end != null && start > end) {
    throw new GraphQLError('Start argument must be before End argument');
  }
  return {
    ...(start != null && { spent_after: start }),
    ...(end != null && { spent_before: end }),
  };
}

/** Selects logs with their users; logs of deleted users are left out. */
const selectLogs = ({ request: { db } }: GraphqlContext) =>
  db('time_logs')
    .join('users as authors', 'authors.id', 'time_logs.user_id')
    .select('time_logs.*', ...listAuthorColumns());

function present({ request: { url } }: GraphqlContext, row: TimeLogRow): TimelogSource {
  return {
    timelog_id: row.id,
    issue_id: row.issue_id ?? 0,
    merge_request_id: row.merge_request_id ?? 0,
    note_id: row.note_id ?? 0,
    spentAt: row.spent_at,
    summary: row.summary,
    timeSpent: row.time_spent,
    user: presentUserBasic(readAuthor(row), url),
  };
}

/** Time logs of a subject that the caller sees. */
function listLogs(
  context: GraphqlContext,
  column: IssuableColumn,
  id: number,
): Placed<TimelogSource> {
  const { db } = context.request;
  const selectIssuableLogs = () => selectLogs(context).where(`time_logs.${column}`, id);
  const read = async (offset: number, limit: number) => {
    const page = selectIssuableLogs().orderBy('time_logs.id').offset(offset).limit(limit);
    return ((await page) as TimeLogRow[]).map((row) => present(context, row));
  };
  return new Placed(async ({ offset, limit }) => ({
    nodes: limit === 0 ? [] : await context.lookUp(() => read(offset, limit)),
    total: await context.lookUp(() =>
      countRows(db, selectIssuableLogs().clearSelect().select('time_logs.id')),
    ),
  }));
}
