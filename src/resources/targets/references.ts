import { type Target, targetKinds } from './target.ts';

/** How people write the target, as the API presents it. */
export interface References {
  readonly short: string;
  /** As it is written in a project or group. */
  readonly relative: string;
  readonly full: string;
}

/** The project or group in which a reference is read. */
export interface Viewpoint {
  readonly kind: 'project' | 'group';
  readonly fullPath: string;
}

type Named = Pick<Target, 'kind' | 'iid' | 'fullPath'>;

/** `from` is null where things of every project and group are shown together. */
export function referencesOf(target: Named, from: Viewpoint | null): References {
  return {
    short: shortReference(target),
    relative: referenceFrom(target, from),
    full: full(target),
  };
}

/** `#5`. */
export function shortReference({ kind, iid }: Pick<Target, 'kind' | 'iid'>): string {
  return `${targetKinds[kind].sigil}${iid}`;
}

/** As short as it can be written there: `#5`, `project#5` or `group/project#5`. */
export function referenceFrom(target: Named, from: Viewpoint | null): string {
  if (from === null) return full(target);
  const { fullPath } = target;
  const holder = from.kind === 'group' ? from.fullPath : holderOf(from.fullPath);
  // Of a project's group its epics are the nearest ones.
  if (fullPath === (target.kind === 'epic' ? holder : from.fullPath)) return shortReference(target);
  if (target.kind === 'epic' || holder === '') return full(target);
  const below =
    from.kind === 'group' ? fullPath.startsWith(`${holder}/`) : holderOf(fullPath) === holder;
  return below ? fullPath.slice(holder.length + 1) + shortReference(target) : full(target);
}

/** `group/project#5`. */
function full(target: Named): string {
  return target.fullPath + shortReference(target);
}

function holderOf(fullPath: string): string {
  return fullPath.slice(0, Math.max(0, fullPath.lastIndexOf('/')));
}
