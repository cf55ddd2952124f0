import type { ListGroupProjectsRequest } from '#generated/groups/types.ts';
import type { ListProjectsRequest } from '#generated/projects/types.ts';
import type { ListQuery } from '#src/lists/filter.ts';

type ProjectsQuery = ListProjectsRequest['query'];
type GroupProjectsQuery = ListGroupProjectsRequest['query'];
type Documented = ProjectsQuery & Omit<GroupProjectsQuery, keyof ProjectsQuery>;

/** `group`: projects of the group itself; `tree`: also those of groups below; `shared`: those shared with the group. */
export type GroupContainer = 'group' | 'tree' | 'shared' | 'group and shared' | 'tree and shared';
export type ProjectListContainer =
  'namespace' | 'stars' | 'runner' | 'job token scope' | GroupContainer;

/** The parts that are read with each project, from tables that have one row for it. */
export interface HydratedParts {
  /** Settings and the owner: additional data of the full form. */
  readonly full: boolean;
  readonly statistics: boolean;
}

/** The questions to a list of projects: by the parameters of the operations, and by where it is. */
export interface ProjectFilters extends Partial<
  Omit<Documented, 'page' | 'pagination' | 'per_page'>
> {
  /** Only forks of this project. */
  readonly forked_from?: number;
  /**
   * Limits to projects of a namespace or group, starred by a user, served by a runner, or in the job token scope of a
   * project.
   */
  readonly within?: { readonly container: ProjectListContainer; readonly id: number };
  /** Only these. */
  readonly ids?: readonly number[];
  readonly parts?: HydratedParts;
}

export type ProjectOrder = ProjectsQuery['order_by'];

export type ProjectListQuery = ListQuery<Required<ProjectFilters>>;

const ofOthers: ReadonlySet<ProjectListContainer> = new Set([
  'namespace',
  'stars',
  'runner',
  'job token scope',
]);

/** True if only projects that the actor is authorized for are requested. */
export function isOfUser({ membership, owned, min_access_level }: ProjectFilters): boolean {
  return membership === true || owned === true || min_access_level !== undefined;
}

export function isOfGroup({ within }: ProjectFilters): boolean {
  return within !== undefined && !ofOthers.has(within.container);
}

export const sizeOrders = [
  'repository_size',
  'storage_size',
  'packages_size',
  'wiki_size',
] as const;

export function isSizeOrder(order: string): boolean {
  return (sizeOrders as readonly string[]).includes(order);
}

/** The order that a list gets. Ids are given in the order of creation, so `created_at` is `id`. */
export function chooseProjectOrder({
  actor,
  admin,
  query,
}: ProjectListQuery): Exclude<ProjectOrder, 'created_at'> {
  const { order_by = 'created_at', search = '' } = query;
  if (order_by === 'created_at' || (isSizeOrder(order_by) && !admin)) return 'id';
  if (order_by !== 'similarity' || (search !== '' && (actor !== null || isOfGroup(query)))) {
    return order_by;
  }
  return isOfGroup(query) ? 'name' : 'id';
}
