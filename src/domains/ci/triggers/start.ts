import type { Pipeline } from '#generated/common/types.ts';
import type { TriggerPipeline } from '#generated/triggers/types.ts';
import { createJobActor, loadJobCaller } from '#src/auth/job-tokens.ts';
import { digestToken } from '#src/auth/tokens.ts';
import type { RequestContext } from '#src/context.ts';
import { BadRequest, NotFound } from '#src/errors.ts';
import { findProjectFromJob, findReachOfJob } from '#src/policy/job-reach.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { toUnknownRequest } from '#src/policy/work-requester.ts';
import { toFullPathKey } from '#src/records/namespace.ts';
import type { ProjectRow } from '#src/records/project.ts';
import { findLengthErrors } from '#src/text/text-errors.ts';
import { kibibyteBytes } from '#src/units.ts';
import {
  createPipeline,
  PipelineRefused,
  type PipelineRequest,
} from '#src/domains/ci/pipelines/create.ts';
import { loadPipeline } from '#src/domains/ci/pipelines/details.ts';
import { loadPipelineAncestors, maxChildDepth } from '#src/domains/ci/pipelines/lineage.ts';
import { findRef } from '#src/domains/ci/pipelines/refs.ts';
import type { StartVariable } from '#src/domains/ci/pipelines/variables.ts';
import { findVariableKeyErrors } from '#src/domains/ci/variables/validity.ts';
import { findTriggerByToken } from './table.ts';

/** The project, actor and source of a pipeline to start. */
type Start = Pick<PipelineRequest, 'project' | 'actor' | 'source' | 'startedBy' | 'remember'>;

/**
 * Starts a pipeline on behalf of the owner of a trigger, or of the user of a running job, as far as they may.
 * @throws NotFound for a text that is no such token, or of one that does not reach the project
 * @throws PipelineRefused, and Forbidden in an archived project
 */
export async function startByTrigger(
  context: RequestContext,
  idOrPath: number | string,
  { token, ref, variables: input = {} }: TriggerPipeline,
): Promise<Pipeline> {
  const { db, git, url, request } = context;
  const start =
    (await findStartByTrigger(context, idOrPath, token)) ??
    (await findStartByJob(context, idOrPath, token));
  if (start === null) throw new NotFound();
  const variables = readVariables(input);
  const found = await findRef(git, start.project, ref);
  const payload = createPayload(request.sentWithout('token'));
  const pipeline = await createPipeline(context, { ...start, ...found, variables, payload });
  return loadPipeline(db, pipeline, start.project, url);
}

/** Characters of a value. */
const maxValueChars = 10_000;

/** @throws BadRequest for a value that is not text, an invalid key, or an overlong value */
function readVariables(input: Readonly<Record<string, unknown>>): readonly StartVariable[] {
  return Object.entries(input).map(([key, value]) => {
    if (typeof value !== 'string') {
      throw new BadRequest('variables needs to be a map of key-valued strings');
    }
    if (findVariableKeyErrors(key).length > 0 || value.includes('\0'))
      throw new BadRequest({ variables: ['is invalid'] });
    const errors = findLengthErrors(value, maxValueChars);
    if (errors.length > 0) throw new BadRequest({ variables: errors });
    return { key, value, variable_type: 'env_var' };
  });
}

/** Bytes of a payload: every job of the pipeline gets it. */
const maxPayloadBytes = 256 * kibibyteBytes;

/** File with the whole request body, for jobs; omitted if too long. */
function createPayload(sent: string): StartVariable | undefined {
  if (Buffer.byteLength(sent) > maxPayloadBytes) return undefined;
  return { key: 'TRIGGER_PAYLOAD', value: sent, variable_type: 'file' };
}

async function findStartByTrigger(
  { db, now }: RequestContext,
  idOrPath: number | string,
  token: string,
): Promise<Start | null> {
  const trigger = await findTriggerByToken(db, token);
  if (trigger === undefined) return null;
  const as = await findProjectAsUser(db, toUnknownRequest(trigger.owner_id), trigger.project_id);
  if (as === null || !isNamed(as.project, idOrPath)) return null;
  return {
    ...as,
    source: 'trigger',
    remember: async (db) => {
      await db('pipeline_triggers').where({ id: trigger.id }).update({ last_used_at: now });
    },
  };
}

const isNamed = ({ id, full_path }: ProjectRow, idOrPath: number | string): boolean =>
  typeof idOrPath === 'number'
    ? id === idOrPath
    : toFullPathKey(full_path) === toFullPathKey(idOrPath);

/** Jobs of pipelines that jobs started go no further than trigger jobs do: nothing starts itself for ever. */
async function findStartByJob(
  { db }: RequestContext,
  idOrPath: number | string,
  token: string,
): Promise<Start | null> {
  const caller = await loadJobCaller(db, digestToken(token));
  if (caller === null) return null;
  const { jobId, projectId: project_id, user } = caller;
  const as = await findProjectFromJob(db, { user_id: user.id, project_id }, idOrPath);
  if (as === null || !(await findReachOfJob(db, createJobActor(caller, 'scope'), as.project)))
    return null;
  const above = await loadPipelineAncestors(db, { source_job_id: jobId }, maxChildDepth + 1);
  if (above.length > maxChildDepth)
    throw new PipelineRefused('Too many levels of downstream pipelines');
  return { ...as, source: 'pipeline', startedBy: { jobId, child: null, byToken: true } };
}
