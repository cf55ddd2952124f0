import type { SlashCommandAnswer } from '#generated/integrations/types.ts';
import type { HttpError } from '#src/errors.ts';
import { escapeMentions, slackSyntax } from '#src/domains/delivery/integrations/requests/chats.ts';

/** Limit on user text in a chat message. */
const maxShownChars = 2_000;

/** A reply that only the caller sees. */
export const whisper = (text: string): SlashCommandAnswer => ({
  response_type: 'ephemeral',
  text,
});

/** A reply that everybody in the channel sees. */
export const replyInChannel = (text: string): SlashCommandAnswer => ({
  response_type: 'in_channel',
  text,
});

/** Mattermost shows links and pictures of Markdown, which Slack does not know. */
const breakLinks = (text: string) => text.replaceAll('](', ']\u200B(');

/** User text for a chat: no mention and no link. */
export const toChatText = (text: string): string =>
  breakLinks(
    escapeMentions(
      slackSyntax.text(
        text.length <= maxShownChars ? text : `${text.slice(0, maxShownChars - 1).toWellFormed()}…`,
      ),
    ),
  );

export const linkTo = (label: string, url: string): string =>
  slackSyntax.link(breakLinks(escapeMentions(label)), url);

const commands = [
  ['help', 'shows this'],
  ['issue new <title>', 'opens an issue; the lines below are its description'],
  ['issue show <number>', 'shows an issue'],
  ['issue close <number>', 'closes an issue'],
  ['issue search <words>', 'finds issues'],
  ['issue comment <number>', 'says on an issue what the lines below say'],
  ['deploy <environment> to <environment>', 'starts the manual job of the last deployment'],
  ['run <job> <text>', 'runs a job of the default branch, which finds the text in CHAT_INPUT'],
] as const;

/** `name` is the command of the chat that leads here: `/kiln`. */
export function describeCommands(name: string): SlashCommandAnswer {
  const lines = commands.map(
    ([command, does]) => `• \`${toChatText(`${name} ${command}`)}\` ${does}`,
  );
  return whisper(['What you can say:', ...lines].join('\n'));
}

/** The text of an error for chat users: it reveals nothing that they may not see. */
export function describeHttpRefusal(error: HttpError): string {
  const { status, body } = error;
  if (status === 404) return 'The object does not exist, or you may not see it.';
  if (status === 429) return 'You asked for too much in a short time. Wait a minute.';
  if (status === 401 || status === 403) return 'You may not do that here.';
  const message = typeof body === 'object' ? body?.['message'] : body;
  return `The command failed: ${toChatText(readWords(message))}`;
}

function readWords(message: unknown): string {
  if (typeof message === 'string') return message.replace(/^\d{3} [A-Z][\w ]*(?: - |$)/, '');
  if (typeof message !== 'object' || message === null) return 'it cannot be understood';
  return Object.entries(message)
    .map(([name, texts]) => {
      const joined = Array.isArray(texts) ? texts.join(', ') : String(texts);
      return name === 'base' || name === 'error' ? joined : `${name} ${joined}`;
    })
    .join('; ');
}
