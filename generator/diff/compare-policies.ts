import type { OpenApiDocument, Operation } from '../load/document.ts';
import { accessOf, relationsOf } from '../model/operation.ts';
import { scopesOf } from '../model/security.ts';
import { paginationOf } from '../model/expand.ts';
import type { Access, Relations, SecurityRequirement } from '../runtime/operation.ts';
import { type Changes, difference, type Place, same, show } from './changes.ts';

interface Side {
  readonly operation: Operation;
  readonly document: OpenApiDocument;
}

/** Compares who may call an operation, with what, and how its answer is paged. */
export function comparePolicies(before: Side, after: Side, at: Place, changes: Changes): void {
  const [old, now] = [before.operation, after.operation];
  const add = (kind: Parameters<Changes['add']>[0], text: string) =>
    changes.add(kind, 'request', at, text);

  const order = compareAccess(accessOf(old, 'get'), accessOf(now, 'get'));
  if (!same(old['x-access'], now['x-access'])) {
    const text = `access ${show(old['x-access'] ?? 'anonymous')} became ${show(now['x-access'] ?? 'anonymous')}`;
    add(order <= 0 ? 'access-relaxed' : 'access-tightened', text);
  }

  const scopes = difference(scopesOf(old, 'get'), scopesOf(now, 'get'));
  if (!same(old['x-scopes'], now['x-scopes'])) {
    for (const scope of scopes.removed) add('scope-removed', `scope ${scope} no longer suffices`);
    for (const scope of scopes.added) add('scope-added', `scope ${scope} suffices`);
  }

  const [tier, nextTier] = [tierOf(old), tierOf(now)];
  if (tier !== nextTier) {
    const text = `tier ${TIERS[tier]} became ${TIERS[nextTier]}`;
    add(nextTier > tier ? 'tier-raised' : 'tier-lowered', text);
  }
  compareFlags(old, now, add);
  if (old['x-rate-limit'] !== now['x-rate-limit'])
    add(
      'rate-limit-changed',
      `class ${show(old['x-rate-limit'] ?? null)} became ${show(now['x-rate-limit'] ?? null)}`,
    );

  compareBodyLimits(old, now, add);

  compareSecurity(before, after, add);

  const relationsNow = relationsOf(now) ?? NO_RELATIONS;
  for (const [name, lists] of Object.entries(relationsOf(old) ?? NO_RELATIONS) as [
    keyof Relations,
    Relations[keyof Relations],
  ][]) {
    const next = relationsNow[name];
    const relations = difference(lists.map(show), next.map(show));
    for (const relation of relations.removed)
      add('relation-removed', `${name} ${relation} is gone`);
    for (const relation of relations.added)
      add('relation-added', `${name} ${relation} must hold now`);
  }
  comparePages(old, now, at, changes);
}

/** The alternatives of schemes by their names; each with its scopes. */
function securitiesOf({ operation, document }: Side): ReadonlyMap<string, readonly string[]> {
  const given = (operation.security ?? document.security ?? []) as readonly SecurityRequirement[];
  return new Map(
    given.map((requirement) => {
      const schemes = Object.entries(requirement).toSorted(([a], [b]) => (a < b ? -1 : 1));
      const scopes = schemes.flatMap(([name, all]) => all.map((scope) => `${scope} of ${name}`));
      return [schemes.map(([name]) => name).join(' and ') || 'nothing', scopes];
    }),
  );
}

function compareSecurity(
  before: Side,
  after: Side,
  add: (kind: Parameters<Changes['add']>[0], text: string) => void,
): void {
  const [old, now] = [securitiesOf(before), securitiesOf(after)];
  const schemes = difference([...old.keys()], [...now.keys()]);
  for (const scheme of schemes.removed)
    add('security-removed', `${scheme} no longer identifies the caller`);
  for (const scheme of schemes.added) add('security-added', `${scheme} identifies the caller`);
  for (const [scheme, had] of old) {
    const scopes = difference(had, now.get(scheme) ?? had);
    for (const scope of scopes.added) add('security-scope-added', `scope ${scope} is needed now`);
    for (const scope of scopes.removed)
      add('security-scope-removed', `scope ${scope} is no longer needed`);
  }
}

