import type { SlashCommandAnswer } from '#generated/integrations/types.ts';
import type { RequestContext } from '#src/context.ts';
import { isFeatureVisible } from '#src/policy/features.ts';
import type { ProjectAccess } from '#src/policy/project-access.ts';
import { findIssue } from '#src/domains/planning/issues/finder.ts';
import { changeIssue, openIssue } from '#src/domains/conversation/quick-actions/store-issue.ts';
import type { IssueRow } from '#src/records/issue.ts';
import { createNote } from '#src/domains/conversation/discussions/create-note.ts';
import { findIssueSubject } from '#src/domains/conversation/quick-actions/note-subject.ts';
import { searchIssues } from '#src/domains/activity/search/issues.ts';
import type { Commanded } from './commanded.ts';
import { linkTo, replyInChannel, toChatText, whisper } from './texts.ts';

/** Maximum issues in a search reply. */
const maxFoundIssues = 5;

/** Counts an action of the actor for the rate limits of the API. */
const count = ({ limits, request, actor }: RequestContext, className: string) =>
  limits.consume(className, { actor, path: request.path, ip: request.ip });

export async function createIssueByCommand(
  { context, project }: Commanded,
  { title = '', description = '' }: Readonly<Record<string, string>>,
): Promise<SlashCommandAnswer> {
  await count(context, 'issues_create');
  const input = { title: title.trim(), ...(description !== '' && { description }) };
  const issue = await openIssue(context, project, input);
  return tell(issue, `Opened ${formatIssueLink(context, project, issue)}.`);
}

export async function showIssue(
  { context, project }: Commanded,
  { iid }: Readonly<Record<string, string>>,
): Promise<SlashCommandAnswer> {
  const issue = await findIssue(context, project, Number(iid));
  const lines = [
    `${formatIssueLink(context, project, issue)} (${issue.state})`,
    issue.description ?? '',
  ];
  return tell(issue, [lines[0], toChatText(lines[1] ?? '')].join('\n').trim());
}

export async function closeIssueByCommand(
  { context, project }: Commanded,
  { iid }: Readonly<Record<string, string>>,
): Promise<SlashCommandAnswer> {
  const issue = await findIssue(context, project, Number(iid));
  if (issue.state === 'closed') {
    return whisper(`${formatIssueLink(context, project, issue)} is closed already.`);
  }
  const closed = await changeIssue(context, project, issue, { state_event: 'close' });
  return tell(closed, `Closed ${formatIssueLink(context, project, closed)}.`);
}

export async function findIssues(
  { context, project }: Commanded,
  { words = '' }: Readonly<Record<string, string>>,
): Promise<SlashCommandAnswer> {
  if (!isFeatureVisible(project, 'issues')) return whisper('No issue was found.');
  await count(context, 'search');
  const query = { scope: 'issues', search: words.trim(), sort: 'desc' } as const;
  const listParams = { ...query, page: 1, per_page: maxFoundIssues };
  const { rows } = await searchIssues(context, { kind: 'project', project }, listParams);
  if (rows.length === 0) return whisper('No issue was found.');
  const lines = rows.map(({ iid, title, state, web_url }) => {
    return `• ${linkTo(`#${iid} ${title}`, web_url)} (${state})`;
  });
  return whisper(['Found:', ...lines].join('\n'));
}

export async function commentOnIssue(
  { context, project }: Commanded,
  { iid, body = '' }: Readonly<Record<string, string>>,
): Promise<SlashCommandAnswer> {
  await count(context, 'notes_create');
  const subject = await findIssueSubject(context, project, Number(iid));
  const { note, summary } = await createNote(context, subject, { body });
  const issue = await findIssue(context, project, Number(iid));
  const link = formatIssueLink(context, project, issue);
  return whisper(note === null ? `${link}: ${toChatText(summary.join(' '))}` : `Said on ${link}.`);
}

const formatIssueLink = ({ url }: RequestContext, { full_path }: ProjectAccess, issue: IssueRow) =>
  linkTo(`#${issue.iid} ${issue.title}`, url.web(`${full_path}/-/issues/${issue.iid}`));

/** Other users of the channel may not see confidential issues. */
const tell = ({ confidential }: IssueRow, text: string) =>
  (confidential ? whisper : replyInChannel)(text);
