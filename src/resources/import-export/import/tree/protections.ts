import type { RawTree } from '../../../../../generator/runtime/raw.ts';
import { insertReturning, isUniqueViolation } from '../../../../database/dialect.ts';
import { insertProtectedBranch } from '../../../protected-branches/table.ts';
import { findNameErrors } from '../../../protected-branches/access-levels.ts';
import { type ImportContext, storeInTurn } from '../context.ts';
import { readFlag, readList, readNumber, RecordRefused, readRequiredText } from '../values.ts';

const maxNameChars = 1024;

/** Levels that protections know; users and groups of another instance are nobody here. */
const levels = {
  branches: [0, 30, 40, 60],
  tags: [0, 30, 40],
  environments: [30, 40, 60],
} as const;

/** Those who are let in, each once; maintainers where the archive names nobody who is known here. */
function levelsOf<const Level extends number>(
  record: RawTree,
  name: string,
  known: readonly Level[],
): readonly {
  readonly access_level: Level | 40;
  readonly user_id: null;
  readonly group_id: null;
}[] {
  const found = new Set<Level | 40>();
  for (const each of readList(record, name)) {
    const level = readNumber(each, 'access_level');
    const of = 'user_id' in each && each['user_id'] !== null;
    const group = 'group_id' in each && each['group_id'] !== null;
    const match = known.find((one) => one === level);
    if (match !== undefined && !of && !group) found.add(match);
  }
  if (found.size === 0) found.add(40);
  return [...found].map((access_level) => ({ access_level, user_id: null, group_id: null }));
}

export async function storeProtectedBranch(context: ImportContext, record: RawTree): Promise<void> {
  const name = nameOf(record);
  const { branches } = levels;
  const protection = {
    project_id: context.projectId,
    name,
    allow_force_push: readFlag(record, 'allow_force_push'),
    code_owner_approval_required: context.paid && readFlag(record, 'code_owner_approval_required'),
    levels: {
      push: levelsOf(record, 'push_access_levels', branches),
      merge: levelsOf(record, 'merge_access_levels', branches),
      unprotect:
        context.paid && readList(record, 'unprotect_access_levels').length > 0
          ? levelsOf(record, 'unprotect_access_levels', branches)
          : [],
    },
  };
  await onceNamed(() =>
    storeInTurn(context, (db) => insertProtectedBranch(db, protection, context.now)),
  );
}

export async function storeProtectedTag(context: ImportContext, record: RawTree): Promise<void> {
  const name = nameOf(record);
  const { projectId: project_id, now } = context;
  await onceNamed(() =>
    storeInTurn(context, async (db) => {
      const row = { project_id, name, created_at: now, updated_at: now };
      const { id } = await insertReturning<{ id: number }>(db, 'protected_tags', row);
      const allowed = levelsOf(record, 'create_access_levels', levels.tags);
      const rows = allowed.map((level) => ({ protected_tag_id: id, ...level }));
      await db('protected_tag_access_levels').insert(rows);
    }),
  );
}

const maxApprovals = 5;

export async function storeProtectedEnvironment(
  context: ImportContext,
  record: RawTree,
): Promise<void> {
  if (!context.paid) return;
  const name = readRequiredText(record, 'name', 255);
  const { projectId: project_id, now } = context;
  const approvals = readNumber(record, 'required_approval_count', { most: maxApprovals }) ?? 0;
  await onceNamed(() =>
    storeInTurn(context, async (db) => {
      const times = { created_at: now, updated_at: now };
      const row = { project_id, name, required_approval_count: approvals, ...times };
      const { id } = await insertReturning<{ id: number }>(db, 'protected_environments', row);
      const allowed = levelsOf(record, 'deploy_access_levels', levels.environments);
      const rows = allowed.map((level) => ({ protected_environment_id: id, ...level }));
      await db('protected_environment_deployers').insert(rows);
    }),
  );
}

function nameOf(record: RawTree): string {
  const name = readRequiredText(record, 'name', maxNameChars);
  if (findNameErrors(name).length > 0) throw new RecordRefused('name cannot be protected');
  return name;
}

async function onceNamed(store: () => Promise<unknown>): Promise<void> {
  try {
    await store();
  } catch (error) {
    throw isUniqueViolation(error) ? new RecordRefused('name is taken') : error;
  }
}
