/**
 * The validation, storage and presentation of a setting. A `url` is an http or https URL for requests; a `host` is the
 * name or address of a machine. A `site` is a name that selects the host, or the account there, for requests. A
 * `secret` is stored encrypted and never shown; `recipients` are mail addresses, `channels` the targets of a daemon.
 */
export type SettingType =
  | 'text'
  | 'url'
  | 'host'
  | 'site'
  | 'secret'
  | 'secret url'
  | 'recipients'
  | 'channels'
  | 'flag'
  | 'number';

export type SettingValue = string | number | boolean;

/** Events that a kind may receive, each enabled by a column of this name. */
export const eventFlags = [
  'commit_events',
  'push_events',
  'issues_events',
  'confidential_issues_events',
  'merge_requests_events',
  'tag_push_events',
  'note_events',
  'confidential_note_events',
  'pipeline_events',
  'wiki_page_events',
  'job_events',
  'deployment_events',
  'comment_on_event_enabled',
] as const;

export type EventFlag = (typeof eventFlags)[number];
export type EventFlags = Readonly<Record<EventFlag, boolean>>;

/** A new integration receives all events except pipelines and jobs. */
export const initialFlags = Object.fromEntries(
  eventFlags.map((flag) => [flag, flag !== 'pipeline_events' && flag !== 'job_events']),
) as EventFlags;

export interface Kind {
  readonly title: string;
  readonly settings: Readonly<Record<string, SettingType>>;
  /** Must be in every request that sets it up. */
  readonly required: readonly string[];
  /** The flags that a request may set. */
  readonly flags: readonly EventFlag[];
  /** The values of settings that were never sent. */
  readonly defaults: Readonly<Record<string, SettingValue>>;
}

type Given = Partial<Omit<Kind, 'title'>>;

const createKind = (
  title: string,
  { settings = {}, required = [], flags = ['push_events'], defaults = {} }: Given,
): Kind => ({ title, settings, required, flags, defaults });

const branches = { branches_to_be_notified: 'text' } as const;
const brokenOnly = { notify_only_broken_pipelines: 'flag' } as const;
const defaultBranch = { branches_to_be_notified: 'default' } as const;
const checked = { enable_ssl_verification: true } as const;
/** Events for build servers. */
export const mergesAndTags = ['push_events', 'merge_requests_events', 'tag_push_events'] as const;

/** Events for chats. */
export const chatFlags = [
  'push_events',
  'issues_events',
  'confidential_issues_events',
  'merge_requests_events',
  'tag_push_events',
  'note_events',
  'confidential_note_events',
  'pipeline_events',
  'wiki_page_events',
] as const;

const createChatKind = (title: string, more: Given = {}): Kind =>
  createKind(title, {
    settings: { webhook: 'secret url', ...brokenOnly, ...branches, ...more.settings },
    required: ['webhook'],
    flags: [...chatFlags, ...(more.flags ?? [])],
    defaults: { notify_only_broken_pipelines: false, ...defaultBranch },
  });

const channels = {
  username: 'text',
  channel: 'text',
  notify_only_default_branch: 'flag',
  push_channel: 'text',
  issue_channel: 'text',
  confidential_issue_channel: 'text',
  merge_request_channel: 'text',
  note_channel: 'text',
  confidential_note_channel: 'text',
  tag_push_channel: 'text',
  pipeline_channel: 'text',
  wiki_page_channel: 'text',
} as const;

const createTrackerKind = (title: string): Kind =>
  createKind(title, {
    settings: {
      new_issue_url: 'url',
      issues_url: 'url',
      project_url: 'url',
      description: 'text',
      title: 'text',
    },
    required: ['new_issue_url', 'issues_url', 'project_url'],
  });

