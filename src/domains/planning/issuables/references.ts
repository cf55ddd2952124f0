import { type Issuable, issuableKinds } from './issuable.ts';

/** The notations of a reference to the target, in the API. */
export interface IssuableReferences {
  readonly short: string;
  /** Reference relative to the project or group that mentions it. */
  readonly relative: string;
  readonly full: string;
}

/** The project or group whose texts contain the reference. */
export interface Viewpoint {
  readonly kind: 'project' | 'group';
  readonly fullPath: string;
}

type NamedIssuable = Pick<Issuable, 'kind' | 'iid' | 'fullPath'>;

/** `from` is null in lists over all projects and groups. */
export function formatReferences(
  target: NamedIssuable,
  from: Viewpoint | null,
): IssuableReferences {
  return {
    short: formatShortReference(target),
    relative: formatReferenceFrom(target, from),
    full: formatFull(target),
  };
}

/** `#5`. */
export function formatShortReference({ kind, iid }: Pick<Issuable, 'kind' | 'iid'>): string {
  return `${issuableKinds[kind].sigil}${iid}`;
}

/** Formats the shortest reference that is valid there: `#5`, `project#5` or `group/project#5`. */
export function formatReferenceFrom(target: NamedIssuable, from: Viewpoint | null): string {
  // Epics of a project's group have the short form in the project.
  const ofGroup = target.kind === 'epic';
  const near = ofGroup && from !== null && target.fullPath === readGroupPath(from);
  const path = ofGroup ? target.fullPath : formatProjectPathFrom(target.fullPath, from);
  return (near ? '' : path) + formatShortReference(target);
}

/** The path of a project as short as it can be written there: empty for the project itself. */
export function formatProjectPathFrom(fullPath: string, from: Viewpoint | null): string {
  if (from === null) return fullPath;
  const isProject = from.kind === 'project';
  if (isProject && fullPath === from.fullPath) return '';
  const group = readGroupPath(from);
  const near = isProject ? toParentPath(fullPath) === group : fullPath.startsWith(`${group}/`);
  return near ? fullPath.slice(group.length + 1) : fullPath;
}

/** The full path of the group itself, or of the namespace that holds the project. */
export function readGroupPath({ kind, fullPath }: Viewpoint): string {
  return kind === 'group' ? fullPath : toParentPath(fullPath);
}

/** `group/project#5`. */
function formatFull(target: NamedIssuable): string {
  return target.fullPath + formatShortReference(target);
}

function toParentPath(fullPath: string): string {
  return fullPath.slice(0, Math.max(0, fullPath.lastIndexOf('/')));
}
