import type { Database } from '#src/database/database.ts';
import type { Actor } from '#src/records/actor.ts';
import { findReferences } from '#src/rendering/reference-syntax.ts';
import { toIssuableKind } from '#src/domains/planning/issuables/lookup.ts';
import type { Viewpoint } from '#src/domains/planning/issuables/references.ts';
import { findNamedIssuables, type NamedIssuable, type IssuableReference } from './named-targets.ts';
import { findReferencedContainers, maxPlaceNames, type TextContainer } from './places.ts';

/** The references to issues, merge requests and epics in a text, without duplicates and up to a limit. */
export function readMentionedIssuables(text: string): IssuableReference[] {
  if (!/[#&!]\d/.test(text)) return [];
  const found = new Map<string, IssuableReference>();
  for (const { reference } of findReferences(text)) {
    if (reference.kind !== 'target' || toIssuableKind(reference.sigil) === null) continue;
    found.set(reference.raw, reference);
    if (found.size === maxPlaceNames) break;
  }
  return [...found.values()];
}

/** The targets that are named and that the actor may see, for each of the references that lead to one. */
export async function findMentioned(
  db: Database,
  references: readonly IssuableReference[],
  place: TextContainer,
  actor: Actor,
): Promise<NamedIssuable[]> {
  if (references.length === 0) return [];
  // The plan is not checked: an instance without epics does not show the note either.
  const reader = { db, actor, paid: true };
  const places = await findReferencedContainers(reader, references, place);
  return findNamedIssuables(reader, references, places, place);
}

/** The project or group of a target, from which others are seen. */
export function toViewpoint({ kind, fullPath }: NamedIssuable): Viewpoint {
  return { kind: kind === 'epic' ? 'group' : 'project', fullPath };
}
