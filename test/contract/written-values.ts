import { newGpgKey, newSshKey } from '#test/support/public-keys.ts';
import { unique } from './requests.ts';
import { type Json, otherValue } from './written.ts';

/** Another valid value of a property, and the values that it requires beside it. */
export interface Other {
  readonly value: unknown;
  readonly beside?: Json;
}

const report = { rule_type: 'report_approver', report_type: 'vulnerability' };

/**
 * Values that the schema alone does not yield; the first pattern that fits `operation.property` decides. Undefined is
 * not tried.
 */
const others: readonly (readonly [RegExp, () => Other])[] = [
  // A user who has not accepted the terms could not undo it.
  [/enforce_terms$/, () => ({ value: undefined })],
  [/(color|\.font)$/, () => ({ value: '#1a2b3c' })],
  [/spam_check_endpoint_url$/, () => ({ value: 'tls://kiln.example:9000' })],
  [/elasticsearch_url$/, () => ({ value: ['https://kiln.example:9200'] })],
  [/(_url|_url_root|after_sign_out_path)$/, () => ({ value: `https://kiln.example/${unique()}` })],
  [/Hook\.url$/, () => ({ value: `https://kiln.example/${unique()}` })],
  [/elasticsearch_\w+_ids$/, () => ({ value: [1] })],
  [/(eks_access_key|eks_account|slack_app|snowplow_app)_id$/, () => ({ value: unique() })],
  [/kroki_formats$/, () => ({ value: { blockdiag: true } })],
  [/repository_storages_weighted$/, () => ({ value: { default: 50 } })],
  [/(Own|User)Email\.email$|notification_email$/, () => ({ value: `${unique()}@kiln.example` })],
  [/^createUser\.email$/, () => ({ value: `${unique()}@kiln.example` })],
  [
    /^updateUser\.email$/,
    () => ({ value: `${unique()}@kiln.example`, beside: { skip_reconfirmation: true } }),
  ],
  [/^createIssue\.iid$/, () => ({ value: 4_000 + Number(unique().slice(5)) })],
  [/Issue\.severity$/, () => ({ value: 'LOW', beside: { issue_type: 'incident' } })],
  [/due_date(_fixed)?$|end_date$/, () => ({ value: '2031-02-03' })],
  [/start_date(_fixed)?$/, () => ({ value: '2019-02-03' })],
  [/AwardEmoji\.name$|setOwnStatus\.emoji$/, () => ({ value: 'tada' })],
  [/\.cron$/, () => ({ value: '5 4 * * *' })],
  [/\.cron_timezone$/, () => ({ value: 'Europe/Berlin' })],
  [/Variable\.key$/, () => ({ value: unique().toUpperCase().replace('-', '_') })],
  [/Variable\.masked$/, () => ({ value: true, beside: { value: 'glazed-and-fired' } })],
  [/(AccessRequest|Member|Invitation)\.access_level$/, () => ({ value: 30 })],
  [/(Member|Invitation)\.expires_at$/, () => ({ value: '2031-02-03' })],
  [/ImpersonationToken\.scopes$/, () => ({ value: ['read_user'] })],
  [/GpgKey\.key$/, () => ({ value: newGpgKey() })],
  [/(SshKey|DeployKey)\.key$/, () => ({ value: newSshKey() })],
  [/ApprovalRule\.name$/, () => ({ value: unique() })],
  [/approvals_required$/, () => ({ value: 3 })],
  [/createProjectApprovalRule\.rule_type$/, () => ({ value: 'report_approver', beside: report })],
  [/createProjectApprovalRule\.report_type$/, () => ({ value: 'vulnerability', beside: report })],
  [/createProjectApprovalRule\.scanners$/, () => ({ value: ['sast'], beside: report })],
  [/createProjectApprovalRule\.severity_levels$/, () => ({ value: ['low'], beside: report })],
  [/createProjectApprovalRule\.vulnerabilities_allowed$/, () => ({ value: 2, beside: report })],
  [
    /createProjectApprovalRule\.vulnerability_states$/,
    () => ({ value: ['detected'], beside: report }),
  ],
  [/voteOnDeployment\.status$/, () => ({ value: 'rejected' })],
  [/maximum_timeout$/, () => ({ value: 900 })],
  [/run_untagged$/, () => ({ value: false, beside: { tag_list: ['kiln'] } })],
  [
    /updateProject\.repository_access_level$/,
    () => ({
      value: 'disabled',
      beside: { merge_requests_access_level: 'disabled', builds_access_level: 'disabled' },
    }),
  ],
  // The path shows to callers who may read the code.
  [
    /updateProject\.ci_config_path$/,
    () => ({ value: 'ci/other.yml', beside: { repository_access_level: 'enabled' } }),
  ],
  // Templates are told to those who may read what is made of them.
  [
    /updateProject\.issues_template$/,
    () => ({ value: '## Steps', beside: { issues_access_level: 'enabled' } }),
  ],
  [
    /updateProject\.merge_requests_template$/,
    () => ({
      value: '## Steps',
      beside: { repository_access_level: 'enabled', merge_requests_access_level: 'enabled' },
    }),
  ],
  [/(archive_builds_in_human_readable|artifacts_expire_in)$/, () => ({ value: '3 days' })],
  [/geo_node_allowed_ips$/, () => ({ value: '10.0.0.0/8' })],
  [
    /inactive_projects_send_warning_email_after_months$/,
    () => ({ value: 2, beside: { inactive_projects_delete_after_months: 9 } }),
  ],
  [/polling_interval_multiplier$/, () => ({ value: '2.0' })],
  [/certificate_fingerprint$/, () => ({ value: Array.from({ length: 20 }, () => 'A1').join(':') })],
  [/(theme_id|color_scheme_id)$/, () => ({ value: 3 })],
];

