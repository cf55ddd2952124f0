import type { SlashCommandAnswer } from '#generated/integrations/types.ts';
import type { Commanded } from './commanded.ts';
import {
  closeIssueByCommand,
  commentOnIssue,
  findIssues,
  createIssueByCommand,
  showIssue,
} from './issues.ts';
import { runDeployCommand, runJobByCommand } from './jobs.ts';
import { describeCommands } from './texts.ts';

type Command = (
  commanded: Commanded,
  parts: Readonly<Record<string, string>>,
) => Promise<SlashCommandAnswer>;

const iid = String.raw`#?(?<iid>\d{1,15})`;

/** The commands by their patterns; the first that matches counts. */
const commands: readonly (readonly [RegExp, Command])[] = [
  [
    /^(?:issue|i) (?:new|n|create|c) (?<title>[^\n]+)(?:\n+(?<description>[^]*))?$/i,
    createIssueByCommand,
  ],
  [new RegExp(`^(?:issue|i) (?:show|s) ${iid}$`, 'i'), showIssue],
  [new RegExp(`^(?:issue|i) close ${iid}$`, 'i'), closeIssueByCommand],
  [/^(?:issue|i) search (?<words>[^\n]+)$/i, findIssues],
  [new RegExp(`^(?:issue|i) comment ${iid}\\s+(?<body>\\S[^]*)$`, 'i'), commentOnIssue],
  [/^deploy (?<from>\S+) to (?<to>\S+)$/i, runDeployCommand],
  [/^run (?<job>\S+)(?:\s+(?<input>[^]*))?$/i, runJobByCommand],
];

/** Runs a chat command; an unknown one returns the help. */
export async function runSlashCommand(
  commanded: Commanded,
  text: string,
): Promise<SlashCommandAnswer> {
  const words = normalizeSpaces(text);
  for (const [pattern, command] of commands) {
    const match = pattern.exec(words);
    if (match !== null) return command(commanded, { ...match.groups });
  }
  return describeCommands(commanded.said.command);
}

/** Normalizes blanks between the first words, which select the command. */
const normalizeSpaces = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .trim()
    .replace(/^(\S+)[^\S\n]+(?=\S)/, '$1 ')
    .replace(/^(\S+ \S+)[^\S\n]+(?=\S)/, '$1 ');
