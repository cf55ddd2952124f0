import type { FilePlace, NoPlanReason, PipelineFacts, PipelinePlan, PlanLimits } from './plan.ts';
import type { ConfigurationVerdict, VerdictWish } from './verdict.ts';

/** Messages to and from the thread that reads configurations: the thread never waits for data. */
export interface Question {
  readonly text: string;
  readonly facts: Omit<PipelineFacts, 'changedPaths' | 'paths' | 'present'>;
  readonly limits: Partial<PlanLimits>;
  /** Results by the text of each look-up. */
  readonly found: ReadonlyMap<string, Found>;
  /** Null: the jobs of a pipeline. */
  readonly verdict: VerdictWish | null;
}

/**
 * A file that is included, by the number of the place that includes it (0: where the configuration itself is), or facts
 * about the commit.
 */
export type LookUp =
  | readonly ['local' | 'remote' | 'template', number, string]
  | readonly ['localPaths', number]
  | readonly ['project', number, string, string | null, string]
  | readonly ['changedPaths', string | null]
  | readonly ['paths']
  | readonly ['present', ...(readonly string[])];

export type Found =
  | {
      readonly text: string;
      readonly location: string;
      readonly at?: FilePlace | null;
      readonly within: number;
    }
  | { readonly error: string }
  /** Paths, separated by NUL. */
  | { readonly list: string }
  | { readonly list: null }
  | { readonly unknownRef: true };

export interface PlannedPipeline {
  readonly workflowName: string | null;
  readonly autoCancel: PipelinePlan['autoCancel'];
  /** JSON of lists of `StoredJob`. */
  readonly jobs: readonly string[];
  /** Number of these jobs. */
  readonly size: number;
}

export type ThreadAnswer =
  /**
   * The question must be repeated with the results of these look-ups; `took` is the time of this round in milliseconds.
   */
  | { readonly missing: readonly LookUp[]; readonly took: number }
  | {
      readonly reason: NoPlanReason;
      readonly texts: readonly string[];
      readonly warnings: readonly string[];
    }
  | { readonly plan: PlannedPipeline }
  | { readonly verdict: ConfigurationVerdict };
