// Generated from spec/graphql; do not edit. Run `npm run generate`.
import type { GlobalId, Listed, Maybe, Pages, Run, Source } from '../../generator/runtime/graphql/types.ts';
import type { AwardEmoji, CreateEpicAwardEmojiRequest, CreateEpicAwardEmojiResponse, CreateEpicNoteAwardEmojiRequest, CreateEpicNoteAwardEmojiResponse, CreateIssueAwardEmojiRequest, CreateIssueAwardEmojiResponse, CreateIssueNoteAwardEmojiRequest, CreateIssueNoteAwardEmojiResponse, CreateMergeRequestAwardEmojiRequest, CreateMergeRequestAwardEmojiResponse, CreateMergeRequestNoteAwardEmojiRequest, CreateMergeRequestNoteAwardEmojiResponse, DeleteEpicAwardEmojiRequest, DeleteEpicAwardEmojiResponse, DeleteEpicNoteAwardEmojiRequest, DeleteEpicNoteAwardEmojiResponse, DeleteIssueAwardEmojiRequest, DeleteIssueAwardEmojiResponse, DeleteIssueNoteAwardEmojiRequest, DeleteIssueNoteAwardEmojiResponse, DeleteMergeRequestAwardEmojiRequest, DeleteMergeRequestAwardEmojiResponse, DeleteMergeRequestNoteAwardEmojiRequest, DeleteMergeRequestNoteAwardEmojiResponse } from '../award-emoji/types.ts';
import type { Board, BoardList, CreateGroupBoardListRequest, CreateGroupBoardListResponse, CreateGroupBoardRequest, CreateGroupBoardResponse, CreateProjectBoardListRequest, CreateProjectBoardListResponse, CreateProjectBoardRequest, CreateProjectBoardResponse, DeleteGroupBoardListRequest, DeleteGroupBoardListResponse, DeleteGroupBoardRequest, DeleteGroupBoardResponse, DeleteProjectBoardListRequest, DeleteProjectBoardListResponse, DeleteProjectBoardRequest, DeleteProjectBoardResponse, UpdateGroupBoardListRequest, UpdateGroupBoardListResponse, UpdateGroupBoardRequest, UpdateGroupBoardResponse, UpdateProjectBoardListRequest, UpdateProjectBoardListResponse, UpdateProjectBoardRequest, UpdateProjectBoardResponse } from '../boards/types.ts';
import type { CreateBranchRequest, CreateBranchResponse } from '../branches/types.ts';
import type { AddChildEpicRequest, AddChildEpicResponse, ReorderChildEpicRequest, ReorderChildEpicResponse } from '../child-epics/types.ts';
import type { ClusterAgent, ClusterAgentTokenDetail, CreateClusterAgentRequest, CreateClusterAgentResponse, CreateClusterAgentTokenRequest, CreateClusterAgentTokenResponse, DeleteClusterAgentRequest, DeleteClusterAgentResponse, RevokeClusterAgentTokenRequest, RevokeClusterAgentTokenResponse } from '../cluster-agents/types.ts';
import type { CreateCommitRequest, CreateCommitResponse } from '../commits/types.ts';
import type { Commit, DiffEntry, DiffRefs, Epic, LabelDetail, Milestone, Note, NotePosition, Pipeline, TaskCompletion } from '../common/types.ts';
import type { DeleteRegistryRepositoryRequest, DeleteRegistryRepositoryResponse, DeleteRegistryTagRequest, DeleteRegistryTagResponse, RegistryRepository } from '../container-registry/types.ts';
import type { CreateEpicDiscussionNoteRequest, CreateEpicDiscussionNoteResponse, CreateIssueDiscussionNoteRequest, CreateIssueDiscussionNoteResponse, CreateMergeRequestDiscussionNoteRequest, CreateMergeRequestDiscussionNoteResponse, CreateMergeRequestDiscussionRequest, CreateMergeRequestDiscussionResponse, Discussion, ResolveMergeRequestDiscussionRequest, ResolveMergeRequestDiscussionResponse } from '../discussions/types.ts';
import type { Environment } from '../environments/types.ts';
import type { AddEpicIssueRequest, AddEpicIssueResponse, ReorderEpicIssueRequest, ReorderEpicIssueResponse } from '../epic-issues/types.ts';
import type { CreateEpicRequest, CreateEpicResponse, SubscribeToEpicRequest, SubscribeToEpicResponse, UnsubscribeFromEpicRequest, UnsubscribeFromEpicResponse, UpdateEpicRequest, UpdateEpicResponse } from '../epics/types.ts';
import type { Event } from '../events/types.ts';
import type { Group, UpdateGroupRequest, UpdateGroupResponse } from '../groups/types.ts';
import type { AddIssueSpentTimeRequest, AddIssueSpentTimeResponse, CreateIssueNoteRequest, CreateIssueNoteResponse, CreateIssueRequest, CreateIssueResponse, CreateIssueTodoRequest, CreateIssueTodoResponse, DeleteIssueRequest, DeleteIssueResponse, Issue, IssueIteration, MoveIssueRequest, MoveIssueResponse, SubscribeToIssueRequest, SubscribeToIssueResponse, UnsubscribeFromIssueRequest, UnsubscribeFromIssueResponse, UpdateIssueRequest, UpdateIssueResponse } from '../issues/types.ts';
import type { ArtifactsJob, DeleteJobArtifactsRequest, DeleteJobArtifactsResponse } from '../job-artifacts/types.ts';
import type { AddJobTokenScopeProjectRequest, AddJobTokenScopeProjectResponse, RemoveJobTokenScopeProjectRequest, RemoveJobTokenScopeProjectResponse } from '../job-token-scope/types.ts';
import type { CancelJobRequest, CancelJobResponse, PlayJobRequest, PlayJobResponse, RetryJobRequest, RetryJobResponse } from '../jobs/types.ts';
import type { CreateGroupLabelRequest, CreateGroupLabelResponse, CreateProjectLabelRequest, CreateProjectLabelResponse } from '../labels/types.ts';
import type { Member } from '../members/types.ts';
import type { ApprovalStateRule } from '../merge-request-approvals/types.ts';
import type { AddMergeRequestSpentTimeRequest, AddMergeRequestSpentTimeResponse, CreateMergeRequestRequest, CreateMergeRequestResponse, CreateMergeRequestTodoRequest, CreateMergeRequestTodoResponse, MergeMergeRequestRequest, MergeMergeRequestResponse, MergeRequest, SubscribeToMergeRequestRequest, SubscribeToMergeRequestResponse, UnsubscribeFromMergeRequestRequest, UnsubscribeFromMergeRequestResponse, UpdateMergeRequestRequest, UpdateMergeRequestResponse } from '../merge-requests/types.ts';
import type { Metadata } from '../metadata/types.ts';
import type { CreateEpicNoteRequest, CreateEpicNoteResponse, CreateMergeRequestNoteRequest, CreateMergeRequestNoteResponse, DeleteEpicNoteRequest, DeleteEpicNoteResponse, DeleteIssueNoteRequest, DeleteIssueNoteResponse, DeleteMergeRequestNoteRequest, DeleteMergeRequestNoteResponse, UpdateEpicNoteRequest, UpdateEpicNoteResponse, UpdateIssueNoteRequest, UpdateIssueNoteResponse, UpdateMergeRequestNoteRequest, UpdateMergeRequestNoteResponse } from '../notes/types.ts';
import type { CancelPipelineRequest, CancelPipelineResponse, CreatePipelineRequest, CreatePipelineResponse, DeletePipelineRequest, DeletePipelineResponse, RetryPipelineRequest, RetryPipelineResponse } from '../pipelines/types.ts';
import type { ContainerExpirationPolicy, Project, ProjectNamespace, ProjectStatistics, UpdateProjectRequest, UpdateProjectResponse } from '../projects/types.ts';
import type { TreeEntry } from '../repositories/types.ts';
import type { DeleteRunnerRequest, DeleteRunnerResponse, ResetGroupRegistrationTokenRequest, ResetGroupRegistrationTokenResponse, ResetProjectRegistrationTokenRequest, ResetProjectRegistrationTokenResponse, ResetRegistrationTokenRequest, ResetRegistrationTokenResponse, RunnerDetail, UpdateRunnerRequest, UpdateRunnerResponse } from '../runners/types.ts';
import type { CreateEpicTodoRequest, CreateEpicTodoResponse, MarkAllTodosAsDoneRequest, MarkAllTodosAsDoneResponse, MarkTodoAsDoneRequest, MarkTodoAsDoneResponse, Todo } from '../todos/types.ts';
import type { Topic } from '../topics/types.ts';
import type { User, UserStatus } from '../users/types.ts';

export interface AccessLevelSource {
  readonly integerValue?: number | null;
  readonly stringValue?: AccessLevelEnum | null;
}

export type AccessLevelEnum = 'DEVELOPER' | 'GUEST' | 'MAINTAINER' | 'MINIMAL_ACCESS' | 'NO_ACCESS' | 'OWNER' | 'REPORTER';

export type AgentTokenStatus = 'ACTIVE' | 'REVOKED';

export type ApprovalRuleSource = ApprovalStateRule;

export type ApprovalRuleType = 'ANY_APPROVER' | 'CODE_OWNER' | 'REGULAR' | 'REPORT_APPROVER';

export type AssigneeWildcardId = 'ANY' | 'NONE';

export type AvailabilityEnum = 'BUSY' | 'NOT_SET';

export type AwardEmojiSource = AwardEmoji;

export interface AwardEmojiAddInput {
  readonly clientMutationId?: string | null | undefined;
  readonly awardableId: GlobalId;
  readonly name: string;
}

export interface AwardEmojiAddPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly awardEmoji?: AwardEmojiSource | null;
}

export interface AwardEmojiRemoveInput {
  readonly clientMutationId?: string | null | undefined;
  readonly awardableId: GlobalId;
  readonly name: string;
}

export interface AwardEmojiRemovePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly awardEmoji?: AwardEmojiSource | null;
}

export interface AwardEmojiToggleInput {
  readonly clientMutationId?: string | null | undefined;
  readonly awardableId: GlobalId;
  readonly name: string;
}

export interface AwardEmojiTogglePayloadSource {
  readonly awardEmoji?: AwardEmojiSource | null;
  readonly toggledOn: boolean;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export type BlobSource = TreeEntry & {
  readonly project_id: number;
  readonly commit_id: string;
  readonly ref: string;
};

export interface BlobViewerSource {
  readonly collapsed: boolean;
  readonly fileType: string;
  readonly loadAsync: boolean;
  readonly loadingPartialName: string;
  readonly renderError?: string | null;
  readonly tooLarge: boolean;
  readonly type: BlobViewersType;
}

export type BlobViewersType = 'auxiliary' | 'rich' | 'simple';

export type BoardSource = Source<Board, 'id'>;

export type BoardEpicSource = Source<Epic, 'id'>;

export interface BoardIssueInput {
  readonly assigneeUsername?: readonly (string | null)[] | null | undefined;
  readonly assigneeWildcardId?: AssigneeWildcardId | null | undefined;
  readonly authorUsername?: string | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly epicId?: GlobalId | null | undefined;
  readonly epicWildcardId?: EpicWildcardId | null | undefined;
  readonly iids?: readonly string[] | null | undefined;
  readonly iterationCadenceId?: readonly GlobalId[] | null | undefined;
  readonly iterationId?: readonly GlobalId[] | null | undefined;
  readonly iterationTitle?: string | null | undefined;
  readonly iterationWildcardId?: IterationWildcardId | null | undefined;
  readonly labelName?: readonly (string | null)[] | null | undefined;
  readonly milestoneTitle?: string | null | undefined;
  readonly milestoneWildcardId?: MilestoneWildcardId | null | undefined;
  readonly myReactionEmoji?: string | null | undefined;
  readonly not?: NegatedBoardIssueInput | null | undefined;
  readonly search?: string | null | undefined;
  readonly types?: readonly IssueType[] | null | undefined;
  readonly weight?: string | null | undefined;
  readonly weightWildcardId?: WeightWildcardId | null | undefined;
}

export type BoardListSource = BoardList & {
  readonly board_id: number;
  readonly counted: string;
  readonly kind: string;
};

export interface BoardListCreateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly assigneeId?: GlobalId | null | undefined;
  readonly boardId: GlobalId;
  readonly iterationId?: GlobalId | null | undefined;
  readonly labelId?: GlobalId | null | undefined;
  readonly milestoneId?: GlobalId | null | undefined;
}

export interface BoardListCreatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly list?: BoardListSource | null;
}

export interface BranchSource {
  readonly commit?: CommitSource | null;
  readonly name: string;
}

export interface BranchProtectionSource {
  readonly allowForcePush: boolean;
}

export interface BranchRuleSource {
  readonly project_id: number;
  readonly branchProtection?: BranchProtectionSource | null;
  readonly isProtected: boolean;
  readonly name: string;
}

export interface BulkRunnerDeleteInput {
  readonly clientMutationId?: string | null | undefined;
  readonly ids?: readonly GlobalId[] | null | undefined;
}

export interface BulkRunnerDeletePayloadSource {
  readonly deletedCount?: number | null;
  readonly deletedIds?: readonly unknown[] | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface BurnupChartDailyTotalsSource {
  readonly completedCount: number;
  readonly completedWeight: number;
  readonly date: string;
  readonly scopeCount: number;
  readonly scopeWeight: number;
}

export interface CiApplicationSettingsSource {
  readonly keepLatestArtifact?: boolean | null;
}

export interface CiBuildNeedSource {
  readonly id: string;
  readonly name?: string | null;
}

export interface CiCdSettingsUpdateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly fullPath: string;
  readonly jobTokenScopeEnabled?: boolean | null | undefined;
  readonly keepLatestArtifact?: boolean | null | undefined;
  readonly mergePipelinesEnabled?: boolean | null | undefined;
  readonly mergeTrainsEnabled?: boolean | null | undefined;
}

export interface CiCdSettingsUpdatePayloadSource {
  readonly ciCdSettings: ProjectCiCdSettingSource;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface CiConfigSource {
  readonly errors?: readonly string[] | null;
  readonly includes?: readonly CiConfigIncludeSource[] | null;
  readonly mergedYaml?: string | null;
  readonly stages?: Listed<CiConfigStageSource> | null;
  readonly status?: CiConfigStatus | null;
  readonly warnings?: readonly string[] | null;
}

export interface CiConfigGroupSource {
  readonly jobs?: Listed<CiConfigJobSource> | null;
  readonly name?: string | null;
  readonly size?: number | null;
}

export interface CiConfigIncludeSource {
  readonly blob?: string | null;
  readonly contextProject?: string | null;
  readonly contextSha?: string | null;
  readonly extra?: unknown | null;
  readonly location?: string | null;
  readonly raw?: string | null;
  readonly type?: CiConfigIncludeType | null;
}

export type CiConfigIncludeType = 'file' | 'local' | 'remote' | 'template';

export interface CiConfigJobSource {
  readonly afterScript?: readonly string[] | null;
  readonly allowFailure?: boolean | null;
  readonly beforeScript?: readonly string[] | null;
  readonly environment?: string | null;
  readonly except?: CiConfigJobRestrictionSource | null;
  readonly groupName?: string | null;
  readonly name?: string | null;
  readonly needs?: Listed<CiConfigNeedSource> | null;
  readonly only?: CiConfigJobRestrictionSource | null;
  readonly script?: readonly string[] | null;
  readonly stage?: string | null;
  readonly tags?: readonly string[] | null;
  readonly when?: string | null;
}

export interface CiConfigJobRestrictionSource {
  readonly refs?: readonly string[] | null;
}

export interface CiConfigNeedSource {
  readonly name?: string | null;
}

export interface CiConfigStageSource {
  readonly groups?: Listed<CiConfigGroupSource> | null;
  readonly name?: string | null;
}

export type CiConfigStatus = 'INVALID' | 'VALID';

export interface CiGroupSource {
  readonly detailedStatus?: DetailedStatusSource | null;
  readonly id: string;
  readonly jobs?: Listed<CiJobSource> | null;
  readonly name?: string | null;
  readonly size?: number | null;
}

export interface CiGroupVariableSource {
  readonly environmentScope?: string | null;
  readonly id: string;
  readonly key?: string | null;
  readonly masked?: boolean | null;
  readonly protected?: boolean | null;
  readonly raw?: boolean | null;
  readonly value?: string | null;
  readonly variableType?: CiVariableType | null;
}

export interface CiInstanceVariableSource {
  readonly environmentScope?: string | null;
  readonly id: string;
  readonly key?: string | null;
  readonly masked?: boolean | null;
  readonly protected?: boolean | null;
  readonly raw?: boolean | null;
  readonly value?: string | null;
  readonly variableType?: CiVariableType | null;
}

export type CiJobSource = Source<ArtifactsJob, 'id'>;

export interface CiJobArtifactSource {
  readonly downloadPath?: string | null;
  readonly expireAt?: string | null;
  readonly fileType?: JobArtifactFileType | null;
  readonly name?: string | null;
  readonly size: string;
}

export type CiJobKind = 'BUILD' | 'BRIDGE';

export type CiJobStatus = 'CREATED' | 'WAITING_FOR_RESOURCE' | 'PREPARING' | 'PENDING' | 'RUNNING' | 'SUCCESS' | 'FAILED' | 'CANCELED' | 'SKIPPED' | 'MANUAL' | 'SCHEDULED';

export interface CiJobTokenScopeAddProjectInput {
  readonly clientMutationId?: string | null | undefined;
  readonly projectPath: string;
  readonly targetProjectPath: string;
}

export interface CiJobTokenScopeAddProjectPayloadSource {
  readonly ciJobTokenScope?: CiJobTokenScopeTypeSource | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface CiJobTokenScopeRemoveProjectInput {
  readonly clientMutationId?: string | null | undefined;
  readonly projectPath: string;
  readonly targetProjectPath: string;
}

export interface CiJobTokenScopeRemoveProjectPayloadSource {
  readonly ciJobTokenScope?: CiJobTokenScopeTypeSource | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface CiJobTokenScopeTypeSource {
  readonly project_id: number;
}

export interface CiManualVariableSource {
  readonly id: string;
  readonly key?: string | null;
  readonly raw?: boolean | null;
  readonly value?: string | null;
  readonly variableType?: CiVariableType | null;
}

export interface CiProjectVariableSource {
  readonly environmentScope?: string | null;
  readonly id: string;
  readonly key?: string | null;
  readonly masked?: boolean | null;
  readonly protected?: boolean | null;
  readonly raw?: boolean | null;
  readonly value?: string | null;
  readonly variableType?: CiVariableType | null;
}

export type CiRunnerSource = Source<RunnerDetail, 'id'>;

export type CiRunnerAccessLevel = 'NOT_PROTECTED' | 'REF_PROTECTED';

export type CiRunnerSort = 'CONTACTED_ASC' | 'CONTACTED_DESC' | 'CREATED_ASC' | 'CREATED_DESC' | 'TOKEN_EXPIRES_AT_ASC' | 'TOKEN_EXPIRES_AT_DESC';

export type CiRunnerStatus = 'ACTIVE' | 'NEVER_CONTACTED' | 'NOT_CONNECTED' | 'OFFLINE' | 'ONLINE' | 'PAUSED' | 'STALE';

export type CiRunnerType = 'INSTANCE_TYPE' | 'GROUP_TYPE' | 'PROJECT_TYPE';

export interface CiStageSource {
  readonly first_job_id: number;
  readonly pipeline_id: number;
  readonly stage_index: number;
  readonly id: string;
  readonly name?: string | null;
  readonly status?: string | null;
}

export type CiVariableSource = (CiGroupVariableSource & { readonly __typename: 'CiGroupVariable' }) | (CiInstanceVariableSource & { readonly __typename: 'CiInstanceVariable' }) | (CiManualVariableSource & { readonly __typename: 'CiManualVariable' }) | (CiProjectVariableSource & { readonly __typename: 'CiProjectVariable' });

export interface CiVariableInput {
  readonly key: string;
  readonly value: string;
}

export type CiVariableType = 'ENV_VAR' | 'FILE';

export type ClusterAgentSource = Source<ClusterAgent, 'id'> & {
  readonly project_id: number;
};

export interface ClusterAgentDeleteInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface ClusterAgentDeletePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export type ClusterAgentTokenSource = ClusterAgentTokenDetail & {
  readonly project_id: number;
};

export interface ClusterAgentTokenCreateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly clusterAgentId: GlobalId;
  readonly description?: string | null | undefined;
  readonly name: string;
}

export interface ClusterAgentTokenCreatePayloadSource {
  readonly secret?: string | null;
  readonly token?: ClusterAgentTokenSource | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface ClusterAgentTokenRevokeInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface ClusterAgentTokenRevokePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export type CommitSource = Commit & {
  readonly project_id: number;
};

export interface CommitAction {
  readonly action: CommitActionMode;
  readonly content?: string | null | undefined;
  readonly encoding?: CommitEncoding | null | undefined;
  readonly executeFilemode?: boolean | null | undefined;
  readonly filePath: string;
  readonly lastCommitId?: string | null | undefined;
  readonly previousPath?: string | null | undefined;
}

export type CommitActionMode = 'CHMOD' | 'CREATE' | 'DELETE' | 'MOVE' | 'UPDATE';

export interface CommitCreateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly actions: readonly CommitAction[];
  readonly branch: string;
  readonly message: string;
  readonly projectPath: string;
  readonly startBranch?: string | null | undefined;
}

export interface CommitCreatePayloadSource {
  readonly commit?: CommitSource | null;
  readonly commitPipelinePath?: string | null;
  readonly content?: readonly string[] | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export type CommitEncoding = 'BASE64' | 'TEXT';

export type ContainerExpirationPolicySource = ContainerExpirationPolicy;

export type ContainerExpirationPolicyCadenceEnum = 'EVERY_DAY' | 'EVERY_WEEK' | 'EVERY_TWO_WEEKS' | 'EVERY_MONTH' | 'EVERY_THREE_MONTHS';

export type ContainerExpirationPolicyKeepEnum = 'ONE_TAG' | 'FIVE_TAGS' | 'TEN_TAGS' | 'TWENTY_FIVE_TAGS' | 'FIFTY_TAGS' | 'ONE_HUNDRED_TAGS';

export type ContainerExpirationPolicyOlderThanEnum = 'SEVEN_DAYS' | 'FOURTEEN_DAYS' | 'THIRTY_DAYS' | 'SIXTY_DAYS' | 'NINETY_DAYS';

export type ContainerRepositorySource = RegistryRepository;

export type ContainerRepositoryDetailsSource = RegistryRepository;

export type ContainerRepositoryStatus = 'DELETE_SCHEDULED' | 'DELETE_FAILED';

export interface ContainerRepositoryTagSource {
  readonly project_id: number;
  readonly repository_id: number;
  readonly location: string;
  readonly name: string;
  readonly path: string;
}

export interface CreateBoardInput {
  readonly clientMutationId?: string | null | undefined;
  readonly assigneeId?: GlobalId | null | undefined;
  readonly groupPath?: string | null | undefined;
  readonly hideBacklogList?: boolean | null | undefined;
  readonly hideClosedList?: boolean | null | undefined;
  readonly labelIds?: readonly GlobalId[] | null | undefined;
  readonly labels?: readonly string[] | null | undefined;
  readonly milestoneId?: GlobalId | null | undefined;
  readonly name?: string | null | undefined;
  readonly projectPath?: string | null | undefined;
  readonly weight?: number | null | undefined;
}

export interface CreateBoardPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly board?: BoardSource | null;
}

export interface CreateBranchInput {
  readonly clientMutationId?: string | null | undefined;
  readonly name: string;
  readonly projectPath: string;
  readonly ref: string;
}

export interface CreateBranchPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly branch?: BranchSource | null;
}

export interface CreateClusterAgentInput {
  readonly clientMutationId?: string | null | undefined;
  readonly name: string;
  readonly projectPath: string;
}

export interface CreateClusterAgentPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly clusterAgent?: ClusterAgentSource | null;
}

