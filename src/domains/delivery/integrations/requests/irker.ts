import { listChannelAddresses } from '../channels.ts';
import { isCreation, isRemoval, type PushPayload, readRefName } from './payload.ts';
import type { BuildLines } from './request.ts';

/**
 * Lines for a daemon that writes to channels of IRC: one JSON object each, with `to` and `privmsg`, see
 * http://www.catb.org/~esr/irker/irkerd.html.
 */

/** Limit on commits of one push with a message each. */
const maxCommits = 10;
/** Maximum characters of each text from users: a line of IRC has 512 bytes. */
const maxTextChars = 200;

export const requestIrker: BuildLines = ({ settings, payload }) => {
  const to = listChannelAddresses(settings);
  if (payload.object_kind !== 'push' || to.length === 0) return [];
  const color = settings['colorize_messages'] === true ? addColor : omitColor;
  return listMessages(payload, color).map((privmsg) => JSON.stringify({ to, privmsg }));
};

type Color = (code: number, text: string) => string;

const addColor: Color = (code, text) => `\u0003${String(code).padStart(2, '0')}${text}\u000f`;
const omitColor: Color = (_, text) => text;

function listMessages(push: PushPayload, color: Color): string[] {
  const { project, commits, total_commits_count: count, before, after } = push;
  const name = color(4, formatLine(project.path_with_namespace));
  const branch = color(5, formatLine(readRefName(push)));
  const who = formatLine(push.user_name);
  if (isRemoval(push)) return [`${name}: ${who} deleted branch ${branch}`];
  const did = isCreation(push)
    ? `created branch ${branch}: ${project.web_url}/-/commits/${encodeURIComponent(readRefName(push))}`
    : `pushed ${count} new ${count === 1 ? 'commit' : 'commits'} to ${branch}: ${project.web_url}/-/compare/${before}...${after}`;
  const told = commits.slice(-maxCommits).map(({ id, title, author }) => {
    const sha = color(14, id.slice(0, 8));
    return `${name}: ${formatLine(author.name)} ${branch} * ${sha}: ${formatLine(title)}`;
  });
  return [`${name}: ${who} ${did}`, ...told];
}

/** Text of others on one line, without the characters that steer a program for chats. */
const formatLine = (text: string): string =>
  text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .slice(0, maxTextChars)
    .toWellFormed();
