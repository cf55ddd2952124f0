import type { TimeboxReportSource, TimeboxReportsResolvers } from '#generated/graphql/resolvers.ts';
import { accessError } from '#runtime/graphql/mutation.ts';
import type { GraphqlContext } from '../context.ts';
import { isNarrowedByService } from '#src/policy/external-authorization.ts';
import { findGroupFor } from '#src/policy/group-access.ts';
import { findVisibleProject } from '#src/policy/project-access.ts';
import { type Container, toGroupContainer, toProjectContainer } from '#src/records/container.ts';
import {
  type DailyTotals,
  reportOn,
  type Timebox,
} from '#src/domains/planning/timebox-reports/report.ts';

export const timeboxReportsGraphql = {
  Milestone: {
    report({ id, project_id, start_date: start = null, due_date: due = null }, args, context) {
      context.countOnce('Milestone', 'report');
      const isOfOne = project_id !== undefined;
      return report(context, { kind: 'milestone', id, start, due }, { ...args, isOfOne });
    },
  },

  Iteration: {
    report({ id, start_date: start = null, due_date: due = null }, args, context) {
      context.countOnce('Iteration', 'report');
      return report(context, { kind: 'iteration', id, start, due }, { ...args, isOfOne: false });
    },
  },
} satisfies TimeboxReportsResolvers<GraphqlContext>;

interface ReportArguments {
  readonly fullPath?: string | null | undefined;
  /** True if all issues are of one project. */
  readonly isOfOne: boolean;
}

const messages = {
  MISSING_DATES: 'A start and a due date are needed for a report',
  TOO_MANY_EVENTS: 'Too much happened for a report',
};

/** Null without the plan for it. */
async function report(
  context: GraphqlContext,
  timebox: Timebox,
  { fullPath, isOfOne }: ReportArguments,
): Promise<TimeboxReportSource | null> {
  const { db, actor, paid } = context.request;
  if (!paid) return null;
  return context.lookUp(async () => {
    const place = fullPath == null ? null : await findContainer(context, fullPath);
    // Issues of several projects are not counted together while an authorization service answers for each project.
    if (!isOfOne && (await isNarrowedByService(db, actor))) return presentDays([]);
    const told = await reportOn({ db, actor }, timebox, place);
    if (typeof told === 'object') return presentDays(told);
    return { burnupTimeSeries: null, stats: null, error: { code: told, message: messages[told] } };
  });
}

/** @throws an access error where neither a project nor a group of this path shows to the caller */
async function findContainer(
  { request: { db, actor } }: GraphqlContext,
  fullPath: string,
): Promise<Container> {
  // A number is no path.
  if (/^\d+$/.test(fullPath)) throw accessError();
  const project = await findVisibleProject(db, actor, fullPath);
  if (project !== null) return toProjectContainer(project);
  return toGroupContainer(
    await findGroupFor(db, actor, fullPath).catch(() => {
      throw accessError();
    }),
  );
}

function presentDays(days: readonly DailyTotals[]): TimeboxReportSource {
  const none = { scopeCount: 0, scopeWeight: 0, completedCount: 0, completedWeight: 0 };
  const { scopeCount, scopeWeight, completedCount, completedWeight } = days.at(-1) ?? none;
  return {
    burnupTimeSeries: days,
    stats: {
      complete: { count: completedCount, weight: completedWeight },
      incomplete: { count: scopeCount - completedCount, weight: scopeWeight - completedWeight },
      total: { count: scopeCount, weight: scopeWeight },
    },
    error: null,
  };
}