export interface CreateDiffNoteInput {
  readonly clientMutationId?: string | null | undefined;
  readonly body: string;
  readonly confidential?: boolean | null | undefined;
  readonly noteableId: GlobalId;
  readonly position: DiffPositionInput;
}

export interface CreateDiffNotePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly note?: NoteSource | null;
}

export interface CreateEpicInput {
  readonly clientMutationId?: string | null | undefined;
  readonly addLabelIds?: readonly string[] | null | undefined;
  readonly color?: string | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly description?: string | null | undefined;
  readonly dueDateFixed?: string | null | undefined;
  readonly dueDateIsFixed?: boolean | null | undefined;
  readonly groupPath: string;
  readonly removeLabelIds?: readonly string[] | null | undefined;
  readonly startDateFixed?: string | null | undefined;
  readonly startDateIsFixed?: boolean | null | undefined;
  readonly title?: string | null | undefined;
}

export interface CreateEpicPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly epic?: EpicSource | null;
}

export interface CreateImageDiffNoteInput {
  readonly clientMutationId?: string | null | undefined;
  readonly body: string;
  readonly confidential?: boolean | null | undefined;
  readonly noteableId: GlobalId;
  readonly position: DiffImagePositionInput;
}

export interface CreateImageDiffNotePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly note?: NoteSource | null;
}

export interface CreateIssueInput {
  readonly clientMutationId?: string | null | undefined;
  readonly assigneeIds?: readonly GlobalId[] | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly createdAt?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly discussionToResolve?: string | null | undefined;
  readonly dueDate?: string | null | undefined;
  readonly epicId?: GlobalId | null | undefined;
  readonly healthStatus?: HealthStatus | null | undefined;
  readonly iid?: number | null | undefined;
  readonly iterationCadenceId?: GlobalId | null | undefined;
  readonly iterationId?: GlobalId | null | undefined;
  readonly iterationWildcardId?: IssueCreationIterationWildcardId | null | undefined;
  readonly labelIds?: readonly GlobalId[] | null | undefined;
  readonly labels?: readonly string[] | null | undefined;
  readonly locked?: boolean | null | undefined;
  readonly mergeRequestToResolveDiscussionsOf?: GlobalId | null | undefined;
  readonly milestoneId?: GlobalId | null | undefined;
  readonly moveAfterId?: GlobalId | null | undefined;
  readonly moveBeforeId?: GlobalId | null | undefined;
  readonly projectPath: string;
  readonly title: string;
  readonly type?: IssueType | null | undefined;
  readonly weight?: number | null | undefined;
}

export interface CreateIssuePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface CreateNoteInput {
  readonly clientMutationId?: string | null | undefined;
  readonly body: string;
  readonly confidential?: boolean | null | undefined;
  readonly discussionId?: GlobalId | null | undefined;
  readonly internal?: boolean | null | undefined;
  readonly mergeRequestDiffHeadSha?: string | null | undefined;
  readonly noteableId: GlobalId;
}

export interface CreateNotePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly note?: NoteSource | null;
}

export type CurrentUserTodosSource = (BoardEpicSource & { readonly __typename: 'BoardEpic' }) | (EpicSource & { readonly __typename: 'Epic' }) | (EpicIssueSource & { readonly __typename: 'EpicIssue' }) | (IssueSource & { readonly __typename: 'Issue' }) | (MergeRequestSource & { readonly __typename: 'MergeRequest' });

export type DeploymentTier = 'PRODUCTION' | 'STAGING' | 'TESTING' | 'DEVELOPMENT' | 'OTHER';

export interface DestroyBoardInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface DestroyBoardListInput {
  readonly clientMutationId?: string | null | undefined;
  readonly listId: GlobalId;
}

export interface DestroyBoardListPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly list?: BoardListSource | null;
}

export interface DestroyBoardPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly board?: BoardSource | null;
}

export interface DestroyContainerRepositoryInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface DestroyContainerRepositoryPayloadSource {
  readonly containerRepository: ContainerRepositorySource;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface DestroyContainerRepositoryTagsInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
  readonly tagNames: readonly string[];
}

export interface DestroyContainerRepositoryTagsPayloadSource {
  readonly deletedTagNames: readonly string[];
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface DestroyNoteInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface DestroyNotePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly note?: NoteSource | null;
}

export interface DetailedStatusSource {
  readonly job_id: number;
  readonly detailsPath?: string | null;
  readonly favicon?: string | null;
  readonly group?: string | null;
  readonly hasDetails?: boolean | null;
  readonly icon?: string | null;
  readonly id: string;
  readonly label?: string | null;
  readonly name?: string | null;
  readonly text?: string | null;
  readonly tooltip?: string | null;
}

export type DiffSource = DiffEntry;

export interface DiffImagePositionInput {
  readonly baseSha?: string | null | undefined;
  readonly headSha: string;
  readonly height: number;
  readonly paths: DiffPathsInput;
  readonly startSha: string;
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

export interface DiffPathsInput {
  readonly newPath?: string | null | undefined;
  readonly oldPath?: string | null | undefined;
}

export type DiffPositionSource = NotePosition;

export interface DiffPositionInput {
  readonly baseSha?: string | null | undefined;
  readonly headSha: string;
  readonly newLine?: number | null | undefined;
  readonly oldLine?: number | null | undefined;
  readonly paths: DiffPathsInput;
  readonly startSha: string;
}

export type DiffPositionType = 'text' | 'image';

export type DiffRefsSource = DiffRefs;

export interface DiffStatsSource {
  readonly additions: number;
  readonly deletions: number;
  readonly path: string;
}

export interface DiffStatsSummarySource {
  readonly additions: number;
  readonly changes: number;
  readonly deletions: number;
  readonly fileCount: number;
}

export type DiscussionSource = Discussion;

export interface DiscussionToggleResolveInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
  readonly resolve: boolean;
}

export interface DiscussionToggleResolvePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly discussion?: DiscussionSource | null;
}

export interface EchoCreateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly errors?: readonly string[] | null | undefined;
  readonly messages?: readonly string[] | null | undefined;
}

export interface EchoCreatePayloadSource {
  readonly echoes?: readonly string[] | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export type EntrySource = (BlobSource & { readonly __typename: 'Blob' }) | (SubmoduleSource & { readonly __typename: 'Submodule' }) | (TreeEntrySource & { readonly __typename: 'TreeEntry' });

export type EntryType = 'tree' | 'blob' | 'commit';

export type EnvironmentSource = Source<Environment, 'id'> & {
  readonly project_id: number;
};

export type EpicSource = Source<Epic, 'id'>;

export interface EpicAddIssueInput {
  readonly clientMutationId?: string | null | undefined;
  readonly groupPath: string;
  readonly iid: string;
  readonly issueIid: string;
  readonly projectPath: string;
}

export interface EpicAddIssuePayloadSource {
  readonly epic?: EpicSource | null;
  readonly epicIssue?: EpicIssueSource | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface EpicDescendantCountSource {
  readonly closedEpics?: number | null;
  readonly closedIssues?: number | null;
  readonly openedEpics?: number | null;
  readonly openedIssues?: number | null;
}

export interface EpicDescendantWeightsSource {
  readonly closedIssues?: number | null;
  readonly openedIssues?: number | null;
}

export interface EpicHealthStatusSource {
  readonly issuesAtRisk?: number | null;
  readonly issuesNeedingAttention?: number | null;
  readonly issuesOnTrack?: number | null;
}

export type EpicIssueSource = Source<Issue, 'id'> & {
  readonly epic_issue_id: number;
};

export interface EpicPermissionsSource {
  readonly adminEpic: boolean;
  readonly awardEmoji: boolean;
  readonly createEpic: boolean;
  readonly createNote: boolean;
  readonly destroyEpic: boolean;
  readonly updateEpic: boolean;
}

export interface EpicSetSubscriptionInput {
  readonly clientMutationId?: string | null | undefined;
  readonly groupPath: string;
  readonly iid: string;
  readonly subscribedState: boolean;
}

export interface EpicSetSubscriptionPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly epic?: EpicSource | null;
}

export type EpicSort = 'CREATED_AT_ASC' | 'CREATED_AT_DESC' | 'END_DATE_ASC' | 'END_DATE_DESC' | 'START_DATE_ASC' | 'START_DATE_DESC' | 'TITLE_ASC' | 'TITLE_DESC' | 'UPDATED_AT_ASC' | 'UPDATED_AT_DESC' | 'end_date_asc' | 'end_date_desc' | 'start_date_asc' | 'start_date_desc';

export type EpicState = 'all' | 'closed' | 'opened';

export type EpicStateEvent = 'CLOSE' | 'REOPEN';

export interface EpicTreeNodeFieldsInputType {
  readonly adjacentReferenceId?: GlobalId | null | undefined;
  readonly id: GlobalId;
  readonly newParentId?: GlobalId | null | undefined;
  readonly relativePosition?: MoveType | null | undefined;
}

export interface EpicTreeReorderInput {
  readonly clientMutationId?: string | null | undefined;
  readonly baseEpicId: GlobalId;
  readonly moved: EpicTreeNodeFieldsInputType;
}

export interface EpicTreeReorderPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export type EpicWildcardId = 'ANY' | 'NONE';

export type EventSource = Event & {
  readonly done: string;
};

export type EventAction = 'APPROVED' | 'CLOSED' | 'COMMENTED' | 'CREATED' | 'DESTROYED' | 'EXPIRED' | 'JOINED' | 'LEFT' | 'MERGED' | 'PUSHED' | 'REOPENED' | 'UPDATED';

export type EventableSource = (BoardEpicSource & { readonly __typename: 'BoardEpic' }) | (EpicSource & { readonly __typename: 'Epic' });

export type GroupSource = Source<Group, 'id'>;

export type GroupMemberSource = Member & {
  readonly member_id: number;
  readonly source_id: number;
  readonly updated_at: string;
};

export type GroupMemberRelation = 'DESCENDANTS' | 'DIRECT' | 'INHERITED' | 'SHARED_FROM_GROUPS';

export type GroupPermission = 'CREATE_PROJECTS' | 'TRANSFER_PROJECTS';

export interface GroupPermissionsSource {
  readonly createProjects: boolean;
}

export interface GroupUpdateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly fullPath: string;
  readonly sharedRunnersSetting: SharedRunnersSetting;
}

export interface GroupUpdatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly group?: GroupSource | null;
}

export type HealthStatus = 'atRisk' | 'needsAttention' | 'onTrack';

export type IssuableSearchableField = 'TITLE' | 'DESCRIPTION';

export type IssuableSeverity = 'UNKNOWN' | 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL';

export type IssuableState = 'opened' | 'closed' | 'locked' | 'all';

export type IssueSource = Source<Issue, 'id'>;

export type IssueCreationIterationWildcardId = 'CURRENT';

export interface IssueMoveInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly projectPath: string;
  readonly targetProjectPath: string;
}

export interface IssueMoveListInput {
  readonly clientMutationId?: string | null | undefined;
  readonly boardId: GlobalId;
  readonly epicId?: GlobalId | null | undefined;
  readonly fromListId?: string | null | undefined;
  readonly iid: string;
  readonly moveAfterId?: string | null | undefined;
  readonly moveBeforeId?: string | null | undefined;
  readonly projectPath: string;
  readonly toListId?: string | null | undefined;
}

export interface IssueMoveListPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface IssueMovePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface IssuePermissionsSource {
  readonly adminIssue: boolean;
  readonly createNote: boolean;
  readonly reopenIssue: boolean;
  readonly updateIssue: boolean;
}

export interface IssueSetAssigneesInput {
  readonly clientMutationId?: string | null | undefined;
  readonly assigneeUsernames: readonly string[];
  readonly iid: string;
  readonly operationMode: MutationOperationMode | null;
  readonly projectPath: string;
}

export interface IssueSetAssigneesPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface IssueSetConfidentialInput {
  readonly clientMutationId?: string | null | undefined;
  readonly confidential: boolean;
  readonly iid: string;
  readonly projectPath: string;
}

export interface IssueSetConfidentialPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface IssueSetDueDateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly dueDate?: string | null | undefined;
  readonly iid: string;
  readonly projectPath: string;
}

export interface IssueSetDueDatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface IssueSetEpicInput {
  readonly clientMutationId?: string | null | undefined;
  readonly epicId?: GlobalId | null | undefined;
  readonly iid: string;
  readonly projectPath: string;
}

export interface IssueSetEpicPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface IssueSetIterationInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly iterationId?: GlobalId | null | undefined;
  readonly projectPath: string;
}

export interface IssueSetIterationPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface IssueSetLockedInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly locked: boolean;
  readonly projectPath: string;
}

export interface IssueSetLockedPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface IssueSetSeverityInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly projectPath: string;
  readonly severity: IssuableSeverity;
}

export interface IssueSetSeverityPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface IssueSetSubscriptionInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly projectPath: string;
  readonly subscribedState: boolean;
}

export interface IssueSetSubscriptionPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface IssueSetWeightInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly projectPath: string;
  readonly weight?: number | null | undefined;
}

export interface IssueSetWeightPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export type IssueSort = 'BLOCKING_ISSUES_ASC' | 'BLOCKING_ISSUES_DESC' | 'CLOSED_AT_ASC' | 'CLOSED_AT_DESC' | 'CREATED_ASC' | 'CREATED_DESC' | 'DUE_DATE_ASC' | 'DUE_DATE_DESC' | 'LABEL_PRIORITY_ASC' | 'LABEL_PRIORITY_DESC' | 'MILESTONE_DUE_ASC' | 'MILESTONE_DUE_DESC' | 'POPULARITY_ASC' | 'POPULARITY_DESC' | 'PRIORITY_ASC' | 'PRIORITY_DESC' | 'RELATIVE_POSITION_ASC' | 'SEVERITY_ASC' | 'SEVERITY_DESC' | 'TITLE_ASC' | 'TITLE_DESC' | 'UPDATED_ASC' | 'UPDATED_DESC' | 'WEIGHT_ASC' | 'WEIGHT_DESC' | 'created_asc' | 'created_desc' | 'updated_asc' | 'updated_desc';

export type IssueState = 'opened' | 'closed' | 'locked' | 'all';

export type IssueStateEvent = 'CLOSE' | 'REOPEN';

export interface IssueStatusCountsTypeSource {
  readonly all?: number | null;
  readonly closed?: number | null;
  readonly opened?: number | null;
}

export type IssueType = 'ISSUE' | 'INCIDENT' | 'TEST_CASE' | 'REQUIREMENT' | 'TASK';

export type IterationSource = IssueIteration & {
  readonly project_path: string;
};

export interface IterationCadenceSource {
  readonly id: number;
  readonly active?: boolean | null;
  readonly automatic?: boolean | null;
  readonly description?: string | null;
  readonly durationInWeeks?: number | null;
  readonly iterationsInAdvance?: number | null;
  readonly rollOver: boolean;
  readonly startDate?: string | null;
  readonly title: string;
}

export type IterationSearchableField = 'CADENCE_TITLE' | 'TITLE';

export type IterationSort = 'CADENCE_AND_DUE_DATE_ASC';

export type IterationState = 'all' | 'closed' | 'current' | 'opened' | 'started' | 'upcoming';

export type IterationWildcardId = 'ANY' | 'CURRENT' | 'NONE';

export type JobArtifactFileType = 'ACCESSIBILITY' | 'ANNOTATIONS' | 'API_FUZZING' | 'ARCHIVE' | 'BROWSER_PERFORMANCE' | 'CLUSTER_APPLICATIONS' | 'CLUSTER_IMAGE_SCANNING' | 'COBERTURA' | 'CODEQUALITY' | 'CONTAINER_SCANNING' | 'COVERAGE_FUZZING' | 'COVERAGE_REPORT' | 'CYCLONEDX' | 'DAST' | 'DEPENDENCY_SCANNING' | 'DOTENV' | 'JACOCO' | 'JUNIT' | 'LICENSE_MANAGEMENT' | 'LICENSE_SCANNING' | 'LOAD_PERFORMANCE' | 'LSIF' | 'METADATA' | 'METRICS' | 'METRICS_REFEREE' | 'NETWORK_REFEREE' | 'PERFORMANCE' | 'REPOSITORY_XRAY' | 'REQUIREMENTS' | 'REQUIREMENTS_V2' | 'SAST' | 'SECRET_DETECTION' | 'TERRAFORM' | 'TRACE';

export interface JobArtifactsDestroyInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface JobArtifactsDestroyPayloadSource {
  readonly destroyedArtifactsCount?: number | null;
  readonly job?: CiJobSource | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface JobCancelInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface JobCancelPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly job?: CiJobSource | null;
}

export type JobNeedUnionSource = (CiBuildNeedSource & { readonly __typename: 'CiBuildNeed' }) | (CiJobSource & { readonly __typename: 'CiJob' });

export interface JobPermissionsSource {
  readonly readJobArtifacts: boolean;
  readonly updateBuild: boolean;
}

export interface JobPlayInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
  readonly variables?: readonly CiVariableInput[] | null | undefined;
}

export interface JobPlayPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly job?: CiJobSource | null;
}

export interface JobRetryInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
  readonly variables?: readonly CiVariableInput[] | null | undefined;
}

export interface JobRetryPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly job?: CiJobSource | null;
}

export interface JobUnscheduleInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface JobUnschedulePayloadSource {
  readonly job?: CiJobSource | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface KasSource {
  readonly enabled: boolean;
  readonly externalUrl?: string | null;
  readonly version?: string | null;
}

export type LabelSource = Source<LabelDetail, 'id'>;

export interface LabelCreateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly color: string | null;
  readonly description?: string | null | undefined;
  readonly groupPath?: string | null | undefined;
  readonly projectPath?: string | null | undefined;
  readonly title: string;
}

export interface LabelCreatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly label?: LabelSource | null;
}

export type ListLimitMetric = 'all_metrics' | 'issue_count' | 'issue_weights';

export type MemberInterfaceSource = (GroupMemberSource & { readonly __typename: 'GroupMember' }) | (ProjectMemberSource & { readonly __typename: 'ProjectMember' });

export type MergeRequestSource = Source<MergeRequest, 'id'>;

export interface MergeRequestAcceptInput {
  readonly clientMutationId?: string | null | undefined;
  readonly commitMessage?: string | null | undefined;
  readonly iid: string;
  readonly projectPath: string;
  readonly sha: string;
  readonly shouldRemoveSourceBranch?: boolean | null | undefined;
  readonly squash: boolean | null;
  readonly squashCommitMessage?: string | null | undefined;
  readonly strategy?: MergeStrategyEnum | null | undefined;
}

export interface MergeRequestAcceptPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly mergeRequest?: MergeRequestSource | null;
}

export interface MergeRequestApprovalStateSource {
  readonly merge_request_id: number;
}

export type MergeRequestAssigneeSource = Source<User, 'id'> & {
  readonly merge_request_id: number;
};

export type MergeRequestAuthorSource = Source<User, 'id'> & {
  readonly merge_request_id: number;
};

export interface MergeRequestCreateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly labels?: readonly string[] | null | undefined;
  readonly projectPath: string;
  readonly sourceBranch: string;
  readonly targetBranch: string;
  readonly title: string;
}

export interface MergeRequestCreatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly mergeRequest?: MergeRequestSource | null;
}

export type MergeRequestNewState = 'OPEN' | 'CLOSED';

export type MergeRequestParticipantSource = Source<User, 'id'> & {
  readonly merge_request_id: number;
};

export interface MergeRequestPermissionsSource {
  readonly merge_request_id: number;
  readonly adminMergeRequest: boolean;
  readonly cherryPickOnCurrentMergeRequest: boolean;
  readonly createNote: boolean;
  readonly revertOnCurrentMergeRequest: boolean;
  readonly updateMergeRequest: boolean;
}

export type MergeRequestReviewState = 'UNREVIEWED' | 'REVIEWED' | 'ATTENTION_REQUESTED';

export type MergeRequestReviewerSource = Source<User, 'id'> & {
  readonly merge_request_id: number;
};

export interface MergeRequestReviewerRereviewInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly projectPath: string;
  readonly userId: GlobalId;
}

export interface MergeRequestReviewerRereviewPayloadSource {
  readonly mergeRequest?: MergeRequestSource | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface MergeRequestSetAssigneesInput {
  readonly clientMutationId?: string | null | undefined;
  readonly assigneeUsernames: readonly string[];
  readonly iid: string;
  readonly operationMode: MutationOperationMode | null;
  readonly projectPath: string;
}

export interface MergeRequestSetAssigneesPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly mergeRequest?: MergeRequestSource | null;
}

export interface MergeRequestSetDraftInput {
  readonly clientMutationId?: string | null | undefined;
  readonly draft: boolean;
  readonly iid: string;
  readonly projectPath: string;
}

export interface MergeRequestSetDraftPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly mergeRequest?: MergeRequestSource | null;
}

export interface MergeRequestSetLabelsInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly labelIds: readonly GlobalId[];
  readonly operationMode?: MutationOperationMode | null | undefined;
  readonly projectPath: string;
}

export interface MergeRequestSetLabelsPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly mergeRequest?: MergeRequestSource | null;
}

export interface MergeRequestSetLockedInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly locked: boolean;
  readonly projectPath: string;
}

export interface MergeRequestSetLockedPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly mergeRequest?: MergeRequestSource | null;
}

export interface MergeRequestSetMilestoneInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly milestoneId?: GlobalId | null | undefined;
  readonly projectPath: string;
}

export interface MergeRequestSetMilestonePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly mergeRequest?: MergeRequestSource | null;
}

export interface MergeRequestSetReviewersInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly operationMode: MutationOperationMode | null;
  readonly projectPath: string;
  readonly reviewerUsernames: readonly string[];
}

export interface MergeRequestSetReviewersPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly mergeRequest?: MergeRequestSource | null;
}

export interface MergeRequestSetSubscriptionInput {
  readonly clientMutationId?: string | null | undefined;
  readonly iid: string;
  readonly projectPath: string;
  readonly subscribedState: boolean;
}

export interface MergeRequestSetSubscriptionPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly mergeRequest?: MergeRequestSource | null;
}

export type MergeRequestSort = 'CLOSED_AT_ASC' | 'CLOSED_AT_DESC' | 'CREATED_ASC' | 'CREATED_DESC' | 'LABEL_PRIORITY_ASC' | 'LABEL_PRIORITY_DESC' | 'MERGED_AT_ASC' | 'MERGED_AT_DESC' | 'MILESTONE_DUE_ASC' | 'MILESTONE_DUE_DESC' | 'PRIORITY_ASC' | 'PRIORITY_DESC' | 'TITLE_ASC' | 'TITLE_DESC' | 'UPDATED_ASC' | 'UPDATED_DESC' | 'created_asc' | 'created_desc' | 'updated_asc' | 'updated_desc';

export type MergeRequestState = 'opened' | 'closed' | 'locked' | 'merged' | 'all';

export interface MergeRequestUpdateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly iid: string;
  readonly projectPath: string;
  readonly state?: MergeRequestNewState | null | undefined;
  readonly targetBranch?: string | null | undefined;
  readonly title?: string | null | undefined;
}

export interface MergeRequestUpdatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly mergeRequest?: MergeRequestSource | null;
}

