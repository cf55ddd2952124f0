import type { Knex } from 'knex';
import type { Database } from '#src/database/database.ts';
import { prepareShapedStatement, type Slots } from '#src/database/statement.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { isPaid } from '#src/plan.ts';
import { matchesBranchFilter } from './branch-filter.ts';
import { computeAlertStatus } from './failures.ts';
import type { Happening, Heard, HearingContext, HearingShape } from './receivers.ts';
import type { HookRow } from './table.ts';
import { isFlag, isHeardBySystem } from './triggers.ts';

const columns = [
  'id',
  'kind',
  'recent_failures',
  'disabled_until',
  'quick',
  'push_events_branch_filter',
  'branch_filter_strategy',
] as const;

type FoundHook = Pick<HookRow, (typeof columns)[number]>;

interface Places {
  readonly project: number;
  readonly group: number;
}

/** Each part is one step into an index. */
export function selectListeningHooks(
  db: Database,
  slots: Slots<Places>,
  { trigger, ...among }: HearingShape,
): Knex.QueryBuilder | null {
  const selectHooks = (): Knex.QueryBuilder => {
    const query = db('hooks').select(columns.map((column) => `hooks.${column}`));
    return isFlag(trigger) ? query.whereRaw('??', [`hooks.${trigger}`]) : query;
  };
  const selectGroupHooks = () =>
    selectHooks().join('namespace_ancestors as above', 'above.ancestor_id', 'hooks.group_id');
  const parts = [
    ...(among.project ? [selectHooks().where('hooks.project_id', slots.project)] : []),
    ...(among.project && among.group
      ? [
          selectGroupHooks()
            .join('projects', 'projects.namespace_id', 'above.namespace_id')
            .where('projects.id', slots.project),
        ]
      : []),
    ...(!among.project && among.group
      ? [selectGroupHooks().where('above.namespace_id', slots.group)]
      : []),
    ...(among.system ? [selectHooks().whereRaw("hooks.kind = 'system'")] : []),
  ];
  const [first, ...rest] = parts;
  return first?.unionAll(rest) ?? null;
}

const findListening = prepareShapedStatement<HearingShape, Places, FoundHook>(
  (db, slots, shape) => {
    const hooks = selectListeningHooks(db, slots, shape);
    if (hooks === null) throw new Error(`${shape.trigger} has no hooks that could listen`);
    return hooks;
  },
);

/** Determines the kinds of hooks that may receive an event, from where it happened. */
export const toHearingShape = (
  { trigger, project, group }: Happening,
  { config }: Pick<HearingContext, 'config'>,
): HearingShape => ({
  trigger,
  project: isFlag(trigger) && project !== undefined,
  group: isFlag(trigger) && isPaid(config.plan) && (project ?? group) !== undefined,
  system: isHeardBySystem(trigger),
});

/** Finds the hooks of the project, the groups above it and the instance that receive an event. */
export async function findHooksThatHear(
  db: Database,
  event: Happening,
  { config, now }: HearingContext,
): Promise<Heard[]> {
  const { trigger, project, group, branch } = event;
  const shape = toHearingShape(event, { config });
  // A shape without a number for the project or group ignores the 0.
  const found = await findListening.all(db, shape, { project: project ?? 0, group: group ?? 0 });
  const heard: Heard[] = [];
  const pauses = new Pauses();
  for (const hook of found) {
    const listens =
      branch === undefined || trigger !== 'push_events' || matchesBranchFilter(hook, branch);
    if (listens && computeAlertStatus(hook, now) === 'executable') {
      const audience = hook.kind === 'system' ? 'administrators' : 'members';
      heard.push({ id: hook.id, quick: hook.quick, audience });
    }
    await pauses.take();
  }
  return heard;
}
