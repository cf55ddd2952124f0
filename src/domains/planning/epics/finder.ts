import type { RequestContext } from '#src/context.ts';
import { NotFound, RowNotFound } from '#src/errors.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import { epicPolicy } from './policy.ts';
import { type ListedEpicRow, joinEpicContext } from './table.ts';

type Context = Pick<RequestContext, 'db'>;
type Group = Pick<GroupAccess, 'id' | 'level' | 'viaAuditor'>;

/**
 * The epic with this number in a group that the actor sees.
 * @throws RowNotFound where there is none, or it is hidden
 */
export async function findEpic(
  context: Context,
  group: Group,
  iid: number,
): Promise<ListedEpicRow> {
  const epic = await find(context, group, { iid });
  if (epic === undefined) throw new RowNotFound();
  return epic;
}

/**
 * The epic with this id on the instance, if it is one of the group.
 * @throws NotFound
 */
export async function findEpicById(
  context: Context,
  group: Group,
  id: number,
): Promise<ListedEpicRow> {
  const epic = await find(context, group, { id });
  if (epic === undefined) throw new NotFound('Epic');
  return epic;
}

async function find(
  { db }: Context,
  group: Group,
  by: { readonly iid: number } | { readonly id: number },
): Promise<ListedEpicRow | undefined> {
  const epics = db('epics').where('epics.group_id', group.id);
  if ('iid' in by) epics.where('epics.iid', by.iid);
  else epics.where('epics.id', by.id);
  const epic = await joinEpicContext(epics).first<ListedEpicRow | undefined>();
  return epic !== undefined && epicPolicy.read({ group, epic }) ? epic : undefined;
}
