import type { PipelineSource } from '#generated/pipelines/types.ts';
import type { ConfigurationSource } from '#src/ci/plan.ts';
import type { Database } from '#src/database/database.ts';
import { BadRequest } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { Actor } from '#src/records/actor.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { PipelineRow } from './table.ts';
import type { StartVariable } from './variables.ts';

/** The heads of the source and target branch of a merge request, whose merge a pipeline runs for. */
export interface ResultHeads {
  readonly source: string;
  readonly target: string;
}

/** The request for a new pipeline. */
export interface PipelineRequest {
  readonly project: ProjectAccess;
  /** The project of the pipeline. */
  readonly actor: Actor;
  /** Branch or tag by name, whose protections apply; for a merge request as `chooseJobRef` returns it. */
  readonly ref: string;
  readonly tag: boolean;
  readonly sha: string;
  readonly source: PipelineSource;
  /** The previous head of the ref; null if unknown. */
  readonly beforeSha?: string | null;
  readonly variables?: readonly StartVariable[];
  /** The body of the request as a variable, which needs no permission to set variables. */
  readonly payload?: StartVariable | undefined;
  readonly mergeRequest?: MergeRequestRow | null;
  /** The heads whose merge `sha` is, where the pipeline runs for the merged result. */
  readonly merged?: ResultHeads | null;
  /** The job of the queue that creates the pipeline, so that a retry finds it. */
  readonly cause?: string;
  /**
   * The job that starts the pipeline: as a `child` of its own pipeline, or in another project. `byToken` means that
   * not a trigger job but the holder of a job token starts it, and set the variables.
   */
  readonly startedBy?: {
    readonly jobId: number;
    readonly child: PipelineRow | null;
    readonly byToken?: true;
  };
  /** Overrides the configuration of the commit. */
  readonly configuration?: { readonly text: string; readonly source: ConfigurationSource };
  /** The name of the pipeline's only job, without its dependencies. */
  readonly onlyJob?: string;
  /** True to store a pipeline without jobs, as a push option requests. */
  readonly skip?: boolean;
  /** True to store a failed pipeline for a faulty configuration. */
  readonly storesFaults?: boolean;
  /** Stores the origin of the pipeline in its transaction. */
  readonly remember?: (db: Database, pipeline: Pick<PipelineRow, 'id'>) => Promise<void>;
}

/** The pipeline cannot be created; the texts are those of the API. */
export class PipelineRefused extends BadRequest {
  readonly texts: readonly string[];

  constructor(...texts: readonly string[]) {
    super({ base: [...texts] });
    this.texts = texts;
  }
}

/** The actor may not make it. */
export class PipelineForbidden extends PipelineRefused {}
