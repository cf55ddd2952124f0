import type { Database } from '#src/database/database.ts';
import { NotFound } from '#src/errors.ts';
import type { GroupAccess } from '#src/policy/group-access.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { type Container, toGroupContainer, toProjectContainer } from '#src/records/container.ts';

/** The project or group of a board. */
export interface BoardContainer {
  readonly container: Container;
  /** Null for groups. */
  readonly project: ProjectAccess | null;
  readonly name: string;
  readonly fullPath: string;
  readonly archived: boolean;
}

export function toProjectBoardContainer(project: ProjectAccess): BoardContainer {
  const { name, full_path: fullPath, archived } = project;
  return { container: toProjectContainer(project), project, name, fullPath, archived };
}

export function toGroupBoardContainer(group: GroupAccess): BoardContainer {
  const { name, full_path: fullPath } = group;
  return { container: toGroupContainer(group), project: null, name, fullPath, archived: false };
}

/**
 * Serializes additions of boards until the transaction ends.
 * @throws NotFound when the project or group is gone
 */
export async function lockBoardContainer(
  db: Database,
  { container: { kind, id } }: BoardContainer,
): Promise<void> {
  const table = kind === 'project' ? 'projects' : 'namespaces';
  const rows = await db(table).where({ id }).forNoKeyUpdate().select('id');
  if (rows.length === 0) throw new NotFound(kind === 'project' ? 'Project' : 'Group');
}
