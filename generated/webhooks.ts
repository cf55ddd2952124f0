// Generated from spec; do not edit. Run `npm run generate`.
import type { webhooks } from './common/openapi.ts';
import { writeDeploymentHookPayload } from './deployments/writers.ts';
import { writeFeatureFlagHookPayload } from './feature-flags/writers.ts';
import { writeGroupHookPayload, writeSubgroupHookPayload } from './groups/writers.ts';
import { writeIssueHookPayload } from './issues/writers.ts';
import { writeJobHookPayload } from './jobs/writers.ts';
import { writeGroupMemberHookPayload, writeProjectMemberHookPayload } from './members/writers.ts';
import { writeMergeRequestHookPayload } from './merge-requests/writers.ts';
import { writeNoteHookPayload } from './notes/writers.ts';
import { writePipelineHookPayload } from './pipelines/writers.ts';
import { writeProjectHookPayload } from './projects/writers.ts';
import { writeReleaseHookPayload } from './releases/writers.ts';
import { writePushHookPayload, writeRepositoryUpdateHookPayload, writeTagPushHookPayload } from './repositories/writers.ts';
import { writeKeyHookPayload } from './ssh-keys/writers.ts';
import { writeUserHookPayload } from './users/writers.ts';
import { writeWikiPageHookPayload } from './wikis/writers.ts';

/** Print the payload of each webhook as JSON, declared members only. */
export const webhookWriters = {
  confidential_issue: (v: webhooks["confidential_issue"]): string => writeIssueHookPayload(v),
  confidential_note: (v: webhooks["confidential_note"]): string => writeNoteHookPayload(v),
  deployment: (v: webhooks["deployment"]): string => writeDeploymentHookPayload(v),
  feature_flag: (v: webhooks["feature_flag"]): string => writeFeatureFlagHookPayload(v),
  group: (v: webhooks["group"]): string => writeGroupHookPayload(v),
  issue: (v: webhooks["issue"]): string => writeIssueHookPayload(v),
  job: (v: webhooks["job"]): string => writeJobHookPayload(v),
  key: (v: webhooks["key"]): string => writeKeyHookPayload(v),
  member: (v: webhooks["member"]): string => writeGroupMemberHookPayload(v),
  merge_request: (v: webhooks["merge_request"]): string => writeMergeRequestHookPayload(v),
  note: (v: webhooks["note"]): string => writeNoteHookPayload(v),
  pipeline: (v: webhooks["pipeline"]): string => writePipelineHookPayload(v),
  project: (v: webhooks["project"]): string => writeProjectHookPayload(v),
  project_member: (v: webhooks["project_member"]): string => writeProjectMemberHookPayload(v),
  push: (v: webhooks["push"]): string => writePushHookPayload(v),
  release: (v: webhooks["release"]): string => writeReleaseHookPayload(v),
  repository_update: (v: webhooks["repository_update"]): string => writeRepositoryUpdateHookPayload(v),
  subgroup: (v: webhooks["subgroup"]): string => writeSubgroupHookPayload(v),
  tag_push: (v: webhooks["tag_push"]): string => writeTagPushHookPayload(v),
  user: (v: webhooks["user"]): string => writeUserHookPayload(v),
  wiki_page: (v: webhooks["wiki_page"]): string => writeWikiPageHookPayload(v),
};
