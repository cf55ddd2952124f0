import type { Database } from '#src/database/database.ts';
import { whereInList } from '#src/database/dialect.ts';
import { subscribeTo, type SubscriberDependencies } from '#src/domain-events/subscription.ts';
import { isPaid } from '#src/plan.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import type { Urls } from '#src/text/urls.ts';
import { sshKeyAdded, sshKeyRemoved } from '#src/domains/accounts/ssh-keys/events.ts';
import { deployKeyAdded, deployKeyRemoved } from '#src/domains/projects/deploy-keys/events.ts';
import { groupCreated, groupRenamed, groupsRemoved } from '#src/domains/core/groups/events.ts';
import {
  memberChanged,
  membersChanged,
  membershipAdded,
} from '#src/domains/core/members/events.ts';
import {
  projectChanged,
  projectCreated,
  projectsRemoved,
} from '#src/domains/core/projects/events.ts';
import {
  userCreated,
  userDeleted,
  userRefused,
  userRenamed,
} from '#src/domains/core/users/events.ts';
import { commitCommented } from '#src/domains/code/commits/events.ts';
import { presentCommitNotePayload } from '#src/domains/code/commits/hook-payload.ts';
import { deploymentChanged } from '#src/domains/ci/deployments/events.ts';
import { presentDeploymentPayload } from '#src/domains/ci/deployments/hook-payload.ts';
import { presentIssuePayload } from '#src/domains/planning/issues/hook-payload.ts';
import { jobChanged, jobsCreated } from '#src/domains/ci/jobs/events.ts';
import { presentJobPayload } from '#src/domains/ci/jobs/hook-payload.ts';
import { approvalChanged } from '#src/domains/review/merge-request-approvals/events.ts';
import { versionAdded } from '#src/domains/review/merge-requests/events.ts';
import {
  type MergeRequestHookFacts,
  presentMergeRequestPayload,
} from '#src/domains/review/merge-requests/hook-payload.ts';
import { noteCompleted } from '#src/domains/planning/notes/events.ts';
import { isConfidentialNote, presentNotePayload } from './note-payload.ts';
import { jobColumns, type JobRow } from '#src/domains/ci/pipelines/job-table.ts';
import { pipelineChanged } from '#src/domains/ci/pipelines/events.ts';
import { presentPipelinePayload } from './pipeline-payload.ts';
import {
  gatherMovesAlike,
  type AnnouncedRefMove,
  refsMoved,
} from '#src/domains/core/repositories/events.ts';
import {
  presentPushPayload,
  presentRepositoryUpdatePayload,
  pushCompleter,
} from '#src/domains/core/repositories/hook-payload.ts';
import {
  type IssuableChange,
  issuableChanged,
  type IssuableChanges,
  issuableConfirmed,
  issuableCreated,
} from '#src/domains/planning/issuables/events.ts';
import { completePayload } from './completers.ts';
import { enqueueForHooks, Incomplete, isHeard } from './enqueue.ts';
import { formatRefOrder, findUntoldMoves } from './told-moves.ts';
import {
  enqueueGroupCreation,
  enqueueGroupRemovals,
  enqueueGroupRename,
  enqueueKeyEvent,
  enqueueMemberEvent,
  enqueueMemberships,
  enqueueProjectChange,
  enqueueProjectCreation,
  enqueueProjectRemovals,
  enqueueUserEvent,
} from './told-of-places.ts';

const getUrls = ({ url }: Pick<SubscriberDependencies, 'url'>): Urls => url;

