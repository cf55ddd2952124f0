import type { Pipeline } from '../../../generated/common/types.ts';
import type { TriggerPipeline } from '../../../generated/triggers/types.ts';
import type { RequestContext } from '../../context.ts';
import { BadRequest, NotFound } from '../../errors.ts';
import { findProjectAsUser } from '../../policy/project-as-user.ts';
import { fullPathKey } from '../../records/namespace.ts';
import type { ProjectRow } from '../../records/project.ts';
import { createPipeline } from '../pipelines/create.ts';
import { loadPipeline } from '../pipelines/details.ts';
import { findRef } from '../pipelines/refs.ts';
import { keyErrors } from '../variables/validity.ts';
import { findTriggerByToken } from './table.ts';

/**
 * Starts a pipeline on behalf of the owner of a trigger, as far as the owner may.
 * @throws NotFound for a text that is no token of the project
 * @throws PipelineRefused, and Forbidden in an archived project
 */
export async function startByTrigger(
  context: RequestContext,
  idOrPath: number | string,
  { token, ref, variables: given = {} }: TriggerPipeline,
): Promise<Pipeline> {
  const { db, git, url, now } = context;
  const trigger = await findTriggerByToken(db, token);
  const as =
    trigger === undefined
      ? null
      : await findProjectAsUser(db, trigger.owner_id, trigger.project_id);
  if (trigger === undefined || as === null || !isNamed(as.project, idOrPath)) throw new NotFound();
  const variables = Object.entries(given).map(([key, value]) => {
    if (keyErrors(key).length > 0) throw new BadRequest({ variables: ['is invalid'] });
    return { key, value, variable_type: 'env_var' as const };
  });
  const found = await findRef(git, as.project, ref);
  const pipeline = await createPipeline(context, {
    ...{ ...as, ...found, source: 'trigger', variables },
    remember: async (db) => {
      await db('pipeline_triggers').where({ id: trigger.id }).update({ last_used_at: now });
    },
  });
  return loadPipeline(db, pipeline, as.project, url);
}

const isNamed = ({ id, full_path }: ProjectRow, idOrPath: number | string): boolean =>
  typeof idOrPath === 'number' ? id === idOrPath : fullPathKey(full_path) === fullPathKey(idOrPath);
