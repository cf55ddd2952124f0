import type { RequestContext } from '#src/context.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { EpicRow } from '#src/records/epic.ts';
import type { IssueInput } from '#src/domains/planning/issues/input.ts';
import type { IssueRow } from '#src/records/issue.ts';
import type { MergeRequestInput } from '#src/domains/review/merge-requests/input.ts';
import type { MergeRequestRow } from '#src/records/merge-request.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';

/** An issue whose text has commands; null where it is about to be created. */
export interface IssueSubject {
  readonly kind: 'issue';
  readonly project: ProjectAccess;
  readonly issue: IssueRow | null;
}

export interface EpicSubject {
  readonly kind: 'epic';
  readonly group: GroupAccess;
  readonly epic: EpicRow | null;
}

export interface MergeRequestSubject {
  readonly kind: 'merge_request';
  /** The target. */
  readonly project: ProjectAccess;
  readonly mergeRequest: MergeRequestRow | null;
}

/** The subjects that are assigned, planned and worked on. */
export type PlannedSubject = IssueSubject | MergeRequestSubject;

export type ActionSubject = PlannedSubject | EpicSubject;

/** The attributes that commands give. Issues, merge requests and epics have some of them each. */
export type ActionInput = Pick<
  IssueInput,
  | 'title'
  | 'state_event'
  | 'closed_because'
  | 'duplicated_to_id'
  | 'assignee_ids'
  | 'add_assignee_ids'
  | 'remove_assignee_ids'
  | 'label_ids'
  | 'add_label_ids'
  | 'remove_label_ids'
  | 'milestone_id'
  | 'due_date'
  | 'discussion_locked'
  | 'confidential'
  | 'issue_type'
  | 'severity'
  | 'weight'
  | 'health_status'
  | 'epic_id'
  | 'iteration_id'
> & {
  /** Id of the parent epic, for epics alone. */
  readonly parent_id?: number | null;
} & Pick<
    MergeRequestInput,
    'reviewer_ids' | 'add_reviewer_ids' | 'remove_reviewer_ids' | 'target_branch'
  >;

/** Effect of a command besides changed attributes, once the target exists. */
export type Effect = (context: RequestContext, target: Issuable) => Promise<unknown>;

/** Work on branches after everything else is stored: it cannot be rolled back. */
export interface LaterWork {
  readonly changes: ActionOutcome['changes'];
  /** Returns one sentence about the result. */
  readonly act: (context: RequestContext) => Promise<string>;
  /** One sentence for where it is refused. */
  readonly refused: string;
}

/** The result of a command. */
export interface ActionOutcome {
  readonly given?: ActionInput;
  readonly effect?: Effect;
  readonly later?: LaterWork;
  /** Seconds that it adds to the time spent. */
  readonly spent?: number;
  /** Entries for `commands_changes`. */
  readonly changes?: Readonly<Record<string, unknown>>;
  /** One sentence. */
  readonly summary?: string;
  /** The text in the place of its line. */
  readonly text?: string;
  /** True to store a note with only this command as text. */
  readonly isSaid?: boolean;
}

/** Parsed command. */
export interface Written<Of extends ActionSubject> {
  readonly context: RequestContext;
  readonly subject: Of;
  /** The argument without surrounding whitespace. */
  readonly argument: string;
  /** The attributes that the request and the commands before it give. */
  readonly given: ActionInput;
  /** The head of the source branch that the author has seen. */
  readonly headSha: string | null;
  /** Seconds that the commands before it add to the time spent. */
  readonly spent: number;
  /** References that all commands of the text may name yet. */
  readonly budget: { references: number };
}

/** A command of the subjects that it is written for. */
export interface QuickAction<Of extends ActionSubject> {
  /** All its names, without the slash. */
  readonly names: readonly string[];
  readonly plan?: 'premium' | 'ultimate';
  /** A text carries it out once: the second line stays text. */
  readonly once?: boolean;
  readonly mayUse: (written: Written<Of>) => Promise<boolean> | boolean;
  /** Null for an argument without a meaning: the line then stays text. */
  readonly read: (written: Written<Of>) => Promise<ActionOutcome | null> | ActionOutcome | null;
}
