import type { HookChanges, HookLabel } from '#generated/common/types.ts';
import type { Database } from '#src/database/database.ts';
import { formatHookTime, formatHookTimeOrNull } from '#src/text/hook-time.ts';
import type { Urls } from '#src/text/urls.ts';
import {
  type HookLabelRow,
  presentHookLabel,
  presentHookLabelsBefore,
} from '#src/domains/planning/labels/hook-payload.ts';
import {
  findHookUsers,
  type HookUserRow,
  presentHookUser,
} from '#src/domains/core/users/hook-payload.ts';
import { lastEditColumns } from '#src/records/issuable.ts';
import type { IssuableChange, RowBefore } from './events.ts';

/** The people and labels that a target has now. */
export interface HookParts {
  readonly labels: readonly HookLabelRow[];
  readonly assignees: readonly HookUserRow[];
  readonly reviewers: readonly HookUserRow[];
}

type Changed = HookChanges[string];

const stateIds = { opened: 1, closed: 2, merged: 3 } as const;

interface Changing {
  readonly parts: HookParts;
  readonly at: Date;
  readonly before: RowBefore | undefined;
  readonly after: RowBefore;
}

const showValue = (value: number | string | null) =>
  typeof value === 'string' ? formatHookTime(value) : value;

/** The changed attributes, each with its old and new value. */
export async function presentHookChanges(
  db: Database,
  changes: readonly IssuableChange[],
  { parts, at, before, after }: Changing,
  url: Urls,
): Promise<HookChanges> {
  const shown: Record<string, Changed> = {};
  // Receivers of events of open issues do not receive the texts of a formerly confidential issue.
  const isHidden = changes.some((change) => change.attribute === 'confidential' && !change.to);
  for (const change of changes) {
    Object.assign(shown, await presentChange(db, change, { parts, at, isHidden }, url));
  }
  if (changes.length > 0) {
    for (const column of ['updated_at', ...lastEditColumns] as const) {
      const [previous, current] = [before?.[column] ?? null, after[column]];
      if (previous === current) continue;
      shown[column] = { previous: showValue(previous), current: showValue(current) };
    }
  }
  return shown;
}

async function presentChange(
  db: Database,
  change: IssuableChange,
  { parts, at, isHidden }: Pick<Changing, 'parts' | 'at'> & { readonly isHidden: boolean },
  url: Urls,
): Promise<Record<string, Changed>> {
  switch (change.attribute) {
    case 'labels': {
      const previous = await presentHookLabelsBefore(db, parts.labels, change);
      return { labels: { previous, current: parts.labels.map(presentHookLabel) } };
    }
    case 'assignees':
    case 'reviewers': {
      const now = parts[change.attribute];
      const gone = await findHookUsers(db, change.removed);
      const kept = now.filter(({ id }) => !change.added.includes(id));
      const before = [...kept, ...gone].toSorted((one, other) => one.id - other.id);
      const show = (users: readonly HookUserRow[]) =>
        users.map((user) => presentHookUser(user, url));
      return { [change.attribute]: { previous: show(before), current: show(now) } };
    }
    case 'state':
      return presentStateChange(change, at);
    case 'time_spent': {
      const { from, added } = change;
      const spent = added ?? -from;
      return {
        total_time_spent: { previous: from, current: from + spent },
        time_change: { previous: 0, current: spent },
      };
    }
    case 'iteration':
    case 'epic':
    case 'parent_epic':
    case 'start_date':
    case 'issue_type':
      return {};
    case 'confidential':
    case 'discussion_locked':
    case 'draft':
      return { [change.attribute]: { previous: !change.to, current: change.to } };
    case 'title':
    case 'description':
      return {
        [change.attribute]: { previous: isHidden ? null : change.from, current: change.to },
      };
    case 'remove_source_branch': {
      const show = (removes: boolean) => ({ force_remove_source_branch: removes ? '1' : '0' });
      return { merge_params: { previous: show(change.from), current: show(change.to) } };
    }
    default: {
      const name = change.attribute === 'milestone' ? 'milestone_id' : change.attribute;
      const presentValue = (value: unknown) =>
        change.attribute === 'severity' ? String(value).toLowerCase() : value;
      return { [name]: { previous: presentValue(change.from), current: presentValue(change.to) } };
    }
  }
}

function presentStateChange(
  { to, closedAt = null }: Extract<IssuableChange, { readonly attribute: 'state' }>,
  at: Date,
): Record<string, Changed> {
  const time = formatHookTime(at.toISOString());
  if (to === 'opened') {
    return {
      state_id: { previous: stateIds.closed, current: stateIds.opened },
      closed_at: { previous: formatHookTimeOrNull(closedAt), current: null },
    };
  }
  return {
    state_id: { previous: stateIds.opened, current: stateIds[to] },
    ...(to === 'closed' && { closed_at: { previous: null, current: time } }),
  };
}

/** Every attribute with a value counts as changed from null on `open`. */
export function presentHookOpening(attributes: object, parts: HookParts): HookChanges {
  const entries = Object.entries(attributes).filter(
    ([name, value]) => value !== null && !beside.has(name),
  );
  const changes: Record<string, Changed> = {};
  for (const [name, current] of entries)
    changes[name] = { previous: null, current: current as unknown };
  if (parts.labels.length > 0) {
    const current: HookLabel[] = parts.labels.map(presentHookLabel);
    changes.labels = { previous: [], current };
  }
  return changes;
}

/** Attributes that are no columns. */
const beside: ReadonlySet<string> = new Set([
  'state',
  'labels',
  'assignee_id',
  'assignee_ids',
  'reviewer_ids',
  'url',
  'action',
  'source',
  'target',
  'last_commit',
  'human_time_estimate',
  'human_total_time_spent',
  'human_time_change',
]);
