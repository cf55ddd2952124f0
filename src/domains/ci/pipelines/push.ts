import { createHash } from 'node:crypto';
import type { Database } from '#src/database/database.ts';
import { seal, unseal } from '#src/database/sealing.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { FactsOf } from '#src/domain-events/domain-event.ts';
import type { SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { GitFailure } from '#src/git/errors.ts';
import { peelToCommit } from '#src/git/writing/tag-object.ts';
import { HttpError, isForLater } from '#src/errors.ts';
import { findProjectAsUser } from '#src/policy/project-as-user.ts';
import { type UserRequest, readWorkRequest } from '#src/policy/work-requester.ts';
import type { WorkerDefinition } from '#src/workers/definition.ts';
import { toUserOwner } from '#src/workers/owners.ts';
import type { refsMoved } from '#src/domains/core/repositories/events.ts';
import { createPipeline } from './create.ts';
import { dropPipeline } from './remove.ts';
import type { PipelineRow } from './table.ts';
import type { StartVariable } from './variables.ts';

/** A push of more branches and tags than this runs nothing. */
const maxRefs = 4;

/** The pipeline of a ref that an earlier attempt of the job has made. */
const findMade = prepareStatement<
  Pick<PipelineRow, 'project_id' | 'ref' | 'tag'> & { cause: string },
  PipelineRow
>((db, { project_id, ref, tag, cause }) =>
  db('pipelines').where({ project_id, ref, tag, cause }).limit(1).select('*'),
);

/** A pipeline of the same push. */
const findOfPush = prepareStatement<
  Pick<PipelineRow, 'project_id' | 'ref' | 'tag' | 'sha'> & { before: string; since: string },
  Pick<PipelineRow, 'id'>
>((db, { project_id, ref, tag, sha, before, since }) =>
  db('pipelines')
    .where({ project_id, ref, tag, sha })
    .whereRaw("source = 'push'")
    .whereRaw("coalesce(before_sha, '') = ?", [before])
    .where('created_at', '>=', since)
    .limit(1)
    .select('id'),
);

interface Move {
  readonly ref: string;
  readonly tag: boolean;
  readonly before: string | null;
  readonly after: string;
}

interface Push {
  readonly project_id: number;
  readonly author_id: number;
  /** Jobs of earlier versions have none. */
  readonly by?: UserRequest;
  readonly moves: readonly Move[];
  /** Time of the announcement, or of the move of the refs; jobs of earlier versions have none. */
  readonly at?: string;
  /** True if the push is announced after a crash, possibly for the second time. */
  readonly again?: boolean;
  readonly skip: boolean;
  /** Encrypted, like all stored variables. */
  readonly sealed?: string;
  /** Older versions put this there instead. */
  readonly variables?: readonly StartVariable[];
}

/** Enqueues the creation of the pipelines of a push. */
export async function enqueuePushPipelines(
  db: Database,
  { project, by, moves, at, again, pushOptions = [] }: FactsOf<typeof refsMoved>,
  { workers }: SubscriberDependencies,
): Promise<void> {
  const kept = moves.flatMap(({ refType, name, before, after }): Move[] =>
    after === null ? [] : [{ ref: name, tag: refType === 'tag', before, after }],
  );
  if (kept.length === 0 || kept.length > maxRefs) return;
  const push: Push = {
    project_id: project.id,
    author_id: by.user_id,
    by,
    moves: kept,
    ...{ at: at.toISOString(), again },
    skip: pushOptions.includes('ci.skip'),
    ...sealVariables(db, readVariables(pushOptions)),
  };
  const key = formatKey(push);
  if (again && (await workers.has(db, createPushPipelines, key))) return;
  const queued = await workers.enqueue(db, createPushPipelines, push, { key });
  // Users who push the same twice want two.
  if (queued === null && !again) await workers.enqueue(db, createPushPipelines, push);
}

/** The same whenever a push is announced: its job of before a crash may not have ended. */
const formatKey = ({ project_id, moves }: Push) =>
  createHash('sha256')
    .update(JSON.stringify([project_id, moves]))
    .digest('hex');

const maxVariables = 100;

/** Tells whether a push option affects pipelines. */
export const isCiPushOption = (option: string): boolean =>
  option === 'ci.skip' || readVariables([option]).length > 0;

/** The variables in push options like `ci.variable=KEY=value`. */
function readVariables(options: readonly string[]): StartVariable[] {
  const variables = options.flatMap((option): StartVariable[] => {
    const [, key, value] = /^ci\.variable=(\w{1,255})=([\s\S]{0,10000})$/.exec(option) ?? [];
    if (key === undefined || value === undefined) return [];
    return [{ key, value, variable_type: 'env_var' }];
  });
  return variables.slice(0, maxVariables);
}

const place = 'create_push_pipelines.variables';

const sealVariables = (db: Database, variables: readonly StartVariable[]): Pick<Push, 'sealed'> =>
  variables.length === 0 ? {} : { sealed: seal(db, JSON.stringify(variables), place) };

function unsealVariables(
  db: Database,
  { sealed, variables = [] }: Pick<Push, 'sealed' | 'variables'>,
): readonly StartVariable[] {
  if (sealed === undefined) return variables;
  return JSON.parse(unseal(db, sealed, place)) as StartVariable[];
}

/** Creates the pipelines of a push for its user; refs that need none, or may have none, are skipped. */
export const createPushPipelines: WorkerDefinition<Push> = {
  name: 'create_push_pipelines',
  lane: 'apart',
  worksFor: ({ author_id }) => toUserOwner(author_id),

  async run(push, dependencies, { id: cause, signal }) {
    const {
      project_id,
      author_id,
      by = readWorkRequest({ user_id: author_id }),
      moves,
      at,
      again = false,
      skip,
    } = push;
    const { db, git, log } = dependencies;
    const variables = unsealVariables(db, push);
    const found = await findProjectAsUser(db, by, project_id);
    if (found === null) return;
    for (const { ref, tag, before, after } of moves) {
      const made = await findMade.first(db, { project_id, ref, tag, cause });
      // An attempt that was cut off left it.
      if (made?.writing === 'creation') await dropPipeline(dependencies, made);
      else if (made !== undefined) continue;
      try {
        // An annotated tag names a commit.
        const sha = tag ? await peelToCommit(git.repository(project_id), after) : after;
        if (sha === null) continue;
        // The push may have its pipeline since before a crash.
        if (again && at !== undefined) {
          const place = { project_id, ref, tag, sha, before: before ?? '', since: at };
          if ((await findOfPush.first(db, place)) !== undefined) continue;
        }
        await createPipeline(
          { ...dependencies, signal },
          {
            ...found,
            ref,
            tag,
            sha,
            source: 'push',
            beforeSha: before,
            skip,
            variables,
            storesFaults: true,
            cause,
          },
        );
      } catch (error) {
        signal.throwIfAborted();
        if (isForLater(error)) throw error;
        if (!(error instanceof HttpError) && !(error instanceof GitFailure)) throw error;
        log.debug(
          { event: 'pipeline_not_created', project: project_id, ref, err: error },
          'push created no pipeline',
        );
      }
    }
  },
};
