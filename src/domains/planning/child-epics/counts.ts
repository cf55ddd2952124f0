import type { RequestContext } from '#src/context.ts';
import { whereInList } from '#src/database/dialect.ts';
import { maxEpicDepth } from '#src/domains/planning/epics/depth.ts';
import { selectVisibleEpics } from '#src/policy/visible-epics.ts';
import { selectVisibleIssues } from '#src/policy/visible-issues.ts';

interface IssueCounts {
  readonly count: number;
  readonly weight: number;
}

/** Counts of all descendants of an epic: epics at any depth, and the issues of all of them. */
export interface CountsBelow {
  readonly epics: Readonly<Record<'opened' | 'closed', number>>;
  readonly issues: Readonly<Record<'opened' | 'closed', IssueCounts>>;
  /** Number of issues by health status. */
  readonly health: Readonly<Record<'at_risk' | 'needs_attention' | 'on_track', number>>;
}

/** Limits on the descendants of an epic that are counted, and on the issues of all of them. */
const bounds = { epics: 1_000, issues: 10_000 };

interface Below {
  readonly id: number;
  readonly state: 'opened' | 'closed';
}

interface Group {
  readonly state: 'opened' | 'closed';
  readonly health_status: keyof CountsBelow['health'] | null;
  readonly count: number;
  readonly weight: number | null;
}

/** Counts the issues and epics below an epic that the caller may see. */
export async function countBelow(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  id: number,
  most: Readonly<typeof bounds> = bounds,
): Promise<CountsBelow> {
  const epics = await listEpicsBelow({ db, actor }, id, most.epics);
  const ids = [id, ...epics.map((epic) => epic.id)];
  const issues = whereInList(selectVisibleIssues(db, actor), 'epic_issues.epic_id', ids)
    .join('epic_issues', 'epic_issues.issue_id', 'issues.id')
    .select('issues.state', 'issues.health_status', 'issues.weight')
    .limit(most.issues);
  const groups = await db(issues.as('below'))
    .groupBy('state', 'health_status')
    .count({ count: '*' })
    .sum({ weight: 'weight' })
    .select<Group[]>('state', 'health_status');
  const sumState = (state: Group['state']) => {
    const own = groups.filter((group) => group.state === state);
    return {
      count: own.reduce((sum, { count }) => sum + Number(count), 0),
      weight: own.reduce((sum, { weight }) => sum + Number(weight ?? 0), 0),
    };
  };
  // Closed issues have no health status.
  const countHealth = (health: Group['health_status']) =>
    groups
      .filter((group) => group.state === 'opened' && group.health_status === health)
      .reduce((sum, { count }) => sum + Number(count), 0);
  return {
    epics: {
      opened: epics.filter(({ state }) => state === 'opened').length,
      closed: epics.filter(({ state }) => state === 'closed').length,
    },
    issues: { opened: sumState('opened'), closed: sumState('closed') },
    health: {
      at_risk: countHealth('at_risk'),
      needs_attention: countHealth('needs_attention'),
      on_track: countHealth('on_track'),
    },
  };
}

async function listEpicsBelow(
  { db, actor }: Pick<RequestContext, 'db' | 'actor'>,
  id: number,
  most: number,
): Promise<readonly Below[]> {
  const found: Below[] = [];
  let above: readonly number[] = [id];
  for (let depth = 1; depth < maxEpicDepth && above.length > 0; depth += 1) {
    const level = await whereInList(selectVisibleEpics(db, actor), 'epics.parent_id', above)
      .orderBy('epics.id')
      .limit(most - found.length)
      .select<Below[]>('epics.id', 'epics.state');
    found.push(...level);
    above = found.length < most ? level.map((epic) => epic.id) : [];
  }
  return found;
}
