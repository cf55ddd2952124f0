import type { TimelogSource, TimelogsResolvers } from '../../../generated/graphql/resolvers.ts';
import { Placed } from '../../../generator/runtime/graphql/connection.ts';
import { formatGlobalId } from '../../../generator/runtime/graphql/global-ids.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { countRows } from '../../lists/offset.ts';
import { type AuthorColumns, authorColumns, authorOf } from '../../records/user.ts';
import { findNotePlace, noteNamed } from '../notes/graphql-changes.ts';
import type { TargetColumn } from '../targets/target.ts';
import { presentUserBasic } from '../users/presenter.ts';

export const timelogsGraphql = {
  Issue: { timelogs: ({ id }, _args, context) => logsOf(context, 'issue_id', id) },

  MergeRequest: { timelogs: ({ id }, _args, context) => logsOf(context, 'merge_request_id', id) },

  Timelog: {
    id: ({ timelog_id: id }, _args, { globalIdApp }) => formatGlobalId(globalIdApp, 'Timelog', id),
    issue: ({ issue_id: id }) => (id === 0 ? null : { id }),
    mergeRequest: ({ merge_request_id: id }) => (id === 0 ? null : { id }),
    async note({ note_id: id }, _args, context) {
      const place = id === 0 ? null : await findNotePlace(context, String(id));
      return place === null ? null : noteNamed(context, place.noteable, place.note_id);
    },
  },
} satisfies TimelogsResolvers<GraphqlContext>;

interface LogRow extends AuthorColumns {
  readonly id: number;
  readonly issue_id: number | null;
  readonly merge_request_id: number | null;
  readonly note_id: number | null;
  readonly time_spent: number;
  readonly spent_at: string;
  readonly summary: string | null;
}

/** Logs of something that the caller sees, but for those of users who are gone. */
function logsOf(context: GraphqlContext, column: TargetColumn, id: number): Placed<TimelogSource> {
  const { db, url } = context.request;
  const logs = () =>
    db('time_logs')
      .join('users as authors', 'authors.id', 'time_logs.user_id')
      .where(`time_logs.${column}`, id);
  const read = async (offset: number, limit: number) => {
    const rows = await logs()
      .orderBy('time_logs.id')
      .offset(offset)
      .limit(limit)
      .select<LogRow[]>('time_logs.*', ...authorColumns());
    return rows.map((row) => ({
      timelog_id: row.id,
      issue_id: row.issue_id ?? 0,
      merge_request_id: row.merge_request_id ?? 0,
      note_id: row.note_id ?? 0,
      spentAt: row.spent_at,
      summary: row.summary,
      timeSpent: row.time_spent,
      user: presentUserBasic(authorOf(row), url),
    }));
  };
  return new Placed(async ({ offset, limit }) => ({
    nodes: limit === 0 ? [] : await context.lookUp(() => read(offset, limit)),
    total: await context.lookUp(() => countRows(db, logs().select('time_logs.id'))),
  }));
}
