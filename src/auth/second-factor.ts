import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import { toDay } from '#src/text/day.ts';
import { whereGranting, whereNotExpired } from '#src/records/membership.ts';
import type { UserRow } from '#src/records/user.ts';
import { loadCurrentSettings } from '#src/settings/current.ts';
import { hourMs } from '#src/units.ts';
import { clockErrorMs } from './clock-error.ts';

/**
 * Groups that require a second factor of a user. These are groups of which they are a member, also by a share with
 * such a group or one below it. The groups above and below count too, since members keep their level below.
 *
 * A project requires none, nor does a share from another top-level group: strangers could lock out the users they
 * share with.
 */
const graceOfGroups = prepareStatement<{ userId: number; today: string }, { hours: number | null }>(
  (db, { userId, today }) => {
    const selectOwnMemberships = () =>
      whereGranting(db('members'), today).where({
        'members.user_id': userId,
        'members.source_type': 'Namespace',
      });
    const invited = selectOwnMemberships()
      .join('namespace_ancestors as inviting', 'inviting.ancestor_id', 'members.source_id')
      .join('group_group_links as shares', 'shares.shared_with_group_id', 'inviting.namespace_id')
      .whereExists(
        db('namespace_ancestors as ours')
          .join('namespace_ancestors as theirs', 'theirs.ancestor_id', 'ours.ancestor_id')
          .whereRaw('ours.namespace_id = shares.shared_group_id')
          .whereRaw('theirs.namespace_id = shares.shared_with_group_id'),
      )
      .select('shares.shared_group_id as id');
    const selectNamespaces = () =>
      db(
        selectOwnMemberships()
          .select('members.source_id as id')
          .union([whereNotExpired(invited, 'shares', today)])
          .as('places'),
      );
    const above = selectNamespaces()
      .join('namespace_ancestors as above', 'above.namespace_id', 'places.id')
      .select('above.ancestor_id as id');
    const below = selectNamespaces()
      .join('namespace_ancestors as below', 'below.ancestor_id', 'places.id')
      .select('below.namespace_id as id');
    return db(above.union([below]).as('asking'))
      .join('groups', 'groups.namespace_id', 'asking.id')
      .where('groups.require_two_factor_authentication', true)
      .min({ hours: 'groups.two_factor_grace_period' });
  },
);

/**
 * Time from which a user without second factor needs one, in milliseconds since 1970; infinite where neither the
 * instance nor a group requires it. The grace period begins with the first requirement.
 */
export async function computeSecondFactorDueAt(
  db: Database,
  user: Pick<UserRow, 'id' | 'two_factor_enabled'>,
  wantedSince: string | null,
  now: Date,
): Promise<number> {
  const hours = user.two_factor_enabled ? null : await findGraceHours(db, user.id, now);
  return computeSecondFactorDue(db, hours, user, wantedSince, now);
}

/** Time from which a second factor is needed, for known hours of grace; these are null where none is required. */
export async function computeSecondFactorDue(
  db: Database,
  hours: number | null,
  user: Pick<UserRow, 'id'>,
  wantedSince: string | null,
  now: Date,
): Promise<number> {
  if (hours === null) {
    if (wantedSince !== null) {
      await db('users').where('id', user.id).update({ two_factor_wanted_since: null });
    }
    return Infinity;
  }
  // A future time comes from a clock that was ahead.
  if (wantedSince !== null && Date.parse(wantedSince) <= now.getTime() + clockErrorMs) {
    return Date.parse(wantedSince) + hours * hourMs;
  }
  await db('users')
    .where('id', user.id)
    .where('two_factor_wanted_since', wantedSince)
    .update({ two_factor_wanted_since: now.toISOString() });
  return now.getTime() + hours * hourMs;
}

/** Hours of grace of a user without second factor: null without a requirement, the shortest of several. */
export async function findGraceHours(
  db: Database,
  userId: number,
  now: Date,
): Promise<number | null> {
  const settings = await loadCurrentSettings(db);
  const row = await graceOfGroups.first(db, { userId, today: toDay(now) });
  const hours = [
    ...(settings.require_two_factor_authentication ? [settings.two_factor_grace_period] : []),
    ...(row?.hours != null ? [Number(row.hours)] : []),
  ];
  return hours.length === 0 ? null : Math.min(...hours);
}
