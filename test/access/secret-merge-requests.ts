import type { Database } from '#src/database/database.ts';
import type { TestApp } from '#test/support/app.ts';
import type { HasId } from '#test/support/seed.ts';
import type { Identity } from './identities.ts';

type Made = HasId & Readonly<Record<string, unknown>>;
type Text = (label: string, ...allowed: readonly Identity[]) => string;

interface Ground {
  readonly db: Database;
  readonly as: TestApp['api'];
  readonly api: TestApp['api'];
  readonly done: (asked: Promise<{ status: number; body: unknown }>) => Promise<Made>;
  readonly secret: Text;
  readonly path: Text;
  readonly people: { readonly neighbour: HasId };
  /** Projects whose code only members see. */
  readonly hidden: Readonly<Record<string, HasId>>;
  /** An issue that everybody sees. */
  readonly issue: { readonly id: number; readonly reference: string };
}

/**
 * Merge requests that nobody from outside may see, though one is in a public project, and guests neither. Each says
 * that it closes a public issue, which tells nobody of it. Somebody who was to review one may not see it any more.
 */
export async function keepMergeRequests(
  ground: Ground,
): Promise<Readonly<Record<string, readonly (string | number)[]>>> {
  const { db, as, api, done, secret, path, people, hidden, issue } = ground;
  const { neighbour } = people;
  for (const [label, { id }] of Object.entries(hidden)) {
    const below = `/projects/${id}`;
    const branch = path(`${label}requestbranch`);
    await done(
      as.post(`${below}/repository/commits`, {
        branch,
        start_branch: 'main',
        commit_message: secret(`${label}requestcommit`),
        actions: [
          {
            action: 'create',
            file_path: path(`${label}requestfile`),
            content: secret(`${label}requestcontent`),
          },
        ],
      }),
    );
    const member = { user_id: neighbour.id, access_level: 30 };
    await done(as.post(`${below}/members`, member));
    const made = await done(
      as.post(`${below}/merge_requests`, {
        source_branch: branch,
        target_branch: 'main',
        title: secret(`${label}request`),
        description: `${secret(`${label}requesttext`)}: Closes ${issue.reference}`,
        reviewer_ids: [neighbour.id],
        assignee_ids: [neighbour.id],
      }),
    );
    await db('merge_request_closing_issues')
      .insert({ merge_request_id: made.id, issue_id: issue.id })
      .onConflict()
      .ignore();
    const self = `${below}/merge_requests/${String(made['iid'])}`;
    await done(as.post(`${self}/notes`, { body: secret(`${label}requestremark`) }));
    await done(api.as(neighbour).post(`${self}/award_emoji`, { name: 'thumbsup' }));
    await as.delete(`${below}/members/${neighbour.id}`);
  }
  return { 'merge_requests/merge_request_iid': [1] };
}
