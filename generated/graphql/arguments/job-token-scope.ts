// Generated from spec/graphql/job-token-scope.graphql; do not edit. Run `npm run generate`.
import type { CiCdSettingsArguments } from '../resolvers.ts';

export const toCiCdSettings = (a: CiCdSettingsArguments) => ({
  ...(a.jobTokenScopeEnabled != null && { ci_job_token_scope_enabled: a.jobTokenScopeEnabled }),
  ...(a.keepLatestArtifact != null && { keep_latest_artifact: a.keepLatestArtifact }),
  ...(a.mergePipelinesEnabled != null && { merge_pipelines_enabled: a.mergePipelinesEnabled }),
  ...(a.mergeTrainsEnabled != null && { merge_trains_enabled: a.mergeTrainsEnabled }),
});