export interface MergeRequestsResolverNegatedParams {
  readonly labels?: readonly string[] | null | undefined;
  readonly milestoneTitle?: string | null | undefined;
}

export type MergeStatus = 'UNCHECKED' | 'CHECKING' | 'CAN_BE_MERGED' | 'CANNOT_BE_MERGED' | 'CANNOT_BE_MERGED_RECHECK';

export type MergeStrategyEnum = 'ADD_TO_MERGE_TRAIN_WHEN_PIPELINE_SUCCEEDS' | 'MERGE_TRAIN' | 'MERGE_WHEN_PIPELINE_SUCCEEDS';

export type MetadataSource = Metadata;

export type MilestoneSource = Milestone;

export type MilestoneSort = 'CREATED_ASC' | 'CREATED_DESC' | 'DUE_DATE_ASC' | 'DUE_DATE_DESC' | 'EXPIRED_LAST_DUE_DATE_ASC' | 'EXPIRED_LAST_DUE_DATE_DESC' | 'UPDATED_ASC' | 'UPDATED_DESC' | 'created_asc' | 'created_desc' | 'updated_asc' | 'updated_desc';

export type MilestoneStateEnum = 'active' | 'closed';

export interface MilestoneStatsSource {
  readonly closedIssuesCount?: number | null;
  readonly totalIssuesCount?: number | null;
}

export type MilestoneWildcardId = 'NONE' | 'ANY' | 'STARTED' | 'UPCOMING';

export type MoveType = 'after' | 'before';

export type MutationOperationMode = 'APPEND' | 'REMOVE' | 'REPLACE';

export type NamespaceSource = ProjectNamespace;

export type NamespaceProjectSort = 'SIMILARITY' | 'STORAGE';

export interface NegatedBoardIssueInput {
  readonly assigneeUsername?: readonly (string | null)[] | null | undefined;
  readonly authorUsername?: string | null | undefined;
  readonly epicId?: GlobalId | null | undefined;
  readonly iids?: readonly string[] | null | undefined;
  readonly iterationId?: readonly GlobalId[] | null | undefined;
  readonly iterationTitle?: string | null | undefined;
  readonly iterationWildcardId?: NegatedIterationWildcardId | null | undefined;
  readonly labelName?: readonly (string | null)[] | null | undefined;
  readonly milestoneTitle?: string | null | undefined;
  readonly milestoneWildcardId?: MilestoneWildcardId | null | undefined;
  readonly myReactionEmoji?: string | null | undefined;
  readonly types?: readonly IssueType[] | null | undefined;
  readonly weight?: string | null | undefined;
}

export interface NegatedEpicFilterInput {
  readonly authorUsername?: string | null | undefined;
  readonly labelName?: readonly (string | null)[] | null | undefined;
  readonly myReactionEmoji?: string | null | undefined;
}

export interface NegatedIssueFilterInput {
  readonly assigneeId?: string | null | undefined;
  readonly assigneeUsernames?: readonly string[] | null | undefined;
  readonly authorUsername?: string | null | undefined;
  readonly epicId?: string | null | undefined;
  readonly iids?: readonly string[] | null | undefined;
  readonly iterationId?: readonly string[] | null | undefined;
  readonly iterationWildcardId?: IterationWildcardId | null | undefined;
  readonly labelName?: readonly string[] | null | undefined;
  readonly milestoneTitle?: readonly string[] | null | undefined;
  readonly milestoneWildcardId?: NegatedMilestoneWildcardId | null | undefined;
  readonly myReactionEmoji?: string | null | undefined;
  readonly types?: readonly IssueType[] | null | undefined;
  readonly weight?: string | null | undefined;
}

export type NegatedIterationWildcardId = 'CURRENT';

export type NegatedMilestoneWildcardId = 'STARTED' | 'UPCOMING';

export type NoteSource = Note;

export interface NotePermissionsSource {
  readonly adminNote: boolean;
  readonly awardEmoji: boolean;
  readonly createNote: boolean;
  readonly repositionNote: boolean;
  readonly resolveNote: boolean;
}

export type NoteableInterfaceSource = (BoardEpicSource & { readonly __typename: 'BoardEpic' }) | (EpicSource & { readonly __typename: 'Epic' }) | (EpicIssueSource & { readonly __typename: 'EpicIssue' }) | (IssueSource & { readonly __typename: 'Issue' }) | (MergeRequestSource & { readonly __typename: 'MergeRequest' });

export type NoteableTypeSource = (IssueSource & { readonly __typename: 'Issue' }) | (MergeRequestSource & { readonly __typename: 'MergeRequest' });

export interface PageInfoSource {
  readonly endCursor?: string | null;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor?: string | null;
}

export type PipelineSource = Source<Pipeline, 'id'>;

export interface PipelineCancelInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface PipelineCancelPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface PipelineCountsSource {
  readonly all?: number | null;
  readonly finished?: number | null;
  readonly pending?: number | null;
  readonly running?: number | null;
}

export interface PipelineCreateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly projectPath: string;
  readonly ref: string;
  readonly variables?: readonly CiVariableInput[] | null | undefined;
}

export interface PipelineCreatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly pipeline?: PipelineSource | null;
}

export interface PipelineDestroyInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface PipelineDestroyPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export type PipelineMergeRequestEventType = 'DETACHED' | 'MERGED_RESULT';

export interface PipelinePermissionsSource {
  readonly adminPipeline: boolean;
  readonly destroyPipeline: boolean;
  readonly updatePipeline: boolean;
}

export interface PipelineRetryInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface PipelineRetryPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly pipeline?: PipelineSource | null;
}

export type PipelineScopeEnum = 'RUNNING' | 'PENDING' | 'FINISHED' | 'BRANCHES' | 'TAGS';

export type PipelineStatusEnum = 'CREATED' | 'WAITING_FOR_RESOURCE' | 'PREPARING' | 'PENDING' | 'RUNNING' | 'SUCCESS' | 'FAILED' | 'CANCELED' | 'SKIPPED' | 'MANUAL' | 'SCHEDULED';

export type ProjectSource = Source<Project, 'id'>;

export interface ProjectCiCdSettingSource {
  readonly project_id: number;
}

export interface ProjectCiCdSettingsUpdateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly fullPath: string;
  readonly jobTokenScopeEnabled?: boolean | null | undefined;
  readonly keepLatestArtifact?: boolean | null | undefined;
}

export interface ProjectCiCdSettingsUpdatePayloadSource {
  readonly ciCdSettings: ProjectCiCdSettingSource;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export type ProjectMemberSource = Member & {
  readonly member_id: number;
  readonly source_id: number;
  readonly updated_at: string;
};

export type ProjectMemberRelation = 'DESCENDANTS' | 'DIRECT' | 'INHERITED' | 'INVITED_GROUPS';

export interface ProjectPermissionsSource {
  readonly adminOperations: boolean;
  readonly adminProject: boolean;
  readonly archiveProject: boolean;
  readonly changeNamespace: boolean;
  readonly changeVisibilityLevel: boolean;
  readonly createDeployment: boolean;
  readonly createIssue: boolean;
  readonly createLabel: boolean;
  readonly createMergeRequestFrom: boolean;
  readonly createMergeRequestIn: boolean;
  readonly createPipeline: boolean;
  readonly createPipelineSchedule: boolean;
  readonly createSnippet: boolean;
  readonly downloadCode: boolean;
  readonly forkProject: boolean;
  readonly pushCode: boolean;
  readonly pushToDeleteProtectedBranch: boolean;
  readonly readCommitStatus: boolean;
  readonly readMergeRequest: boolean;
  readonly readProjectMember: boolean;
  readonly readWiki: boolean;
  readonly removeForkProject: boolean;
  readonly removeProject: boolean;
  readonly renameProject: boolean;
  readonly requestAccess: boolean;
  readonly uploadFile: boolean;
}

export type ProjectStatisticsSource = ProjectStatistics;

export interface PromoteToEpicInput {
  readonly clientMutationId?: string | null | undefined;
  readonly groupPath?: string | null | undefined;
  readonly iid: string;
  readonly projectPath: string;
}

export interface PromoteToEpicPayloadSource {
  readonly epic?: EpicSource | null;
  readonly issue?: IssueSource | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface PushRulesSource {
  readonly rejectUnsignedCommits: boolean;
}

export interface QueryComplexitySource {
  readonly limit?: number | null;
  readonly score?: number | null;
}

export interface RepositorySource {
  readonly project_id: number;
}

export interface RepositoryBlobSource {
  readonly project_id: number;
  readonly commit_id: string;
  readonly ref: string;
  readonly mode?: string | null;
  readonly name?: string | null;
  readonly oid: string;
  readonly path: string;
  readonly size?: number | null;
}

export type ResolvableInterfaceSource = (DiscussionSource & { readonly __typename: 'Discussion' }) | (NoteSource & { readonly __typename: 'Note' });

export interface RootStorageStatisticsSource {
  readonly buildArtifactsSize: number;
  readonly containerRegistrySize: number;
  readonly lfsObjectsSize: number;
  readonly packagesSize: number;
  readonly pipelineArtifactsSize: number;
  readonly repositorySize: number;
  readonly snippetsSize: number;
  readonly storageSize: number;
  readonly uploadsSize: number;
  readonly wikiSize: number;
}

export interface RunnerDeleteInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface RunnerDeletePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export type RunnerMembershipFilter = 'DESCENDANTS' | 'DIRECT';

export interface RunnerPermissionsSource {
  readonly deleteRunner: boolean;
  readonly readRunner: boolean;
  readonly updateRunner: boolean;
}

export interface RunnerUpdateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly accessLevel?: CiRunnerAccessLevel | null | undefined;
  readonly active?: boolean | null | undefined;
  readonly description?: string | null | undefined;
  readonly id: GlobalId;
  readonly locked?: boolean | null | undefined;
  readonly maintenanceNote?: string | null | undefined;
  readonly maximumTimeout?: number | null | undefined;
  readonly paused?: boolean | null | undefined;
  readonly runUntagged?: boolean | null | undefined;
  readonly tagList?: readonly string[] | null | undefined;
}

export interface RunnerUpdatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly runner?: CiRunnerSource | null;
}

export interface RunnersRegistrationTokenResetInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id?: string | null | undefined;
  readonly type: CiRunnerType;
}

export interface RunnersRegistrationTokenResetPayloadSource {
  readonly token?: string | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export type ShaFormat = 'SHORT' | 'LONG';

export type SharedRunnersSetting = 'DISABLED_AND_UNOVERRIDABLE' | 'DISABLED_WITH_OVERRIDE' | 'ENABLED';

export type Sort = 'CREATED_ASC' | 'CREATED_DESC' | 'UPDATED_ASC' | 'UPDATED_DESC' | 'created_asc' | 'created_desc' | 'updated_asc' | 'updated_desc';

export interface StatusActionSource {
  readonly buttonTitle?: string | null;
  readonly icon?: string | null;
  readonly id: string;
  readonly method?: string | null;
  readonly path?: string | null;
  readonly title?: string | null;
}

export type SubmoduleSource = TreeEntry & {
  readonly project_id: number;
  readonly commit_id: string;
  readonly ref: string;
};

export type TaskCompletionStatusSource = TaskCompletion;

export interface TimeReportStatsSource {
  readonly complete?: TimeboxMetricsSource | null;
  readonly incomplete?: TimeboxMetricsSource | null;
  readonly total?: TimeboxMetricsSource | null;
}

export interface TimeboxMetricsSource {
  readonly count: number;
  readonly weight: number;
}

export interface TimeboxReportSource {
  readonly burnupTimeSeries?: readonly BurnupChartDailyTotalsSource[] | null;
  readonly error?: TimeboxReportErrorSource | null;
  readonly stats?: TimeReportStatsSource | null;
}

export interface TimeboxReportErrorSource {
  readonly code?: TimeboxReportErrorReason | null;
  readonly message?: string | null;
}

export type TimeboxReportErrorReason = 'MISSING_DATES' | 'TOO_MANY_EVENTS';

export type TimeboxReportInterfaceSource = (IterationSource & { readonly __typename: 'Iteration' }) | (MilestoneSource & { readonly __typename: 'Milestone' });

export interface Timeframe {
  readonly end: string;
  readonly start: string;
}

export interface TimelogSource {
  readonly timelog_id: number;
  readonly issue_id: number;
  readonly merge_request_id: number;
  readonly note_id: number;
  readonly spentAt?: string | null;
  readonly summary?: string | null;
  readonly timeSpent: number;
  readonly user: UserCoreSource;
}

export interface TimelogCreateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly issuableId: GlobalId;
  readonly spentAt: string;
  readonly summary: string;
  readonly timeSpent: string;
}

export interface TimelogCreatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly timelog?: TimelogSource | null;
}

export type TodoSource = Todo;

export type TodoActionEnum = 'approval_required' | 'assigned' | 'build_failed' | 'directly_addressed' | 'marked' | 'mentioned' | 'merge_train_removed' | 'review_requested' | 'unmergeable';

export interface TodoCreateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly targetId: GlobalId;
}

export interface TodoCreatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly todo?: TodoSource | null;
}

export interface TodoMarkDoneInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface TodoMarkDonePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly todo: TodoSource;
}

export interface TodoRestoreInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface TodoRestoreManyInput {
  readonly clientMutationId?: string | null | undefined;
  readonly ids: readonly GlobalId[];
}

export interface TodoRestoreManyPayloadSource {
  readonly todos: readonly TodoSource[];
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface TodoRestorePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly todo: TodoSource;
}

export type TodoStateEnum = 'done' | 'pending';

export type TodoTargetEnum = 'ALERT' | 'COMMIT' | 'DESIGN' | 'EPIC' | 'ISSUE' | 'MERGEREQUEST';

export type TodoableSource = (BoardEpicSource & { readonly __typename: 'BoardEpic' }) | (CommitSource & { readonly __typename: 'Commit' }) | (EpicSource & { readonly __typename: 'Epic' }) | (EpicIssueSource & { readonly __typename: 'EpicIssue' }) | (IssueSource & { readonly __typename: 'Issue' }) | (MergeRequestSource & { readonly __typename: 'MergeRequest' });

export interface TodosMarkAllDoneInput {
  readonly clientMutationId?: string | null | undefined;
  readonly targetId?: GlobalId | null | undefined;
}

export interface TodosMarkAllDonePayloadSource {
  readonly todos: readonly TodoSource[];
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export type TopicSource = Topic;

export interface TreeSource {
  readonly project_id: number;
  readonly commit_id: string;
  readonly directory: string;
  readonly blobs: Listed<BlobSource>;
  readonly submodules: Listed<SubmoduleSource>;
  readonly trees: Listed<TreeEntrySource>;
}

export type TreeEntrySource = TreeEntry & {
  readonly project_id: number;
  readonly commit_id: string;
  readonly ref: string;
};

export interface UpdateBoardInput {
  readonly clientMutationId?: string | null | undefined;
  readonly assigneeId?: GlobalId | null | undefined;
  readonly hideBacklogList?: boolean | null | undefined;
  readonly hideClosedList?: boolean | null | undefined;
  readonly id: GlobalId;
  readonly labelIds?: readonly GlobalId[] | null | undefined;
  readonly labels?: readonly string[] | null | undefined;
  readonly milestoneId?: GlobalId | null | undefined;
  readonly name?: string | null | undefined;
  readonly weight?: number | null | undefined;
}

export interface UpdateBoardListInput {
  readonly clientMutationId?: string | null | undefined;
  readonly listId: GlobalId;
  readonly position?: number | null | undefined;
}

export interface UpdateBoardListPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly list?: BoardListSource | null;
}

export interface UpdateBoardPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly board?: BoardSource | null;
}

export interface UpdateContainerExpirationPolicyInput {
  readonly clientMutationId?: string | null | undefined;
  readonly cadence?: ContainerExpirationPolicyCadenceEnum | null | undefined;
  readonly enabled?: boolean | null | undefined;
  readonly keepN?: ContainerExpirationPolicyKeepEnum | null | undefined;
  readonly nameRegex?: string | null | undefined;
  readonly nameRegexKeep?: string | null | undefined;
  readonly olderThan?: ContainerExpirationPolicyOlderThanEnum | null | undefined;
  readonly projectPath: string;
}

export interface UpdateContainerExpirationPolicyPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly containerExpirationPolicy?: ContainerExpirationPolicySource | null;
}

export interface UpdateEpicInput {
  readonly clientMutationId?: string | null | undefined;
  readonly addLabelIds?: readonly string[] | null | undefined;
  readonly color?: string | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly description?: string | null | undefined;
  readonly dueDateFixed?: string | null | undefined;
  readonly dueDateIsFixed?: boolean | null | undefined;
  readonly groupPath: string;
  readonly iid: string;
  readonly removeLabelIds?: readonly string[] | null | undefined;
  readonly startDateFixed?: string | null | undefined;
  readonly startDateIsFixed?: boolean | null | undefined;
  readonly stateEvent?: EpicStateEvent | null | undefined;
  readonly title?: string | null | undefined;
}

export interface UpdateEpicPayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly epic?: EpicSource | null;
}

export interface UpdateIssueInput {
  readonly clientMutationId?: string | null | undefined;
  readonly addLabelIds?: readonly string[] | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly description?: string | null | undefined;
  readonly dueDate?: string | null | undefined;
  readonly epicId?: GlobalId | null | undefined;
  readonly healthStatus?: HealthStatus | null | undefined;
  readonly iid: string;
  readonly labelIds?: readonly string[] | null | undefined;
  readonly locked?: boolean | null | undefined;
  readonly milestoneId?: string | null | undefined;
  readonly projectPath: string;
  readonly removeLabelIds?: readonly string[] | null | undefined;
  readonly stateEvent?: IssueStateEvent | null | undefined;
  readonly title?: string | null | undefined;
  readonly type?: IssueType | null | undefined;
  readonly weight?: number | null | undefined;
}

export interface UpdateIssuePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly issue?: IssueSource | null;
}

export interface UpdateNoteInput {
  readonly clientMutationId?: string | null | undefined;
  readonly body?: string | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly id: GlobalId;
  readonly internal?: boolean | null | undefined;
}

export interface UpdateNotePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly note?: NoteSource | null;
}

export type UserSource = (MergeRequestAssigneeSource & { readonly __typename: 'MergeRequestAssignee' }) | (MergeRequestAuthorSource & { readonly __typename: 'MergeRequestAuthor' }) | (MergeRequestParticipantSource & { readonly __typename: 'MergeRequestParticipant' }) | (MergeRequestReviewerSource & { readonly __typename: 'MergeRequestReviewer' }) | (UserCoreSource & { readonly __typename: 'UserCore' });

export type UserCoreSource = Source<User, 'id'>;

export interface UserMergeRequestInteractionSource {
  readonly merge_request_id: number;
  readonly user_id: number;
}

export interface UserPermissionsSource {
  readonly createSnippet: boolean;
}

export type UserState = 'active' | 'blocked' | 'deactivated' | 'banned' | 'blocked_pending_approval' | 'ldap_blocked';

export type UserStatusSource = UserStatus;

export type WeightWildcardId = 'ANY' | 'NONE';

export type WorkItemSource = Source<Issue, 'id'>;

export interface WorkItemCreateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly description?: string | null | undefined;
  readonly projectPath: string;
  readonly title: string;
  readonly workItemTypeId: GlobalId;
}

export interface WorkItemCreatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly workItem?: WorkItemSource | null;
}

export interface WorkItemDeleteInput {
  readonly clientMutationId?: string | null | undefined;
  readonly id: GlobalId;
}

export interface WorkItemDeletePayloadSource {
  readonly project?: ProjectSource | null;
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
}

export interface WorkItemPermissionsSource {
  readonly deleteWorkItem: boolean;
  readonly updateWorkItem: boolean;
}

export type WorkItemSort = 'CREATED_ASC' | 'CREATED_DESC' | 'TITLE_ASC' | 'TITLE_DESC' | 'UPDATED_ASC' | 'UPDATED_DESC' | 'created_asc' | 'created_desc' | 'updated_asc' | 'updated_desc';

export type WorkItemState = 'CLOSED' | 'OPEN';

export type WorkItemStateEvent = 'CLOSE' | 'REOPEN';

export interface WorkItemTypeSource {
  readonly kind_id: number;
  readonly iconName?: string | null;
  readonly name: string;
}

export interface WorkItemUpdateInput {
  readonly clientMutationId?: string | null | undefined;
  readonly assigneesWidget?: WorkItemWidgetAssigneesInput | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly descriptionWidget?: WorkItemWidgetDescriptionInput | null | undefined;
  readonly id: GlobalId;
  readonly startAndDueDateWidget?: WorkItemWidgetStartAndDueDateUpdateInput | null | undefined;
  readonly stateEvent?: WorkItemStateEvent | null | undefined;
  readonly title?: string | null | undefined;
}

export interface WorkItemUpdatePayloadSource {
  readonly errors: readonly string[];
  readonly clientMutationId?: string | null;
  readonly workItem?: WorkItemSource | null;
}

export type WorkItemWidgetSource = (WorkItemWidgetAssigneesSource & { readonly __typename: 'WorkItemWidgetAssignees' }) | (WorkItemWidgetDescriptionSource & { readonly __typename: 'WorkItemWidgetDescription' }) | (WorkItemWidgetLabelsSource & { readonly __typename: 'WorkItemWidgetLabels' }) | (WorkItemWidgetStartAndDueDateSource & { readonly __typename: 'WorkItemWidgetStartAndDueDate' }) | (WorkItemWidgetWeightSource & { readonly __typename: 'WorkItemWidgetWeight' });

export interface WorkItemWidgetAssigneesSource {
  readonly issue_id: number;
  readonly type?: WorkItemWidgetType | null;
}

export interface WorkItemWidgetAssigneesInput {
  readonly assigneeIds: readonly GlobalId[];
}

export interface WorkItemWidgetDescriptionSource {
  readonly issue_id: number;
  readonly type?: WorkItemWidgetType | null;
}

export interface WorkItemWidgetDescriptionInput {
  readonly description: string;
}

export interface WorkItemWidgetLabelsSource {
  readonly issue_id: number;
  readonly type?: WorkItemWidgetType | null;
}

export interface WorkItemWidgetStartAndDueDateSource {
  readonly issue_id: number;
  readonly type?: WorkItemWidgetType | null;
}

export interface WorkItemWidgetStartAndDueDateUpdateInput {
  readonly dueDate?: string | null | undefined;
}

export type WorkItemWidgetType = 'ASSIGNEES' | 'DESCRIPTION' | 'LABELS' | 'START_AND_DUE_DATE' | 'WEIGHT';

export interface WorkItemWidgetWeightSource {
  readonly issue_id: number;
  readonly type?: WorkItemWidgetType | null;
}

export interface BoardBodyArguments {
  readonly assigneeId?: GlobalId | null | undefined;
  readonly groupPath?: string | null | undefined;
  readonly hideBacklogList?: boolean | null | undefined;
  readonly hideClosedList?: boolean | null | undefined;
  readonly id?: GlobalId | null | undefined;
  readonly labelIds?: readonly GlobalId[] | null | undefined;
  readonly labels?: readonly string[] | null | undefined;
  readonly milestoneId?: GlobalId | null | undefined;
  readonly name?: string | null | undefined;
  readonly projectPath?: string | null | undefined;
  readonly weight?: number | null | undefined;
}

export interface CadenceQueryArguments {
  readonly active?: boolean | null | undefined;
  readonly automatic?: boolean | null | undefined;
  readonly durationInWeeks?: number | null | undefined;
  readonly id?: GlobalId | null | undefined;
  readonly includeAncestorGroups?: boolean | null | undefined;
  readonly title?: string | null | undefined;
}

