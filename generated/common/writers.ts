// Generated from spec/common; do not edit. Run `npm run generate`.
import * as w from '../../generator/runtime/write.ts';
import type { AnyError, BasicPipeline, Commit, CommitDetail, CommitSignature, CommitStats, DiffEntry, DiffRefs, Epic, EpicLinks, HookChanges, HookCodeRepository, HookCommit, HookCommitAuthor, HookLabel, HookPlainProject, HookProject, HookPushedCommit, HookRepository, HookRunner, HookSourcePipeline, HookSourceProject, HookUser, LabelDetail, LabelTitleOrDetail, Message, Milestone, Note, NoteLineEnd, NoteLineRange, NotePosition, ObjectReferences, ParameterError, PgpSignature, Pipeline, PipelineDetailedStatus, ProjectIdentity, Suggestion, TaskCompletion, TimeStats, UserBasic, X509Certificate, X509Issuer, X509Signature } from './types.ts';

export function writeAnyError(v: AnyError): string {
  return ('{' + ((v.message === undefined ? '' : ',"message":' + (w.any(v.message))) + (v.error === undefined ? '' : ',"error":' + (w.any(v.error))) + (v.error_description === undefined ? '' : ',"error_description":' + w.text(v.error_description)) + (v.scope === undefined ? '' : ',"scope":' + w.text(v.scope)) + (v.hint === undefined ? '' : ',"hint":' + w.text(v.hint))).slice(1) + '}');
}

export function writeBasicPipeline(v: BasicPipeline): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"project_id":' + w.number(v.project_id) + ',"sha":' + w.text(v.sha) + ',"ref":' + w.text(v.ref) + ',"status":' + w.text(v.status) + ',"source":' + w.text(v.source) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"web_url":' + w.text(v.web_url) + '}');
}

export function writeCommit(v: Commit): string {
  return ('{"id":' + w.text(v.id) + ',"short_id":' + w.text(v.short_id) + ',"created_at":' + w.text(v.created_at) + ',"parent_ids":' + w.array(v.parent_ids, (v) => w.text(v)) + ',"title":' + w.text(v.title) + ',"message":' + w.text(v.message) + ',"author_name":' + w.text(v.author_name) + ',"author_email":' + w.text(v.author_email) + ',"authored_date":' + w.text(v.authored_date) + ',"committer_name":' + w.text(v.committer_name) + ',"committer_email":' + w.text(v.committer_email) + ',"committed_date":' + w.text(v.committed_date) + ',"trailers":' + w.hash(v.trailers, (v) => w.text(v)) + ',"web_url":' + w.text(v.web_url) + (v.stats === undefined ? '' : ',"stats":' + writeCommitStats(v.stats)) + '}');
}

export function writeCommitDetail(v: CommitDetail): string {
  return ('{"id":' + w.text(v.id) + ',"short_id":' + w.text(v.short_id) + ',"created_at":' + w.text(v.created_at) + ',"parent_ids":' + w.array(v.parent_ids, (v) => w.text(v)) + ',"title":' + w.text(v.title) + ',"message":' + w.text(v.message) + ',"author_name":' + w.text(v.author_name) + ',"author_email":' + w.text(v.author_email) + ',"authored_date":' + w.text(v.authored_date) + ',"committer_name":' + w.text(v.committer_name) + ',"committer_email":' + w.text(v.committer_email) + ',"committed_date":' + w.text(v.committed_date) + ',"trailers":' + w.hash(v.trailers, (v) => w.text(v)) + ',"web_url":' + w.text(v.web_url) + (v.stats === undefined ? '' : ',"stats":' + writeCommitStats(v.stats)) + ',"status":' + w.text(v.status) + ',"project_id":' + w.number(v.project_id) + ',"last_pipeline":' + (v.last_pipeline == null ? 'null' : writeBasicPipeline(v.last_pipeline)) + '}');
}

export function writeCommitSignature(v: CommitSignature): string {
  return (w.is(v, "signature_type", ["PGP"]) ? writePgpSignature((v as never)) : writeX509Signature((v as never)));
}

export function writeCommitStats(v: CommitStats): string {
  return ('{"additions":' + w.number(v.additions) + ',"deletions":' + w.number(v.deletions) + ',"total":' + w.number(v.total) + '}');
}

