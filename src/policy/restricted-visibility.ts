import type { Actor } from '#src/records/actor.ts';
import { isWider, type Visibility } from '#src/records/visibility.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';

type Restrictions = Pick<ApplicationSettingsRow, 'restricted_visibility_levels'>;

const fromWidest: readonly Visibility[] = ['public', 'internal', 'private'];

/** Faults of a requested visibility: only administrators may choose a restricted one. */
export function findRestrictionErrors(
  visibility: Visibility,
  actor: Pick<Actor, 'admin'>,
  { restricted_visibility_levels: restricted }: Restrictions,
): string[] {
  return !actor.admin && restricted.includes(visibility)
    ? [`${visibility} has been restricted by your administrator`]
    : [];
}

/**
 * The visibility of something new when the request names none: the default of the instance, or the next narrower one
 * that the place and the restrictions allow. When they allow none of these, it is the widest that they do allow.
 */
export function chooseVisibility(
  usual: Visibility,
  ceiling: Visibility,
  actor: Pick<Actor, 'admin'>,
  settings: Restrictions,
): Visibility {
  const allowed = fromWidest.filter(
    (visibility) =>
      !isWider(visibility, ceiling) &&
      findRestrictionErrors(visibility, actor, settings).length === 0,
  );
  return allowed.find((visibility) => !isWider(visibility, usual)) ?? allowed[0] ?? usual;
}
