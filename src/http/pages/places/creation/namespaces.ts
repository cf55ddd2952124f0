import { AccessLevel } from '#src/policy/access-level.ts';
import type { SignedInVisit } from '../../handlers.tsx';
import type { PlaceVisit } from '../visits.ts';

/** Groups that a form offers; the page of a group leads to the form with that group. */
const maxGroups = 100;

/** Choices of a namespace for a new project: the own one, which has no value, and groups by their ids. */
export async function listNamespaceChoices(
  { api, actor }: PlaceVisit & SignedInVisit,
  chosen: string,
): Promise<readonly (readonly [value: string, text: string])[]> {
  const groups = await api.call('listGroups', {
    query: { min_access_level: AccessLevel.Developer, order_by: 'path', per_page: maxGroups },
  });
  const offered = groups.filter(
    (group) => !('project_creation_level' in group) || group.project_creation_level !== 'noone',
  );
  const listed = offered.map(({ id, full_path }) => [String(id), full_path] as const);
  const known = listed.some(([value]) => value === chosen);
  const named = known ? null : await findGroupChoice(api, chosen);
  return [['', actor.user.username], ...(named === null ? [] : [named]), ...listed];
}

async function findGroupChoice(api: PlaceVisit['api'], chosen: string) {
  const id = readNamespaceId(chosen);
  if (id === null) return null;
  const group = await api.optional('getGroup', { params: { id }, query: { with_projects: false } });
  return group === null ? null : ([String(group.id), group.full_path] as const);
}

/** Id of a group as a form or an address gives it; null for the own namespace. */
export const readNamespaceId = (text: string): number | null =>
  /^\d{1,15}$/.test(text) ? Number(text) : null;