export function writeDiffEntry(v: DiffEntry): string {
  return ('{"diff":' + w.text(v.diff) + ',"new_path":' + w.text(v.new_path) + ',"old_path":' + w.text(v.old_path) + ',"a_mode":' + w.text(v.a_mode) + ',"b_mode":' + w.text(v.b_mode) + ',"new_file":' + w.boolean(v.new_file) + ',"renamed_file":' + w.boolean(v.renamed_file) + ',"deleted_file":' + w.boolean(v.deleted_file) + '}');
}

export function writeDiffRefs(v: DiffRefs): string {
  return ('{"base_sha":' + w.text(v.base_sha) + ',"head_sha":' + w.text(v.head_sha) + ',"start_sha":' + w.text(v.start_sha) + '}');
}

export function writeEpic(v: Epic): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"color":' + w.text(v.color) + ',"text_color":' + w.text(v.text_color) + ',"group_id":' + w.number(v.group_id) + ',"parent_id":' + w.number(v.parent_id) + ',"parent_iid":' + w.number(v.parent_iid) + ',"title":' + w.text(v.title) + ',"description":' + w.text(v.description) + ',"confidential":' + w.boolean(v.confidential) + ',"author":' + writeUserBasic(v.author) + ',"start_date":' + w.text(v.start_date) + ',"start_date_is_fixed":' + w.boolean(v.start_date_is_fixed) + ',"start_date_fixed":' + w.text(v.start_date_fixed) + ',"start_date_from_inherited_source":' + w.text(v.start_date_from_inherited_source) + ',"start_date_from_milestones":' + w.text(v.start_date_from_milestones) + ',"end_date":' + w.text(v.end_date) + ',"due_date":' + w.text(v.due_date) + ',"due_date_is_fixed":' + w.boolean(v.due_date_is_fixed) + ',"due_date_fixed":' + w.text(v.due_date_fixed) + ',"due_date_from_inherited_source":' + w.text(v.due_date_from_inherited_source) + ',"due_date_from_milestones":' + w.text(v.due_date_from_milestones) + ',"state":' + w.text(v.state) + ',"web_edit_url":' + w.text(v.web_edit_url) + ',"web_url":' + w.text(v.web_url) + (v.reference === undefined ? '' : ',"reference":' + w.text(v.reference)) + ',"references":' + writeObjectReferences(v.references) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"closed_at":' + w.text(v.closed_at) + ',"labels":' + w.array(v.labels, writeLabelTitleOrDetail) + ',"upvotes":' + w.number(v.upvotes) + ',"downvotes":' + w.number(v.downvotes) + (v.subscribed === undefined ? '' : ',"subscribed":' + w.boolean(v.subscribed)) + ',"_links":' + writeEpicLinks(v._links) + '}');
}

export function writeEpicLinks(v: EpicLinks): string {
  return ('{"self":' + w.text(v.self) + ',"epic_issues":' + w.text(v.epic_issues) + ',"group":' + w.text(v.group) + ',"parent":' + w.text(v.parent) + '}');
}

export function writeHookChanges(v: HookChanges): string {
  return w.hash(v, (v) => ('{"previous":' + w.any(v.previous) + ',"current":' + w.any(v.current) + '}'));
}

export function writeHookCodeRepository(v: HookCodeRepository): string {
  return ('{"name":' + w.text(v.name) + ',"url":' + w.text(v.url) + ',"description":' + w.text(v.description) + ',"homepage":' + w.text(v.homepage) + ',"git_http_url":' + w.text(v.git_http_url) + ',"git_ssh_url":' + w.text(v.git_ssh_url) + ',"visibility_level":' + w.number(v.visibility_level) + '}');
}

export function writeHookCommit(v: HookCommit): string {
  return ('{"id":' + w.text(v.id) + ',"message":' + w.text(v.message) + ',"title":' + w.text(v.title) + ',"timestamp":' + w.text(v.timestamp) + ',"url":' + w.text(v.url) + ',"author":' + writeHookCommitAuthor(v.author) + '}');
}

export function writeHookCommitAuthor(v: HookCommitAuthor): string {
  return ('{"name":' + w.text(v.name) + ',"email":' + w.text(v.email) + '}');
}

export function writeHookLabel(v: HookLabel): string {
  return ('{"id":' + w.number(v.id) + ',"title":' + w.text(v.title) + ',"color":' + w.text(v.color) + ',"project_id":' + w.number(v.project_id) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"template":' + w.boolean(v.template) + ',"description":' + w.text(v.description) + ',"type":' + w.text(v.type) + ',"group_id":' + w.number(v.group_id) + '}');
}

