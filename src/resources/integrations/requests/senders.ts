import type { HookTrigger } from '../../hooks/triggers.ts';
import {
  chatFlags,
  type EventFlag,
  mergesAndTags,
  type Slug,
} from '../../integration-records/kinds.ts';
import { pipelineMails } from '../pipeline-mail.ts';
import { pushMails } from '../push-mail.ts';
import type { Settings } from '../../integration-records/table.ts';
import { type Payload, refName } from './payload.ts';
import type { BuildLines, BuildMails, BuildRequests } from './request.ts';
import { irker } from './irker.ts';
import { jira } from './jira.ts';
import { asana, campfire, flowdock, pivotaltracker, pushover } from './commits.ts';
import {
  assembla,
  bamboo,
  buildkite,
  datadog,
  droneCi,
  github,
  jenkins,
  packagist,
  teamcity,
} from './builds.ts';
import { discord, hangoutsChat, microsoftTeams, slack, unifyCircuit, webexTeams } from './chats.ts';

/** A kind that sends something: the events that it hears while their flags are set, and what it makes of them. */
export interface Sender {
  readonly hears: readonly HookTrigger[];
  readonly build: BuildRequests;
  /** The flags of events that have another name than these. */
  readonly flagOf?: Readonly<Partial<Record<HookTrigger, EventFlag>>>;
  /** The mails that it sends beside. */
  readonly mails?: BuildMails;
  /** The lines that it writes to the host of its settings. */
  readonly lines?: BuildLines;
}

const pushes: readonly HookTrigger[] = ['push_events'];

export const senders: Readonly<Partial<Record<Slug, Sender>>> = {
  asana: { hears: pushes, build: asana },
  assembla: { hears: pushes, build: assembla },
  bamboo: { hears: pushes, build: bamboo },
  buildkite: { hears: mergesAndTags, build: buildkite },
  campfire: { hears: pushes, build: campfire },
  datadog: { hears: ['pipeline_events', 'job_events'], build: datadog },
  discord: { hears: chatFlags, build: discord },
  'drone-ci': { hears: mergesAndTags, build: droneCi },
  'emails-on-push': {
    hears: ['push_events', 'tag_push_events'],
    build: () => [],
    mails: pushMails,
  },
  flowdock: { hears: pushes, build: flowdock },
  github: { hears: ['pipeline_events'], build: github },
  'hangouts-chat': { hears: chatFlags, build: hangoutsChat },
  irker: { hears: pushes, build: () => [], lines: irker },
  jenkins: { hears: mergesAndTags, build: jenkins },
  jira: {
    hears: ['push_events', 'merge_requests_events'],
    flagOf: { push_events: 'commit_events' },
    build: jira,
  },
  mattermost: { hears: chatFlags, build: slack },
  slack: { hears: [...chatFlags, 'deployment_events'], build: slack },
  'microsoft-teams': { hears: chatFlags, build: microsoftTeams },
  packagist: { hears: mergesAndTags, build: packagist },
  'pipelines-email': { hears: ['pipeline_events'], build: () => [], mails: pipelineMails },
  pivotaltracker: { hears: pushes, build: pivotaltracker },
  pushover: { hears: pushes, build: pushover },
  teamcity: { hears: ['push_events', 'merge_requests_events'], build: teamcity },
  'unify-circuit': { hears: chatFlags, build: unifyCircuit },
  'webex-teams': { hears: chatFlags, build: webexTeams },
};

/** The branch that a filter looks at: that of a push or pipeline. Tags always pass. */
export function filteredBranch(payload: Payload): string | null {
  if (payload.object_kind === 'push') return refName(payload);
  if (payload.object_kind !== 'pipeline' || payload.object_attributes.tag) return null;
  return payload.object_attributes.ref;
}

/** Tells whether a filter lets a branch pass. `isProtected` is asked only where it matters. */
export async function passesBranch(
  filter: string,
  branch: string,
  defaultBranch: string | null,
  isProtected: () => Promise<boolean>,
): Promise<boolean> {
  const isDefault = branch === defaultBranch;
  switch (filter) {
    case 'default':
      return isDefault;
    case 'protected':
      return isProtected();
    case 'default_and_protected':
      return isDefault || (await isProtected());
    default:
      return true;
  }
}

/** The filter of a kind that has one. Older clients say only whether the default branch alone is meant. */
export function branchFilterOf(settings: Settings): string {
  const chosen = settings['branches_to_be_notified'];
  if (chosen === undefined) return 'all';
  return settings['notify_only_default_branch'] === true ? 'default' : String(chosen);
}

/** Tells whether those that hear of pipelines when they end are to be told of this state of one. */
export function isWantedPipeline(settings: Settings, payload: Payload): boolean {
  if (payload.object_kind !== 'pipeline') return true;
  const brokenOnly = settings['notify_only_broken_pipelines'];
  if (brokenOnly === undefined) return true;
  const { status } = payload.object_attributes;
  return status === 'failed' || (status === 'success' && brokenOnly === false);
}
