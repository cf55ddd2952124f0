// Generated from the names of files in src; do not edit. Run `npm run generate`.
import { workers as accountMail } from '#src/domains/accounts/account-mail/workers.ts';
import { workers as application } from '#src/domains/platform/application/workers.ts';
import { workers as auditEvents } from '#src/domains/activity/audit-events/workers.ts';
import { workers as branches } from '#src/domains/code/branches/workers.ts';
import { workers as containerRegistry } from '#src/domains/registry/container-registry/workers.ts';
import { workers as crossReferences } from '#src/domains/conversation/cross-references/workers.ts';
import { workers as deployments } from '#src/domains/ci/deployments/workers.ts';
import { workers as environments } from '#src/domains/ci/environments/workers.ts';
import { workers as events } from '#src/domains/activity/events/workers.ts';
import { workers as groups } from '#src/domains/core/groups/workers.ts';
import { workers as importExport } from '#src/domains/transfer/import-export/workers.ts';
import { workers as issues } from '#src/domains/planning/issues/workers.ts';
import { workers as iterations } from '#src/domains/planning/iterations/workers.ts';
import { workers as jobArtifacts } from '#src/domains/ci/job-artifacts/workers.ts';
import { workers as jobExecution } from '#src/domains/ci/job-execution/workers.ts';
import { workers as jobs } from '#src/domains/ci/jobs/workers.ts';
import { workers as members } from '#src/domains/core/members/workers.ts';
import { workers as mergeRequestApprovals } from '#src/domains/review/merge-request-approvals/workers.ts';
import { workers as mergeRequests } from '#src/domains/review/merge-requests/workers.ts';
import { workers as oauth } from '#src/domains/accounts/oauth/workers.ts';
import { workers as personalAccessTokens } from '#src/domains/accounts/personal-access-tokens/workers.ts';
import { workers as pipelineSchedules } from '#src/domains/ci/pipeline-schedules/workers.ts';
import { workers as pipelines } from '#src/domains/ci/pipelines/workers.ts';
import { workers as projectForks } from '#src/domains/projects/project-forks/workers.ts';
import { workers as projectLifecycle } from '#src/domains/projects/project-lifecycle/workers.ts';
import { workers as projectMaintenance } from '#src/domains/projects/project-maintenance/workers.ts';
import { workers as projects } from '#src/domains/core/projects/workers.ts';
import { workers as relationsExport } from '#src/domains/transfer/relations-export/workers.ts';
import { workers as removals } from '#src/domains/projects/removals/workers.ts';
import { workers as repositories } from '#src/domains/core/repositories/workers.ts';
import { workers as search } from '#src/domains/activity/search/workers.ts';
import { workers as suggestions } from '#src/domains/review/suggestions/workers.ts';
import { workers as topics } from '#src/domains/projects/topics/workers.ts';
import { workers as users } from '#src/domains/core/users/workers.ts';
import { workers as webhookEngine } from '#src/domains/delivery/webhook-engine/workers.ts';

/** Background jobs of the resources: `workers.ts` of each. */
export const workers = [
  ...accountMail,
  ...application,
  ...auditEvents,
  ...branches,
  ...containerRegistry,
  ...crossReferences,
  ...deployments,
  ...environments,
  ...events,
  ...groups,
  ...importExport,
  ...issues,
  ...iterations,
  ...jobArtifacts,
  ...jobExecution,
  ...jobs,
  ...members,
  ...mergeRequestApprovals,
  ...mergeRequests,
  ...oauth,
  ...personalAccessTokens,
  ...pipelineSchedules,
  ...pipelines,
  ...projectForks,
  ...projectLifecycle,
  ...projectMaintenance,
  ...projects,
  ...relationsExport,
  ...removals,
  ...repositories,
  ...search,
  ...suggestions,
  ...topics,
  ...users,
  ...webhookEngine,
];
