import { type RequestContext, requireActor } from '#src/context.ts';
import { takeNextInternalId, reserveInternalId } from '#src/database/counters.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning, isUniqueViolation } from '#src/database/dialect.ts';
import { Conflict } from '#src/errors.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { toWorkRequest } from '#src/policy/work-requester.ts';
import { storeMembership } from '#src/domains/planning/epics/membership.ts';
import {
  type IssuableChange,
  toDatedChanges,
  issuableCreated,
} from '#src/domains/planning/issuables/events.ts';
import { storeLabels } from '#src/domains/planning/labels/links.ts';
import { findIssueAssociations, storeAssignees } from './associations.ts';
import { toIssueColumns } from './attributes.ts';
import { countOpen } from './count.ts';
import { toIssueIssuable } from './finder.ts';
import type { IssueInput } from './input.ts';
import { issuePolicy } from './policy.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { recordUserAgent } from './user-agent.ts';

type Context = Pick<RequestContext, 'db' | 'actor' | 'clock' | 'paid' | 'request'>;

const defaults = {
  description: null,
  state: 'opened',
  issue_type: 'issue',
  severity: 'UNKNOWN',
  confidential: false,
  discussion_locked: null,
} as const;

/**
 * @throws BadRequest with the texts of every attribute that is not valid
 * @throws Conflict when the number is taken
 */
export async function createIssue(
  context: Context,
  project: ProjectAccess,
  input: IssueInput & { readonly title: string },
): Promise<IssueRow> {
  const columns = toIssueColumns(input, input.issue_type ?? defaults.issue_type);
  const at = context.clock();
  const now = at.toISOString();
  const by = toWorkRequest(requireActor(context));
  const { user_id: actorId } = by;
  try {
    return await context.db.transaction(async (db) => {
      const { labels, assignees, ...associated } = await findIssueAssociations(db, project, input, {
        createLabels: issuePolicy.plan({ project }),
        paid: context.paid,
        now,
      });
      const issue = await insertReturning<IssueRow>(db, 'issues', {
        ...defaults,
        ...columns,
        ...associated,
        project_id: project.id,
        iid: await takeNumber(db, project.id, input.iid),
        author_id: actorId,
        created_at: input.created_at ?? now,
        updated_at: input.created_at ?? now,
      });
      const changes = [
        await storeLabels(db, { kind: 'issue', id: issue.id }, labels ?? null),
        await storeAssignees(db, issue.id, assignees),
        ...(await storeMembership({ db, actor: context.actor }, project, issue, input)),
        ...listFirstValues(issue),
      ].filter((change) => change !== null);
      await countOpen(db, project.id, null, issue);
      await recordUserAgent(db, issue, context.request);
      const target = toIssueIssuable(issue, project);
      const facts = { target, by, at, changes, ...toDatedChanges(input.created_at) };
      await publish(db, issuableCreated(facts));
      return issue;
    });
  } catch (error) {
    if (input.iid !== undefined && isUniqueViolation(error)) throw new Conflict('Duplicated issue');
    throw error;
  }
}

/** The requested number, which is never assigned again, or the next one. */
async function takeNumber(db: Database, project: number, iid: number | undefined): Promise<number> {
  const counter = { scope: 'issues', owner: project };
  if (iid === undefined) return takeNextInternalId(db, counter);
  await reserveInternalId(db, counter, iid);
  return iid;
}

function listFirstValues({ milestone_id, iteration_id, weight }: IssueRow): IssuableChange[] {
  return [
    ...(milestone_id === null
      ? []
      : [{ attribute: 'milestone', from: null, to: milestone_id } as const]),
    ...(iteration_id === null
      ? []
      : [{ attribute: 'iteration', from: null, to: iteration_id } as const]),
    ...(weight === null ? [] : [{ attribute: 'weight', from: null, to: weight } as const]),
  ];
}
