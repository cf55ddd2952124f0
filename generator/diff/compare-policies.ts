import type { Word } from '../dialect.ts';
import type { OpenApiDocument, Operation } from '../load/document.ts';
import { readRelations } from '../model/operation.ts';
import type { Relations, SecurityRequirement } from '../runtime/operation.ts';
import type { Changes, PointerPair } from './changes.ts';
import { difference, show } from './difference.ts';
import type { Direction } from './kinds.ts';

interface Side {
  readonly operation: Operation;
  readonly document: OpenApiDocument;
}

/** Compares the access rules of an operation, its credentials, and the facts of the dialect's words. */
export function comparePolicies(
  before: Side,
  after: Side,
  words: readonly Word[],
  at: PointerPair,
  changes: Changes,
): void {
  const [old, now] = [before.operation, after.operation];
  const add = (kind: Parameters<Changes['add']>[0], text: string) =>
    changes.add(kind, 'request', at, text);

  for (const { compare, changes: verdicts = {} } of words)
    compare?.(old, now, (kind, text) => {
      const verdict = verdicts[kind] ?? {};
      for (const direction of Object.keys(verdict) as Direction[])
        changes.addOf(verdict, kind, direction, at, text);
    });
  compareSecurity(before, after, add);

  const relationsNow = readRelations(now) ?? NO_RELATIONS;
  for (const [name, lists] of Object.entries(readRelations(old) ?? NO_RELATIONS) as [
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
}

/** The alternatives of schemes by their names; each with its scopes. */
function mapSecurity({ operation, document }: Side): ReadonlyMap<string, readonly string[]> {
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
  const [old, now] = [mapSecurity(before), mapSecurity(after)];
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
