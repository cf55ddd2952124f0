import type { HookTrigger } from '#src/domains/delivery/webhook-engine/triggers.ts';
import {
  chatFlags,
  type EventFlag,
  mergesAndTags,
  type Slug,
} from '#src/domains/platform/integration-records/kinds.ts';
import { composePipelineMails } from '../pipeline-mail.ts';
import { pushMails } from '../push-mail.ts';
import type { Settings } from '#src/domains/platform/integration-records/table.ts';
import { type Payload, readRefName } from './payload.ts';
import type { BuildLines, BuildMails, BuildRequests } from './request.ts';
import { requestIrker } from './irker.ts';
import { requestJira } from './jira.ts';
import {
  requestAsana,
  requestCampfire,
  requestFlowdock,
  requestPivotaltracker,
  requestPushover,
} from './commits.ts';
import {
  requestAssembla,
  requestBamboo,
  requestBuildkite,
  requestDatadog,
  requestDroneCi,
  requestGithub,
  requestJenkins,
  requestPackagist,
  requestTeamcity,
} from './builds.ts';
import {
  requestDiscord,
  requestHangoutsChat,
  requestMicrosoftTeams,
  requestMattermost,
  requestSlack,
  requestUnifyCircuit,
  requestWebexTeams,
} from './chats.ts';

/** A kind that sends requests: the event flags that it supports, and the requests for an event. */
export interface Sender {
  readonly hears: readonly HookTrigger[];
  readonly build: BuildRequests;
  /** The flags of events that have another name than these. */
  readonly flagOf?: Readonly<Partial<Record<HookTrigger, EventFlag>>>;
  /** Additional mails of the integration. */
  readonly mails?: BuildMails;
  /** The lines that it writes to the host of its settings. */
  readonly lines?: BuildLines;
}

const pushes: readonly HookTrigger[] = ['push_events'];

export const senders: Readonly<Partial<Record<Slug, Sender>>> = {
  asana: { hears: pushes, build: requestAsana },
  assembla: { hears: pushes, build: requestAssembla },
  bamboo: { hears: pushes, build: requestBamboo },
  buildkite: { hears: mergesAndTags, build: requestBuildkite },
  campfire: { hears: pushes, build: requestCampfire },
  datadog: { hears: ['pipeline_events', 'job_events'], build: requestDatadog },
  discord: { hears: chatFlags, build: requestDiscord },
  'drone-ci': { hears: mergesAndTags, build: requestDroneCi },
  'emails-on-push': {
    hears: ['push_events', 'tag_push_events'],
    build: () => [],
    mails: pushMails,
  },
  flowdock: { hears: pushes, build: requestFlowdock },
  github: { hears: ['pipeline_events'], build: requestGithub },
  'hangouts-chat': { hears: chatFlags, build: requestHangoutsChat },
  irker: { hears: pushes, build: () => [], lines: requestIrker },
  jenkins: { hears: mergesAndTags, build: requestJenkins },
  jira: {
    hears: ['push_events', 'merge_requests_events'],
    flagOf: { push_events: 'commit_events' },
    build: requestJira,
  },
  mattermost: { hears: chatFlags, build: requestMattermost },
  slack: { hears: [...chatFlags, 'deployment_events'], build: requestSlack },
  'microsoft-teams': { hears: chatFlags, build: requestMicrosoftTeams },
  packagist: { hears: mergesAndTags, build: requestPackagist },
  'pipelines-email': { hears: ['pipeline_events'], build: () => [], mails: composePipelineMails },
  pivotaltracker: { hears: pushes, build: requestPivotaltracker },
  pushover: { hears: pushes, build: requestPushover },
  teamcity: { hears: ['push_events', 'merge_requests_events'], build: requestTeamcity },
  'unify-circuit': { hears: chatFlags, build: requestUnifyCircuit },
  'webex-teams': { hears: chatFlags, build: requestWebexTeams },
};

/** The branch that a filter compares: that of a push or pipeline. Tags always pass. */
export function findFilteredBranch(payload: Payload): string | null {
  if (payload.object_kind === 'push') return readRefName(payload);
  if (payload.object_kind !== 'pipeline' || payload.object_attributes.tag) return null;
  return payload.object_attributes.ref;
}

/** Tells whether a branch passes a filter. `isProtected` is queried only if needed. */
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

/** Branch filter of a kind. Older clients only state whether the default branch alone counts. */
export function readBranchFilter(settings: Settings): string {
  const chosen = settings['branches_to_be_notified'];
  if (chosen === undefined) return 'all';
  return settings['notify_only_default_branch'] === true ? 'default' : String(chosen);
}

/** Tells whether an integration that reports finished pipelines reports this status. */
export function isNotifiedPipeline(settings: Settings, payload: Payload): boolean {
  if (payload.object_kind !== 'pipeline') return true;
  const brokenOnly = settings['notify_only_broken_pipelines'];
  if (brokenOnly === undefined) return true;
  const { status } = payload.object_attributes;
  return status === 'failed' || (status === 'success' && brokenOnly === false);
}