/** Subscriptions that turn domain events into hook deliveries. */
const told = [
  subscribeTo(refsMoved, {
    async record(db, moved, dependencies) {
      const url = getUrls(dependencies);
      const { push_event_hooks_limit: limit } = await loadCurrentSettings(db);
      const untold = await findUntoldMoves(db, moved);
      if (untold.length === 0) return;
      const told = gatherMovesAlike(untold).filter((moves) => moves.length <= limit);
      for (const move of told.flat()) {
        await enqueueForHooks(db, {
          ...pushKinds[move.refType],
          project: moved.project.id,
          ...(move.refType === 'branch' && { branch: move.name }),
          order: formatRefOrder(moved.project.id, move),
          payload: async () =>
            new Incomplete(pushCompleter.name, await presentPushPayload(db, moved, move, url)),
        });
      }
      await enqueueForHooks(db, {
        trigger: 'repository_update_events',
        header: 'System Hook',
        order: `repository ${moved.project.id}`,
        payload: () => presentRepositoryUpdatePayload(db, moved, untold, url),
      });
    },
  }),

  subscribeTo(issuableCreated, {
    async record(db, created, dependencies) {
      const url = getUrls(dependencies);
      if (created.target.kind === 'issue') await tellOfIssue(db, created, 'open', url);
      if (created.target.kind === 'merge_request') {
        await tellOfRequest(db, { ...requestFacts(created), action: 'open' }, url);
      }
    },
  }),

  subscribeTo(issuableChanged, {
    async record(db, changed, dependencies) {
      const url = getUrls(dependencies);
      const { kind } = changed.target;
      for (const { action, changes } of listActions(changed.changes)) {
        const facts = { ...changed, changes };
        if (kind === 'issue' && action !== 'merge') await tellOfIssue(db, facts, action, url);
        if (kind === 'merge_request') {
          await tellOfRequest(db, { ...requestFacts(facts), action }, url);
        }
      }
    },
  }),

  subscribeTo(issuableConfirmed, {
    async record(db, confirmed, dependencies) {
      const url = getUrls(dependencies);
      const facts = { ...confirmed, changes: [] };
      const { kind } = confirmed.target;
      if (kind === 'issue') await tellOfIssue(db, facts, 'update', url);
      if (kind === 'merge_request') {
        await tellOfRequest(db, { ...requestFacts(facts), action: 'update' }, url);
      }
    },
  }),

  subscribeTo(versionAdded, {
    async record(
      db,
      { mergeRequest, before, because, by: { user_id: actorId }, at },
      dependencies,
    ) {
      if (because !== 'push' && because !== 'rebase') return;
      if (before === null || before === mergeRequest.head_sha) return;
      const { id, target_project_id: project } = mergeRequest;
      const what = { action: 'update', changes: [], oldrev: before } as const;
      await tellOfRequest(db, { id, project, ...what, actorId, at }, getUrls(dependencies));
    },
  }),

  subscribeTo(approvalChanged, {
    async record(db, { action: done, decisive, target, actorId, at }, dependencies) {
      const last = decisive || !isPaid(dependencies.config.plan);
      const action = last ? done : done === 'approved' ? 'approval' : 'unapproval';
      const facts = { id: target.id, project: target.container.id, changes: [], actorId, at };
      await tellOfRequest(db, { ...facts, action }, getUrls(dependencies));
    },
  }),

  subscribeTo(noteCompleted, {
    async record(db, happened, dependencies) {
      const { note, target } = happened;
      if (target.kind === 'epic') return;
      const confidential = isConfidentialNote(happened);
      await enqueueForHooks(db, {
        trigger: confidential ? 'confidential_note_events' : 'note_events',
        header: confidential ? 'Confidential Note Hook' : 'Note Hook',
        project: target.container.id,
        order: `note ${note.id}`,
        payload: async () =>
          completePayload(await presentNotePayload(db, happened, getUrls(dependencies))),
      });
    },
  }),

  subscribeTo(commitCommented, {
    async record(db, { project, note }, dependencies) {
      const facts = { projectId: project.id, noteId: note.id };
      await enqueueForHooks(db, {
        trigger: 'note_events',
        header: 'Note Hook',
        project: project.id,
        order: `commit note ${note.id}`,
        payload: async () =>
          completePayload(await presentCommitNotePayload(db, facts, getUrls(dependencies))),
      });
    },
  }),

  subscribeTo(pipelineChanged, {
    async record(db, { pipeline, after }, dependencies) {
      if (after === 'created') return;
      await enqueueForHooks(db, {
        trigger: 'pipeline_events',
        header: 'Pipeline Hook',
        project: pipeline.project_id,
        order: `pipeline ${pipeline.id}`,
        payload: async () =>
          completePayload(await presentPipelinePayload(db, pipeline, getUrls(dependencies))),
      });
    },
  }),

  subscribeTo(jobsCreated, {
    async record(db, { projectId, ids }, dependencies) {
      if (!(await isHeard(db, [{ trigger: 'job_events', project: projectId }]))) return;
      const jobs = await whereInList(db('jobs'), 'jobs.id', ids)
        .orderBy('id')
        .select<JobRow[]>(...jobColumns);
      for (const job of jobs) await tellOfJob(db, job, getUrls(dependencies));
    },
  }),

  subscribeTo(jobChanged, {
    async record(db, { job }, dependencies) {
      // External jobs are announced with their pipeline alone.
      if (job.kind !== 'external') await tellOfJob(db, job, getUrls(dependencies));
    },
  }),

  subscribeTo(deploymentChanged, {
    async record(db, changed, dependencies) {
      await enqueueForHooks(db, {
        trigger: 'deployment_events',
        header: 'Deployment Hook',
        project: changed.project.id,
        order: `deployment ${changed.id}`,
        payload: async () =>
          completePayload(await presentDeploymentPayload(db, changed, getUrls(dependencies))),
      });
    },
  }),

  // Projects, groups, accounts, keys and memberships as a whole: for hooks of the instance, and some of groups.
  subscribeTo(projectCreated, { record: enqueueProjectCreation }),
  subscribeTo(projectChanged, { record: enqueueProjectChange }),
  subscribeTo(projectsRemoved, { record: enqueueProjectRemovals }),
  subscribeTo(groupCreated, { record: enqueueGroupCreation }),
  subscribeTo(groupRenamed, { record: enqueueGroupRename }),
  subscribeTo(groupsRemoved, { record: enqueueGroupRemovals }),
  subscribeTo(membersChanged, { record: enqueueMemberships }),
  subscribeTo(membershipAdded, {
    record: (db, { member }) => enqueueMemberEvent(db, member, 'add'),
  }),
  subscribeTo(memberChanged, {
    record: (db, { member }) => enqueueMemberEvent(db, member, 'update'),
  }),
  subscribeTo(userCreated, { record: (db, { user }) => enqueueUserEvent(db, 'user_create', user) }),
  subscribeTo(userDeleted, {
    record: (db, { user }) => enqueueUserEvent(db, 'user_destroy', user),
  }),
  subscribeTo(userRefused, {
    record: (db, { user }) => enqueueUserEvent(db, 'user_failed_login', user),
  }),
  subscribeTo(userRenamed, {
    record: (db, { user, oldUsername }) => enqueueUserEvent(db, 'user_rename', user, oldUsername),
  }),
  subscribeTo(sshKeyAdded, {
    record: (db, { key, owner }) => enqueueKeyEvent(db, 'key_create', key, owner),
  }),
  subscribeTo(sshKeyRemoved, {
    record: (db, { key, owner }) => enqueueKeyEvent(db, 'key_destroy', key, owner),
  }),
  subscribeTo(deployKeyAdded, { record: (db, { key }) => enqueueKeyEvent(db, 'key_create', key) }),
  subscribeTo(deployKeyRemoved, {
    record: (db, { key }) => enqueueKeyEvent(db, 'key_destroy', key),
  }),
];

