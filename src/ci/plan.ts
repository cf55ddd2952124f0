import type { ScopedVariable } from './scoped-variables.ts';

/** A pipeline as its configuration wants it for one ref, one commit and one cause. */
export interface PipelinePlan {
  /** All stages in order, with and without jobs. */
  readonly stages: readonly string[];
  /** `workflow: name` with known variables inserted; null without one. */
  readonly workflowName: string | null;
  /** States which jobs a newer pipeline of the same ref cancels. */
  readonly autoCancel: 'conservative' | 'interruptible' | 'none';
  /** Global variables of the configuration, and those of the matching workflow rule. */
  readonly variables: readonly PlannedVariable[];
  /** Jobs by stage, and within a stage in the order of the configuration. Never empty. */
  readonly jobs: readonly PlannedJob[];
  /** Warnings about deprecated keywords and surprising choices. */
  readonly warnings: readonly string[];
}

export interface PlannedVariable {
  readonly key: string;
  readonly value: string;
  /** True if `$` in the value is literal (`expand: false`). */
  readonly raw: boolean;
  readonly description?: string;
  /** The options for a manual start; the value is one of them. */
  readonly options?: readonly string[];
}

/**
 * Job in the form of `jobs.options`. Texts are unexpanded: `expandVariables` replaces `$VARIABLES` in names of images,
 * environments and resource groups once all variables of the job are known.
 */
export interface PlannedJob {
  readonly name: string;
  readonly stage: string;
  readonly stageIndex: number;
  /** `bridge`: it has `trigger`, and starts another pipeline. */
  readonly kind: 'build' | 'bridge';
  readonly when: 'on_success' | 'on_failure' | 'always' | 'manual' | 'delayed';
  /** Seconds until a delayed job starts; null for the others. */
  readonly startIn: number | null;
  readonly allowFailure: boolean;
  /** Exit codes with which the job may fail; empty if `allowFailure` covers all. */
  readonly allowFailureExitCodes: readonly number[];
  /** Null: it waits for the stages before its own. Empty: it starts at once. */
  readonly needs: readonly PlannedNeed[] | null;
  /** Jobs whose artifacts this job fetches; null: all jobs that it waits for. */
  readonly dependencies: readonly string[] | null;
  /** Sorted, each once. */
  readonly tags: readonly string[];
  readonly beforeScript: readonly string[];
  readonly script: readonly string[];
  readonly afterScript: readonly string[];
  readonly image: PlannedImage | null;
  readonly services: readonly PlannedService[];
  readonly artifacts: PlannedArtifacts | null;
  readonly cache: readonly PlannedCache[];
  readonly retry: PlannedRetry;
  /** Timeout in seconds; null for the setting of the project. */
  readonly timeout: number | null;
  readonly interruptible: boolean;
  readonly resourceGroup: string | null;
  readonly environment: PlannedEnvironment | null;
  /** A regular expression in the syntax of re2, without its slashes. */
  readonly coverage: string | null;
  readonly release: PlannedRelease | null;
  /** Secrets by the name of the variable, in the form of the configuration. */
  readonly secrets: Readonly<Record<string, unknown>> | null;
  /** Audiences of the ID tokens, by the name of the variable. */
  readonly idTokens: Readonly<Record<string, readonly string[]>> | null;
  /** `hooks: pre_get_sources_script`. */
  readonly preGetSourcesScript: readonly string[];
  readonly trigger: PlannedTrigger | null;
  /** The number of the copy among the copies of the job; the first is 1. */
  readonly parallel: { readonly index: number; readonly total: number } | null;
  /**
   * All variables of the configuration, once per key: inherited global ones, those of the job, of the matching rule and
   * of its matrix entry.
   */
  readonly variables: readonly PlannedVariable[];
  /** The folder of the artifacts that is published as a site; null for a job that publishes none. */
  readonly pages: { readonly publish: string } | null;
}

/** A need of another job of the pipeline, or of another pipeline where `project` or `pipeline` is given. */
export interface PlannedNeed {
  readonly job: string;
  /** True to fetch the artifacts of that job. */
  readonly artifacts: boolean;
  /** The job may be missing from the pipeline; jobs that are missing are left out of the plan already. */
  readonly optional: boolean;
  /** The full path of another project, whose newest artifacts of `ref` are fetched. */
  readonly project?: string;
  readonly ref?: string;
  /** The id of a parent pipeline, mostly `$PARENT_PIPELINE_ID`. */
  readonly pipeline?: string;
}

