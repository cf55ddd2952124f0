import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { type OffsetQuery, type Page, paginate } from '#src/lists/offset.ts';
import { type AuthorColumns, listAuthorColumns } from '#src/records/user.ts';
import type { BasicPipelineRow } from '#src/domains/ci/pipelines/presenter.ts';

/** Times at which a pipeline runs. */
export interface ScheduleRow {
  readonly id: number;
  readonly project_id: number;
  /** Id of the user for whom the pipelines run; null, and nothing runs, once the account is deleted. */
  readonly owner_id: number | null;
  readonly description: string;
  readonly ref: string;
  readonly cron: string;
  readonly cron_timezone: string;
  readonly active: boolean;
  readonly next_run_at: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The author is the owner; all of them are null where there is none. */
export type ScheduleWithOwner = ScheduleRow & AuthorColumns;

export interface ScheduleVariableRow {
  readonly id: number;
  readonly pipeline_schedule_id: number;
  readonly key: string;
  readonly value_sealed: string;
  readonly variable_type: 'env_var' | 'file';
}

const selectSchedules = (db: Database, projectId: number) =>
  db<ScheduleWithOwner>('pipeline_schedules')
    .leftJoin('users as authors', 'authors.id', 'pipeline_schedules.owner_id')
    .where('pipeline_schedules.project_id', projectId)
    .select('pipeline_schedules.*', ...listAuthorColumns()) as Knex.QueryBuilder<
    ScheduleWithOwner,
    ScheduleWithOwner[]
  >;

export function listSchedules(
  db: Database,
  projectId: number,
  { scope, ...query }: OffsetQuery & { readonly scope?: 'active' | 'inactive' | undefined },
): Promise<Page<ScheduleWithOwner>> {
  const rows = selectSchedules(db, projectId);
  if (scope !== undefined) rows.where('pipeline_schedules.active', scope === 'active');
  return paginate(db, rows.orderBy('pipeline_schedules.id'), query);
}

/** @throws NotFound unless it belongs to the project */
export async function findSchedule(
  db: Database,
  projectId: number,
  id: number,
): Promise<ScheduleWithOwner> {
  const [found]: ScheduleWithOwner[] = await selectSchedules(db, projectId)
    .where('pipeline_schedules.id', id)
    .limit(1);
  if (found === undefined) throw new NotFound('Pipeline Schedule');
  return found;
}

const selectRuns = (db: Database, scheduleId: number) =>
  db<BasicPipelineRow>('pipeline_schedule_runs as runs')
    .join('pipelines', 'pipelines.id', 'runs.pipeline_id')
    .where('runs.pipeline_schedule_id', scheduleId)
    .select('pipelines.*') as Knex.QueryBuilder<BasicPipelineRow, BasicPipelineRow[]>;

export const listRuns = (
  db: Database,
  scheduleId: number,
  query: OffsetQuery,
): Promise<Page<BasicPipelineRow>> =>
  paginate(db, selectRuns(db, scheduleId).orderBy('runs.pipeline_id'), query);

export async function findLastRun(
  db: Database,
  scheduleId: number,
): Promise<BasicPipelineRow | null> {
  const [last]: BasicPipelineRow[] = await selectRuns(db, scheduleId)
    .orderBy('runs.pipeline_id', 'desc')
    .limit(1);
  return last ?? null;
}

/** The most variables of a schedule. */
const maxVariables = 100;

const formatSealPurpose = (scheduleId: number, key: string) =>
  `pipeline_schedule_variables.value:${scheduleId}:${key}`;

export const scheduleVariableValue = (db: Database, row: ScheduleVariableRow): string =>
  unseal(db, row.value_sealed, formatSealPurpose(row.pipeline_schedule_id, row.key));

const selectVariables = (
  db: Database,
  scheduleId: number,
): Knex.QueryBuilder<ScheduleVariableRow, ScheduleVariableRow[]> =>
  db<ScheduleVariableRow>('pipeline_schedule_variables')
    .where({ pipeline_schedule_id: scheduleId })
    .select('pipeline_schedule_variables.*');

export const findScheduleVariables = async (
  db: Database,
  scheduleId: number,
): Promise<ScheduleVariableRow[]> => selectVariables(db, scheduleId).orderBy('id');

/** @throws NotFound */
export async function findScheduleVariable(
  db: Database,
  scheduleId: number,
  key: string,
): Promise<ScheduleVariableRow> {
  const [found]: ScheduleVariableRow[] = await selectVariables(db, scheduleId)
    .where({ key })
    .limit(1);
  if (found === undefined) throw new NotFound('Variable');
  return found;
}

interface GivenVariable {
  readonly key: string;
  readonly value: string;
  readonly variable_type: 'env_var' | 'file';
}

/**
 * @throws NotFound when the schedule is gone meanwhile
 * @throws BadRequest when the name is taken, or there are too many
 */
export function insertScheduleVariable(
  db: Database,
  scheduleId: number,
  { value, ...variable }: GivenVariable,
): Promise<ScheduleVariableRow> {
  return db.transaction(async (db) => {
    // Locks the schedule: simultaneous requests count each other's variables.
    const locked = await db('pipeline_schedules').where({ id: scheduleId }).forUpdate().first('id');
    if (locked === undefined) throw new NotFound('Pipeline Schedule');
    if ((await findScheduleVariables(db, scheduleId)).length >= maxVariables) {
      const base = `Maximum number of pipeline schedule variables (${maxVariables}) exceeded`;
      throw new BadRequest({ base: [base] });
    }
    return insertReturning<ScheduleVariableRow>(db, 'pipeline_schedule_variables', {
      pipeline_schedule_id: scheduleId,
      ...variable,
      value_sealed: seal(db, value, formatSealPurpose(scheduleId, variable.key)),
    }).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw new BadRequest({ key: ['has already been taken'] });
    });
  });
}

/** @throws NotFound when it is gone meanwhile */
export async function updateScheduleVariable(
  db: Database,
  { id, pipeline_schedule_id: scheduleId, key }: ScheduleVariableRow,
  { value, variable_type }: Partial<Omit<GivenVariable, 'key'>>,
): Promise<ScheduleVariableRow> {
  const [row] = await db('pipeline_schedule_variables')
    .where({ id })
    .update({
      key,
      ...(value !== undefined && {
        value_sealed: seal(db, value, formatSealPurpose(scheduleId, key)),
      }),
      ...(variable_type !== undefined && { variable_type }),
    })
    .returning<ScheduleVariableRow[]>('*');
  if (row === undefined) throw new NotFound('Variable');
  return row;
}
