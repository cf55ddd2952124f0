import type { MessageAttachment } from '@slack/types';
import { composeMessage, type Syntax } from './message.ts';
import {
  type BuildRequests,
  createJsonRequest,
  readSettingText,
  type IntegrationFacts,
} from './request.ts';

/**
 * Messages of chats.
 *
 * - Slack: https://api.slack.com/messaging/webhooks and https://api.slack.com/reference/messaging/attachments (links
 *   `<url|label>`, `&`, `<` and `>` escaped); Mattermost takes the same:
 *   https://developers.mattermost.com/integrate/webhooks/incoming/
 * - Discord: https://discord.com/developers/docs/resources/webhook#execute-webhook
 * - Teams: https://learn.microsoft.com/outlook/actionable-messages/message-card-reference
 * - Google Chat: https://developers.google.com/workspace/chat/quickstart/webhooks
 * - Webex: https://apphub.webex.com/applications/incoming-webhooks-cisco-systems-38054-23307-75252
 * - Unify Circuit: the shape is known from clients alone, its documentation is gone.
 */
const escapeForSlack = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const slackSyntax: Syntax = {
  text: escapeForSlack,
  link: (label, url) => `<${escapeForSlack(url)}|${escapeForSlack(label).replaceAll('|', '¦')}>`,
};