export function writeHookPlainProject(v: HookPlainProject): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"description":' + w.text(v.description) + ',"web_url":' + w.text(v.web_url) + ',"avatar_url":' + w.text(v.avatar_url) + ',"git_ssh_url":' + w.text(v.git_ssh_url) + ',"git_http_url":' + w.text(v.git_http_url) + ',"namespace":' + w.text(v.namespace) + ',"visibility_level":' + w.number(v.visibility_level) + ',"path_with_namespace":' + w.text(v.path_with_namespace) + ',"default_branch":' + w.text(v.default_branch) + ',"ci_config_path":' + w.text(v.ci_config_path) + '}');
}

export function writeHookProject(v: HookProject): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"description":' + w.text(v.description) + ',"web_url":' + w.text(v.web_url) + ',"avatar_url":' + w.text(v.avatar_url) + ',"git_ssh_url":' + w.text(v.git_ssh_url) + ',"git_http_url":' + w.text(v.git_http_url) + ',"namespace":' + w.text(v.namespace) + ',"visibility_level":' + w.number(v.visibility_level) + ',"path_with_namespace":' + w.text(v.path_with_namespace) + ',"default_branch":' + w.text(v.default_branch) + ',"ci_config_path":' + w.text(v.ci_config_path) + ',"homepage":' + w.text(v.homepage) + ',"url":' + w.text(v.url) + ',"ssh_url":' + w.text(v.ssh_url) + ',"http_url":' + w.text(v.http_url) + '}');
}

export function writeHookPushedCommit(v: HookPushedCommit): string {
  return ('{"id":' + w.text(v.id) + ',"message":' + w.text(v.message) + ',"title":' + w.text(v.title) + ',"timestamp":' + w.text(v.timestamp) + ',"url":' + w.text(v.url) + ',"author":' + writeHookCommitAuthor(v.author) + ',"added":' + w.array(v.added, (v) => w.text(v)) + ',"modified":' + w.array(v.modified, (v) => w.text(v)) + ',"removed":' + w.array(v.removed, (v) => w.text(v)) + '}');
}

export function writeHookRepository(v: HookRepository): string {
  return ('{"name":' + w.text(v.name) + ',"url":' + w.text(v.url) + ',"description":' + w.text(v.description) + ',"homepage":' + w.text(v.homepage) + '}');
}

export function writeHookRunner(v: HookRunner): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"runner_type":' + w.text(v.runner_type) + ',"active":' + w.boolean(v.active) + ',"is_shared":' + w.boolean(v.is_shared) + ',"tags":' + w.array(v.tags, (v) => w.text(v)) + '}');
}

export function writeHookSourcePipeline(v: HookSourcePipeline): string {
  return ('{"project":' + writeHookSourceProject(v.project) + ',"job_id":' + w.number(v.job_id) + ',"pipeline_id":' + w.number(v.pipeline_id) + '}');
}

export function writeHookSourceProject(v: HookSourceProject): string {
  return ('{"id":' + w.number(v.id) + ',"web_url":' + w.text(v.web_url) + ',"path_with_namespace":' + w.text(v.path_with_namespace) + '}');
}

export function writeHookUser(v: HookUser): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"username":' + w.text(v.username) + ',"avatar_url":' + w.text(v.avatar_url) + ',"email":' + w.text(v.email) + '}');
}

export function writeLabelDetail(v: LabelDetail): string {
  return ('{"id":' + w.number(v.id) + ',"name":' + w.text(v.name) + ',"description":' + w.text(v.description) + ',"description_html":' + w.text(v.description_html) + ',"text_color":' + w.text(v.text_color) + ',"color":' + w.text(v.color) + '}');
}

export function writeLabelTitleOrDetail(v: LabelTitleOrDetail): string {
  return (w.isObject(v) ? writeLabelDetail((v as never)) : w.any(v));
}

export function writeMessage(v: Message): string {
  return ('{"message":' + (w.any(v.message)) + (v.hint === undefined ? '' : ',"hint":' + w.text(v.hint)) + '}');
}

export function writeMilestone(v: Milestone): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + (v.project_id === undefined ? '' : ',"project_id":' + w.number(v.project_id)) + (v.group_id === undefined ? '' : ',"group_id":' + w.number(v.group_id)) + ',"title":' + w.text(v.title) + ',"description":' + w.text(v.description) + ',"state":' + w.text(v.state) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"due_date":' + w.text(v.due_date) + ',"start_date":' + w.text(v.start_date) + ',"expired":' + w.boolean(v.expired) + ',"web_url":' + w.text(v.web_url) + '}');
}

