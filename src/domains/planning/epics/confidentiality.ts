import type { Database } from '#src/database/database.ts';
import { BadRequest } from '#src/errors.ts';

/** A confidential epic has no public child epics or issues. */
interface Concealable {
  readonly confidential: boolean;
}

export const mayHoldEpic = (above: Concealable, within: Concealable) =>
  !above.confidential || within.confidential;

/** The errors for an epic or issue that is less confidential than its parent, or its new parent. */
export const exposures = {
  childEpic: 'A non-confidential epic cannot be assigned to a confidential parent epic',
  holdsEpics: 'Cannot make the epic confidential if it contains non-confidential child epics',
  holdsIssues: 'Cannot make the epic confidential if it contains non-confidential issues',
  issueInto:
    'Cannot assign a confidential epic to a non-confidential issue. Make the issue confidential and try again',
  issueWithin: 'This issue cannot be made public because it belongs to a confidential epic.',
} as const;

const createRefusal = (text: string) => new BadRequest({ confidential: [text] });

/**
 * Checks an epic that was made public or confidential. The caller holds the lock on its row.
 * @throws BadRequest
 */
export async function checkEpicConfidentiality(
  db: Database,
  epic: Concealable & { readonly id: number; readonly parent_id: number | null },
): Promise<void> {
  const { id, parent_id } = epic;
  if (!epic.confidential) {
    if (parent_id !== null && !mayHoldEpic(await lockEpic(db, parent_id), epic)) {
      throw createRefusal(exposures.childEpic);
    }
    return;
  }
  const open = { confidential: false };
  const child = await db('epics')
    .where({ parent_id: id, ...open })
    .first<object | undefined>('id');
  if (child !== undefined) throw createRefusal(exposures.holdsEpics);
  const issue = await db('epic_issues')
    .join('issues', 'issues.id', 'epic_issues.issue_id')
    .where({ 'epic_issues.epic_id': id, 'issues.confidential': false })
    .first<object | undefined>('issues.id');
  if (issue !== undefined) throw createRefusal(exposures.holdsIssues);
}

/**
 * Checks an issue that was added to an epic or made public. The caller holds the lock on its row.
 * @throws BadRequest
 */
export async function checkIssueConfidentiality(
  db: Database,
  issue: Concealable & { readonly id: number },
  change: 'issueInto' | 'issueWithin',
): Promise<void> {
  if (issue.confidential) return;
  const link = await db('epic_issues')
    .where({ issue_id: issue.id })
    .first<{ epic_id: number } | undefined>('epic_id');
  if (link !== undefined && !mayHoldEpic(await lockEpic(db, link.epic_id), issue)) {
    throw createRefusal(exposures[change]);
  }
}

/** The lock keeps the epic from becoming confidential. */
async function lockEpic(db: Database, id: number): Promise<Concealable> {
  const epic = await db('epics')
    .where({ id })
    .forNoKeyUpdate()
    .first<Concealable | undefined>('confidential');
  return epic ?? { confidential: false };
}