export interface PlannedImage {
  readonly name: string;
  readonly entrypoint: readonly string[] | null;
  readonly pullPolicy: readonly string[] | null;
  /** Absent for none, and in plans that were stored before there were any. */
  readonly executorOptions?: ExecutorOptions;
}

/** Options of an image for one kind of runner, in the words of its configuration. */
export interface ExecutorOptions {
  readonly docker?: { readonly platform?: string; readonly user?: string };
  readonly kubernetes?: { readonly user?: string };
}

export interface PlannedService extends PlannedImage {
  readonly alias: string | null;
  readonly command: readonly string[] | null;
  readonly variables: readonly PlannedVariable[];
}

export type ArtifactAccess = 'all' | 'developer' | 'none';

export interface PlannedArtifacts {
  readonly name: string | null;
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
  readonly untracked: boolean;
  readonly when: 'on_success' | 'on_failure' | 'always';
  /** Text of the configuration (`1 week`, `never`); `readDurationSeconds` in `src/ci/duration.ts` parses it. */
  readonly expireIn: string | null;
  readonly exposeAs: string | null;
  /**
   * Callers who may download the files: all readers of the job, developers, or no caller. Later jobs always fetch
   * them.
   */
  readonly access: ArtifactAccess;
  /** The paths of each type; the format and the name of a `coverage_report` are in `coverageFormat`. */
  readonly reports: Readonly<Record<string, readonly string[]>>;
  readonly coverageFormat: string | null;
}

export interface PlannedCache {
  /** Null: `default`. */
  readonly key: string | null;
  /** Files whose newest commits make the key instead of `key`. */
  readonly keyFiles: readonly string[];
  readonly keyPrefix: string | null;
  readonly paths: readonly string[];
  readonly untracked: boolean;
  readonly policy: string;
  readonly when: 'on_success' | 'on_failure' | 'always';
  readonly fallbackKeys: readonly string[];
  readonly unprotect: boolean;
}

export interface PlannedRetry {
  /** At most 2. */
  readonly max: number;
  /** `always`, or failure reasons. */
  readonly when: readonly string[];
  readonly exitCodes: readonly number[];
}

export interface PlannedEnvironment {
  readonly name: string;
  readonly url: string | null;
  readonly action: 'start' | 'prepare' | 'stop' | 'verify' | 'access';
  readonly onStop: string | null;
  /** Text of the configuration, or `never`. */
  readonly autoStopIn: string | null;
  readonly deploymentTier: 'production' | 'staging' | 'testing' | 'development' | 'other' | null;
}

export interface PlannedRelease {
  readonly tagName: string;
  readonly tagMessage: string | null;
  readonly name: string | null;
  readonly description: string;
  readonly ref: string | null;
  readonly milestones: readonly string[];
  readonly releasedAt: string | null;
  readonly assets: readonly PlannedAsset[];
}

export interface PlannedAsset {
  readonly name: string;
  readonly url: string;
  readonly filepath: string | null;
  readonly linkType: string | null;
}

/** Either a pipeline of another project, or a child pipeline of the own one. */
export interface PlannedTrigger {
  readonly project: string | null;
  readonly branch: string | null;
  /** The configuration of the child pipeline: these files merged; null for other projects. */
  readonly include: readonly PlannedChildFile[] | null;
  /** `depend`: the bridge takes the status of the pipeline that it started. */
  readonly strategy: 'depend' | null;
  readonly forward: { readonly yamlVariables: boolean; readonly pipelineVariables: boolean };
}

/** Each kind as `include` has it; `artifact` is a file in the artifacts of `job`, of the same pipeline. */
export type PlannedChildFile = (
  | { readonly local: string }
  | { readonly project: string; readonly ref: string | null; readonly file: string }
  | { readonly remote: string }
  | { readonly template: string }
  | { readonly artifact: string; readonly job: string }
) & {
  /** The values of `inputs`, as JSON has them. */
  readonly inputs?: unknown;
};

/** Reads the files that a configuration includes, as the caller may see them. */
export interface ConfigurationSource {
  local(path: string): Promise<IncludedFile>;
  /** All paths of files that a configuration may use, sorted. */
  localPaths(): Promise<readonly string[]>;
  project(path: string, ref: string | null, file: string): Promise<IncludedFile>;
  /** Aborted when the caller no longer waits. */
  remote(url: string, signal?: AbortSignal): Promise<IncludedFile>;
  template(name: string): Promise<IncludedFile>;
}

