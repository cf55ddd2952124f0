import { chooseJobRef } from '#src/domains/ci/pipelines/job-ref.ts';
import { findPlanLimits } from '#src/domains/platform/application/plan-limits.ts';
import { noObjectId } from '#src/git/formats/ref-name.ts';
import { formatRequestRef } from '#src/git/writing/refs.ts';
import { isRequestRef } from '#src/policy/request-ref.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import { type ImportContext, walkInSteps } from '../import/context.ts';
import { readList, readMildText, readPart, RecordRefused, readSha } from '../import/values.ts';
import { storeNoteOfPipeline } from './commit-notes.ts';
import { field, readIid } from './fields.ts';
import { jobOutcome, jobRows, type PipelineOwner, storeJobs, writeStages } from './jobs.ts';
import type { Attribute, RecordInput, Relation } from './relation.ts';
import { linkToRow } from './write.ts';

const sources = [
  ...['push', 'web', 'trigger', 'schedule', 'api', 'external', 'pipeline', 'chat', 'webide'],
  ...['merge_request_event', 'external_pull_request_event', 'parent_pipeline'],
];

/** Without a number in the archive, the transaction that stores the row assigns one. */
const iid: Attribute = { take: ({ record }) => readIid(record) };

/** The merge request of the project that a pipeline was for. */
async function findRequest({ context, record }: RecordInput): Promise<MergeRequestRow | null> {
  const request = readPart(record, 'merge_request');
  const iid = request === null ? null : readIid(request);
  if (iid === null) return null;
  const found = await context
    .db<MergeRequestRow>('merge_requests')
    .where({ target_project_id: context.container.id, iid })
    .first();
  return found ?? null;
}

export const pipelineRelation: Relation = {
  table: 'pipelines',
  by: ['id'],
  atOnce: 50,
  taken: 'iid is taken',
  counter: 'project pipelines',
  notesOthers: true,
  fields: {
    iid,
    ref: { take: ({ record }, name) => readMildText(record, name, 1024) ?? '' },
    sha: { take: ({ record }, name) => readSha(record, name) ?? noObjectId },
    before_sha: field.sha,
    tag: field.flag,
    status: jobOutcome,
    source: field.oneOf(sources, 'push'),
    user_id: field.person,
    yaml_errors: field.mildText(65_536),
    committed_at: field.time,
    started_at: field.time,
    finished_at: field.time,
    duration: field.number(),
    ...field.times,
    source_sha: field.sha,
    target_sha: field.sha,
    // The properties that identify the merge request; its own record has the rest.
    merge_request: linkToRow('merge_request_id', {
      table: 'merge_requests',
      owner: 'target_project_id',
      fields: field.copied(
        'iid title state source_branch target_branch author_id source_project_id target_project_id created_at updated_at',
      ),
    }),
  },
  prepare: findRequest,
  derive({ row: { ref }, prepared }) {
    const request = prepared as MergeRequestRow | null;
    if (request === null) return { merge_request_id: null };
    // Older archives name the source branch.
    const ofRequest = isRequestRef(String(ref)) ? ref : formatRequestRef(request.iid, 'head');
    return { merge_request_id: request.id, ref: ofRequest };
  },
  async require(db, { context, row }) {
    if (row['iid'] !== null) return {};
    const last = await db('pipelines')
      .where('project_id', context.container.id)
      .orderBy('iid', 'desc')
      .first<{ iid: number } | undefined>('iid');
    const { lastPipelineIid } = context as ImportContext;
    return { iid: Math.max(last?.iid ?? 0, lastPipelineIid) + 1 };
  },
  async after({ context, record, row, refused, prepared }) {
    const pipeline = row as PipelineOwner;
    const request = prepared as MergeRequestRow | null;
    const ref = request === null ? pipeline.ref : chooseJobRef(context.container, request);
    await storeJobs(context as ImportContext, record, { ...pipeline, ref }, refused);
    for await (const note of walkInSteps(context, readList(record, 'notes'))) {
      await storeNoteOfPipeline(context as ImportContext, note);
    }
  },
  lists: {
    stages: { rows: jobRows, write: writeStages },
    // Notes on the commit, in archives of others.
    notes: {},
  },
};

const scheduleWord: Attribute = {
  take({ record }, name) {
    const word = readMildText(record, name, 255);
    if (word === null || word === '') throw new RecordRefused(`${name} is missing`);
    return word;
  },
};

/** Schedules without their variables, which may be secret. Here they rest, and belong to the importer. */
export const scheduleRelation: Relation = {
  table: 'pipeline_schedules',
  by: ['id'],
  fields: {
    description: scheduleWord,
    ref: scheduleWord,
    cron: scheduleWord,
    cron_timezone: field.mildText(64, 'UTC'),
    next_run_at: field.timeOrNow,
    owner_id: { take: ({ context }) => context.users.importerId },
    active: { take: () => false },
    ...field.times,
  },
  // The project is locked in the transaction.
  async require(db, { context }) {
    const { projectId: project_id, plan } = context as ImportContext;
    const { ci_pipeline_schedules: most } = await findPlanLimits(db, plan);
    const others = db('pipeline_schedules').where({ project_id });
    const [counted] = await others.count<{ count: number | string }[]>({ count: '*' });
    if (most > 0 && Number(counted?.count ?? 0) >= most) {
      throw new RecordRefused('there are too many schedules');
    }
  },
};