export function writeNote(v: Note): string {
  return ('{"id":' + w.number(v.id) + ',"type":' + w.text(v.type) + ',"body":' + w.text(v.body) + ',"attachment":' + w.text(v.attachment) + ',"author":' + writeUserBasic(v.author) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"system":' + w.boolean(v.system) + ',"noteable_id":' + w.any(v.noteable_id) + ',"noteable_type":' + w.text(v.noteable_type) + ',"noteable_iid":' + w.number(v.noteable_iid) + (v.commit_id === undefined ? '' : ',"commit_id":' + w.text(v.commit_id)) + (v.position === undefined ? '' : ',"position":' + (v.position == null ? 'null' : writeNotePosition(v.position))) + (v.suggestions === undefined ? '' : ',"suggestions":' + w.array(v.suggestions, writeSuggestion)) + ',"resolvable":' + w.boolean(v.resolvable) + (v.resolved === undefined ? '' : ',"resolved":' + w.boolean(v.resolved)) + (v.resolved_by === undefined ? '' : ',"resolved_by":' + (v.resolved_by == null ? 'null' : writeUserBasic(v.resolved_by))) + (v.resolved_at === undefined ? '' : ',"resolved_at":' + w.text(v.resolved_at)) + ',"confidential":' + w.boolean(v.confidential) + (v.internal === undefined ? '' : ',"internal":' + w.boolean(v.internal)) + ',"commands_changes":' + w.any(v.commands_changes) + '}');
}

export function writeNoteLineEnd(v: NoteLineEnd): string {
  return ('{"line_code":' + w.text(v.line_code) + ',"type":' + w.text(v.type) + ',"old_line":' + w.number(v.old_line) + ',"new_line":' + w.number(v.new_line) + '}');
}

export function writeNoteLineRange(v: NoteLineRange): string {
  return ('{"start":' + writeNoteLineEnd(v.start) + ',"end":' + writeNoteLineEnd(v.end) + '}');
}

export function writeNotePosition(v: NotePosition): string {
  return ('{"base_sha":' + w.text(v.base_sha) + ',"start_sha":' + w.text(v.start_sha) + ',"head_sha":' + w.text(v.head_sha) + ',"old_path":' + w.text(v.old_path) + ',"new_path":' + w.text(v.new_path) + ',"position_type":' + w.text(v.position_type) + (v.old_line === undefined ? '' : ',"old_line":' + w.number(v.old_line)) + (v.new_line === undefined ? '' : ',"new_line":' + w.number(v.new_line)) + (v.line_range === undefined ? '' : ',"line_range":' + (v.line_range == null ? 'null' : writeNoteLineRange(v.line_range))) + (v.width === undefined ? '' : ',"width":' + w.number(v.width)) + (v.height === undefined ? '' : ',"height":' + w.number(v.height)) + (v.x === undefined ? '' : ',"x":' + w.number(v.x)) + (v.y === undefined ? '' : ',"y":' + w.number(v.y)) + '}');
}

export function writeObjectReferences(v: ObjectReferences): string {
  return ('{"short":' + w.text(v.short) + ',"relative":' + w.text(v.relative) + ',"full":' + w.text(v.full) + '}');
}

export function writeParameterError(v: ParameterError): string {
  return ('{"error":' + w.text(v.error) + '}');
}

export function writePgpSignature(v: PgpSignature): string {
  return ('{"signature_type":' + w.text(v.signature_type) + ',"verification_status":' + w.text(v.verification_status) + ',"gpg_key_id":' + w.number(v.gpg_key_id) + ',"gpg_key_primary_keyid":' + w.text(v.gpg_key_primary_keyid) + ',"gpg_key_user_name":' + w.text(v.gpg_key_user_name) + ',"gpg_key_user_email":' + w.text(v.gpg_key_user_email) + ',"gpg_key_subkey_id":' + w.number(v.gpg_key_subkey_id) + (v.commit_source === undefined ? '' : ',"commit_source":' + w.text(v.commit_source)) + '}');
}

