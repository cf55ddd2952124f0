import type { Database } from '#src/database/database.ts';
import { publish } from '#src/domain-events/publish.ts';
import type { Actor } from '#src/records/actor.ts';
import type { GroupRow } from '#src/records/group.ts';
import { groupChanged, type GroupChange, type GroupChangeTarget } from './events.ts';

interface Author {
  readonly actor: Actor;
  /** ISO 8601. */
  readonly now: string;
}

type NamedGroup = Pick<GroupRow, 'id' | 'full_path' | 'name'>;

/** Announces a change of a group itself, or of `other` in it. */
export async function announceGroupChange(
  db: Database,
  group: NamedGroup,
  change: GroupChange,
  { actor, now }: Author,
  other?: GroupChangeTarget,
): Promise<void> {
  const target: GroupChangeTarget = other ?? { type: 'Group', id: group.id, details: group.name };
  await publish(db, groupChanged({ author: actor.user, group, target, change, at: now }));
}

/** One event for each attribute that is another now. */
export async function announceGroupChanges(
  db: Database,
  before: GroupRow,
  changes: Readonly<Record<string, unknown>>,
  author: Author,
): Promise<void> {
  const facts: Readonly<Record<string, unknown>> = { ...before };
  for (const [attribute, to] of Object.entries(changes)) {
    const change = { change: attribute, from: facts[attribute] ?? null, to };
    await announceGroupChange(db, before, change, author);
  }
}