const NO_RELATIONS: Relations = {
  exclusive: [],
  atLeastOne: [],
  exactlyOne: [],
  allOrNone: [],
};

const TIERS = ['free', 'premium', 'ultimate'];
const tierOf = (operation: Operation) =>
  Math.max(0, TIERS.indexOf((operation['x-tier'] as string | undefined) ?? 'free'));

const KINDS = ['anonymous', 'user', 'subject', 'administrator'];
const LEVELS = ['visible', 'guest', 'reporter', 'developer', 'maintainer', 'owner'];

/** Above 0 when somebody who could call no longer can. */
function compareAccess(before: Access, after: Access): number {
  const rank = ({ kind, level, signedIn }: Access) => {
    const subject = kind === 'project' || kind === 'group';
    // A subject that anybody may see is open to anybody, unless callers have to sign in.
    if (subject && level === 'visible') return signedIn ? 1.5 : 0.5;
    return KINDS.indexOf(subject ? 'subject' : kind) + LEVELS.indexOf(level) / 10;
  };
  const order = rank(after) - rank(before);
  const moved = before.feature !== after.feature && after.feature !== null;
  return moved && order <= 0 ? 1 : order;
}

function compareBodyLimits(
  before: Operation,
  after: Operation,
  add: (kind: Parameters<Changes['add']>[0], text: string) => void,
): void {
  const [old, now] = [before['x-body-limit'], after['x-body-limit']] as (number | undefined)[];
  if (old === now) return;
  // Written down are the limits that differ from the usual one, which is lower.
  const lowered = (now ?? 0) < (old ?? 0);
  add(
    lowered ? 'body-limit-lowered' : 'body-limit-raised',
    `bodies of ${old ?? 'the usual'} bytes became ${now ?? 'the usual'}`,
  );
}

interface Flag {
  readonly name: string;
  readonly default: boolean;
}

function compareFlags(
  before: Operation,
  after: Operation,
  add: (kind: Parameters<Changes['add']>[0], text: string) => void,
): void {
  const [old, now] = [before['x-feature-flag'], after['x-feature-flag']] as (Flag | undefined)[];
  if (now !== undefined && old?.name !== now.name) add('flag-added', `feature flag ${now.name}`);
  if (old !== undefined && old.name !== now?.name)
    add('flag-removed', `no feature flag ${old.name}`);
  if (
    old === undefined ||
    now === undefined ||
    old.name !== now.name ||
    old.default === now.default
  )
    return;
  add(
    now.default ? 'flag-switched-on' : 'flag-switched-off',
    `feature flag ${now.name} is ${now.default ? 'on' : 'off'} by default`,
  );
}

function comparePages(before: Operation, after: Operation, at: Place, changes: Changes): void {
  const [old, now] = [paginationOf(before), paginationOf(after)];
  if (old === null && now === null) return;
  if (old === null) changes.add('pagination-added', 'response', at, 'only one page is answered');
  else if (now === null)
    changes.add('pagination-removed', 'response', at, 'pages and their headers are gone');
  else {
    const orders = difference(old.keyset, now.keyset);
    for (const order of orders.removed)
      changes.add('keyset-order-removed', 'request', at, `no keyset by ${order}`);
    for (const order of orders.added)
      changes.add('keyset-order-added', 'request', at, `keyset by ${order}`);
    const [limit, next] = [maximumOf(before), maximumOf(after)];
    if (limit !== next)
      changes.add(
        next < limit ? 'maximum-offset-lowered' : 'maximum-offset-raised',
        'request',
        at,
        `maximum offset ${limit} became ${next}`,
      );
  }
}

function maximumOf(operation: Operation): number {
  const given = operation['x-pagination'] as { 'maximum-offset'?: number } | string | undefined;
  return typeof given === 'object' ? (given['maximum-offset'] ?? Infinity) : Infinity;
}
