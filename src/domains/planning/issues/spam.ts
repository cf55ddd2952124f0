import { type RequestContext, requireActor } from '#src/context.ts';
import { RecognizedAsSpam } from '#src/errors.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import type { IssueInput } from './input.ts';
import type { IssueRow } from '#src/records/issue.ts';

type Text = Pick<IssueRow, 'title' | 'description' | 'confidential'>;

const nothing: Text = { title: '', description: null, confidential: false };

/**
 * Runs the spam check on the text of a public issue: in a public project, not confidential. Administrators are exempt.
 * @throws RecognizedAsSpam
 */
export async function refuseSpam(
  context: Pick<RequestContext, 'db' | 'actor' | 'request' | 'spam' | 'url'>,
  project: Pick<ProjectAccess, 'visibility'>,
  input: IssueInput,
  before: Text | null = null,
): Promise<void> {
  const actor = requireActor(context);
  if (project.visibility !== 'public' || actor.admin) return;
  const text = toText(input, before ?? nothing);
  if (text.confidential || !isNew(text, before)) return;
  const { name, email } = actor.user;
  const spam = await context.spam.isSpam(context.db, {
    text: [text.title, text.description ?? ''].join('\n').trim(),
    author: { name, email },
    by: actor.user.id,
    ip: context.request.ip,
    userAgent: context.request.userAgent,
    site: context.url.web('/'),
  });
  if (spam) throw new RecognizedAsSpam('issue');
}

/** The text that the issue will have. */
function toText(input: IssueInput, before: Text): Text {
  return {
    title: input.title ?? before.title,
    description: input.description === undefined ? before.description : input.description,
    confidential: input.confidential ?? before.confidential,
  };
}

/** Tells whether the text becomes public without an earlier check. */
function isNew({ title, description }: Text, before: Text | null): boolean {
  if (before === null || before.confidential) return true;
  return title !== before.title || (description ?? '') !== (before.description ?? '');
}
