import type { RawTree } from '#runtime/raw.ts';
import type { Database } from '#src/database/database.ts';
import { insertReturning } from '#src/database/dialect.ts';
import {
  type AccessLevelRow,
  findNameErrors,
  findSpaceErrors,
} from '#src/domains/code/protected-branches/access-levels.ts';
import { insertProtectedBranch } from '#src/domains/code/protected-branches/table.ts';
import { insertProtectedEnvironment } from '#src/domains/ci/protected-environments/table.ts';
import { type AdmissionRules, readAdmission, readAdmissions } from '../admissions.ts';
import { bounds, takeAtMost } from '../bounds.ts';
import { type ImportContext, storeOnce } from '../context.ts';
import { readFlag, readList, readNumber, RecordRefused, readRequiredText } from '../values.ts';

const maxNameChars = 1024;

// The limit is one more than that of the list: a request may give one level in addition to the list.
const pushing: AdmissionRules = {
  ...({ levels: [0, 30, 40, 60], closed: 0, usual: [40] } as const),
  most: bounds['protectBranch.allowed_to_push'] + 1,
};
/** Level 0 would let nobody remove the protection. Without a list every maintainer may. */
const unprotecting: AdmissionRules = {
  ...pushing,
  ...({ levels: [30, 40, 60], closed: 60, usual: [] } as const),
};
const creating: AdmissionRules = {
  ...pushing,
  most: bounds['protectTag.allowed_to_create'] + 1,
};
const deploying: AdmissionRules = {
  ...({ levels: [30, 40, 60], closed: 60, usual: [40] } as const),
  most: bounds['createProtectedEnvironment.deploy_access_levels'],
};

type Refused = () => Promise<void>;

export async function storeProtectedBranch(
  context: ImportContext,
  record: RawTree,
  refused: Refused,
): Promise<void> {
  const { paid, projectId: project_id } = context;
  const name = nameOf(record);
  const levels = {
    push: await readAdmissions(context, record, 'push_access_levels', pushing, refused),
    merge: await readAdmissions(context, record, 'merge_access_levels', pushing, refused),
    unprotect: paid
      ? await readAdmissions(context, record, 'unprotect_access_levels', unprotecting, refused)
      : [],
  };
  const protection = {
    ...{ project_id, name, levels, allow_force_push: readFlag(record, 'allow_force_push') },
    code_owner_approval_required: paid && readFlag(record, 'code_owner_approval_required'),
  };
  const lettingIn = Object.values(levels).flat().length;
  await storeOnce(context, 'name is taken', async (db) => {
    await requireSpace(db, project_id, { of: 'branches', lettingIn });
    await insertProtectedBranch(db, protection, context.now);
  });
}

export async function storeProtectedTag(
  context: ImportContext,
  record: RawTree,
  refused: Refused,
): Promise<void> {
  const name = nameOf(record);
  const { projectId: project_id, now } = context;
  const allowed = await readAdmissions(context, record, 'create_access_levels', creating, refused);
  await storeOnce(context, 'name is taken', async (db) => {
    await requireSpace(db, project_id, { of: 'tags', lettingIn: allowed.length });
    const row = { project_id, name, created_at: now, updated_at: now };
    const { id } = await insertReturning<{ id: number }>(db, 'protected_tags', row);
    const rows = allowed.map((level) => ({ protected_tag_id: id, ...level }));
    if (rows.length > 0) await db('protected_tag_access_levels').insert(rows);
  });
}

const maxApprovals = 5;

export async function storeProtectedEnvironment(
  context: ImportContext,
  record: RawTree,
  refused: Refused,
): Promise<void> {
  if (!context.paid) throw new RecordRefused('the plan has no protected environments');
  const name = readRequiredText(record, 'name', 255);
  const { projectId: project_id, now } = context;
  const approvals = readNumber(record, 'required_approval_count') ?? 0;
  const protection = {
    ...{ project_id, name, required_approval_count: Math.min(approvals, maxApprovals) },
    deployers: await readAdmissions(context, record, 'deploy_access_levels', deploying, refused),
    approvers: await readApprovers(context, record, refused),
  };
  await storeOnce(context, 'name is taken', (db) =>
    insertProtectedEnvironment(db, protection, now),
  );
}

type Approver = AccessLevelRow & { readonly required_approvals: number };

/** Administrators replace approvers without an account here, so that as many approvals are needed as before. */
async function readApprovers(
  context: ImportContext,
  record: RawTree,
  refused: Refused,
): Promise<readonly Approver[]> {
  const approvers: Approver[] = [];
  const most = bounds['createProtectedEnvironment.approval_rules'];
  for (const entry of await takeAtMost(readList(record, 'approval_rules'), most, refused)) {
    const row = await readAdmission(context, entry, deploying.levels);
    if (row === null) await refused();
    const required = readNumber(entry, 'required_approvals', { least: 1 }) ?? 1;
    approvers.push({
      ...(row ?? { access_level: deploying.closed, user_id: null, group_id: null }),
      required_approvals: Math.min(required, maxApprovals),
    });
  }
  return approvers;
}

function nameOf(record: RawTree): string {
  const name = readRequiredText(record, 'name', maxNameChars);
  if (findNameErrors(name).length > 0) throw new RecordRefused('name cannot be protected');
  return name;
}

/** @throws RecordRefused where the project cannot have another protection */
async function requireSpace(
  db: Database,
  projectId: number,
  admissions: Parameters<typeof findSpaceErrors>[2],
): Promise<void> {
  const errors = await findSpaceErrors(db, projectId, admissions);
  if (errors.length > 0) throw new RecordRefused('there are too many protections');
}