export interface CiCdSettingsArguments {
  readonly fullPath: string;
  readonly jobTokenScopeEnabled?: boolean | null | undefined;
  readonly keepLatestArtifact?: boolean | null | undefined;
  readonly mergePipelinesEnabled?: boolean | null | undefined;
  readonly mergeTrainsEnabled?: boolean | null | undefined;
}

export interface EpicBodyArguments {
  readonly addLabelIds?: readonly string[] | null | undefined;
  readonly color?: string | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly description?: string | null | undefined;
  readonly dueDateFixed?: string | null | undefined;
  readonly dueDateIsFixed?: boolean | null | undefined;
  readonly groupPath: string;
  readonly iid?: string | null | undefined;
  readonly removeLabelIds?: readonly string[] | null | undefined;
  readonly startDateFixed?: string | null | undefined;
  readonly startDateIsFixed?: boolean | null | undefined;
  readonly stateEvent?: EpicStateEvent | null | undefined;
  readonly title?: string | null | undefined;
}

export interface EpicQueryArguments {
  readonly authorUsername?: string | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly createdAfter?: string | null | undefined;
  readonly createdBefore?: string | null | undefined;
  readonly iid?: string | null | undefined;
  readonly iidStartsWith?: string | null | undefined;
  readonly iids?: readonly string[] | null | undefined;
  readonly in?: readonly IssuableSearchableField[] | null | undefined;
  readonly includeAncestorGroups: boolean | null;
  readonly includeDescendantGroups: boolean | null;
  readonly labelName?: readonly string[] | null | undefined;
  readonly milestoneTitle?: string | null | undefined;
  readonly myReactionEmoji?: string | null | undefined;
  readonly not?: NegatedEpicFilterInput | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort?: EpicSort | null | undefined;
  readonly state?: EpicState | null | undefined;
  readonly timeframe?: Timeframe | null | undefined;
  readonly updatedAfter?: string | null | undefined;
  readonly updatedBefore?: string | null | undefined;
}

export interface IssueQueryArguments {
  readonly assigneeId?: string | null | undefined;
  readonly assigneeUsername?: string | null | undefined;
  readonly assigneeUsernames?: readonly string[] | null | undefined;
  readonly authorUsername?: string | null | undefined;
  readonly closedAfter?: string | null | undefined;
  readonly closedBefore?: string | null | undefined;
  readonly confidential?: boolean | null | undefined;
  readonly createdAfter?: string | null | undefined;
  readonly createdBefore?: string | null | undefined;
  readonly epicId?: string | null | undefined;
  readonly iid?: string | null | undefined;
  readonly iids?: readonly string[] | null | undefined;
  readonly includeArchived?: boolean | null | undefined;
  readonly includeSubepics?: boolean | null | undefined;
  readonly includeSubgroups?: boolean | null | undefined;
  readonly iterationId?: readonly (string | null)[] | null | undefined;
  readonly iterationWildcardId?: IterationWildcardId | null | undefined;
  readonly labelName?: readonly (string | null)[] | null | undefined;
  readonly milestoneTitle?: readonly (string | null)[] | null | undefined;
  readonly milestoneWildcardId?: MilestoneWildcardId | null | undefined;
  readonly myReactionEmoji?: string | null | undefined;
  readonly not?: NegatedIssueFilterInput | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort?: IssueSort | null | undefined;
  readonly state?: IssuableState | null | undefined;
  readonly types?: readonly IssueType[] | null | undefined;
  readonly updatedAfter?: string | null | undefined;
  readonly updatedBefore?: string | null | undefined;
  readonly weight?: string | null | undefined;
}

export interface IterationQueryArguments {
  readonly id?: string | null | undefined;
  readonly iid?: string | null | undefined;
  readonly in?: readonly IterationSearchableField[] | null | undefined;
  readonly includeAncestors?: boolean | null | undefined;
  readonly iterationCadenceIds?: readonly GlobalId[] | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort?: IterationSort | null | undefined;
  readonly state?: IterationState | null | undefined;
  readonly timeframe?: Timeframe | null | undefined;
}

export interface MergeRequestQueryArguments {
  readonly assigneeUsername?: string | null | undefined;
  readonly assigneeUsernames?: readonly string[] | null | undefined;
  readonly authorUsername?: string | null | undefined;
  readonly createdAfter?: string | null | undefined;
  readonly createdBefore?: string | null | undefined;
  readonly draft?: boolean | null | undefined;
  readonly iids?: readonly string[] | null | undefined;
  readonly in?: readonly IssuableSearchableField[] | null | undefined;
  readonly includeArchived?: boolean | null | undefined;
  readonly includeSubgroups?: boolean | null | undefined;
  readonly labelName?: readonly string[] | null | undefined;
  readonly labels?: readonly string[] | null | undefined;
  readonly mergedAfter?: string | null | undefined;
  readonly mergedBefore?: string | null | undefined;
  readonly milestoneTitle?: string | null | undefined;
  readonly not?: MergeRequestsResolverNegatedParams | null | undefined;
  readonly projectId?: GlobalId | null | undefined;
  readonly projectPath?: string | null | undefined;
  readonly reviewerUsername?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort: MergeRequestSort | null;
  readonly sourceBranches?: readonly string[] | null | undefined;
  readonly state?: MergeRequestState | null | undefined;
  readonly targetBranches?: readonly string[] | null | undefined;
  readonly updatedAfter?: string | null | undefined;
  readonly updatedBefore?: string | null | undefined;
}

export interface MilestoneQueryArguments {
  readonly containingDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
  readonly ids?: readonly string[] | null | undefined;
  readonly includeAncestors?: boolean | null | undefined;
  readonly includeDescendants?: boolean | null | undefined;
  readonly searchTitle?: string | null | undefined;
  readonly sort: MilestoneSort | null;
  readonly startDate?: string | null | undefined;
  readonly state?: MilestoneStateEnum | null | undefined;
  readonly timeframe?: Timeframe | null | undefined;
  readonly title?: string | null | undefined;
}

export interface PipelineQueryArguments {
  readonly ref?: string | null | undefined;
  readonly scope?: PipelineScopeEnum | null | undefined;
  readonly sha?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly status?: PipelineStatusEnum | null | undefined;
  readonly updatedAfter?: string | null | undefined;
  readonly updatedBefore?: string | null | undefined;
  readonly username?: string | null | undefined;
}

export interface RunnerQueryArguments {
  readonly active?: boolean | null | undefined;
  readonly membership?: RunnerMembershipFilter | null | undefined;
  readonly paused?: boolean | null | undefined;
  readonly search?: string | null | undefined;
  readonly sort?: CiRunnerSort | null | undefined;
  readonly status?: CiRunnerStatus | null | undefined;
  readonly tagList?: readonly string[] | null | undefined;
  readonly type?: CiRunnerType | null | undefined;
}

/** The operations that mutations run. */
export interface Operations {
  readonly addChildEpic: Run<AddChildEpicRequest, AddChildEpicResponse>;
  readonly addEpicIssue: Run<AddEpicIssueRequest, AddEpicIssueResponse>;
  readonly addIssueSpentTime: Run<AddIssueSpentTimeRequest, AddIssueSpentTimeResponse>;
  readonly addJobTokenScopeProject: Run<AddJobTokenScopeProjectRequest, AddJobTokenScopeProjectResponse>;
  readonly addMergeRequestSpentTime: Run<AddMergeRequestSpentTimeRequest, AddMergeRequestSpentTimeResponse>;
  readonly cancelJob: Run<CancelJobRequest, CancelJobResponse>;
  readonly cancelPipeline: Run<CancelPipelineRequest, CancelPipelineResponse>;
  readonly createBranch: Run<CreateBranchRequest, CreateBranchResponse>;
  readonly createClusterAgent: Run<CreateClusterAgentRequest, CreateClusterAgentResponse>;
  readonly createClusterAgentToken: Run<CreateClusterAgentTokenRequest, CreateClusterAgentTokenResponse>;
  readonly createCommit: Run<CreateCommitRequest, CreateCommitResponse>;
  readonly createEpic: Run<CreateEpicRequest, CreateEpicResponse>;
  readonly createEpicAwardEmoji: Run<CreateEpicAwardEmojiRequest, CreateEpicAwardEmojiResponse>;
  readonly createEpicDiscussionNote: Run<CreateEpicDiscussionNoteRequest, CreateEpicDiscussionNoteResponse>;
  readonly createEpicNote: Run<CreateEpicNoteRequest, CreateEpicNoteResponse>;
  readonly createEpicNoteAwardEmoji: Run<CreateEpicNoteAwardEmojiRequest, CreateEpicNoteAwardEmojiResponse>;
  readonly createEpicTodo: Run<CreateEpicTodoRequest, CreateEpicTodoResponse>;
  readonly createGroupBoard: Run<CreateGroupBoardRequest, CreateGroupBoardResponse>;
  readonly createGroupBoardList: Run<CreateGroupBoardListRequest, CreateGroupBoardListResponse>;
  readonly createGroupLabel: Run<CreateGroupLabelRequest, CreateGroupLabelResponse>;
  readonly createIssue: Run<CreateIssueRequest, CreateIssueResponse>;
  readonly createIssueAwardEmoji: Run<CreateIssueAwardEmojiRequest, CreateIssueAwardEmojiResponse>;
  readonly createIssueDiscussionNote: Run<CreateIssueDiscussionNoteRequest, CreateIssueDiscussionNoteResponse>;
  readonly createIssueNote: Run<CreateIssueNoteRequest, CreateIssueNoteResponse>;
  readonly createIssueNoteAwardEmoji: Run<CreateIssueNoteAwardEmojiRequest, CreateIssueNoteAwardEmojiResponse>;
  readonly createIssueTodo: Run<CreateIssueTodoRequest, CreateIssueTodoResponse>;
  readonly createMergeRequest: Run<CreateMergeRequestRequest, CreateMergeRequestResponse>;
  readonly createMergeRequestAwardEmoji: Run<CreateMergeRequestAwardEmojiRequest, CreateMergeRequestAwardEmojiResponse>;
  readonly createMergeRequestDiscussion: Run<CreateMergeRequestDiscussionRequest, CreateMergeRequestDiscussionResponse>;
  readonly createMergeRequestDiscussionNote: Run<CreateMergeRequestDiscussionNoteRequest, CreateMergeRequestDiscussionNoteResponse>;
  readonly createMergeRequestNote: Run<CreateMergeRequestNoteRequest, CreateMergeRequestNoteResponse>;
  readonly createMergeRequestNoteAwardEmoji: Run<CreateMergeRequestNoteAwardEmojiRequest, CreateMergeRequestNoteAwardEmojiResponse>;
  readonly createMergeRequestTodo: Run<CreateMergeRequestTodoRequest, CreateMergeRequestTodoResponse>;
  readonly createPipeline: Run<CreatePipelineRequest, CreatePipelineResponse>;
  readonly createProjectBoard: Run<CreateProjectBoardRequest, CreateProjectBoardResponse>;
  readonly createProjectBoardList: Run<CreateProjectBoardListRequest, CreateProjectBoardListResponse>;
  readonly createProjectLabel: Run<CreateProjectLabelRequest, CreateProjectLabelResponse>;
  readonly deleteClusterAgent: Run<DeleteClusterAgentRequest, DeleteClusterAgentResponse>;
  readonly deleteEpicAwardEmoji: Run<DeleteEpicAwardEmojiRequest, DeleteEpicAwardEmojiResponse>;
  readonly deleteEpicNote: Run<DeleteEpicNoteRequest, DeleteEpicNoteResponse>;
  readonly deleteEpicNoteAwardEmoji: Run<DeleteEpicNoteAwardEmojiRequest, DeleteEpicNoteAwardEmojiResponse>;
  readonly deleteGroupBoard: Run<DeleteGroupBoardRequest, DeleteGroupBoardResponse>;
  readonly deleteGroupBoardList: Run<DeleteGroupBoardListRequest, DeleteGroupBoardListResponse>;
  readonly deleteIssue: Run<DeleteIssueRequest, DeleteIssueResponse>;
  readonly deleteIssueAwardEmoji: Run<DeleteIssueAwardEmojiRequest, DeleteIssueAwardEmojiResponse>;
  readonly deleteIssueNote: Run<DeleteIssueNoteRequest, DeleteIssueNoteResponse>;
  readonly deleteIssueNoteAwardEmoji: Run<DeleteIssueNoteAwardEmojiRequest, DeleteIssueNoteAwardEmojiResponse>;
  readonly deleteJobArtifacts: Run<DeleteJobArtifactsRequest, DeleteJobArtifactsResponse>;
  readonly deleteMergeRequestAwardEmoji: Run<DeleteMergeRequestAwardEmojiRequest, DeleteMergeRequestAwardEmojiResponse>;
  readonly deleteMergeRequestNote: Run<DeleteMergeRequestNoteRequest, DeleteMergeRequestNoteResponse>;
  readonly deleteMergeRequestNoteAwardEmoji: Run<DeleteMergeRequestNoteAwardEmojiRequest, DeleteMergeRequestNoteAwardEmojiResponse>;
  readonly deletePipeline: Run<DeletePipelineRequest, DeletePipelineResponse>;
  readonly deleteProjectBoard: Run<DeleteProjectBoardRequest, DeleteProjectBoardResponse>;
  readonly deleteProjectBoardList: Run<DeleteProjectBoardListRequest, DeleteProjectBoardListResponse>;
  readonly deleteRegistryRepository: Run<DeleteRegistryRepositoryRequest, DeleteRegistryRepositoryResponse>;
  readonly deleteRegistryTag: Run<DeleteRegistryTagRequest, DeleteRegistryTagResponse>;
  readonly deleteRunner: Run<DeleteRunnerRequest, DeleteRunnerResponse>;
  readonly markAllTodosAsDone: Run<MarkAllTodosAsDoneRequest, MarkAllTodosAsDoneResponse>;
  readonly markTodoAsDone: Run<MarkTodoAsDoneRequest, MarkTodoAsDoneResponse>;
  readonly mergeMergeRequest: Run<MergeMergeRequestRequest, MergeMergeRequestResponse>;
  readonly moveIssue: Run<MoveIssueRequest, MoveIssueResponse>;
  readonly playJob: Run<PlayJobRequest, PlayJobResponse>;
  readonly removeJobTokenScopeProject: Run<RemoveJobTokenScopeProjectRequest, RemoveJobTokenScopeProjectResponse>;
  readonly reorderChildEpic: Run<ReorderChildEpicRequest, ReorderChildEpicResponse>;
  readonly reorderEpicIssue: Run<ReorderEpicIssueRequest, ReorderEpicIssueResponse>;
  readonly resetGroupRegistrationToken: Run<ResetGroupRegistrationTokenRequest, ResetGroupRegistrationTokenResponse>;
  readonly resetProjectRegistrationToken: Run<ResetProjectRegistrationTokenRequest, ResetProjectRegistrationTokenResponse>;
  readonly resetRegistrationToken: Run<ResetRegistrationTokenRequest, ResetRegistrationTokenResponse>;
  readonly resolveMergeRequestDiscussion: Run<ResolveMergeRequestDiscussionRequest, ResolveMergeRequestDiscussionResponse>;
  readonly retryJob: Run<RetryJobRequest, RetryJobResponse>;
  readonly retryPipeline: Run<RetryPipelineRequest, RetryPipelineResponse>;
  readonly revokeClusterAgentToken: Run<RevokeClusterAgentTokenRequest, RevokeClusterAgentTokenResponse>;
  readonly subscribeToEpic: Run<SubscribeToEpicRequest, SubscribeToEpicResponse>;
  readonly subscribeToIssue: Run<SubscribeToIssueRequest, SubscribeToIssueResponse>;
  readonly subscribeToMergeRequest: Run<SubscribeToMergeRequestRequest, SubscribeToMergeRequestResponse>;
  readonly unsubscribeFromEpic: Run<UnsubscribeFromEpicRequest, UnsubscribeFromEpicResponse>;
  readonly unsubscribeFromIssue: Run<UnsubscribeFromIssueRequest, UnsubscribeFromIssueResponse>;
  readonly unsubscribeFromMergeRequest: Run<UnsubscribeFromMergeRequestRequest, UnsubscribeFromMergeRequestResponse>;
  readonly updateEpic: Run<UpdateEpicRequest, UpdateEpicResponse>;
  readonly updateEpicNote: Run<UpdateEpicNoteRequest, UpdateEpicNoteResponse>;
  readonly updateGroup: Run<UpdateGroupRequest, UpdateGroupResponse>;
  readonly updateGroupBoard: Run<UpdateGroupBoardRequest, UpdateGroupBoardResponse>;
  readonly updateGroupBoardList: Run<UpdateGroupBoardListRequest, UpdateGroupBoardListResponse>;
  readonly updateIssue: Run<UpdateIssueRequest, UpdateIssueResponse>;
  readonly updateIssueNote: Run<UpdateIssueNoteRequest, UpdateIssueNoteResponse>;
  readonly updateMergeRequest: Run<UpdateMergeRequestRequest, UpdateMergeRequestResponse>;
  readonly updateMergeRequestNote: Run<UpdateMergeRequestNoteRequest, UpdateMergeRequestNoteResponse>;
  readonly updateProject: Run<UpdateProjectRequest, UpdateProjectResponse>;
  readonly updateProjectBoard: Run<UpdateProjectBoardRequest, UpdateProjectBoardResponse>;
  readonly updateProjectBoardList: Run<UpdateProjectBoardListRequest, UpdateProjectBoardListResponse>;
  readonly updateRunner: Run<UpdateRunnerRequest, UpdateRunnerResponse>;
}

