import { GitFailed, RepositoryMissing } from '#src/git/errors.ts';
import { diffTrees, type FileDiff } from '#src/git/reading/diff.ts';
import type { Repository } from '#src/git/repository.ts';
import { type Mail, toShownName, toShownSubject } from '#src/mail/message.ts';
import { parseRecipients } from './recipients.ts';
import {
  isCreation,
  isPush,
  isRemoval,
  type PayloadCommit,
  type PushPayload,
  readRefName,
} from './requests/payload.ts';
import { joinServerPath } from '#src/domains/platform/integration-records/below.ts';
import type { BuildMails } from './requests/request.ts';

/** Limits in characters for commits and diffs together: of one mail, and of all mails of one push. */
const mostText = { ofMail: 64 * 1024, ofPush: 4 * 1024 * 1024 };

/** The reader of diffs omits patches of more than half of `patchBytes`: more than one whole mail. */
const diffLimits = { files: 200, lines: 5_000, patchBytes: 2 * mostText.ofMail };

/** The mails that tell of a push, one for each recipient. */
export const pushMails: BuildMails = async ({ settings, payload, repository }) => {
  if (!isPush(payload)) return [];
  const addresses = parseRecipients(String(settings['recipients'] ?? ''));
  const ofEach = Math.min(mostText.ofMail, mostText.ofPush / addresses.length);
  const room = Math.floor(ofEach / 2);
  const changes =
    settings['disable_diffs'] === true ? null : await formatChanges(repository, payload, room);
  const name = toShownName(payload.user_name);
  const sender = { name, address: payload.user_email ?? null };
  return addresses.map((address): Mail => ({
    kind: 'pushed',
    to: { name: '', address },
    subject: toShownSubject(formatSubject(payload)),
    paragraphs: [`${name} ${describeAct(payload)}.`, ...listCommits(payload, room)],
    ...(!isRemoval(payload) && { link: toLink(payload) }),
    ...(changes !== null && { listing: changes }),
    closing: ['Maintainers of the project chose who is told.'],
    ...(settings['send_from_committer_email'] === true && { sender }),
    limit: 'of_projects',
  }));
};

const formatRef = (push: PushPayload) =>
  `${push.object_kind === 'push' ? 'branch' : 'tag'} ${toShownName(readRefName(push))}`;

function formatSubject(push: PushPayload): string {
  const project = `[Git][${toShownName(push.project.path_with_namespace)}]`;
  if (isRemoval(push)) return `${project} Deleted ${formatRef(push)}`;
  if (isCreation(push)) return `${project} Pushed new ${formatRef(push)}`;
  const count = push.total_commits_count;
  const title = toShownName(push.commits.at(-1)?.title ?? '');
  const description = count > 1 ? `${count} commits: ${title}` : title;
  return `${project}[${toShownName(readRefName(push))}] ${description === '' ? 'Moved' : description}`;
}

function describeAct(push: PushPayload): string {
  const where = `of ${toShownName(push.project.path_with_namespace)}`;
  if (isRemoval(push)) return `deleted ${formatRef(push)} ${where}`;
  if (isCreation(push)) return `pushed new ${formatRef(push)} ${where}`;
  const moved = `from ${push.before.slice(0, 8)} to ${push.after.slice(0, 8)}`;
  return `pushed to ${formatRef(push)} ${where}, ${moved}`;
}

function toLink(push: PushPayload) {
  const { before, after, project } = push;
  if (isCreation(push) || push.object_kind === 'tag_push') {
    const path = `-/tree/${encodeURIComponent(readRefName(push)).replaceAll('%2F', '/')}`;
    return { label: 'Look at the files', url: joinServerPath(project.web_url, path) };
  }
  const path = `-/compare/${before}...${after}`;
  return { label: 'Look at the changes', url: joinServerPath(project.web_url, path) };
}

function listCommits({ commits, total_commits_count }: PushPayload, most: number): string[] {
  const told: string[] = [];
  let left = most;
  for (const commit of commits.toReversed()) {
    const text = cut(formatCommit(commit), left);
    if (text === '') break;
    told.push(text);
    left -= text.length;
  }
  const hidden = total_commits_count - told.length;
  return hidden > 0 ? [...told, `${hidden} more commits are not shown.`] : told;
}

const formatCommit = ({ id, author, message }: PayloadCommit) =>
  `${id.slice(0, 8)} by ${toShownName(author.name)}\n${toPlainText(message).trim()}`;

/** Diff of a push to an existing branch; null without displayed changes. */
async function formatChanges(
  repository: Repository,
  push: PushPayload,
  most: number,
): Promise<string | null> {
  if (push.object_kind !== 'push' || isCreation(push) || isRemoval(push)) return null;
  try {
    const { before, after } = push;
    const { files, overflow } = await diffTrees(repository, before, after, { limits: diffLimits });
    if (files.length === 0) return null;
    const whole = files.map(formatChange).join('\n');
    const shown = cut(whole, most);
    const isCut = overflow || shown.length < whole.length;
    return isCut ? `${shown}\n\nThere are more changes than are shown.` : shown;
  } catch (error) {
    // The branch may have moved again, and its previous head may be missing.
    if (error instanceof GitFailed || error instanceof RepositoryMissing) return null;
    throw error;
  }
}

function formatChange({ oldPath, newPath, change, patch }: FileDiff): string {
  const from = change === 'added' ? '/dev/null' : `a/${oldPath}`;
  const to = change === 'deleted' ? '/dev/null' : `b/${newPath}`;
  return toPlainText(`--- ${from}\n+++ ${to}\n${patch === '' ? '(not shown)\n' : patch}`);
}

/** Text without characters that hide, break or turn it in a program that shows mails. */
const toPlainText = (text: string) =>
  text.replaceAll('\r\n', '\n').replace(/[^\P{C}\n\t]/gu, '\uFFFD');

/** The lines that fit; the beginning of the first where not even that does. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf('\n', most);
  return text.slice(0, end > 0 ? end : most).toWellFormed();
}