/** A file of a commit. */
export interface FilePlace {
  /** The full path of the project. */
  readonly project: string;
  readonly sha: string;
  readonly path: string;
}

/** A file that a configuration includes, or one that it includes itself. */
export interface IncludedPlace {
  readonly kind: 'local' | 'file' | 'remote' | 'template';
  /** Name in the configuration. */
  readonly name: string;
  readonly at: FilePlace | null;
  /** Place of the file that includes it; null for the configuration itself. */
  readonly from: FilePlace | 'nowhere' | null;
  /** The ref that is named of another project, `HEAD` where none is; null for other kinds. */
  readonly ref: string | null;
}

export type IncludedFile =
  | {
      readonly text: string;
      /** Unique location of the file, across projects and commits. */
      readonly location: string;
      /** Place of the file; null outside the repositories of this instance. */
      readonly at?: FilePlace | null;
      /** Source of the files that the file includes. */
      readonly within: ConfigurationSource;
    }
  /** Error text in the words of configuration errors. */
  | { readonly error: string };

/** The facts about a pipeline that are known before its jobs. */
export interface PipelineFacts {
  readonly ref: string;
  readonly tag: boolean;
  /** `push`, `merge_request_event` and so on. */
  readonly source: string;
  readonly defaultBranch: string | null;
  /** The full path of the project: `only: refs` may name it after an @. */
  readonly projectPath: string;
  /** The variables that the configuration's own variables override. */
  readonly predefined: ReadonlyMap<string, string>;
  /** The variables that override the configuration's: of the instance, groups and project, then of the pipeline. */
  readonly variables: ReadonlyMap<string, string>;
  /** Variables with masked values, by their keys. */
  readonly masked?: ReadonlyMap<string, string>;
  /**
   * Variables of the instance, groups and project, where some are limited to environments: the rules of a job use
   * those of its own environment. Variables of the pipeline itself, which override them, are not included.
   */
  readonly scoped?: readonly ScopedVariable[];
  /**
   * The paths that differ from the commit before, from the target of the merge request, or from the ref named. Null
   * where there is nothing to compare with (`changes` is then true), `unknown ref` where the ref named does not exist.
   */
  changedPaths(compareTo: string | null): Promise<readonly string[] | null | 'unknown ref'>;
  /** All paths of the commit, for `exists`; null where they are too many to tell (`exists` is then true). */
  paths(): Promise<readonly string[] | null>;
  /** Returns which of these paths are files of the commit: enough for `exists` without wildcards. */
  present(names: readonly string[]): Promise<readonly string[]>;
}

export interface PlanLimits {
  /** Characters of one file. */
  readonly fileSize: number;
  /** Depth of nested lists and maps. */
  readonly depth: number;
  readonly includes: number;
  /** Maximum jobs of a pipeline, at most 5,000. */
  readonly jobs: number;
  /** Maximum needs of a job, at most 50,000. */
  readonly needs: number;
}

export const defaultLimits: PlanLimits = {
  fileSize: 1_048_576,
  depth: 100,
  includes: 150,
  jobs: 5_000,
  needs: 50,
};

/** Characters of all files that a configuration includes, in sizes of one. */
export const maxConfigurationFiles = 4;

export interface PlanRequest {
  readonly source: ConfigurationSource;
  readonly facts: PipelineFacts;
  readonly limits?: Partial<PlanLimits>;
  /** Aborted when the caller no longer waits for the plan. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * `invalid`: the texts are the errors of the configuration. `filtered`: the workflow wants no pipeline. `empty`: no job
 * is left for it.
 */
export type NoPlanReason = 'invalid' | 'filtered' | 'empty';

/** Texts of the API, shown unchanged. */
export class NoPlan extends Error {
  override readonly name = 'NoPlan';
  readonly reason: NoPlanReason;
  readonly texts: readonly string[];
  readonly warnings: readonly string[];

  constructor(reason: NoPlanReason, texts: readonly string[], warnings: readonly string[] = []) {
    super(texts.join(', '));
    this.reason = reason;
    this.texts = texts;
    this.warnings = warnings;
  }
}