export function writePipeline(v: Pipeline): string {
  return ('{"id":' + w.number(v.id) + ',"iid":' + w.number(v.iid) + ',"project_id":' + w.number(v.project_id) + ',"sha":' + w.text(v.sha) + ',"ref":' + w.text(v.ref) + ',"status":' + w.text(v.status) + ',"source":' + w.text(v.source) + ',"created_at":' + w.text(v.created_at) + ',"updated_at":' + w.text(v.updated_at) + ',"web_url":' + w.text(v.web_url) + ',"before_sha":' + w.text(v.before_sha) + ',"tag":' + w.boolean(v.tag) + ',"yaml_errors":' + w.text(v.yaml_errors) + ',"user":' + (v.user == null ? 'null' : writeUserBasic(v.user)) + ',"started_at":' + w.text(v.started_at) + ',"finished_at":' + w.text(v.finished_at) + ',"committed_at":' + w.text(v.committed_at) + ',"duration":' + w.number(v.duration) + ',"queued_duration":' + w.number(v.queued_duration) + ',"coverage":' + w.text(v.coverage) + ',"detailed_status":' + writePipelineDetailedStatus(v.detailed_status) + '}');
}

export function writePipelineDetailedStatus(v: PipelineDetailedStatus): string {
  return ('{"icon":' + w.text(v.icon) + ',"text":' + w.text(v.text) + ',"label":' + w.text(v.label) + ',"group":' + w.text(v.group) + ',"tooltip":' + w.text(v.tooltip) + ',"has_details":' + w.boolean(v.has_details) + ',"details_path":' + w.text(v.details_path) + ',"illustration":' + w.any(v.illustration) + ',"favicon":' + w.text(v.favicon) + '}');
}

export function writeProjectIdentity(v: ProjectIdentity): string {
  return ('{"id":' + w.number(v.id) + ',"description":' + w.text(v.description) + ',"name":' + w.text(v.name) + ',"name_with_namespace":' + w.text(v.name_with_namespace) + ',"path":' + w.text(v.path) + ',"path_with_namespace":' + w.text(v.path_with_namespace) + ',"created_at":' + w.text(v.created_at) + '}');
}

export function writeSuggestion(v: Suggestion): string {
  return ('{"id":' + w.number(v.id) + ',"from_line":' + w.number(v.from_line) + ',"to_line":' + w.number(v.to_line) + ',"appliable":' + w.boolean(v.appliable) + ',"applied":' + w.boolean(v.applied) + ',"from_content":' + w.text(v.from_content) + ',"to_content":' + w.text(v.to_content) + '}');
}

export function writeTaskCompletion(v: TaskCompletion): string {
  return ('{"count":' + w.number(v.count) + ',"completed_count":' + w.number(v.completed_count) + '}');
}

export function writeTimeStats(v: TimeStats): string {
  return ('{"time_estimate":' + w.number(v.time_estimate) + ',"total_time_spent":' + w.number(v.total_time_spent) + ',"human_time_estimate":' + w.text(v.human_time_estimate) + ',"human_total_time_spent":' + w.text(v.human_total_time_spent) + '}');
}

export function writeUserBasic(v: UserBasic): string {
  return ('{"id":' + w.number(v.id) + ',"username":' + w.text(v.username) + ',"name":' + w.text(v.name) + ',"state":' + w.text(v.state) + ',"avatar_url":' + w.text(v.avatar_url) + ',"web_url":' + w.text(v.web_url) + '}');
}

export function writeX509Certificate(v: X509Certificate): string {
  return ('{"id":' + w.number(v.id) + ',"subject":' + w.text(v.subject) + ',"subject_key_identifier":' + w.text(v.subject_key_identifier) + ',"email":' + w.text(v.email) + ',"serial_number":' + w.number(v.serial_number) + ',"certificate_status":' + w.text(v.certificate_status) + ',"x509_issuer":' + writeX509Issuer(v.x509_issuer) + '}');
}

export function writeX509Issuer(v: X509Issuer): string {
  return ('{"id":' + w.number(v.id) + ',"subject":' + w.text(v.subject) + ',"subject_key_identifier":' + w.text(v.subject_key_identifier) + ',"crl_url":' + w.text(v.crl_url) + '}');
}

export function writeX509Signature(v: X509Signature): string {
  return ('{"signature_type":' + w.text(v.signature_type) + ',"verification_status":' + w.text(v.verification_status) + ',"x509_certificate":' + writeX509Certificate(v.x509_certificate) + (v.commit_source === undefined ? '' : ',"commit_source":' + w.text(v.commit_source)) + '}');
}
