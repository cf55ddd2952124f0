import type { RawTree } from '#runtime/raw.ts';
import { findToday } from '#src/database/clock.ts';
import type { Database } from '#src/database/database.ts';
import { selectOpenedGroups } from '#src/policy/visible.ts';
import type { Actor } from '#src/records/actor.ts';
import { selectGroupsWithAccess } from '#src/domains/code/protected-branches/access-levels.ts';
import { createKnownIds } from './known-ids.ts';
import { readMildText, readPart } from './values.ts';

const maxPathChars = 1024;

interface OfProject {
  readonly db: Database;
  /** The user who imports: an archive names no group that this user may not see. */
  readonly actor: Actor;
  readonly project: { readonly id: number; readonly namespace_id: number };
}

/** The users and groups that protections and approval rules of an import name. */
export class NamedPrincipals {
  readonly users = new Set<number>();
  readonly groups = new Set<number>();
}

/** The groups of this instance that an archive names by their paths. */
export class NamedGroups {
  readonly #of: OfProject;
  readonly #known = createKnownIds();

  constructor(of: OfProject) {
    this.#of = of;
  }

  /** The id of the group that a record has in `group`, where the importer may see it. */
  async find(record: RawTree): Promise<number | null> {
    const group = readPart(record, 'group');
    const path = group === null ? null : readMildText(group, 'full_path', maxPathChars);
    if (path === null) return null;
    const key = path.toLowerCase();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { db, actor } = this.#of;
    const found = await selectOpenedGroups(db, actor, findToday(db))
      .whereRaw('lower(namespaces.full_path) = ?', [key])
      .first<{ id: number } | undefined>('namespaces.id');
    this.#known.set(key, found?.id ?? null);
    return found?.id ?? null;
  }

  /** The same, where the group has access to the project: others no protection lets in. */
  async findWithAccess(record: RawTree): Promise<number | null> {
    const id = await this.find(record);
    if (id === null) return null;
    const { db, project } = this.#of;
    const found = await selectGroupsWithAccess(db, project)
      .where('namespaces.id', id)
      .first<{ id: number } | undefined>('namespaces.id');
    return found?.id ?? null;
  }
}