/** The functions of `spec/graphql/award-emoji.graphql`. */
export interface AwardEmojiResolvers<C> {
  readonly AwardEmoji: {
    readonly description: (source: AwardEmojiSource, args: {}, context: C) => Maybe<string>;
    readonly emoji: (source: AwardEmojiSource, args: {}, context: C) => Maybe<string>;
    readonly unicode: (source: AwardEmojiSource, args: {}, context: C) => Maybe<string>;
  };
  readonly Mutation: {
    readonly awardEmojiAdd: (input: AwardEmojiAddInput, operations: Pick<Operations, 'createIssueAwardEmoji' | 'createMergeRequestAwardEmoji' | 'createEpicAwardEmoji' | 'createIssueNoteAwardEmoji' | 'createMergeRequestNoteAwardEmoji' | 'createEpicNoteAwardEmoji'>, context: C) => Promise<Omit<AwardEmojiAddPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly awardEmojiRemove: (input: AwardEmojiRemoveInput, operations: Pick<Operations, 'deleteIssueAwardEmoji' | 'deleteMergeRequestAwardEmoji' | 'deleteEpicAwardEmoji' | 'deleteIssueNoteAwardEmoji' | 'deleteMergeRequestNoteAwardEmoji' | 'deleteEpicNoteAwardEmoji'>, context: C) => Promise<Omit<AwardEmojiRemovePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly awardEmojiToggle: (input: AwardEmojiToggleInput, operations: Pick<Operations, 'createIssueAwardEmoji' | 'createMergeRequestAwardEmoji' | 'createEpicAwardEmoji' | 'createIssueNoteAwardEmoji' | 'createMergeRequestNoteAwardEmoji' | 'createEpicNoteAwardEmoji' | 'deleteIssueAwardEmoji' | 'deleteMergeRequestAwardEmoji' | 'deleteEpicAwardEmoji' | 'deleteIssueNoteAwardEmoji' | 'deleteMergeRequestNoteAwardEmoji' | 'deleteEpicNoteAwardEmoji'>, context: C) => Promise<Omit<AwardEmojiTogglePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
}

/** The functions of `spec/graphql/boards.graphql`. */
export interface BoardsResolvers<C> {
  readonly Board: {
    readonly load: (keys: readonly NonNullable<Board['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<Board['id']>, Partial<Board>>>;
    readonly createdAt: (source: BoardSource, args: {}, context: C) => Maybe<string>;
    readonly epics: (source: BoardSource, args: {
      readonly issueFilters?: BoardIssueInput | null | undefined;
    }, context: C) => Maybe<Listed<BoardEpicSource> | null>;
    readonly lists: (source: BoardSource, args: {
      readonly id?: GlobalId | null | undefined;
      readonly issueFilters?: BoardIssueInput | null | undefined;
    }, context: C) => Maybe<Listed<BoardListSource> | null>;
    readonly updatedAt: (source: BoardSource, args: {}, context: C) => Maybe<string>;
    readonly webPath: (source: BoardSource, args: {}, context: C) => Maybe<string>;
    readonly webUrl: (source: BoardSource, args: {}, context: C) => Maybe<string>;
  };
  readonly BoardList: {
    readonly id: (source: BoardListSource, args: {}, context: C) => Maybe<string>;
    readonly issues: (source: BoardListSource, args: {
      readonly filters?: BoardIssueInput | null | undefined;
    }, context: C) => Maybe<Listed<IssueSource> | null>;
    readonly issuesCount: (source: BoardListSource, args: {}, context: C) => Maybe<number | null>;
    readonly listType: (source: BoardListSource, args: {}, context: C) => Maybe<string>;
    readonly position: (source: BoardListSource, args: {}, context: C) => Maybe<number | null>;
    readonly title: (source: BoardListSource, args: {}, context: C) => Maybe<string>;
    readonly totalWeight: (source: BoardListSource, args: {}, context: C) => Maybe<number | null>;
  };
  readonly Group: {
    readonly board: (source: GroupSource, args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<BoardSource | null>;
    readonly boards: (source: GroupSource, args: {
      readonly id?: GlobalId | null | undefined;
    }, context: C) => Maybe<Listed<BoardSource> | null>;
  };
  readonly Mutation: {
    readonly createBoard: (input: CreateBoardInput, operations: Pick<Operations, 'createProjectBoard' | 'createGroupBoard'>, context: C) => Promise<Omit<CreateBoardPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly updateBoard: (input: UpdateBoardInput, operations: Pick<Operations, 'updateProjectBoard' | 'updateGroupBoard'>, context: C) => Promise<Omit<UpdateBoardPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly destroyBoard: (input: DestroyBoardInput, operations: Pick<Operations, 'deleteProjectBoard' | 'deleteGroupBoard'>, context: C) => Promise<Omit<DestroyBoardPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly boardListCreate: (input: BoardListCreateInput, operations: Pick<Operations, 'createProjectBoardList' | 'createGroupBoardList'>, context: C) => Promise<Omit<BoardListCreatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly updateBoardList: (input: UpdateBoardListInput, operations: Pick<Operations, 'updateProjectBoardList' | 'updateGroupBoardList'>, context: C) => Promise<Omit<UpdateBoardListPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly destroyBoardList: (input: DestroyBoardListInput, operations: Pick<Operations, 'deleteProjectBoardList' | 'deleteGroupBoardList'>, context: C) => Promise<Omit<DestroyBoardListPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Project: {
    readonly board: (source: ProjectSource, args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<BoardSource | null>;
    readonly boards: (source: ProjectSource, args: {
      readonly id?: GlobalId | null | undefined;
    }, context: C) => Maybe<Listed<BoardSource> | null>;
  };
  readonly Query: {
    readonly boardList: (args: {
      readonly id: GlobalId;
      readonly issueFilters?: BoardIssueInput | null | undefined;
    }, context: C) => Maybe<BoardListSource | null>;
  };
}

/** The functions of `spec/graphql/branches.graphql`. */
export interface BranchesResolvers<C> {
  readonly Mutation: {
    readonly createBranch: (input: CreateBranchInput, operations: Pick<Operations, 'createBranch'>, context: C) => Promise<Omit<CreateBranchPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Repository: {
    readonly branchNames: (source: RepositorySource, args: {
      readonly limit: number;
      readonly offset: number;
      readonly searchPattern: string;
    }, context: C) => Maybe<readonly string[] | null>;
  };
}

/** The functions of `spec/graphql/child-epics.graphql`. */
export interface ChildEpicsResolvers<C> {
  readonly Epic: {
    readonly ancestors: (source: EpicSource, args: {
      readonly authorUsername?: string | null | undefined;
      readonly confidential?: boolean | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly iid?: string | null | undefined;
      readonly iidStartsWith?: string | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly in?: readonly IssuableSearchableField[] | null | undefined;
      readonly includeAncestorGroups: boolean | null;
      readonly includeDescendantGroups: boolean | null;
      readonly labelName?: readonly string[] | null | undefined;
      readonly milestoneTitle?: string | null | undefined;
      readonly myReactionEmoji?: string | null | undefined;
      readonly not?: NegatedEpicFilterInput | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort?: EpicSort | null | undefined;
      readonly state?: EpicState | null | undefined;
      readonly timeframe?: Timeframe | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
    }, context: C) => Maybe<Listed<EpicSource> | null>;
    readonly children: (source: EpicSource, args: {
      readonly authorUsername?: string | null | undefined;
      readonly confidential?: boolean | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly iid?: string | null | undefined;
      readonly iidStartsWith?: string | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly in?: readonly IssuableSearchableField[] | null | undefined;
      readonly includeAncestorGroups: boolean | null;
      readonly includeDescendantGroups: boolean | null;
      readonly labelName?: readonly string[] | null | undefined;
      readonly milestoneTitle?: string | null | undefined;
      readonly myReactionEmoji?: string | null | undefined;
      readonly not?: NegatedEpicFilterInput | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort?: EpicSort | null | undefined;
      readonly state?: EpicState | null | undefined;
      readonly timeframe?: Timeframe | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
    }, context: C) => Maybe<Listed<EpicSource> | null>;
    readonly descendantCounts: (source: EpicSource, args: {}, context: C) => Maybe<EpicDescendantCountSource | null>;
    readonly descendantWeightSum: (source: EpicSource, args: {}, context: C) => Maybe<EpicDescendantWeightsSource | null>;
    readonly hasChildren: (source: EpicSource, args: {}, context: C) => Maybe<boolean>;
    readonly healthStatus: (source: EpicSource, args: {}, context: C) => Maybe<EpicHealthStatusSource | null>;
  };
  readonly Mutation: {
    readonly epicTreeReorder: (input: EpicTreeReorderInput, operations: Pick<Operations, 'addChildEpic' | 'reorderChildEpic' | 'addEpicIssue' | 'reorderEpicIssue'>, context: C) => Promise<Omit<EpicTreeReorderPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
}

/** The functions of `spec/graphql/ci-lint.graphql`. */
export interface CiLintResolvers<C> {
  readonly Query: {
    readonly ciConfig: (args: {
      readonly content: string;
      readonly dryRun?: boolean | null | undefined;
      readonly projectPath: string;
      readonly sha?: string | null | undefined;
    }, context: C) => Maybe<CiConfigSource | null>;
  };
}

/** The functions of `spec/graphql/cluster-agents.graphql`. */
export interface ClusterAgentsResolvers<C> {
  readonly ClusterAgent: {
    readonly load: (keys: readonly NonNullable<ClusterAgent['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<ClusterAgent['id']>, Partial<ClusterAgent>>>;
    readonly project: (source: ClusterAgentSource, args: {}, context: C) => Maybe<ProjectSource | null>;
    readonly tokens: (source: ClusterAgentSource, args: {
      readonly status?: AgentTokenStatus | null | undefined;
    }, context: C) => Maybe<Listed<ClusterAgentTokenSource> | null>;
    readonly webPath: (source: ClusterAgentSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly ClusterAgentToken: {
    readonly clusterAgent: (source: ClusterAgentTokenSource, args: {}, context: C) => Maybe<ClusterAgentSource | null>;
  };
  readonly Mutation: {
    readonly createClusterAgent: (input: CreateClusterAgentInput, operations: Pick<Operations, 'createClusterAgent'>, context: C) => Promise<Omit<CreateClusterAgentPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly clusterAgentDelete: (input: ClusterAgentDeleteInput, operations: Pick<Operations, 'deleteClusterAgent'>, context: C) => Promise<Omit<ClusterAgentDeletePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly clusterAgentTokenCreate: (input: ClusterAgentTokenCreateInput, operations: Pick<Operations, 'createClusterAgentToken'>, context: C) => Promise<Omit<ClusterAgentTokenCreatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly clusterAgentTokenRevoke: (input: ClusterAgentTokenRevokeInput, operations: Pick<Operations, 'revokeClusterAgentToken'>, context: C) => Promise<Omit<ClusterAgentTokenRevokePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Project: {
    readonly clusterAgent: (source: ProjectSource, args: {
      readonly name: string;
    }, context: C) => Maybe<ClusterAgentSource | null>;
    readonly clusterAgents: (source: ProjectSource, args: {}, context: C) => Maybe<Listed<ClusterAgentSource> | null>;
  };
}

/** The functions of `spec/graphql/code-owners.graphql`. */
export interface CodeOwnersResolvers<C> {
  readonly RepositoryBlob: {
    readonly codeOwners: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<readonly UserCoreSource[] | null>;
  };
}

/** The functions of `spec/graphql/commits.graphql`. */
export interface CommitsResolvers<C> {
  readonly Commit: {
    readonly author: (source: CommitSource, args: {}, context: C) => Maybe<UserCoreSource | null>;
    readonly authorGravatar: (source: CommitSource, args: {}, context: C) => Maybe<string | null>;
    readonly description: (source: CommitSource, args: {}, context: C) => Maybe<string | null>;
    readonly descriptionHtml: (source: CommitSource, args: {}, context: C) => Maybe<string | null>;
    readonly diffs: (source: CommitSource, args: {}, context: C) => Maybe<readonly DiffSource[] | null>;
    readonly fullTitleHtml: (source: CommitSource, args: {}, context: C) => Maybe<string | null>;
    readonly title: (source: CommitSource, args: {}, context: C) => Maybe<string | null>;
    readonly titleHtml: (source: CommitSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Mutation: {
    readonly commitCreate: (input: CommitCreateInput, operations: Pick<Operations, 'createCommit'>, context: C) => Promise<Omit<CommitCreatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Repository: {
    readonly commit: (source: RepositorySource, args: {
      readonly ref: string;
    }, context: C) => Maybe<CommitSource | null>;
    readonly commits: (source: RepositorySource, args: {
      readonly author?: string | null | undefined;
      readonly committedAfter?: string | null | undefined;
      readonly committedBefore?: string | null | undefined;
      readonly ref: string;
    }, context: C) => Maybe<Listed<CommitSource> | null>;
  };
  readonly Tree: {
    readonly lastCommit: (source: TreeSource, args: {}, context: C) => Maybe<CommitSource | null>;
  };
}

/** The functions of `spec/graphql/environments.graphql`. */
export interface EnvironmentsResolvers<C> {
  readonly Environment: {
    readonly load: (keys: readonly NonNullable<Environment['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<Environment['id']>, Partial<Environment>>>;
    readonly path: (source: EnvironmentSource, args: {}, context: C) => Maybe<string>;
  };
  readonly Project: {
    readonly environment: (source: ProjectSource, args: {
      readonly name?: string | null | undefined;
      readonly search?: string | null | undefined;
      readonly states?: readonly string[] | null | undefined;
    }, context: C) => Maybe<EnvironmentSource | null>;
    readonly environments: (source: ProjectSource, args: {
      readonly name?: string | null | undefined;
      readonly search?: string | null | undefined;
      readonly states?: readonly string[] | null | undefined;
    }, context: C) => Maybe<Listed<EnvironmentSource> | null>;
  };
}

/** The functions of `spec/graphql/epic-issues.graphql`. */
export interface EpicIssuesResolvers<C> {
  readonly Epic: {
    readonly hasIssues: (source: EpicSource, args: {}, context: C) => Maybe<boolean>;
    readonly issues: (source: EpicSource, args: {}, context: C) => Maybe<Listed<EpicIssueSource> | null>;
  };
  readonly Issue: {
    readonly epic: (source: IssueSource, args: {}, context: C) => Maybe<EpicSource | null>;
  };
  readonly Mutation: {
    readonly epicAddIssue: (input: EpicAddIssueInput, operations: Pick<Operations, 'addEpicIssue'>, context: C) => Promise<Omit<EpicAddIssuePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly promoteToEpic: (input: PromoteToEpicInput, operations: Pick<Operations, 'createIssueNote'>, context: C) => Promise<Omit<PromoteToEpicPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
}

/** The functions of `spec/graphql/epics.graphql`. */
export interface EpicsResolvers<C> {
  readonly Epic: {
    readonly load: (keys: readonly NonNullable<Epic['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<Epic['id']>, Partial<Epic>>>;
    readonly awardEmoji: (source: EpicSource, args: {}, context: C) => Maybe<Listed<AwardEmojiSource> | null>;
    readonly hasParent: (source: EpicSource, args: {}, context: C) => Maybe<boolean>;
    readonly participants: (source: EpicSource, args: {}, context: C) => Maybe<Listed<UserCoreSource> | null>;
    readonly reference: (source: EpicSource, args: {
      readonly full: boolean | null;
    }, context: C) => Maybe<string>;
    readonly relativePosition: (source: EpicSource, args: {}, context: C) => Maybe<number | null>;
    readonly subscribed: (source: EpicSource, args: {}, context: C) => Maybe<boolean>;
    readonly userNotesCount: (source: EpicSource, args: {}, context: C) => Maybe<number>;
    readonly userPermissions: (source: EpicSource, args: {}, context: C) => Maybe<EpicPermissionsSource>;
  };
  readonly Group: {
    readonly epic: (source: GroupSource, args: {
      readonly authorUsername?: string | null | undefined;
      readonly confidential?: boolean | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly iid?: string | null | undefined;
      readonly iidStartsWith?: string | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly in?: readonly IssuableSearchableField[] | null | undefined;
      readonly includeAncestorGroups: boolean | null;
      readonly includeDescendantGroups: boolean | null;
      readonly labelName?: readonly string[] | null | undefined;
      readonly milestoneTitle?: string | null | undefined;
      readonly myReactionEmoji?: string | null | undefined;
      readonly not?: NegatedEpicFilterInput | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort?: EpicSort | null | undefined;
      readonly state?: EpicState | null | undefined;
      readonly timeframe?: Timeframe | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
    }, context: C) => Maybe<EpicSource | null>;
    readonly epics: (source: GroupSource, args: {
      readonly authorUsername?: string | null | undefined;
      readonly confidential?: boolean | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly iid?: string | null | undefined;
      readonly iidStartsWith?: string | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly in?: readonly IssuableSearchableField[] | null | undefined;
      readonly includeAncestorGroups: boolean | null;
      readonly includeDescendantGroups: boolean | null;
      readonly labelName?: readonly string[] | null | undefined;
      readonly milestoneTitle?: string | null | undefined;
      readonly myReactionEmoji?: string | null | undefined;
      readonly not?: NegatedEpicFilterInput | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort?: EpicSort | null | undefined;
      readonly state?: EpicState | null | undefined;
      readonly timeframe?: Timeframe | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
    }, context: C) => Maybe<Listed<EpicSource> | null>;
  };
  readonly Mutation: {
    readonly createEpic: (input: CreateEpicInput, operations: Pick<Operations, 'createEpic'>, context: C) => Promise<Omit<CreateEpicPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly updateEpic: (input: UpdateEpicInput, operations: Pick<Operations, 'updateEpic'>, context: C) => Promise<Omit<UpdateEpicPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly epicSetSubscription: (input: EpicSetSubscriptionInput, operations: Pick<Operations, 'subscribeToEpic' | 'unsubscribeFromEpic'>, context: C) => Promise<Omit<EpicSetSubscriptionPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
}

/** The functions of `spec/graphql/events.graphql`. */
export interface EventsResolvers<C> {
  readonly Epic: {
    readonly events: (source: EpicSource, args: {}, context: C) => Maybe<Listed<EventSource> | null>;
  };
  readonly Event: {
    readonly action: (source: EventSource, args: {}, context: C) => Maybe<EventAction>;
  };
}

/** The functions of `spec/graphql/groups.graphql`. */
export interface GroupsResolvers<C> {
  readonly Group: {
    readonly load: (keys: readonly NonNullable<Group['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<Group['id']>, Partial<Group>>>;
    readonly crossProjectPipelineAvailable: (source: GroupSource, args: {}, context: C) => Maybe<boolean>;
    readonly descendantGroups: (source: GroupSource, args: {
      readonly includeParentDescendants: boolean | null;
      readonly owned?: boolean | null | undefined;
      readonly search?: string | null | undefined;
    }, context: C) => Maybe<Listed<GroupSource> | null>;
    readonly epicsEnabled: (source: GroupSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly projects: (source: GroupSource, args: {
      readonly hasCodeCoverage: boolean | null;
      readonly hasVulnerabilities: boolean | null;
      readonly ids?: readonly string[] | null | undefined;
      readonly includeSubgroups: boolean | null;
      readonly search?: string | null | undefined;
      readonly sort?: NamespaceProjectSort | null | undefined;
    }, context: C) => Maybe<Listed<ProjectSource>>;
    readonly sharedRunnersSetting: (source: GroupSource, args: {}, context: C) => Maybe<SharedRunnersSetting | null>;
    readonly userPermissions: (source: GroupSource, args: {}, context: C) => Maybe<GroupPermissionsSource>;
  };
  readonly Query: {
    readonly group: (args: {
      readonly fullPath: string;
    }, context: C) => Maybe<GroupSource | null>;
  };
  readonly UserCore: {
    readonly groups: (source: UserCoreSource, args: {
      readonly permissionScope?: GroupPermission | null | undefined;
      readonly search?: string | null | undefined;
    }, context: C) => Maybe<Listed<GroupSource> | null>;
  };
}

/** The functions of `spec/graphql/instance.graphql`. */
export interface InstanceResolvers<C> {
  readonly Mutation: {
    readonly echoCreate: (input: EchoCreateInput, operations: Pick<Operations, never>, context: C) => Promise<Omit<EchoCreatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Query: {
    readonly echo: (args: {
      readonly text: string;
    }, context: C) => Maybe<string>;
    readonly metadata: (args: {}, context: C) => Maybe<MetadataSource | null>;
    readonly queryComplexity: (args: {}, context: C) => Maybe<QueryComplexitySource | null>;
  };
}

/** The functions of `spec/graphql/issue-changes.graphql`. */
export interface IssueChangesResolvers<C> {
  readonly Mutation: {
    readonly issueSetAssignees: (input: IssueSetAssigneesInput, operations: Pick<Operations, 'updateIssue'>, context: C) => Promise<Omit<IssueSetAssigneesPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly issueSetEpic: (input: IssueSetEpicInput, operations: Pick<Operations, 'updateIssue'>, context: C) => Promise<Omit<IssueSetEpicPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly issueSetIteration: (input: IssueSetIterationInput, operations: Pick<Operations, 'updateIssue'>, context: C) => Promise<Omit<IssueSetIterationPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly issueSetSubscription: (input: IssueSetSubscriptionInput, operations: Pick<Operations, 'subscribeToIssue' | 'unsubscribeFromIssue'>, context: C) => Promise<Omit<IssueSetSubscriptionPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly issueMoveList: (input: IssueMoveListInput, operations: Pick<Operations, 'updateIssue'>, context: C) => Promise<Omit<IssueMoveListPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
}

/** The functions of `spec/graphql/issue-links.graphql`. */
export interface IssueLinksResolvers<C> {
  readonly Issue: {
    readonly blocked: (source: IssueSource, args: {}, context: C) => Maybe<boolean>;
    readonly blockedByCount: (source: IssueSource, args: {}, context: C) => Maybe<number | null>;
    readonly blockedByIssues: (source: IssueSource, args: {}, context: C) => Maybe<Listed<IssueSource> | null>;
    readonly blockingCount: (source: IssueSource, args: {}, context: C) => Maybe<number>;
  };
}

/** The functions of `spec/graphql/issues.graphql`. */
export interface IssuesResolvers<C> {
  readonly Group: {
    readonly issues: (source: GroupSource, args: {
      readonly assigneeId?: string | null | undefined;
      readonly assigneeUsername?: string | null | undefined;
      readonly assigneeUsernames?: readonly string[] | null | undefined;
      readonly authorUsername?: string | null | undefined;
      readonly closedAfter?: string | null | undefined;
      readonly closedBefore?: string | null | undefined;
      readonly confidential?: boolean | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly epicId?: string | null | undefined;
      readonly iid?: string | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly includeArchived: boolean | null;
      readonly includeSubepics?: boolean | null | undefined;
      readonly includeSubgroups: boolean | null;
      readonly iterationId?: readonly (string | null)[] | null | undefined;
      readonly iterationWildcardId?: IterationWildcardId | null | undefined;
      readonly labelName?: readonly (string | null)[] | null | undefined;
      readonly milestoneTitle?: readonly (string | null)[] | null | undefined;
      readonly milestoneWildcardId?: MilestoneWildcardId | null | undefined;
      readonly myReactionEmoji?: string | null | undefined;
      readonly not?: NegatedIssueFilterInput | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort: IssueSort | null;
      readonly state?: IssuableState | null | undefined;
      readonly types?: readonly IssueType[] | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
      readonly weight?: string | null | undefined;
    }, context: C) => Maybe<Listed<IssueSource> | null>;
  };
  readonly Issue: {
    readonly load: (keys: readonly NonNullable<Issue['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<Issue['id']>, Partial<Issue>>>;
    readonly assignees: (source: IssueSource, args: {}, context: C) => Maybe<Listed<UserCoreSource> | null>;
    readonly closedAsDuplicateOf: (source: IssueSource, args: {}, context: C) => Maybe<IssueSource | null>;
    readonly hidden: (source: IssueSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly labels: (source: IssueSource, args: {}, context: C) => Maybe<Listed<LabelSource> | null>;
    readonly moved: (source: IssueSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly movedTo: (source: IssueSource, args: {}, context: C) => Maybe<IssueSource | null>;
    readonly participants: (source: IssueSource, args: {}, context: C) => Maybe<Listed<UserCoreSource> | null>;
    readonly reference: (source: IssueSource, args: {
      readonly full: boolean | null;
    }, context: C) => Maybe<string>;
    readonly relativePosition: (source: IssueSource, args: {}, context: C) => Maybe<number | null>;
    readonly subscribed: (source: IssueSource, args: {}, context: C) => Maybe<boolean>;
    readonly userPermissions: (source: IssueSource, args: {}, context: C) => Maybe<IssuePermissionsSource>;
  };
  readonly IssueConnection: {
    readonly weight: (source: Pages<IssueSource>, args: {}, context: C) => Maybe<number>;
  };
  readonly Mutation: {
    readonly createIssue: (input: CreateIssueInput, operations: Pick<Operations, 'createIssue'>, context: C) => Promise<Omit<CreateIssuePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly updateIssue: (input: UpdateIssueInput, operations: Pick<Operations, 'updateIssue'>, context: C) => Promise<Omit<UpdateIssuePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly issueSetDueDate: (input: IssueSetDueDateInput, operations: Pick<Operations, 'updateIssue'>, context: C) => Promise<Omit<IssueSetDueDatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly issueSetWeight: (input: IssueSetWeightInput, operations: Pick<Operations, 'updateIssue'>, context: C) => Promise<Omit<IssueSetWeightPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly issueMove: (input: IssueMoveInput, operations: Pick<Operations, 'moveIssue'>, context: C) => Promise<Omit<IssueMovePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Project: {
    readonly issue: (source: ProjectSource, args: {
      readonly assigneeId?: string | null | undefined;
      readonly assigneeUsername?: string | null | undefined;
      readonly assigneeUsernames?: readonly string[] | null | undefined;
      readonly authorUsername?: string | null | undefined;
      readonly closedAfter?: string | null | undefined;
      readonly closedBefore?: string | null | undefined;
      readonly confidential?: boolean | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly epicId?: string | null | undefined;
      readonly iid?: string | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly includeSubepics?: boolean | null | undefined;
      readonly iterationId?: readonly (string | null)[] | null | undefined;
      readonly iterationWildcardId?: IterationWildcardId | null | undefined;
      readonly labelName?: readonly (string | null)[] | null | undefined;
      readonly milestoneTitle?: readonly (string | null)[] | null | undefined;
      readonly milestoneWildcardId?: MilestoneWildcardId | null | undefined;
      readonly myReactionEmoji?: string | null | undefined;
      readonly not?: NegatedIssueFilterInput | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort: IssueSort | null;
      readonly state?: IssuableState | null | undefined;
      readonly types?: readonly IssueType[] | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
      readonly weight?: string | null | undefined;
    }, context: C) => Maybe<IssueSource | null>;
    readonly issueStatusCounts: (source: ProjectSource, args: {
      readonly assigneeId?: string | null | undefined;
      readonly assigneeUsername?: string | null | undefined;
      readonly assigneeUsernames?: readonly string[] | null | undefined;
      readonly authorUsername?: string | null | undefined;
      readonly closedAfter?: string | null | undefined;
      readonly closedBefore?: string | null | undefined;
      readonly confidential?: boolean | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly iid?: string | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly labelName?: readonly (string | null)[] | null | undefined;
      readonly milestoneTitle?: readonly (string | null)[] | null | undefined;
      readonly milestoneWildcardId?: MilestoneWildcardId | null | undefined;
      readonly myReactionEmoji?: string | null | undefined;
      readonly not?: NegatedIssueFilterInput | null | undefined;
      readonly search?: string | null | undefined;
      readonly types?: readonly IssueType[] | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
    }, context: C) => Maybe<IssueStatusCountsTypeSource | null>;
    readonly issues: (source: ProjectSource, args: {
      readonly assigneeId?: string | null | undefined;
      readonly assigneeUsername?: string | null | undefined;
      readonly assigneeUsernames?: readonly string[] | null | undefined;
      readonly authorUsername?: string | null | undefined;
      readonly closedAfter?: string | null | undefined;
      readonly closedBefore?: string | null | undefined;
      readonly confidential?: boolean | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly epicId?: string | null | undefined;
      readonly iid?: string | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly includeSubepics?: boolean | null | undefined;
      readonly iterationId?: readonly (string | null)[] | null | undefined;
      readonly iterationWildcardId?: IterationWildcardId | null | undefined;
      readonly labelName?: readonly (string | null)[] | null | undefined;
      readonly milestoneTitle?: readonly (string | null)[] | null | undefined;
      readonly milestoneWildcardId?: MilestoneWildcardId | null | undefined;
      readonly myReactionEmoji?: string | null | undefined;
      readonly not?: NegatedIssueFilterInput | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort: IssueSort | null;
      readonly state?: IssuableState | null | undefined;
      readonly types?: readonly IssueType[] | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
      readonly weight?: string | null | undefined;
    }, context: C) => Maybe<Listed<IssueSource> | null>;
  };
  readonly Query: {
    readonly issue: (args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<IssueSource | null>;
  };
}

/** The functions of `spec/graphql/iterations.graphql`. */
export interface IterationsResolvers<C> {
  readonly Group: {
    readonly iterationCadences: (source: GroupSource, args: {
      readonly active?: boolean | null | undefined;
      readonly automatic?: boolean | null | undefined;
      readonly durationInWeeks?: number | null | undefined;
      readonly id?: GlobalId | null | undefined;
      readonly includeAncestorGroups?: boolean | null | undefined;
      readonly title?: string | null | undefined;
    }, context: C) => Maybe<Listed<IterationCadenceSource> | null>;
    readonly iterations: (source: GroupSource, args: {
      readonly id?: string | null | undefined;
      readonly iid?: string | null | undefined;
      readonly in?: readonly IterationSearchableField[] | null | undefined;
      readonly includeAncestors?: boolean | null | undefined;
      readonly iterationCadenceIds?: readonly GlobalId[] | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort?: IterationSort | null | undefined;
      readonly state?: IterationState | null | undefined;
      readonly timeframe?: Timeframe | null | undefined;
    }, context: C) => Maybe<Listed<IterationSource> | null>;
  };
  readonly Iteration: {
    readonly iterationCadence: (source: IterationSource, args: {}, context: C) => Maybe<IterationCadenceSource>;
    readonly scopedPath: (source: IterationSource, args: {}, context: C) => Maybe<string | null>;
    readonly scopedUrl: (source: IterationSource, args: {}, context: C) => Maybe<string | null>;
    readonly state: (source: IterationSource, args: {}, context: C) => Maybe<IterationState>;
  };
  readonly Project: {
    readonly iterationCadences: (source: ProjectSource, args: {
      readonly active?: boolean | null | undefined;
      readonly automatic?: boolean | null | undefined;
      readonly durationInWeeks?: number | null | undefined;
      readonly id?: GlobalId | null | undefined;
      readonly includeAncestorGroups?: boolean | null | undefined;
      readonly title?: string | null | undefined;
    }, context: C) => Maybe<Listed<IterationCadenceSource> | null>;
    readonly iterations: (source: ProjectSource, args: {
      readonly id?: string | null | undefined;
      readonly iid?: string | null | undefined;
      readonly in?: readonly IterationSearchableField[] | null | undefined;
      readonly includeAncestors?: boolean | null | undefined;
      readonly iterationCadenceIds?: readonly GlobalId[] | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort?: IterationSort | null | undefined;
      readonly state?: IterationState | null | undefined;
      readonly timeframe?: Timeframe | null | undefined;
    }, context: C) => Maybe<Listed<IterationSource> | null>;
  };
  readonly Query: {
    readonly iteration: (args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<IterationSource | null>;
  };
}

/** The functions of `spec/graphql/job-token-scope.graphql`. */
export interface JobTokenScopeResolvers<C> {
  readonly CiJobTokenScopeType: {
    readonly projects: (source: CiJobTokenScopeTypeSource, args: {}, context: C) => Maybe<Listed<ProjectSource>>;
  };
  readonly Mutation: {
    readonly ciJobTokenScopeAddProject: (input: CiJobTokenScopeAddProjectInput, operations: Pick<Operations, 'addJobTokenScopeProject'>, context: C) => Promise<Omit<CiJobTokenScopeAddProjectPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly ciJobTokenScopeRemoveProject: (input: CiJobTokenScopeRemoveProjectInput, operations: Pick<Operations, 'removeJobTokenScopeProject'>, context: C) => Promise<Omit<CiJobTokenScopeRemoveProjectPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly ciCdSettingsUpdate: (input: CiCdSettingsUpdateInput, operations: Pick<Operations, 'updateProject'>, context: C) => Promise<Omit<CiCdSettingsUpdatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly projectCiCdSettingsUpdate: (input: ProjectCiCdSettingsUpdateInput, operations: Pick<Operations, 'updateProject'>, context: C) => Promise<Omit<ProjectCiCdSettingsUpdatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Project: {
    readonly ciCdSettings: (source: ProjectSource, args: {}, context: C) => Maybe<ProjectCiCdSettingSource | null>;
    readonly ciJobTokenScope: (source: ProjectSource, args: {}, context: C) => Maybe<CiJobTokenScopeTypeSource | null>;
  };
  readonly ProjectCiCdSetting: {
    readonly jobTokenScopeEnabled: (source: ProjectCiCdSettingSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly keepLatestArtifact: (source: ProjectCiCdSettingSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly mergePipelinesEnabled: (source: ProjectCiCdSettingSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly mergeTrainsEnabled: (source: ProjectCiCdSettingSource, args: {}, context: C) => Maybe<boolean | null>;
  };
  readonly Query: {
    readonly ciApplicationSettings: (args: {}, context: C) => Maybe<CiApplicationSettingsSource | null>;
  };
}

/** The functions of `spec/graphql/jobs.graphql`. */
export interface JobsResolvers<C> {
  readonly CiJob: {
    readonly load: (keys: readonly NonNullable<ArtifactsJob['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<ArtifactsJob['id']>, Partial<ArtifactsJob>>>;
    readonly active: (source: CiJobSource, args: {}, context: C) => Maybe<boolean>;
    readonly artifacts: (source: CiJobSource, args: {}, context: C) => Maybe<Listed<CiJobArtifactSource> | null>;
    readonly cancelable: (source: CiJobSource, args: {}, context: C) => Maybe<boolean>;
    readonly commitPath: (source: CiJobSource, args: {}, context: C) => Maybe<string | null>;
    readonly detailedStatus: (source: CiJobSource, args: {}, context: C) => Maybe<DetailedStatusSource | null>;
    readonly downstreamPipeline: (source: CiJobSource, args: {}, context: C) => Maybe<PipelineSource | null>;
    readonly duration: (source: CiJobSource, args: {}, context: C) => Maybe<number | null>;
    readonly failureMessage: (source: CiJobSource, args: {}, context: C) => Maybe<string | null>;
    readonly id: (source: CiJobSource, args: {}, context: C) => Maybe<unknown | null>;
    readonly kind: (source: CiJobSource, args: {}, context: C) => Maybe<CiJobKind>;
    readonly manualJob: (source: CiJobSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly manualVariables: (source: CiJobSource, args: {}, context: C) => Maybe<Listed<CiManualVariableSource> | null>;
    readonly needs: (source: CiJobSource, args: {}, context: C) => Maybe<Listed<CiBuildNeedSource> | null>;
    readonly pipeline: (source: CiJobSource, args: {}, context: C) => Maybe<PipelineSource | null>;
    readonly playable: (source: CiJobSource, args: {}, context: C) => Maybe<boolean>;
    readonly previousStageJobsOrNeeds: (source: CiJobSource, args: {}, context: C) => Maybe<Listed<JobNeedUnionSource> | null>;
    readonly queuedAt: (source: CiJobSource, args: {}, context: C) => Maybe<string | null>;
    readonly refPath: (source: CiJobSource, args: {}, context: C) => Maybe<string | null>;
    readonly retried: (source: CiJobSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly retryable: (source: CiJobSource, args: {}, context: C) => Maybe<boolean>;
    readonly scheduledAt: (source: CiJobSource, args: {}, context: C) => Maybe<string | null>;
    readonly schedulingType: (source: CiJobSource, args: {}, context: C) => Maybe<string | null>;
    readonly shortSha: (source: CiJobSource, args: {}, context: C) => Maybe<string>;
    readonly stage: (source: CiJobSource, args: {}, context: C) => Maybe<CiStageSource | null>;
    readonly stuck: (source: CiJobSource, args: {}, context: C) => Maybe<boolean>;
    readonly tags: (source: CiJobSource, args: {}, context: C) => Maybe<readonly string[] | null>;
    readonly triggered: (source: CiJobSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly userPermissions: (source: CiJobSource, args: {}, context: C) => Maybe<JobPermissionsSource>;
    readonly webPath: (source: CiJobSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly CiStage: {
    readonly detailedStatus: (source: CiStageSource, args: {}, context: C) => Maybe<DetailedStatusSource | null>;
    readonly groups: (source: CiStageSource, args: {}, context: C) => Maybe<Listed<CiGroupSource> | null>;
    readonly jobs: (source: CiStageSource, args: {}, context: C) => Maybe<Listed<CiJobSource> | null>;
  };
  readonly Mutation: {
    readonly jobCancel: (input: JobCancelInput, operations: Pick<Operations, 'cancelJob'>, context: C) => Promise<Omit<JobCancelPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly jobPlay: (input: JobPlayInput, operations: Pick<Operations, 'playJob'>, context: C) => Promise<Omit<JobPlayPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly jobRetry: (input: JobRetryInput, operations: Pick<Operations, 'retryJob'>, context: C) => Promise<Omit<JobRetryPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly jobUnschedule: (input: JobUnscheduleInput, operations: Pick<Operations, never>, context: C) => Promise<Omit<JobUnschedulePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly jobArtifactsDestroy: (input: JobArtifactsDestroyInput, operations: Pick<Operations, 'deleteJobArtifacts'>, context: C) => Promise<Omit<JobArtifactsDestroyPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Pipeline: {
    readonly job: (source: PipelineSource, args: {
      readonly id?: GlobalId | null | undefined;
      readonly name?: string | null | undefined;
    }, context: C) => Maybe<CiJobSource | null>;
    readonly jobs: (source: PipelineSource, args: {
      readonly retried?: boolean | null | undefined;
      readonly statuses?: readonly CiJobStatus[] | null | undefined;
    }, context: C) => Maybe<Listed<CiJobSource> | null>;
    readonly jobArtifacts: (source: PipelineSource, args: {}, context: C) => Maybe<readonly CiJobArtifactSource[] | null>;
    readonly sourceJob: (source: PipelineSource, args: {}, context: C) => Maybe<CiJobSource | null>;
    readonly stages: (source: PipelineSource, args: {}, context: C) => Maybe<Listed<CiStageSource> | null>;
  };
  readonly Project: {
    readonly job: (source: ProjectSource, args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<CiJobSource | null>;
    readonly jobs: (source: ProjectSource, args: {
      readonly statuses?: readonly CiJobStatus[] | null | undefined;
    }, context: C) => Maybe<Listed<CiJobSource> | null>;
  };
}

/** The functions of `spec/graphql/labels.graphql`. */
export interface LabelsResolvers<C> {
  readonly Group: {
    readonly label: (source: GroupSource, args: {
      readonly title: string;
    }, context: C) => Maybe<LabelSource | null>;
    readonly labels: (source: GroupSource, args: {
      readonly includeAncestorGroups: boolean | null;
      readonly includeDescendantGroups: boolean | null;
      readonly onlyGroupLabels: boolean | null;
      readonly searchTerm?: string | null | undefined;
    }, context: C) => Maybe<Listed<LabelSource> | null>;
  };
  readonly Label: {
    readonly load: (keys: readonly NonNullable<LabelDetail['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<LabelDetail['id']>, Partial<LabelDetail>>>;
    readonly createdAt: (source: LabelSource, args: {}, context: C) => Maybe<string>;
    readonly id: (source: LabelSource, args: {}, context: C) => Maybe<string>;
    readonly updatedAt: (source: LabelSource, args: {}, context: C) => Maybe<string>;
  };
  readonly Mutation: {
    readonly labelCreate: (input: LabelCreateInput, operations: Pick<Operations, 'createProjectLabel' | 'createGroupLabel'>, context: C) => Promise<Omit<LabelCreatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Project: {
    readonly label: (source: ProjectSource, args: {
      readonly title: string;
    }, context: C) => Maybe<LabelSource | null>;
    readonly labels: (source: ProjectSource, args: {
      readonly includeAncestorGroups: boolean | null;
      readonly searchTerm?: string | null | undefined;
      readonly title?: string | null | undefined;
    }, context: C) => Maybe<Listed<LabelSource> | null>;
  };
}

/** The functions of `spec/graphql/markdown.graphql`. */
export interface MarkdownResolvers<C> {
  readonly Epic: {
    readonly descriptionHtml: (source: EpicSource, args: {}, context: C) => Maybe<string | null>;
    readonly titleHtml: (source: EpicSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Group: {
    readonly descriptionHtml: (source: GroupSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Issue: {
    readonly descriptionHtml: (source: IssueSource, args: {}, context: C) => Maybe<string | null>;
    readonly titleHtml: (source: IssueSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Iteration: {
    readonly descriptionHtml: (source: IterationSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Namespace: {
    readonly descriptionHtml: (source: NamespaceSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Project: {
    readonly descriptionHtml: (source: ProjectSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Topic: {
    readonly descriptionHtml: (source: TopicSource, args: {}, context: C) => Maybe<string | null>;
  };
}

/** The functions of `spec/graphql/members.graphql`. */
export interface MembersResolvers<C> {
  readonly Group: {
    readonly groupMembers: (source: GroupSource, args: {
      readonly accessLevels?: readonly AccessLevelEnum[] | null | undefined;
      readonly relations: readonly GroupMemberRelation[] | null;
      readonly search?: string | null | undefined;
    }, context: C) => Maybe<Listed<GroupMemberSource> | null>;
  };
  readonly GroupMember: {
    readonly accessLevel: (source: GroupMemberSource, args: {}, context: C) => Maybe<AccessLevelSource | null>;
    readonly group: (source: GroupMemberSource, args: {}, context: C) => Maybe<GroupSource | null>;
    readonly updatedAt: (source: GroupMemberSource, args: {}, context: C) => Maybe<string | null>;
    readonly user: (source: GroupMemberSource, args: {}, context: C) => Maybe<UserCoreSource | null>;
    readonly userPermissions: (source: GroupMemberSource, args: {}, context: C) => Maybe<GroupPermissionsSource>;
  };
  readonly Project: {
    readonly projectMembers: (source: ProjectSource, args: {
      readonly relations: readonly ProjectMemberRelation[] | null;
      readonly search?: string | null | undefined;
    }, context: C) => Maybe<Listed<MemberInterfaceSource> | null>;
  };
  readonly ProjectMember: {
    readonly accessLevel: (source: ProjectMemberSource, args: {}, context: C) => Maybe<AccessLevelSource | null>;
    readonly project: (source: ProjectMemberSource, args: {}, context: C) => Maybe<ProjectSource | null>;
    readonly updatedAt: (source: ProjectMemberSource, args: {}, context: C) => Maybe<string | null>;
    readonly user: (source: ProjectMemberSource, args: {}, context: C) => Maybe<UserCoreSource | null>;
  };
  readonly UserCore: {
    readonly groupMemberships: (source: UserCoreSource, args: {}, context: C) => Maybe<Listed<GroupMemberSource> | null>;
    readonly projectMemberships: (source: UserCoreSource, args: {}, context: C) => Maybe<Listed<ProjectMemberSource> | null>;
  };
}

/** The functions of `spec/graphql/merge-request-approvals.graphql`. */
export interface MergeRequestApprovalsResolvers<C> {
  readonly ApprovalRule: {
    readonly id: (source: ApprovalRuleSource, args: {}, context: C) => Maybe<unknown>;
  };
  readonly MergeRequest: {
    readonly approvalState: (source: MergeRequestSource, args: {}, context: C) => Maybe<MergeRequestApprovalStateSource>;
    readonly approvalsLeft: (source: MergeRequestSource, args: {}, context: C) => Maybe<number | null>;
    readonly approvalsRequired: (source: MergeRequestSource, args: {}, context: C) => Maybe<number | null>;
    readonly approved: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly approvedBy: (source: MergeRequestSource, args: {}, context: C) => Maybe<Listed<UserCoreSource> | null>;
  };
  readonly MergeRequestApprovalState: {
    readonly approvalRulesOverwritten: (source: MergeRequestApprovalStateSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly rules: (source: MergeRequestApprovalStateSource, args: {}, context: C) => Maybe<readonly ApprovalRuleSource[] | null>;
  };
}

/** The functions of `spec/graphql/merge-request-changes.graphql`. */
export interface MergeRequestChangesResolvers<C> {
  readonly MergeRequest: {
    readonly commits: (source: MergeRequestSource, args: {}, context: C) => Maybe<Listed<CommitSource> | null>;
    readonly commitsWithoutMergeCommits: (source: MergeRequestSource, args: {}, context: C) => Maybe<Listed<CommitSource> | null>;
  };
  readonly Mutation: {
    readonly mergeRequestCreate: (input: MergeRequestCreateInput, operations: Pick<Operations, 'createMergeRequest'>, context: C) => Promise<Omit<MergeRequestCreatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly mergeRequestUpdate: (input: MergeRequestUpdateInput, operations: Pick<Operations, 'updateMergeRequest'>, context: C) => Promise<Omit<MergeRequestUpdatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly mergeRequestAccept: (input: MergeRequestAcceptInput, operations: Pick<Operations, 'mergeMergeRequest'>, context: C) => Promise<Omit<MergeRequestAcceptPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly mergeRequestSetAssignees: (input: MergeRequestSetAssigneesInput, operations: Pick<Operations, 'updateMergeRequest'>, context: C) => Promise<Omit<MergeRequestSetAssigneesPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly mergeRequestSetReviewers: (input: MergeRequestSetReviewersInput, operations: Pick<Operations, 'updateMergeRequest'>, context: C) => Promise<Omit<MergeRequestSetReviewersPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly mergeRequestSetLabels: (input: MergeRequestSetLabelsInput, operations: Pick<Operations, 'updateMergeRequest'>, context: C) => Promise<Omit<MergeRequestSetLabelsPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly mergeRequestSetMilestone: (input: MergeRequestSetMilestoneInput, operations: Pick<Operations, 'updateMergeRequest'>, context: C) => Promise<Omit<MergeRequestSetMilestonePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly mergeRequestSetLocked: (input: MergeRequestSetLockedInput, operations: Pick<Operations, 'updateMergeRequest'>, context: C) => Promise<Omit<MergeRequestSetLockedPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly mergeRequestSetDraft: (input: MergeRequestSetDraftInput, operations: Pick<Operations, 'updateMergeRequest'>, context: C) => Promise<Omit<MergeRequestSetDraftPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly mergeRequestSetSubscription: (input: MergeRequestSetSubscriptionInput, operations: Pick<Operations, 'subscribeToMergeRequest' | 'unsubscribeFromMergeRequest'>, context: C) => Promise<Omit<MergeRequestSetSubscriptionPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
}

/** The functions of `spec/graphql/merge-request-people.graphql`. */
export interface MergeRequestPeopleResolvers<C> {
  readonly GroupMember: {
    readonly mergeRequestInteraction: (source: GroupMemberSource, args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<UserMergeRequestInteractionSource | null>;
  };
  readonly MergeRequest: {
    readonly assignees: (source: MergeRequestSource, args: {}, context: C) => Maybe<Listed<MergeRequestAssigneeSource> | null>;
    readonly author: (source: MergeRequestSource, args: {}, context: C) => Maybe<MergeRequestAuthorSource | null>;
    readonly committers: (source: MergeRequestSource, args: {}, context: C) => Maybe<Listed<UserCoreSource> | null>;
    readonly participants: (source: MergeRequestSource, args: {}, context: C) => Maybe<Listed<MergeRequestParticipantSource> | null>;
    readonly reviewers: (source: MergeRequestSource, args: {}, context: C) => Maybe<Listed<MergeRequestReviewerSource> | null>;
  };
  readonly MergeRequestAssignee: {
    readonly mergeRequestInteraction: (source: MergeRequestAssigneeSource, args: {}, context: C) => Maybe<UserMergeRequestInteractionSource | null>;
  };
  readonly MergeRequestAuthor: {
    readonly mergeRequestInteraction: (source: MergeRequestAuthorSource, args: {}, context: C) => Maybe<UserMergeRequestInteractionSource | null>;
  };
  readonly MergeRequestParticipant: {
    readonly mergeRequestInteraction: (source: MergeRequestParticipantSource, args: {}, context: C) => Maybe<UserMergeRequestInteractionSource | null>;
  };
  readonly MergeRequestReviewer: {
    readonly mergeRequestInteraction: (source: MergeRequestReviewerSource, args: {}, context: C) => Maybe<UserMergeRequestInteractionSource | null>;
  };
  readonly Mutation: {
    readonly mergeRequestReviewerRereview: (input: MergeRequestReviewerRereviewInput, operations: Pick<Operations, never>, context: C) => Promise<Omit<MergeRequestReviewerRereviewPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly ProjectMember: {
    readonly mergeRequestInteraction: (source: ProjectMemberSource, args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<UserMergeRequestInteractionSource | null>;
  };
  readonly UserMergeRequestInteraction: {
    readonly applicableApprovalRules: (source: UserMergeRequestInteractionSource, args: {}, context: C) => Maybe<readonly ApprovalRuleSource[] | null>;
    readonly approved: (source: UserMergeRequestInteractionSource, args: {}, context: C) => Maybe<boolean>;
    readonly canMerge: (source: UserMergeRequestInteractionSource, args: {}, context: C) => Maybe<boolean>;
    readonly canUpdate: (source: UserMergeRequestInteractionSource, args: {}, context: C) => Maybe<boolean>;
    readonly reviewState: (source: UserMergeRequestInteractionSource, args: {}, context: C) => Maybe<MergeRequestReviewState | null>;
    readonly reviewed: (source: UserMergeRequestInteractionSource, args: {}, context: C) => Maybe<boolean>;
  };
}

/** The functions of `spec/graphql/merge-request-pipelines.graphql`. */
export interface MergeRequestPipelinesResolvers<C> {
  readonly MergeRequest: {
    readonly hasCi: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly headPipeline: (source: MergeRequestSource, args: {}, context: C) => Maybe<PipelineSource | null>;
    readonly pipelines: (source: MergeRequestSource, args: {
      readonly ref?: string | null | undefined;
      readonly scope?: PipelineScopeEnum | null | undefined;
      readonly sha?: string | null | undefined;
      readonly source?: string | null | undefined;
      readonly status?: PipelineStatusEnum | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
      readonly username?: string | null | undefined;
    }, context: C) => Maybe<Listed<PipelineSource> | null>;
  };
}

/** The functions of `spec/graphql/merge-requests.graphql`. */
export interface MergeRequestsResolvers<C> {
  readonly Group: {
    readonly mergeRequests: (source: GroupSource, args: {
      readonly assigneeUsername?: string | null | undefined;
      readonly assigneeUsernames?: readonly string[] | null | undefined;
      readonly authorUsername?: string | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly draft?: boolean | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly in?: readonly IssuableSearchableField[] | null | undefined;
      readonly includeArchived: boolean | null;
      readonly includeSubgroups: boolean | null;
      readonly labelName?: readonly string[] | null | undefined;
      readonly labels?: readonly string[] | null | undefined;
      readonly mergedAfter?: string | null | undefined;
      readonly mergedBefore?: string | null | undefined;
      readonly milestoneTitle?: string | null | undefined;
      readonly not?: MergeRequestsResolverNegatedParams | null | undefined;
      readonly reviewerUsername?: string | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort: MergeRequestSort | null;
      readonly sourceBranches?: readonly string[] | null | undefined;
      readonly state?: MergeRequestState | null | undefined;
      readonly targetBranches?: readonly string[] | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
    }, context: C) => Maybe<Listed<MergeRequestSource> | null>;
  };
  readonly Issue: {
    readonly relatedMergeRequests: (source: IssueSource, args: {}, context: C) => Maybe<Listed<MergeRequestSource> | null>;
  };
  readonly MergeRequest: {
    readonly load: (keys: readonly NonNullable<MergeRequest['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<MergeRequest['id']>, Partial<MergeRequest>>>;
    readonly autoMergeStrategy: (source: MergeRequestSource, args: {}, context: C) => Maybe<string | null>;
    readonly availableAutoMergeStrategies: (source: MergeRequestSource, args: {}, context: C) => Maybe<readonly string[] | null>;
    readonly commitCount: (source: MergeRequestSource, args: {}, context: C) => Maybe<number | null>;
    readonly conflicts: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly defaultMergeCommitMessage: (source: MergeRequestSource, args: {}, context: C) => Maybe<string | null>;
    readonly defaultSquashCommitMessage: (source: MergeRequestSource, args: {}, context: C) => Maybe<string | null>;
    readonly descriptionHtml: (source: MergeRequestSource, args: {}, context: C) => Maybe<string | null>;
    readonly diffRefs: (source: MergeRequestSource, args: {}, context: C) => Maybe<DiffRefsSource | null>;
    readonly diffStats: (source: MergeRequestSource, args: {
      readonly path?: string | null | undefined;
    }, context: C) => Maybe<readonly DiffStatsSource[] | null>;
    readonly diffStatsSummary: (source: MergeRequestSource, args: {}, context: C) => Maybe<DiffStatsSummarySource | null>;
    readonly divergedFromTargetBranch: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly inProgressMergeCommitSha: (source: MergeRequestSource, args: {}, context: C) => Maybe<string | null>;
    readonly mergeError: (source: MergeRequestSource, args: {}, context: C) => Maybe<string | null>;
    readonly mergeOngoing: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly mergeStatus: (source: MergeRequestSource, args: {}, context: C) => Maybe<string | null>;
    readonly mergeStatusEnum: (source: MergeRequestSource, args: {}, context: C) => Maybe<MergeStatus | null>;
    readonly mergeable: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly project: (source: MergeRequestSource, args: {}, context: C) => Maybe<ProjectSource>;
    readonly rebaseInProgress: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly reference: (source: MergeRequestSource, args: {
      readonly full: boolean | null;
    }, context: C) => Maybe<string>;
    readonly resolvableDiscussionsCount: (source: MergeRequestSource, args: {}, context: C) => Maybe<number | null>;
    readonly resolvedDiscussionsCount: (source: MergeRequestSource, args: {}, context: C) => Maybe<number | null>;
    readonly shouldBeRebased: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly sourceBranchExists: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly sourceBranchProtected: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly sourceProject: (source: MergeRequestSource, args: {}, context: C) => Maybe<ProjectSource | null>;
    readonly squashOnMerge: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly subscribed: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly targetBranchExists: (source: MergeRequestSource, args: {}, context: C) => Maybe<boolean>;
    readonly targetProject: (source: MergeRequestSource, args: {}, context: C) => Maybe<ProjectSource>;
    readonly titleHtml: (source: MergeRequestSource, args: {}, context: C) => Maybe<string | null>;
    readonly userPermissions: (source: MergeRequestSource, args: {}, context: C) => Maybe<MergeRequestPermissionsSource>;
  };
  readonly MergeRequestConnection: {
    readonly totalTimeToMerge: (source: Pages<MergeRequestSource>, args: {}, context: C) => Maybe<number | null>;
  };
  readonly MergeRequestPermissions: {
    readonly canApprove: (source: MergeRequestPermissionsSource, args: {}, context: C) => Maybe<boolean>;
    readonly canMerge: (source: MergeRequestPermissionsSource, args: {}, context: C) => Maybe<boolean>;
    readonly pushToSourceBranch: (source: MergeRequestPermissionsSource, args: {}, context: C) => Maybe<boolean>;
    readonly removeSourceBranch: (source: MergeRequestPermissionsSource, args: {}, context: C) => Maybe<boolean>;
  };
  readonly Project: {
    readonly mergeRequest: (source: ProjectSource, args: {
      readonly iid: string;
    }, context: C) => Maybe<MergeRequestSource | null>;
    readonly mergeRequests: (source: ProjectSource, args: {
      readonly assigneeUsername?: string | null | undefined;
      readonly assigneeUsernames?: readonly string[] | null | undefined;
      readonly authorUsername?: string | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly draft?: boolean | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly in?: readonly IssuableSearchableField[] | null | undefined;
      readonly labelName?: readonly string[] | null | undefined;
      readonly labels?: readonly string[] | null | undefined;
      readonly mergedAfter?: string | null | undefined;
      readonly mergedBefore?: string | null | undefined;
      readonly milestoneTitle?: string | null | undefined;
      readonly not?: MergeRequestsResolverNegatedParams | null | undefined;
      readonly reviewerUsername?: string | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort: MergeRequestSort | null;
      readonly sourceBranches?: readonly string[] | null | undefined;
      readonly state?: MergeRequestState | null | undefined;
      readonly targetBranches?: readonly string[] | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
    }, context: C) => Maybe<Listed<MergeRequestSource> | null>;
  };
  readonly Query: {
    readonly mergeRequest: (args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<MergeRequestSource | null>;
  };
  readonly UserCore: {
    readonly assignedMergeRequests: (source: UserCoreSource, args: {
      readonly authorUsername?: string | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly draft?: boolean | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly in?: readonly IssuableSearchableField[] | null | undefined;
      readonly labels?: readonly string[] | null | undefined;
      readonly mergedAfter?: string | null | undefined;
      readonly mergedBefore?: string | null | undefined;
      readonly milestoneTitle?: string | null | undefined;
      readonly not?: MergeRequestsResolverNegatedParams | null | undefined;
      readonly projectId?: GlobalId | null | undefined;
      readonly projectPath?: string | null | undefined;
      readonly reviewerUsername?: string | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort: MergeRequestSort | null;
      readonly sourceBranches?: readonly string[] | null | undefined;
      readonly state?: MergeRequestState | null | undefined;
      readonly targetBranches?: readonly string[] | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
    }, context: C) => Maybe<Listed<MergeRequestSource> | null>;
    readonly authoredMergeRequests: (source: UserCoreSource, args: {
      readonly assigneeUsername?: string | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly draft?: boolean | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly in?: readonly IssuableSearchableField[] | null | undefined;
      readonly labels?: readonly string[] | null | undefined;
      readonly mergedAfter?: string | null | undefined;
      readonly mergedBefore?: string | null | undefined;
      readonly milestoneTitle?: string | null | undefined;
      readonly not?: MergeRequestsResolverNegatedParams | null | undefined;
      readonly projectId?: GlobalId | null | undefined;
      readonly projectPath?: string | null | undefined;
      readonly reviewerUsername?: string | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort: MergeRequestSort | null;
      readonly sourceBranches?: readonly string[] | null | undefined;
      readonly state?: MergeRequestState | null | undefined;
      readonly targetBranches?: readonly string[] | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
    }, context: C) => Maybe<Listed<MergeRequestSource> | null>;
    readonly reviewRequestedMergeRequests: (source: UserCoreSource, args: {
      readonly assigneeUsername?: string | null | undefined;
      readonly authorUsername?: string | null | undefined;
      readonly createdAfter?: string | null | undefined;
      readonly createdBefore?: string | null | undefined;
      readonly draft?: boolean | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly in?: readonly IssuableSearchableField[] | null | undefined;
      readonly labels?: readonly string[] | null | undefined;
      readonly mergedAfter?: string | null | undefined;
      readonly mergedBefore?: string | null | undefined;
      readonly milestoneTitle?: string | null | undefined;
      readonly not?: MergeRequestsResolverNegatedParams | null | undefined;
      readonly projectId?: GlobalId | null | undefined;
      readonly projectPath?: string | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort: MergeRequestSort | null;
      readonly sourceBranches?: readonly string[] | null | undefined;
      readonly state?: MergeRequestState | null | undefined;
      readonly targetBranches?: readonly string[] | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
    }, context: C) => Maybe<Listed<MergeRequestSource> | null>;
  };
}

/** The functions of `spec/graphql/milestones.graphql`. */
export interface MilestonesResolvers<C> {
  readonly Group: {
    readonly milestones: (source: GroupSource, args: {
      readonly containingDate?: string | null | undefined;
      readonly endDate?: string | null | undefined;
      readonly ids?: readonly string[] | null | undefined;
      readonly includeAncestors?: boolean | null | undefined;
      readonly includeDescendants?: boolean | null | undefined;
      readonly searchTitle?: string | null | undefined;
      readonly sort: MilestoneSort | null;
      readonly startDate?: string | null | undefined;
      readonly state?: MilestoneStateEnum | null | undefined;
      readonly timeframe?: Timeframe | null | undefined;
      readonly title?: string | null | undefined;
    }, context: C) => Maybe<Listed<MilestoneSource> | null>;
  };
  readonly Milestone: {
    readonly groupMilestone: (source: MilestoneSource, args: {}, context: C) => Maybe<boolean>;
    readonly projectMilestone: (source: MilestoneSource, args: {}, context: C) => Maybe<boolean>;
    readonly stats: (source: MilestoneSource, args: {}, context: C) => Maybe<MilestoneStatsSource | null>;
    readonly subgroupMilestone: (source: MilestoneSource, args: {}, context: C) => Maybe<boolean>;
  };
  readonly Project: {
    readonly milestones: (source: ProjectSource, args: {
      readonly containingDate?: string | null | undefined;
      readonly endDate?: string | null | undefined;
      readonly ids?: readonly string[] | null | undefined;
      readonly includeAncestors?: boolean | null | undefined;
      readonly searchTitle?: string | null | undefined;
      readonly sort: MilestoneSort | null;
      readonly startDate?: string | null | undefined;
      readonly state?: MilestoneStateEnum | null | undefined;
      readonly timeframe?: Timeframe | null | undefined;
      readonly title?: string | null | undefined;
    }, context: C) => Maybe<Listed<MilestoneSource> | null>;
  };
  readonly Query: {
    readonly milestone: (args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<MilestoneSource | null>;
  };
}

/** The functions of `spec/graphql/namespaces.graphql`. */
export interface NamespacesResolvers<C> {
  readonly Group: {
    readonly rootStorageStatistics: (source: GroupSource, args: {}, context: C) => Maybe<RootStorageStatisticsSource | null>;
  };
  readonly Namespace: {
    readonly crossProjectPipelineAvailable: (source: NamespaceSource, args: {}, context: C) => Maybe<boolean>;
    readonly description: (source: NamespaceSource, args: {}, context: C) => Maybe<string | null>;
    readonly fullName: (source: NamespaceSource, args: {}, context: C) => Maybe<string>;
    readonly id: (source: NamespaceSource, args: {}, context: C) => Maybe<string>;
    readonly lfsEnabled: (source: NamespaceSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly projects: (source: NamespaceSource, args: {
      readonly hasCodeCoverage: boolean | null;
      readonly hasVulnerabilities: boolean | null;
      readonly ids?: readonly string[] | null | undefined;
      readonly includeSubgroups: boolean | null;
      readonly search?: string | null | undefined;
      readonly sort?: NamespaceProjectSort | null | undefined;
    }, context: C) => Maybe<Listed<ProjectSource>>;
    readonly requestAccessEnabled: (source: NamespaceSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly rootStorageStatistics: (source: NamespaceSource, args: {}, context: C) => Maybe<RootStorageStatisticsSource | null>;
    readonly sharedRunnersSetting: (source: NamespaceSource, args: {}, context: C) => Maybe<SharedRunnersSetting | null>;
    readonly visibility: (source: NamespaceSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Query: {
    readonly namespace: (args: {
      readonly fullPath: string;
    }, context: C) => Maybe<NamespaceSource | null>;
  };
  readonly UserCore: {
    readonly namespace: (source: UserCoreSource, args: {}, context: C) => Maybe<NamespaceSource | null>;
  };
}

/** The functions of `spec/graphql/notes.graphql`. */
export interface NotesResolvers<C> {
  readonly DiffPosition: {
    readonly diffRefs: (source: DiffPositionSource, args: {}, context: C) => Maybe<DiffRefsSource>;
    readonly filePath: (source: DiffPositionSource, args: {}, context: C) => Maybe<string>;
  };
  readonly Discussion: {
    readonly createdAt: (source: DiscussionSource, args: {}, context: C) => Maybe<string>;
    readonly id: (source: DiscussionSource, args: {}, context: C) => Maybe<unknown>;
    readonly noteable: (source: DiscussionSource, args: {}, context: C) => Maybe<NoteableTypeSource | null>;
    readonly replyId: (source: DiscussionSource, args: {}, context: C) => Maybe<unknown>;
    readonly resolvable: (source: DiscussionSource, args: {}, context: C) => Maybe<boolean>;
    readonly resolved: (source: DiscussionSource, args: {}, context: C) => Maybe<boolean>;
    readonly resolvedAt: (source: DiscussionSource, args: {}, context: C) => Maybe<string | null>;
    readonly resolvedBy: (source: DiscussionSource, args: {}, context: C) => Maybe<UserCoreSource | null>;
  };
  readonly Epic: {
    readonly discussions: (source: EpicSource, args: {}, context: C) => Maybe<Listed<DiscussionSource>>;
    readonly notes: (source: EpicSource, args: {}, context: C) => Maybe<Listed<NoteSource>>;
    readonly userDiscussionsCount: (source: EpicSource, args: {}, context: C) => Maybe<number>;
  };
  readonly Issue: {
    readonly discussions: (source: IssueSource, args: {}, context: C) => Maybe<Listed<DiscussionSource>>;
    readonly notes: (source: IssueSource, args: {}, context: C) => Maybe<Listed<NoteSource>>;
    readonly userDiscussionsCount: (source: IssueSource, args: {}, context: C) => Maybe<number>;
  };
  readonly MergeRequest: {
    readonly discussions: (source: MergeRequestSource, args: {}, context: C) => Maybe<Listed<DiscussionSource>>;
    readonly notes: (source: MergeRequestSource, args: {}, context: C) => Maybe<Listed<NoteSource>>;
    readonly userDiscussionsCount: (source: MergeRequestSource, args: {}, context: C) => Maybe<number | null>;
  };
  readonly Mutation: {
    readonly createNote: (input: CreateNoteInput, operations: Pick<Operations, 'createIssueNote' | 'createMergeRequestNote' | 'createEpicNote' | 'createIssueDiscussionNote' | 'createMergeRequestDiscussionNote' | 'createEpicDiscussionNote'>, context: C) => Promise<Omit<CreateNotePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly updateNote: (input: UpdateNoteInput, operations: Pick<Operations, 'updateIssueNote' | 'updateMergeRequestNote' | 'updateEpicNote'>, context: C) => Promise<Omit<UpdateNotePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly destroyNote: (input: DestroyNoteInput, operations: Pick<Operations, 'deleteIssueNote' | 'deleteMergeRequestNote' | 'deleteEpicNote'>, context: C) => Promise<Omit<DestroyNotePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly createDiffNote: (input: CreateDiffNoteInput, operations: Pick<Operations, 'createMergeRequestDiscussion'>, context: C) => Promise<Omit<CreateDiffNotePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly createImageDiffNote: (input: CreateImageDiffNoteInput, operations: Pick<Operations, 'createMergeRequestDiscussion'>, context: C) => Promise<Omit<CreateImageDiffNotePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly discussionToggleResolve: (input: DiscussionToggleResolveInput, operations: Pick<Operations, 'resolveMergeRequestDiscussion'>, context: C) => Promise<Omit<DiscussionToggleResolvePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Note: {
    readonly bodyHtml: (source: NoteSource, args: {}, context: C) => Maybe<string | null>;
    readonly discussion: (source: NoteSource, args: {}, context: C) => Maybe<DiscussionSource | null>;
    readonly id: (source: NoteSource, args: {}, context: C) => Maybe<unknown>;
    readonly project: (source: NoteSource, args: {}, context: C) => Maybe<ProjectSource | null>;
    readonly systemNoteIconName: (source: NoteSource, args: {}, context: C) => Maybe<string | null>;
    readonly url: (source: NoteSource, args: {}, context: C) => Maybe<string | null>;
    readonly userPermissions: (source: NoteSource, args: {}, context: C) => Maybe<NotePermissionsSource>;
  };
}

/** The functions of `spec/graphql/permissions.graphql`. */
export interface PermissionsResolvers<C> {
  readonly Project: {
    readonly userPermissions: (source: ProjectSource, args: {}, context: C) => Maybe<ProjectPermissionsSource>;
  };
  readonly ProjectMember: {
    readonly userPermissions: (source: ProjectMemberSource, args: {}, context: C) => Maybe<ProjectPermissionsSource>;
  };
}

/** The functions of `spec/graphql/pipelines.graphql`. */
export interface PipelinesResolvers<C> {
  readonly Commit: {
    readonly pipelines: (source: CommitSource, args: {
      readonly ref?: string | null | undefined;
      readonly scope?: PipelineScopeEnum | null | undefined;
      readonly sha?: string | null | undefined;
      readonly source?: string | null | undefined;
      readonly status?: PipelineStatusEnum | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
      readonly username?: string | null | undefined;
    }, context: C) => Maybe<Listed<PipelineSource> | null>;
  };
  readonly DetailedStatus: {
    readonly action: (source: DetailedStatusSource, args: {}, context: C) => Maybe<StatusActionSource | null>;
  };
  readonly Mutation: {
    readonly pipelineCancel: (input: PipelineCancelInput, operations: Pick<Operations, 'cancelPipeline'>, context: C) => Promise<Omit<PipelineCancelPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly pipelineDestroy: (input: PipelineDestroyInput, operations: Pick<Operations, 'deletePipeline'>, context: C) => Promise<Omit<PipelineDestroyPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly pipelineRetry: (input: PipelineRetryInput, operations: Pick<Operations, 'retryPipeline'>, context: C) => Promise<Omit<PipelineRetryPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Pipeline: {
    readonly load: (keys: readonly NonNullable<Pipeline['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<Pipeline['id']>, Partial<Pipeline>>>;
    readonly active: (source: PipelineSource, args: {}, context: C) => Maybe<boolean>;
    readonly cancelable: (source: PipelineSource, args: {}, context: C) => Maybe<boolean>;
    readonly commit: (source: PipelineSource, args: {}, context: C) => Maybe<CommitSource | null>;
    readonly commitPath: (source: PipelineSource, args: {}, context: C) => Maybe<string | null>;
    readonly complete: (source: PipelineSource, args: {}, context: C) => Maybe<boolean>;
    readonly coverage: (source: PipelineSource, args: {}, context: C) => Maybe<number | null>;
    readonly detailedStatus: (source: PipelineSource, args: {}, context: C) => Maybe<DetailedStatusSource>;
    readonly downstream: (source: PipelineSource, args: {}, context: C) => Maybe<Listed<PipelineSource> | null>;
    readonly mergeRequestEventType: (source: PipelineSource, args: {}, context: C) => Maybe<PipelineMergeRequestEventType | null>;
    readonly path: (source: PipelineSource, args: {}, context: C) => Maybe<string | null>;
    readonly project: (source: PipelineSource, args: {}, context: C) => Maybe<ProjectSource | null>;
    readonly refPath: (source: PipelineSource, args: {}, context: C) => Maybe<string | null>;
    readonly retryable: (source: PipelineSource, args: {}, context: C) => Maybe<boolean>;
    readonly sha: (source: PipelineSource, args: {
      readonly format?: ShaFormat | null | undefined;
    }, context: C) => Maybe<string | null>;
    readonly upstream: (source: PipelineSource, args: {}, context: C) => Maybe<PipelineSource | null>;
    readonly user: (source: PipelineSource, args: {}, context: C) => Maybe<UserCoreSource | null>;
    readonly userPermissions: (source: PipelineSource, args: {}, context: C) => Maybe<PipelinePermissionsSource>;
    readonly usesNeeds: (source: PipelineSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly warnings: (source: PipelineSource, args: {}, context: C) => Maybe<boolean>;
    readonly yamlErrors: (source: PipelineSource, args: {}, context: C) => Maybe<boolean>;
  };
  readonly Project: {
    readonly pipeline: (source: ProjectSource, args: {
      readonly iid?: string | null | undefined;
      readonly sha?: string | null | undefined;
    }, context: C) => Maybe<PipelineSource | null>;
    readonly pipelineCounts: (source: ProjectSource, args: {
      readonly ref?: string | null | undefined;
      readonly sha?: string | null | undefined;
      readonly source?: string | null | undefined;
    }, context: C) => Maybe<PipelineCountsSource | null>;
    readonly pipelines: (source: ProjectSource, args: {
      readonly ref?: string | null | undefined;
      readonly scope?: PipelineScopeEnum | null | undefined;
      readonly sha?: string | null | undefined;
      readonly source?: string | null | undefined;
      readonly status?: PipelineStatusEnum | null | undefined;
      readonly updatedAfter?: string | null | undefined;
      readonly updatedBefore?: string | null | undefined;
      readonly username?: string | null | undefined;
    }, context: C) => Maybe<Listed<PipelineSource> | null>;
  };
}

/** The functions of `spec/graphql/projects.graphql`. */
export interface ProjectsResolvers<C> {
  readonly Project: {
    readonly load: (keys: readonly NonNullable<Project['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<Project['id']>, Partial<Project>>>;
    readonly ciConfigPathOrDefault: (source: ProjectSource, args: {}, context: C) => Maybe<string>;
    readonly group: (source: ProjectSource, args: {}, context: C) => Maybe<GroupSource | null>;
    readonly mergeRequestsFfOnlyEnabled: (source: ProjectSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly namespace: (source: ProjectSource, args: {}, context: C) => Maybe<NamespaceSource | null>;
    readonly squashReadOnly: (source: ProjectSource, args: {}, context: C) => Maybe<boolean>;
    readonly statistics: (source: ProjectSource, args: {}, context: C) => Maybe<ProjectStatisticsSource | null>;
    readonly tagList: (source: ProjectSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Query: {
    readonly project: (args: {
      readonly fullPath: string;
    }, context: C) => Maybe<ProjectSource | null>;
    readonly projects: (args: {
      readonly ids?: readonly string[] | null | undefined;
      readonly membership?: boolean | null | undefined;
      readonly search?: string | null | undefined;
      readonly searchNamespaces?: boolean | null | undefined;
      readonly sort?: string | null | undefined;
      readonly topics?: readonly string[] | null | undefined;
    }, context: C) => Maybe<Listed<ProjectSource> | null>;
  };
  readonly UserCore: {
    readonly starredProjects: (source: UserCoreSource, args: {
      readonly search?: string | null | undefined;
    }, context: C) => Maybe<Listed<ProjectSource> | null>;
  };
}

/** The functions of `spec/graphql/protected-branches.graphql`. */
export interface ProtectedBranchesResolvers<C> {
  readonly BranchRule: {
    readonly isDefault: (source: BranchRuleSource, args: {}, context: C) => Maybe<boolean>;
  };
  readonly Project: {
    readonly branchRules: (source: ProjectSource, args: {}, context: C) => Maybe<Listed<BranchRuleSource> | null>;
  };
}

/** The functions of `spec/graphql/push-rules.graphql`. */
export interface PushRulesResolvers<C> {
  readonly Project: {
    readonly pushRules: (source: ProjectSource, args: {}, context: C) => Maybe<PushRulesSource | null>;
  };
}

/** The functions of `spec/graphql/registry.graphql`. */
export interface RegistryResolvers<C> {
  readonly ContainerExpirationPolicy: {
    readonly cadence: (source: ContainerExpirationPolicySource, args: {}, context: C) => Maybe<ContainerExpirationPolicyCadenceEnum>;
    readonly keepN: (source: ContainerExpirationPolicySource, args: {}, context: C) => Maybe<ContainerExpirationPolicyKeepEnum | null>;
    readonly olderThan: (source: ContainerExpirationPolicySource, args: {}, context: C) => Maybe<ContainerExpirationPolicyOlderThanEnum | null>;
  };
  readonly ContainerRepository: {
    readonly canDelete: (source: ContainerRepositorySource, args: {}, context: C) => Maybe<boolean>;
    readonly project: (source: ContainerRepositorySource, args: {}, context: C) => Maybe<ProjectSource>;
    readonly tagsCount: (source: ContainerRepositorySource, args: {}, context: C) => Maybe<number>;
  };
  readonly ContainerRepositoryDetails: {
    readonly size: (source: ContainerRepositoryDetailsSource, args: {}, context: C) => Maybe<number | null>;
    readonly tags: (source: ContainerRepositoryDetailsSource, args: {}, context: C) => Maybe<Listed<ContainerRepositoryTagSource> | null>;
  };
  readonly ContainerRepositoryTag: {
    readonly canDelete: (source: ContainerRepositoryTagSource, args: {}, context: C) => Maybe<boolean>;
    readonly createdAt: (source: ContainerRepositoryTagSource, args: {}, context: C) => Maybe<string | null>;
    readonly digest: (source: ContainerRepositoryTagSource, args: {}, context: C) => Maybe<string | null>;
    readonly revision: (source: ContainerRepositoryTagSource, args: {}, context: C) => Maybe<string | null>;
    readonly shortRevision: (source: ContainerRepositoryTagSource, args: {}, context: C) => Maybe<string | null>;
    readonly totalSize: (source: ContainerRepositoryTagSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Group: {
    readonly containerRepositories: (source: GroupSource, args: {
      readonly name?: string | null | undefined;
    }, context: C) => Maybe<Listed<ContainerRepositorySource> | null>;
    readonly containerRepositoriesCount: (source: GroupSource, args: {}, context: C) => Maybe<number>;
  };
  readonly Mutation: {
    readonly destroyContainerRepository: (input: DestroyContainerRepositoryInput, operations: Pick<Operations, 'deleteRegistryRepository'>, context: C) => Promise<Omit<DestroyContainerRepositoryPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly destroyContainerRepositoryTags: (input: DestroyContainerRepositoryTagsInput, operations: Pick<Operations, 'deleteRegistryTag'>, context: C) => Promise<Omit<DestroyContainerRepositoryTagsPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly updateContainerExpirationPolicy: (input: UpdateContainerExpirationPolicyInput, operations: Pick<Operations, 'updateProject'>, context: C) => Promise<Omit<UpdateContainerExpirationPolicyPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Project: {
    readonly containerExpirationPolicy: (source: ProjectSource, args: {}, context: C) => Maybe<ContainerExpirationPolicySource | null>;
    readonly containerRepositories: (source: ProjectSource, args: {
      readonly name?: string | null | undefined;
    }, context: C) => Maybe<Listed<ContainerRepositorySource> | null>;
    readonly containerRepositoriesCount: (source: ProjectSource, args: {}, context: C) => Maybe<number>;
  };
  readonly Query: {
    readonly containerRepository: (args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<ContainerRepositoryDetailsSource | null>;
  };
}

/** The functions of `spec/graphql/repositories.graphql`. */
export interface RepositoriesResolvers<C> {
  readonly Blob: {
    readonly id: (source: BlobSource, args: {}, context: C) => Maybe<string>;
    readonly webPath: (source: BlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly webUrl: (source: BlobSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Project: {
    readonly repository: (source: ProjectSource, args: {}, context: C) => Maybe<RepositorySource | null>;
  };
  readonly Repository: {
    readonly diskPath: (source: RepositorySource, args: {}, context: C) => Maybe<string | null>;
    readonly empty: (source: RepositorySource, args: {}, context: C) => Maybe<boolean>;
    readonly exists: (source: RepositorySource, args: {}, context: C) => Maybe<boolean>;
    readonly paginatedTree: (source: RepositorySource, args: {
      readonly path: string | null;
      readonly recursive: boolean | null;
      readonly ref: string | null;
    }, context: C) => Maybe<Listed<TreeSource> | null>;
    readonly rootRef: (source: RepositorySource, args: {}, context: C) => Maybe<string | null>;
    readonly tree: (source: RepositorySource, args: {
      readonly path: string | null;
      readonly recursive: boolean | null;
      readonly ref: string | null;
    }, context: C) => Maybe<TreeSource | null>;
  };
  readonly Submodule: {
    readonly id: (source: SubmoduleSource, args: {}, context: C) => Maybe<string>;
  };
  readonly TreeEntry: {
    readonly id: (source: TreeEntrySource, args: {}, context: C) => Maybe<string>;
    readonly webPath: (source: TreeEntrySource, args: {}, context: C) => Maybe<string | null>;
    readonly webUrl: (source: TreeEntrySource, args: {}, context: C) => Maybe<string | null>;
  };
}

/** The functions of `spec/graphql/repository-files.graphql`. */
export interface RepositoryFilesResolvers<C> {
  readonly Blob: {
    readonly lfsOid: (source: BlobSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly Repository: {
    readonly blobs: (source: RepositorySource, args: {
      readonly paths: readonly string[];
      readonly ref?: string | null | undefined;
    }, context: C) => Maybe<Listed<RepositoryBlobSource> | null>;
  };
  readonly RepositoryBlob: {
    readonly archived: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly blamePath: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly canCurrentUserPushToBranch: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly canModifyBlob: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly editBlobPath: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly externalStorage: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly fileType: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly findFilePath: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly historyPath: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly id: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string>;
    readonly ideEditPath: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly language: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly lfsOid: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly permalinkPath: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly pipelineEditorPath: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly plainData: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly projectBlobPathRoot: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly rawBlob: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly rawPath: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly rawSize: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<number | null>;
    readonly rawTextBlob: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly replacePath: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
    readonly richViewer: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<BlobViewerSource | null>;
    readonly simpleViewer: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<BlobViewerSource>;
    readonly storedExternally: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly webPath: (source: RepositoryBlobSource, args: {}, context: C) => Maybe<string | null>;
  };
}

/** The functions of `spec/graphql/runners.graphql`. */
export interface RunnersResolvers<C> {
  readonly CiRunner: {
    readonly load: (keys: readonly NonNullable<RunnerDetail['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<RunnerDetail['id']>, Partial<RunnerDetail>>>;
    readonly adminUrl: (source: CiRunnerSource, args: {}, context: C) => Maybe<string | null>;
    readonly createdAt: (source: CiRunnerSource, args: {}, context: C) => Maybe<string | null>;
    readonly editAdminUrl: (source: CiRunnerSource, args: {}, context: C) => Maybe<string | null>;
    readonly groups: (source: CiRunnerSource, args: {}, context: C) => Maybe<Listed<GroupSource> | null>;
    readonly jobCount: (source: CiRunnerSource, args: {}, context: C) => Maybe<number | null>;
    readonly jobs: (source: CiRunnerSource, args: {
      readonly statuses?: readonly CiJobStatus[] | null | undefined;
    }, context: C) => Maybe<Listed<CiJobSource> | null>;
    readonly locked: (source: CiRunnerSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly maintenanceNoteHtml: (source: CiRunnerSource, args: {}, context: C) => Maybe<string | null>;
    readonly ownerProject: (source: CiRunnerSource, args: {}, context: C) => Maybe<ProjectSource | null>;
    readonly projectCount: (source: CiRunnerSource, args: {}, context: C) => Maybe<number | null>;
    readonly projects: (source: CiRunnerSource, args: {}, context: C) => Maybe<Listed<ProjectSource> | null>;
    readonly status: (source: CiRunnerSource, args: {
      readonly legacyMode: string | null;
    }, context: C) => Maybe<CiRunnerStatus>;
    readonly tagList: (source: CiRunnerSource, args: {}, context: C) => Maybe<readonly string[] | null>;
    readonly tokenExpiresAt: (source: CiRunnerSource, args: {}, context: C) => Maybe<string | null>;
    readonly userPermissions: (source: CiRunnerSource, args: {}, context: C) => Maybe<RunnerPermissionsSource>;
  };
  readonly Group: {
    readonly runners: (source: GroupSource, args: {
      readonly active?: boolean | null | undefined;
      readonly membership: RunnerMembershipFilter | null;
      readonly paused?: boolean | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort?: CiRunnerSort | null | undefined;
      readonly status?: CiRunnerStatus | null | undefined;
      readonly tagList?: readonly string[] | null | undefined;
      readonly type?: CiRunnerType | null | undefined;
    }, context: C) => Maybe<Listed<CiRunnerSource> | null>;
  };
  readonly Mutation: {
    readonly bulkRunnerDelete: (input: BulkRunnerDeleteInput, operations: Pick<Operations, 'deleteRunner'>, context: C) => Promise<Omit<BulkRunnerDeletePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly runnersRegistrationTokenReset: (input: RunnersRegistrationTokenResetInput, operations: Pick<Operations, 'resetRegistrationToken' | 'resetGroupRegistrationToken' | 'resetProjectRegistrationToken'>, context: C) => Promise<Omit<RunnersRegistrationTokenResetPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Project: {
    readonly runners: (source: ProjectSource, args: {
      readonly paused?: boolean | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort?: CiRunnerSort | null | undefined;
      readonly status?: CiRunnerStatus | null | undefined;
      readonly tagList?: readonly string[] | null | undefined;
      readonly type?: CiRunnerType | null | undefined;
    }, context: C) => Maybe<Listed<CiRunnerSource> | null>;
  };
  readonly Query: {
    readonly runner: (args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<CiRunnerSource | null>;
    readonly runners: (args: {
      readonly active?: boolean | null | undefined;
      readonly paused?: boolean | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort?: CiRunnerSort | null | undefined;
      readonly status?: CiRunnerStatus | null | undefined;
      readonly tagList?: readonly string[] | null | undefined;
      readonly type?: CiRunnerType | null | undefined;
    }, context: C) => Maybe<Listed<CiRunnerSource> | null>;
  };
}

/** The functions of `spec/graphql/timebox-reports.graphql`. */
export interface TimeboxReportsResolvers<C> {
  readonly Iteration: {
    readonly report: (source: IterationSource, args: {
      readonly fullPath?: string | null | undefined;
    }, context: C) => Maybe<TimeboxReportSource | null>;
  };
  readonly Milestone: {
    readonly report: (source: MilestoneSource, args: {
      readonly fullPath?: string | null | undefined;
    }, context: C) => Maybe<TimeboxReportSource | null>;
  };
}

/** The functions of `spec/graphql/timelogs.graphql`. */
export interface TimelogsResolvers<C> {
  readonly Group: {
    readonly timelogs: (source: GroupSource, args: {
      readonly endDate?: string | null | undefined;
      readonly endTime?: string | null | undefined;
      readonly groupId?: GlobalId | null | undefined;
      readonly projectId?: GlobalId | null | undefined;
      readonly startDate?: string | null | undefined;
      readonly startTime?: string | null | undefined;
      readonly username?: string | null | undefined;
    }, context: C) => Maybe<Listed<TimelogSource>>;
  };
  readonly Issue: {
    readonly timelogs: (source: IssueSource, args: {}, context: C) => Maybe<Listed<TimelogSource>>;
  };
  readonly MergeRequest: {
    readonly timelogs: (source: MergeRequestSource, args: {}, context: C) => Maybe<Listed<TimelogSource>>;
  };
  readonly Mutation: {
    readonly timelogCreate: (input: TimelogCreateInput, operations: Pick<Operations, 'addIssueSpentTime' | 'addMergeRequestSpentTime'>, context: C) => Promise<Omit<TimelogCreatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Project: {
    readonly timelogs: (source: ProjectSource, args: {
      readonly endDate?: string | null | undefined;
      readonly endTime?: string | null | undefined;
      readonly groupId?: GlobalId | null | undefined;
      readonly projectId?: GlobalId | null | undefined;
      readonly startDate?: string | null | undefined;
      readonly startTime?: string | null | undefined;
      readonly username?: string | null | undefined;
    }, context: C) => Maybe<Listed<TimelogSource> | null>;
  };
  readonly Query: {
    readonly timelogs: (args: {
      readonly endDate?: string | null | undefined;
      readonly endTime?: string | null | undefined;
      readonly groupId?: GlobalId | null | undefined;
      readonly projectId?: GlobalId | null | undefined;
      readonly startDate?: string | null | undefined;
      readonly startTime?: string | null | undefined;
      readonly username?: string | null | undefined;
    }, context: C) => Maybe<Listed<TimelogSource> | null>;
  };
  readonly Timelog: {
    readonly note: (source: TimelogSource, args: {}, context: C) => Maybe<NoteSource | null>;
  };
  readonly UserCore: {
    readonly timelogs: (source: UserCoreSource, args: {
      readonly endDate?: string | null | undefined;
      readonly endTime?: string | null | undefined;
      readonly groupId?: GlobalId | null | undefined;
      readonly projectId?: GlobalId | null | undefined;
      readonly startDate?: string | null | undefined;
      readonly startTime?: string | null | undefined;
      readonly username?: string | null | undefined;
    }, context: C) => Maybe<Listed<TimelogSource> | null>;
  };
}

/** The functions of `spec/graphql/todos.graphql`. */
export interface TodosResolvers<C> {
  readonly Epic: {
    readonly currentUserTodos: (source: EpicSource, args: {
      readonly state?: TodoStateEnum | null | undefined;
    }, context: C) => Maybe<Listed<TodoSource>>;
  };
  readonly Issue: {
    readonly currentUserTodos: (source: IssueSource, args: {
      readonly state?: TodoStateEnum | null | undefined;
    }, context: C) => Maybe<Listed<TodoSource>>;
  };
  readonly MergeRequest: {
    readonly currentUserTodos: (source: MergeRequestSource, args: {
      readonly state?: TodoStateEnum | null | undefined;
    }, context: C) => Maybe<Listed<TodoSource>>;
  };
  readonly Mutation: {
    readonly todoCreate: (input: TodoCreateInput, operations: Pick<Operations, 'createIssueTodo' | 'createMergeRequestTodo' | 'createEpicTodo'>, context: C) => Promise<Omit<TodoCreatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly todosMarkAllDone: (input: TodosMarkAllDoneInput, operations: Pick<Operations, 'markAllTodosAsDone' | 'markTodoAsDone'>, context: C) => Promise<Omit<TodosMarkAllDonePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly todoRestore: (input: TodoRestoreInput, operations: Pick<Operations, never>, context: C) => Promise<Omit<TodoRestorePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly todoRestoreMany: (input: TodoRestoreManyInput, operations: Pick<Operations, never>, context: C) => Promise<Omit<TodoRestoreManyPayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Query: {
    readonly todo: (args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<TodoSource | null>;
  };
  readonly Todo: {
    readonly note: (source: TodoSource, args: {}, context: C) => Maybe<NoteSource | null>;
    readonly target: (source: TodoSource, args: {}, context: C) => Maybe<TodoableSource>;
  };
  readonly UserCore: {
    readonly todos: (source: UserCoreSource, args: {
      readonly action?: readonly TodoActionEnum[] | null | undefined;
      readonly authorId?: readonly string[] | null | undefined;
      readonly groupId?: readonly string[] | null | undefined;
      readonly projectId?: readonly string[] | null | undefined;
      readonly state?: readonly TodoStateEnum[] | null | undefined;
      readonly type?: readonly TodoTargetEnum[] | null | undefined;
    }, context: C) => Maybe<Listed<TodoSource> | null>;
  };
}

/** The functions of `spec/graphql/topics.graphql`. */
export interface TopicsResolvers<C> {
  readonly Query: {
    readonly topics: (args: {
      readonly search?: string | null | undefined;
    }, context: C) => Maybe<Listed<TopicSource> | null>;
  };
}

/** The functions of `spec/graphql/users.graphql`. */
export interface UsersResolvers<C> {
  readonly Query: {
    readonly currentUser: (args: {}, context: C) => Maybe<UserCoreSource | null>;
    readonly user: (args: {
      readonly id?: GlobalId | null | undefined;
      readonly username?: string | null | undefined;
    }, context: C) => Maybe<UserCoreSource | null>;
    readonly users: (args: {
      readonly admins: boolean | null;
      readonly ids?: readonly string[] | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort: Sort | null;
      readonly usernames?: readonly string[] | null | undefined;
    }, context: C) => Maybe<Listed<UserCoreSource> | null>;
  };
  readonly UserCore: {
    readonly load: (keys: readonly NonNullable<User['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<User['id']>, Partial<User>>>;
    readonly active: (source: UserCoreSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly groupCount: (source: UserCoreSource, args: {}, context: C) => Maybe<number | null>;
    readonly human: (source: UserCoreSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly state: (source: UserCoreSource, args: {}, context: C) => Maybe<UserState>;
    readonly status: (source: UserCoreSource, args: {}, context: C) => Maybe<UserStatusSource | null>;
    readonly userPermissions: (source: UserCoreSource, args: {}, context: C) => Maybe<UserPermissionsSource>;
    readonly webPath: (source: UserCoreSource, args: {}, context: C) => Maybe<string>;
  };
}

/** The functions of `spec/graphql/variables.graphql`. */
export interface VariablesResolvers<C> {
  readonly Group: {
    readonly ciVariables: (source: GroupSource, args: {}, context: C) => Maybe<Listed<CiGroupVariableSource> | null>;
  };
  readonly Project: {
    readonly ciVariables: (source: ProjectSource, args: {}, context: C) => Maybe<Listed<CiProjectVariableSource> | null>;
  };
  readonly Query: {
    readonly ciVariables: (args: {}, context: C) => Maybe<Listed<CiInstanceVariableSource> | null>;
  };
}

/** The functions of `spec/graphql/work-items.graphql`. */
export interface WorkItemsResolvers<C> {
  readonly Group: {
    readonly workItemTypes: (source: GroupSource, args: {
      readonly taskable?: boolean | null | undefined;
    }, context: C) => Maybe<Listed<WorkItemTypeSource> | null>;
  };
  readonly Mutation: {
    readonly workItemCreate: (input: WorkItemCreateInput, operations: Pick<Operations, 'createIssue'>, context: C) => Promise<Omit<WorkItemCreatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly workItemUpdate: (input: WorkItemUpdateInput, operations: Pick<Operations, 'updateIssue'>, context: C) => Promise<Omit<WorkItemUpdatePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
    readonly workItemDelete: (input: WorkItemDeleteInput, operations: Pick<Operations, 'deleteIssue'>, context: C) => Promise<Omit<WorkItemDeletePayloadSource, 'errors' | 'clientMutationId'> & { readonly errors?: readonly string[] }>;
  };
  readonly Project: {
    readonly workItemTypes: (source: ProjectSource, args: {
      readonly taskable?: boolean | null | undefined;
    }, context: C) => Maybe<Listed<WorkItemTypeSource> | null>;
    readonly workItems: (source: ProjectSource, args: {
      readonly iid?: string | null | undefined;
      readonly iids?: readonly string[] | null | undefined;
      readonly search?: string | null | undefined;
      readonly sort: WorkItemSort | null;
      readonly state?: IssuableState | null | undefined;
      readonly types?: readonly IssueType[] | null | undefined;
    }, context: C) => Maybe<Listed<WorkItemSource> | null>;
  };
  readonly Query: {
    readonly workItem: (args: {
      readonly id: GlobalId;
    }, context: C) => Maybe<WorkItemSource | null>;
  };
  readonly WorkItem: {
    readonly load: (keys: readonly NonNullable<Issue['id']>[], context: C) => Promise<ReadonlyMap<NonNullable<Issue['id']>, Partial<Issue>>>;
    readonly descriptionHtml: (source: WorkItemSource, args: {}, context: C) => Maybe<string | null>;
    readonly lockVersion: (source: WorkItemSource, args: {}, context: C) => Maybe<number>;
    readonly state: (source: WorkItemSource, args: {}, context: C) => Maybe<WorkItemState>;
    readonly titleHtml: (source: WorkItemSource, args: {}, context: C) => Maybe<string | null>;
    readonly userPermissions: (source: WorkItemSource, args: {}, context: C) => Maybe<WorkItemPermissionsSource>;
    readonly widgets: (source: WorkItemSource, args: {}, context: C) => Maybe<readonly WorkItemWidgetSource[] | null>;
    readonly workItemType: (source: WorkItemSource, args: {}, context: C) => Maybe<WorkItemTypeSource>;
  };
  readonly WorkItemWidgetAssignees: {
    readonly allowsMultipleAssignees: (source: WorkItemWidgetAssigneesSource, args: {}, context: C) => Maybe<boolean | null>;
    readonly assignees: (source: WorkItemWidgetAssigneesSource, args: {}, context: C) => Maybe<Listed<UserCoreSource> | null>;
  };
  readonly WorkItemWidgetDescription: {
    readonly description: (source: WorkItemWidgetDescriptionSource, args: {}, context: C) => Maybe<string | null>;
    readonly descriptionHtml: (source: WorkItemWidgetDescriptionSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly WorkItemWidgetLabels: {
    readonly labels: (source: WorkItemWidgetLabelsSource, args: {}, context: C) => Maybe<Listed<LabelSource> | null>;
  };
  readonly WorkItemWidgetStartAndDueDate: {
    readonly dueDate: (source: WorkItemWidgetStartAndDueDateSource, args: {}, context: C) => Maybe<string | null>;
  };
  readonly WorkItemWidgetWeight: {
    readonly weight: (source: WorkItemWidgetWeightSource, args: {}, context: C) => Maybe<number | null>;
  };
}

/** What loads the functions of each file. */
export interface GraphqlResolvers<C> {
  readonly awardEmoji: AwardEmojiResolvers<C>;
  readonly boards: BoardsResolvers<C>;
  readonly branches: BranchesResolvers<C>;
  readonly childEpics: ChildEpicsResolvers<C>;
  readonly ciLint: CiLintResolvers<C>;
  readonly clusterAgents: ClusterAgentsResolvers<C>;
  readonly codeOwners: CodeOwnersResolvers<C>;
  readonly commits: CommitsResolvers<C>;
  readonly environments: EnvironmentsResolvers<C>;
  readonly epicIssues: EpicIssuesResolvers<C>;
  readonly epics: EpicsResolvers<C>;
  readonly events: EventsResolvers<C>;
  readonly groups: GroupsResolvers<C>;
  readonly instance: InstanceResolvers<C>;
  readonly issueChanges: IssueChangesResolvers<C>;
  readonly issueLinks: IssueLinksResolvers<C>;
  readonly issues: IssuesResolvers<C>;
  readonly iterations: IterationsResolvers<C>;
  readonly jobTokenScope: JobTokenScopeResolvers<C>;
  readonly jobs: JobsResolvers<C>;
  readonly labels: LabelsResolvers<C>;
  readonly markdown: MarkdownResolvers<C>;
  readonly members: MembersResolvers<C>;
  readonly mergeRequestApprovals: MergeRequestApprovalsResolvers<C>;
  readonly mergeRequestChanges: MergeRequestChangesResolvers<C>;
  readonly mergeRequestPeople: MergeRequestPeopleResolvers<C>;
  readonly mergeRequestPipelines: MergeRequestPipelinesResolvers<C>;
  readonly mergeRequests: MergeRequestsResolvers<C>;
  readonly milestones: MilestonesResolvers<C>;
  readonly namespaces: NamespacesResolvers<C>;
  readonly notes: NotesResolvers<C>;
  readonly permissions: PermissionsResolvers<C>;
  readonly pipelines: PipelinesResolvers<C>;
  readonly projects: ProjectsResolvers<C>;
  readonly protectedBranches: ProtectedBranchesResolvers<C>;
  readonly pushRules: PushRulesResolvers<C>;
  readonly registry: RegistryResolvers<C>;
  readonly repositories: RepositoriesResolvers<C>;
  readonly repositoryFiles: RepositoryFilesResolvers<C>;
  readonly runners: RunnersResolvers<C>;
  readonly timeboxReports: TimeboxReportsResolvers<C>;
  readonly timelogs: TimelogsResolvers<C>;
  readonly todos: TodosResolvers<C>;
  readonly topics: TopicsResolvers<C>;
  readonly users: UsersResolvers<C>;
  readonly variables: VariablesResolvers<C>;
  readonly workItems: WorkItemsResolvers<C>;
}