export const kinds = {
  asana: createKind('Asana', {
    settings: { api_key: 'secret', restrict_to_branch: 'text' },
    required: ['api_key'],
  }),
  assembla: createKind('Assembla', {
    settings: { token: 'secret', subdomain: 'site' },
    required: ['token'],
  }),
  bamboo: createKind('Atlassian Bamboo', {
    settings: {
      bamboo_url: 'url',
      enable_ssl_verification: 'flag',
      build_key: 'text',
      username: 'text',
      password: 'secret',
    },
    required: ['bamboo_url', 'build_key', 'username', 'password'],
    defaults: checked,
  }),
  bugzilla: createTrackerKind('Bugzilla'),
  'custom-issue-tracker': createTrackerKind('Custom issue tracker'),
  redmine: createTrackerKind('Redmine'),
  ewm: createTrackerKind('EWM'),
  youtrack: createKind('YouTrack', {
    settings: { issues_url: 'url', project_url: 'url', description: 'text' },
    required: ['issues_url', 'project_url'],
  }),
  buildkite: createKind('Buildkite', {
    settings: { token: 'secret', project_url: 'url', enable_ssl_verification: 'flag' },
    required: ['token', 'project_url'],
    flags: mergesAndTags,
    defaults: checked,
  }),
  campfire: createKind('Campfire', {
    settings: { token: 'secret', subdomain: 'site', room: 'text' },
    required: ['token'],
  }),
  confluence: createKind('Confluence Workspace', {
    settings: { confluence_url: 'url' },
    required: ['confluence_url'],
  }),
  datadog: createKind('Datadog', {
    settings: {
      api_key: 'secret',
      api_url: 'url',
      datadog_env: 'text',
      datadog_service: 'text',
      datadog_site: 'site',
      datadog_tags: 'text',
      archive_trace_events: 'flag',
    },
    required: ['api_key'],
    defaults: { datadog_site: 'datadoghq.com', archive_trace_events: false },
  }),
  discord: createChatKind('Discord Notifications'),
  'drone-ci': createKind('Drone', {
    settings: { token: 'secret', drone_url: 'url', enable_ssl_verification: 'flag' },
    required: ['token', 'drone_url'],
    flags: mergesAndTags,
    defaults: checked,
  }),
  'emails-on-push': createKind('Emails on push', {
    settings: {
      recipients: 'recipients',
      disable_diffs: 'flag',
      send_from_committer_email: 'flag',
      ...branches,
    },
    required: ['recipients'],
    flags: ['push_events', 'tag_push_events'],
    defaults: {
      disable_diffs: false,
      send_from_committer_email: false,
      branches_to_be_notified: 'all',
    },
  }),
  'external-wiki': createKind('External wiki', {
    settings: { external_wiki_url: 'url' },
    required: ['external_wiki_url'],
  }),
  flowdock: createKind('Flowdock', { settings: { token: 'secret' }, required: ['token'] }),
  github: createKind('GitHub', {
    settings: { token: 'secret', repository_url: 'url', static_context: 'flag' },
    required: ['token', 'repository_url'],
    defaults: { static_context: true },
  }),
  'hangouts-chat': createChatKind('Google Chat'),
  harbor: createKind('Harbor', {
    settings: { url: 'url', project_name: 'text', username: 'text', password: 'secret' },
    required: ['url', 'project_name', 'username', 'password'],
  }),
  irker: createKind('irker (IRC gateway)', {
    settings: {
      recipients: 'channels',
      default_irc_uri: 'text',
      server_host: 'host',
      server_port: 'number',
      colorize_messages: 'flag',
    },
    required: ['recipients'],
    defaults: { server_host: 'localhost', server_port: 6_659, colorize_messages: false },
  }),
  jenkins: createKind('Jenkins', {
    settings: {
      jenkins_url: 'url',
      enable_ssl_verification: 'flag',
      project_name: 'text',
      username: 'text',
      password: 'secret',
    },
    required: ['jenkins_url', 'project_name'],
    flags: mergesAndTags,
    defaults: checked,
  }),
  jira: createKind('Jira', {
    settings: {
      url: 'url',
      api_url: 'url',
      username: 'text',
      password: 'secret',
      jira_issue_transition_automatic: 'flag',
      jira_issue_transition_id: 'text',
    },
    required: ['url', 'username', 'password'],
    flags: ['push_events', 'commit_events', 'merge_requests_events', 'comment_on_event_enabled'],
    defaults: { jira_issue_transition_automatic: false },
  }),
  mattermost: createChatKind('Mattermost notifications', { settings: channels }),
  slack: createChatKind('Slack notifications', {
    settings: { ...channels, deployment_channel: 'text' },
    flags: ['commit_events', 'deployment_events'],
  }),
  'mattermost-slash-commands': createKind('Mattermost slash commands', {
    settings: { token: 'secret', username: 'text' },
    required: ['token'],
  }),
  'slack-slash-commands': createKind('Slack slash commands', {
    settings: { token: 'secret' },
    required: ['token'],
  }),
  'microsoft-teams': createChatKind('Microsoft Teams notifications'),
  packagist: createKind('Packagist', {
    settings: { username: 'text', token: 'secret', server: 'url' },
    required: ['username', 'token'],
    flags: mergesAndTags,
    defaults: { server: 'https://packagist.org' },
  }),
  'pipelines-email': createKind('Pipeline status emails', {
    settings: {
      recipients: 'recipients',
      ...brokenOnly,
      notify_only_default_branch: 'flag',
      ...branches,
    },
    required: ['recipients'],
    flags: ['push_events', 'pipeline_events'],
    defaults: { notify_only_broken_pipelines: true, ...defaultBranch },
  }),
  pivotaltracker: createKind('Pivotal Tracker', {
    settings: { token: 'secret', restrict_to_branch: 'text' },
    required: ['token'],
  }),
  prometheus: createKind('Prometheus', {
    settings: {
      api_url: 'url',
      google_iap_audience_client_id: 'text',
      google_iap_service_account_json: 'secret',
    },
    required: ['api_url'],
  }),
  pushover: createKind('Pushover', {
    settings: {
      api_key: 'secret',
      user_key: 'secret',
      priority: 'text',
      device: 'text',
      sound: 'text',
    },
    required: ['api_key', 'user_key', 'priority'],
  }),
  shimo: createKind('Shimo', {
    settings: { external_wiki_url: 'url' },
    required: ['external_wiki_url'],
  }),
  teamcity: createKind('JetBrains TeamCity', {
    settings: {
      teamcity_url: 'url',
      enable_ssl_verification: 'flag',
      build_type: 'text',
      username: 'text',
      password: 'secret',
    },
    required: ['teamcity_url', 'build_type', 'username', 'password'],
    flags: ['push_events', 'merge_requests_events'],
    defaults: checked,
  }),
  'unify-circuit': createChatKind('Unify Circuit'),
  'webex-teams': createChatKind('Webex Teams'),
  zentao: createKind('ZenTao', {
    settings: { url: 'url', api_url: 'url', api_token: 'secret', zentao_product_xid: 'text' },
    required: ['url', 'api_token', 'zentao_product_xid'],
  }),
  'mock-ci': createKind('MockCI', {
    settings: { mock_service_url: 'url' },
    required: ['mock_service_url'],
  }),
} satisfies Readonly<Record<string, Kind>>;

export type Slug = keyof typeof kinds;

/** Both spellings of a slug mean the same kind. */
export function toIntegrationSlug(spelling: string): Slug {
  const slug = spelling.replaceAll('_', '-');
  if (!isSlug(slug)) throw new Error(`unknown kind of integration: ${spelling}`);
  return slug;
}

const isSlug = (slug: string): slug is Slug => Object.hasOwn(kinds, slug);

export const findIntegrationKind = (slug: Slug): Kind => kinds[slug];

export const isUrl = (type: SettingType): boolean => type === 'url' || type === 'secret url';

/** Tells whether a setting contains the address of requests. */
export const isDestination = (type: SettingType): boolean =>
  isUrl(type) || type === 'host' || type === 'site';

export const isSecret = (type: SettingType): boolean => type.startsWith('secret');
