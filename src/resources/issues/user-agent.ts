import type { UserAgentDetail } from '../../../generated/issues/types.ts';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import type { IssueRow } from './table.ts';

/** Characters of the name of a client that are kept. */
const longestName = 255;

/** Keeps which client created an issue, for administrators. */
export async function recordUserAgent(
  { db, request }: Pick<RequestContext, 'db' | 'request'>,
  { id }: Pick<IssueRow, 'id'>,
): Promise<void> {
  if (request.userAgent === '') return;
  await db('user_agent_details').insert({
    issue_id: id,
    user_agent: request.userAgent.slice(0, longestName),
    ip_address: request.ip,
    submitted: false,
  });
}

export async function findUserAgent(
  db: Database,
  { id }: Pick<IssueRow, 'id'>,
): Promise<UserAgentDetail | undefined> {
  return db('user_agent_details')
    .where({ issue_id: id })
    .first<UserAgentDetail | undefined>(
      'user_agent',
      'ip_address',
      'submitted as akismet_submitted',
    );
}