/** Webhooks run after all other subscribers of an event, and show their changes. */
export const subscriptions = told.map((each) => ({ ...each, after: 'all' as const }));

const pushKinds = {
  branch: { trigger: 'push_events', header: 'Push Hook' },
  tag: { trigger: 'tag_push_events', header: 'Tag Push Hook' },
} as const satisfies Readonly<Record<AnnouncedRefMove['refType'], object>>;

type TargetAction = 'update' | 'close' | 'reopen' | 'merge';

const stateActions = { closed: 'close', opened: 'reopen', merged: 'merge' } as const;

/** A change of state is a separate action; other changes follow it. */
function listActions(
  changes: readonly IssuableChange[],
): readonly { readonly action: TargetAction; readonly changes: readonly IssuableChange[] }[] {
  const others = changes.filter(({ attribute }) => attribute !== 'state');
  const told = changes.flatMap((change) =>
    change.attribute === 'state' ? [{ action: stateActions[change.to], changes: [change] }] : [],
  );
  return others.length === 0 ? told : [...told, { action: 'update', changes: others }];
}

async function tellOfJob(db: Database, job: JobRow, url: Urls): Promise<void> {
  await enqueueForHooks(db, {
    trigger: 'job_events',
    header: 'Job Hook',
    project: job.project_id,
    order: `job ${job.id}`,
    payload: async () => completePayload(await presentJobPayload(db, { job }, url)),
  });
}

type IssueAction = Parameters<typeof presentIssuePayload>[1]['action'];

async function tellOfIssue(
  db: Database,
  changed: IssuableChanges,
  action: IssueAction,
  url: Urls,
): Promise<void> {
  const { id, confidential, container } = changed.target;
  await enqueueForHooks(db, {
    trigger: confidential ? 'confidential_issues_events' : 'issues_events',
    header: confidential ? 'Confidential Issue Hook' : 'Issue Hook',
    project: container.id,
    order: `issue ${id}`,
    payload: () => presentIssuePayload(db, { ...changed, action }, url),
  });
}

const requestFacts = ({
  target,
  changes,
  by: { user_id: actorId },
  at,
  before,
}: IssuableChanges) => ({
  id: target.id,
  project: target.container.id,
  changes,
  actorId,
  at,
  before,
});

async function tellOfRequest(
  db: Database,
  { project, ...facts }: MergeRequestHookFacts & { readonly project: number },
  url: Urls,
): Promise<void> {
  await enqueueForHooks(db, {
    trigger: 'merge_requests_events',
    header: 'Merge Request Hook',
    project,
    order: `merge request ${facts.id}`,
    payload: async () => completePayload(await presentMergeRequestPayload(db, facts, url)),
  });
}
