/** A project or a group, as the owner of labels and milestones. */
export interface Container {
  readonly kind: 'project' | 'group';
  readonly id: number;
  /** The group itself, or the namespace that holds the project. */
  readonly namespaceId: number;
}

/** The column by which a row refers to its container. */
export type OwnerColumn = 'project_id' | 'group_id';

export function toProjectContainer(project: {
  readonly id: number;
  readonly namespace_id: number;
}): Container {
  return { kind: 'project', id: project.id, namespaceId: project.namespace_id };
}

export function toGroupContainer({ id }: { readonly id: number }): Container {
  return { kind: 'group', id, namespaceId: id };
}

export function toOwnerColumn({ kind }: Pick<Container, 'kind'>): OwnerColumn {
  return kind === 'project' ? 'project_id' : 'group_id';
}

/** SQL: the label or milestone is in a project or group. Rows in removal are in neither. */
export const isSomewhere = (table: string) =>
  `(${table}.project_id is not null or ${table}.group_id is not null)`;
