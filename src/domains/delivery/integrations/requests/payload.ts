/** The parts of the payloads of hooks that requests are made of, by `object_kind`. */
export interface PayloadProject {
  readonly name: string;
  readonly web_url: string;
  readonly path_with_namespace: string;
  readonly default_branch: string | null;
}

export interface PayloadCommit {
  readonly id: string;
  readonly message: string;
  readonly title: string;
  readonly url: string;
  readonly author: { readonly name: string };
}

interface PayloadUser {
  readonly name: string;
  readonly username: string;
  readonly avatar_url?: string | null;
}

export interface PushPayload {
  readonly object_kind: 'push' | 'tag_push';
  readonly before: string;
  readonly after: string;
  readonly ref: string;
  readonly user_name: string;
  readonly user_username: string;
  readonly user_email?: string | null;
  readonly user_avatar?: string | null;
  readonly project: PayloadProject;
  readonly commits: readonly PayloadCommit[];
  readonly total_commits_count: number;
}

interface Titled {
  readonly iid: number;
  readonly title: string;
}

export interface TargetPayload {
  readonly object_kind: 'issue' | 'merge_request';
  readonly user: PayloadUser;
  readonly project: PayloadProject;
  readonly object_attributes: Titled & {
    readonly url: string;
    readonly action?: string;
    readonly description: string | null;
    readonly source_branch?: string;
    readonly target_branch?: string;
    readonly last_commit?: { readonly id: string } | null;
  };
  readonly changes?: {
    readonly title?: { readonly previous: string | null };
    readonly description?: { readonly previous: string | null };
  };
}

export interface NotePayload {
  readonly object_kind: 'note';
  readonly user: PayloadUser;
  readonly project: PayloadProject;
  readonly object_attributes: {
    readonly note: string;
    readonly noteable_type: string;
    readonly url: string;
  };
  readonly issue?: Titled;
  readonly merge_request?: Titled;
  readonly commit?: PayloadCommit;
  readonly snippet?: { readonly id: number; readonly title: string };
}

export interface PipelinePayload {
  readonly object_kind: 'pipeline';
  readonly user: PayloadUser | null;
  readonly project: PayloadProject;
  readonly object_attributes: {
    readonly id: number;
    readonly ref: string;
    readonly tag: boolean;
    readonly sha: string;
    readonly status: string;
    readonly detailed_status: string;
    readonly duration: number | null;
  };
  readonly merge_request?: { readonly iid: number; readonly url: string } | null;
}

export interface WikiPayload {
  readonly object_kind: 'wiki_page';
  readonly user: PayloadUser;
  readonly project: PayloadProject;
  readonly object_attributes: {
    readonly title: string;
    readonly url: string;
    readonly action: string;
    readonly message?: string | null;
  };
}

export interface DeploymentPayload {
  readonly object_kind: 'deployment';
  readonly status: string;
  readonly deployable_url: string | null;
  readonly environment: string;
  readonly project: PayloadProject;
  readonly short_sha: string;
  readonly user: PayloadUser;
  readonly commit_url: string;
  readonly commit_title: string | null;
}

export interface OtherPayload {
  readonly object_kind: 'build' | 'release' | 'feature_flag';
}

export type Payload =
  | PushPayload
  | TargetPayload
  | NotePayload
  | PipelinePayload
  | WikiPayload
  | DeploymentPayload
  | OtherPayload;

/** The name of the branch or tag. */
export const readRefName = ({ ref }: Pick<PushPayload, 'ref'>): string =>
  ref.replace(/^refs\/(heads|tags)\//, '');

export const isPush = (payload: Payload): payload is PushPayload =>
  payload.object_kind === 'push' || payload.object_kind === 'tag_push';

const zeros = /^0+$/;
export const isRemoval = ({ after }: PushPayload): boolean => zeros.test(after);
export const isCreation = ({ before }: PushPayload): boolean => zeros.test(before);