const escapeForMarkdown = (text: string) => text.replace(/[\\`*_[\]<>|~]/g, String.raw`\$&`);

const toLinkTarget = (url: string) => url.replace(/[()\s]/g, encodeURIComponent);

const markdown: Syntax = {
  text: escapeForMarkdown,
  link: (label, url) => `[${escapeForMarkdown(label)}](${toLinkTarget(url)})`,
};

/** Text without mentions of chat users. */
export const escapeMentions = (text: string): string =>
  text.replace(/@(?=(?:all|channel|here|everyone)\b)/gi, '@\u200B');

/** Mattermost renders Markdown, and notifies all users of a channel by a word. */
const escapeForMattermost = (text: string) =>
  escapeMentions(escapeForMarkdown(text)).replaceAll(/^(?=#)/gm, '\\');

const mattermost: Syntax = {
  text: escapeForMattermost,
  link: (label, url) => `[${escapeForMattermost(label)}](${toLinkTarget(url)})`,
};

const channelOf: Readonly<Partial<Record<IntegrationFacts['trigger'], string>>> = {
  push_events: 'push_channel',
  issues_events: 'issue_channel',
  confidential_issues_events: 'confidential_issue_channel',
  merge_requests_events: 'merge_request_channel',
  note_events: 'note_channel',
  confidential_note_events: 'confidential_note_channel',
  tag_push_events: 'tag_push_channel',
  pipeline_events: 'pipeline_channel',
  wiki_page_events: 'wiki_page_channel',
  deployment_events: 'deployment_channel',
};

/** Channels are separated by commas; each gets a message. */
const createChannelRequests =
  (syntax: Syntax): BuildRequests =>
  ({ settings, secrets, trigger, payload }) => {
    const message = composeMessage(payload, syntax);
    if (message === null) return [];
    const { text, details, color } = message;
    const chosen =
      readSettingText(settings, channelOf[trigger] ?? '') || readSettingText(settings, 'channel');
    const username = readSettingText(settings, 'username');
    const attachments: readonly MessageAttachment[] =
      details === '' ? [] : [{ text: details, fallback: details, color }];
    const channels = [...new Set(chosen.split(',').map((name) => name.trim()))].slice(
      0,
      maxChannels,
    );
    return channels.map((channel) =>
      createJsonRequest(readSettingText(secrets, 'webhook'), {
        text,
        ...(username !== '' && { username }),
        ...(channel !== '' && { channel }),
        attachments,
      }),
    );
  };

export const requestSlack = createChannelRequests(slackSyntax);
export const requestMattermost = createChannelRequests(mattermost);

const maxChannels = 10;

const discordColors: Readonly<Record<string, number>> = {
  good: 0x1aaa55,
  danger: 0xdb3b21,
  warning: 0xfc9403,
};

/** Discord refuses a longer description. */
const maxDescriptionChars = 4_096;

export const requestDiscord: BuildRequests = ({ secrets, payload }) => {
  const message = composeMessage(payload, markdown);
  if (message === null) return [];
  const { text, details, color, author } = message;
  const description = details === '' ? text : `${text}\n${details}`;
  const embed = {
    description: description.slice(0, maxDescriptionChars),
    color: discordColors[color] ?? 0x334455,
    author: { name: author.name, ...(author.picture !== null && { icon_url: author.picture }) },
  };
  // Mentions in user texts notify nobody in the chat.
  const allowed_mentions = { parse: [] };
  const body = { embeds: [embed], allowed_mentions };
  return [createJsonRequest(readSettingText(secrets, 'webhook'), body)];
};

export const requestMicrosoftTeams: BuildRequests = ({ secrets, payload }) => {
  const message = composeMessage(payload, markdown);
  if (message === null) return [];
  const { text, details, author, project } = message;
  const section = {
    activityTitle: text,
    activitySubtitle: `in ${markdown.link(project.path_with_namespace, project.web_url)}`,
    ...(author.picture !== null && { activityImage: author.picture }),
    ...(details !== '' && { text: details.replaceAll('\n', '\n\n') }),
  };
  return [
    createJsonRequest(readSettingText(secrets, 'webhook'), {
      '@type': 'MessageCard',
      '@context': 'https://schema.org/extensions',
      title: project.path_with_namespace,
      summary: `${author.name} in ${project.path_with_namespace}`,
      sections: [section],
    }),
  ];
};

export const requestHangoutsChat: BuildRequests = ({ secrets, payload }) => {
  const message = composeMessage(payload, slackSyntax);
  if (message === null) return [];
  const { text, details, project } = message;
  const url = URL.parse(readSettingText(secrets, 'webhook'));
  if (url === null) return [];
  url.searchParams.set('threadKey', formatThread(payload, project.path_with_namespace));
  url.searchParams.set('messageReplyOption', 'REPLY_MESSAGE_FALLBACK_TO_NEW_THREAD');
  return [createJsonRequest(url.href, { text: details === '' ? text : `${text}\n${details}` })];
};

/** Messages about one record share a thread. */
function formatThread(payload: IntegrationFacts['payload'], path: string): string {
  switch (payload.object_kind) {
    case 'issue':
    case 'merge_request':
      return `${payload.object_kind} ${path} ${payload.object_attributes.iid}`;
    case 'note': {
      const { issue, merge_request, commit, snippet } = payload;
      if (issue !== undefined) return `issue ${path} ${issue.iid}`;
      if (merge_request !== undefined) return `merge_request ${path} ${merge_request.iid}`;
      return `note ${path} ${commit?.id ?? snippet?.id ?? ''}`;
    }
    case 'pipeline':
      return `pipeline ${path} ${payload.object_attributes.id}`;
    case 'push':
    case 'tag_push':
      return `${payload.object_kind} ${path} ${payload.ref}`;
    default:
      return `${payload.object_kind} ${path}`;
  }
}

export const requestWebexTeams: BuildRequests = ({ secrets, payload }) => {
  const message = composeMessage(payload, markdown);
  if (message === null) return [];
  const { text, details } = message;
  const body = { markdown: details === '' ? text : `${text}\n\n${details}` };
  return [createJsonRequest(readSettingText(secrets, 'webhook'), body)];
};

export const requestUnifyCircuit: BuildRequests = ({ secrets, payload }) => {
  const message = composeMessage(payload, markdown);
  if (message === null) return [];
  const { text, details, project } = message;
  const body = {
    subject: project.path_with_namespace,
    text: details === '' ? text : `${text}\n${details}`,
    markdown: true,
  };
  return [createJsonRequest(readSettingText(secrets, 'webhook'), body)];
};