/** Undefined where neither the table nor the schema tells. */
export function otherOf(place: string, schema: unknown, now: unknown): Other | undefined {
  if (schema === undefined) return undefined;
  const known = others.find(([pattern]) => pattern.test(place))?.[1]();
  const name = place.slice(place.indexOf('.') + 1);
  const other = known ?? { value: otherValue(name, schema, now) };
  return other.value === undefined ? undefined : other;
}

/**
 * Properties that are rightly not read back as written, or cannot be tested here, by `operation.property`. An excuse
 * that excuses nothing fails.
 */
export const excuses: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^updateAppearance\.(logo|header_logo|favicon)$/, 'a file is taken, its address is shown'],
  [
    /^updateApplicationSettings\.\w*(_secret|secret_\w+|_password|client_key|_key_pass|_token|_signing_key|private_key|api_key)$/,
    'secrets are not shown',
  ],
  [/\.asset_proxy_allowlist$/, 'the address of the instance is always in it'],
  [/^sendSlashCommand(ToService)?\.text$/, 'the answer has a text of its own'],
  [/\.enforce_terms$/, 'it shuts out whoever has not accepted them'],
  [/\.hashed_storage_enabled$/, 'it is always on'],
  [
    /^updateProjectApprovalRule\.(scanners|severity_levels|vulnerabilit)/,
    'only rules of reports have it',
  ],
  [/ApprovalRule\.(users|groups)$/, 'ids are taken, people and groups are shown'],
  [/Board\.labels$/, 'names are taken, labels are shown'],
  [/BoardList\.position$/, 'there is one list here, which has one place'],
  [/\.(stats|dry_run)$/, 'it says how to answer'],
  [/^createDeployment\.environment$/, 'a name is taken, the environment is shown'],
  [/\.namespace$/, 'an id is taken, the namespace is shown'],
  [/^updateDeployment\.status$/, 'what has ended stays as it is'],
  [/^update(Epic|Issue)DiscussionNote\.resolved$/, 'only notes of merge requests are resolved'],
  [/^create\w+DiscussionNote\.internal$/, 'it is that of the thread'],
  [/SshKey\.key$/, 'its comment becomes the name of its owner'],
  [/createCommitComment\.(path|line|line_type)$/, 'only of lines that the commit changes'],
  [/Environment\.slug$/, 'the server makes it'],
  [/^(requestJob|registerRunner|resetRunnerTokenByToken)\.token$/, 'it says who asks'],
  [/Label(ByName)?\.name$/, 'it names the label that is meant'],
  [/\.(source_branch|target_branch|default_branch|branch|ref|sha)$/, 'it names what must be there'],
  [/(_id|_iid)$/, 'it names what must be there'],
  [/MergeRequest\.allow_(collaboration|maintainer_to_push)$/, 'only requests from forks have it'],
  [/^mergeMergeRequest\.merge_when_pipeline_succeeds$/, 'there is no pipeline to wait for'],
  [/^(forkProject|updateProject)\.visibility$/, 'nothing is more visible than what it is of'],
  [/^createProject(ForUser)?\.import_url$/, 'there must be a repository to import'],
  [/Project(ForUser)?\.(\w*mirror\w*|mr_default_target_self)$/, 'only mirrors and forks have it'],
  [/Project(ForUser)?\.repository_storage$/, 'there is one storage'],
  [
    /ProtectedEnvironment\.(deploy_access_levels|approval_rules)$/,
    'who is meant is shown at length',
  ],
  [/^save(Integration|Service)BySlug\./, 'each kind takes and needs its own beside'],
  [/Hook\.(url_variables|custom_headers)$/, 'their values are secrets, only the keys are shown'],
  [/^save\w+Integration\.title$/, 'the title of the tracker is taken, that of the kind is shown'],
  [/User\.(public_email|commit_email)$/, 'it is one of the confirmed addresses'],
];
