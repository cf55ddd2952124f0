import type { UserAgentDetail } from '#generated/issues/types.ts';
import type { RequestContext } from '#src/context.ts';
import type { Database } from '#src/database/database.ts';
import { prepareStatement } from '#src/database/statement.ts';
import type { IssueRow } from '#src/records/issue.ts';

/** Maximum characters of a client name in the database. */
const maxNameChars = 255;

const insert = prepareStatement<{ issue: number; client: string; ip: string }, object>(
  (db, { issue, client, ip }) =>
    db('user_agent_details').insert({
      issue_id: issue,
      user_agent: client,
      ip_address: ip,
      submitted: false,
    }),
);

/** Keeps which client created an issue, for administrators. */
export async function recordUserAgent(
  db: Database,
  { id }: Pick<IssueRow, 'id'>,
  request: RequestContext['request'],
): Promise<void> {
  if (request.userAgent === '') return;
  const client = request.userAgent.slice(0, maxNameChars);
  await insert.run(db, { issue: id, client, ip: request.ip });
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
