import type { RawTree } from '#runtime/raw.ts';
import { bump } from '#src/database/access-revision.ts';
import { isUniqueViolation } from '#src/database/dialect.ts';
import { runInOwnersTurn } from '#src/database/in-parts.ts';
import { chooseVisibility } from '#src/policy/restricted-visibility.ts';
import type { Actor } from '#src/records/actor.ts';
import type { ApplicationSettingsRow } from '#src/settings/row.ts';
import { hideGroups } from '#src/domains/core/groups/deletion/hide-tree.ts';
import { findGroupRow, insertGroup } from '#src/domains/core/groups/table.ts';
import { findGroupNameErrors } from '#src/domains/core/namespaces/name-rules.ts';
import { findPathErrors } from '#src/domains/core/namespaces/path-rules.ts';
import {
  isFullPathTaken,
  lockNamespace,
  maxGroupDepth,
  maxFullPathChars,
} from '#src/domains/core/namespaces/table.ts';
import { type ContainerContext, ContainerGone } from '../context.ts';
import { readMildText } from '../values.ts';
import { readArchivedVisibility, readGroupAttributes } from '../../catalogue/group-settings.ts';
import type { ArchivedGroup } from './tree.ts';

interface NewSubgroup {
  readonly archived: ArchivedGroup;
  readonly settingsRecord: RawTree;
  /** The group here that it is put into. */
  readonly parentId: number;
}

interface Rules {
  readonly actor: Actor;
  readonly settings: ApplicationSettingsRow;
}

const maxNameChars = 255;

/** Creates a hidden subgroup; null when its parent or its path does not permit it. */
export async function makeSubgroup(
  { db, hold, users, now, paid }: ContainerContext,
  { archived: { own }, settingsRecord, parentId }: NewSubgroup,
  { actor, settings }: Rules,
): Promise<number | null> {
  const path = readMildText(own, 'path', maxNameChars) ?? '';
  const name = readMildText(own, 'name', maxNameChars) ?? path;
  if (findPathErrors(path, 'subgroup').length > 0 || findGroupNameErrors(name).length > 0)
    return null;
  try {
    return await runInOwnersTurn(db, `user ${users.importerId}`, async (db) => {
      // The access revision is raised before any other lock is taken.
      await bump(db);
      await hold(db);
      await lockNamespace(db, parentId);
      const parent = await findGroupRow(db, parentId);
      if (parent === undefined) throw new ContainerGone();
      const fullPath = `${parent.full_path}/${path}`;
      if (parent.depth >= maxGroupDepth || fullPath.length > maxFullPathChars) return null;
      if (await isFullPathTaken(db, fullPath)) return null;
      const visibility = chooseVisibility(
        readArchivedVisibility(own),
        parent.visibility,
        actor,
        settings,
      );
      const attributes = readGroupAttributes(own, settingsRecord, { parent, paid });
      // Owners of the group above own it.
      const place = { name, path, visibility, parent, ownerId: null };
      const { id } = await insertGroup(db, { ...attributes, ...place }, now);
      await hideGroups(db, [id], now);
      return id;
    });
  } catch (error) {
    // A sibling group has the name.
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
