import { isCreation, isPush, isRemoval, type PushPayload, readRefName } from './payload.ts';
import {
  type BuildRequests,
  formatBasicAuthorization,
  type OutgoingRequest,
  createJsonRequest,
  readSettingText,
} from './request.ts';
import type { Settings } from '#src/domains/platform/integration-records/table.ts';

/**
 * Requests for the commits of a push.
 *
 * - Asana: https://developers.asana.com/reference/createstoryfortask and
 * https://developers.asana.com/reference/updatetask
 * - Pivotal Tracker: https://www.pivotaltracker.com/help/api/rest/v5#Source_Commits
 * - Pushover: https://pushover.net/api
 * - Campfire: https://github.com/basecamp/campfire-api/blob/master/sections/messages.md
 * - Flowdock: `POST /messages` with a thread; its documentation is gone, the shape is known from clients alone.
 */

/** Limit on commits of one push with a request each. */
const maxCommits = 20;
/** Limit on tasks of one push that are updated. */
const maxTasks = 20;

function isChosen(settings: Settings, push: PushPayload): boolean {
  const branches = readSettingText(settings, 'restrict_to_branch')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return branches.length === 0 || branches.includes(readRefName(push));
}

/** Task by number, `#123`, or URL, and whether a commit completes it. */
const task =
  /(?<!\w)(?:(fix(?:e[ds]|ing)?|clos(?:e[ds]?|ing))\s*:?\s+)?(?:#|https:\/\/app\.asana\.com\/\d+\/(?:\w+\/)*?)(\d{3,20})(?!\w)/gi;

export const requestAsana: BuildRequests = ({ settings, secrets, payload }) => {
  if (payload.object_kind !== 'push' || !isChosen(settings, payload)) return [];
  const headers = { Authorization: `Bearer ${readSettingText(secrets, 'api_key')}` };
  const { project, user_name } = payload;
  const branch = readRefName(payload);
  const requests: OutgoingRequest[] = [];
  for (const { message, url } of payload.commits) {
    const said = `${user_name} pushed to branch ${branch} of ${project.path_with_namespace} ( ${url} ): ${message}`;
    for (const [, done, id = ''] of ` ${message}`.matchAll(task)) {
      if (requests.length >= maxTasks) return requests;
      const address = `https://app.asana.com/api/1.0/tasks/${id}`;
      requests.push(createJsonRequest(`${address}/stories`, { data: { text: said } }, headers));
      if (done === undefined) continue;
      requests.push({
        ...createJsonRequest(address, { data: { completed: true } }, headers),
        method: 'PUT',
      });
    }
  }
  return requests;
};

export const requestPivotaltracker: BuildRequests = ({ settings, secrets, payload }) => {
  if (payload.object_kind !== 'push' || !isChosen(settings, payload)) return [];
  const headers = { 'X-TrackerToken': readSettingText(secrets, 'token') };
  return payload.commits
    .slice(-maxCommits)
    .map(({ id, author, url, message }) =>
      createJsonRequest(
        'https://www.pivotaltracker.com/services/v5/source_commits',
        { source_commit: { commit_id: id, author: author.name, url, message } },
        headers,
      ),
    );
};

/** One line about a push, without markup. */
function formatLine(push: PushPayload): string {
  const kind = push.object_kind === 'push' ? 'branch' : 'tag';
  const ref = `${kind} "${readRefName(push)}"`;
  if (isRemoval(push)) return `${push.user_name} deleted ${ref}.`;
  if (isCreation(push)) return `${push.user_name} pushed new ${ref}.`;
  return `${push.user_name} pushed to ${ref}.`;
}

const formatComparisonUrl = ({ project, before, after }: PushPayload) =>
  `${project.web_url}/-/compare/${before}...${after}`;

/** Urgent messages must say how often they are repeated. */
const emergency = { retry: '60', expire: '3600' };

export const requestPushover: BuildRequests = ({ settings, secrets, payload }) => {
  if (payload.object_kind !== 'push') return [];
  const priority = readSettingText(settings, 'priority');
  const count = payload.total_commits_count;
  const form = {
    token: readSettingText(secrets, 'api_key'),
    user: readSettingText(secrets, 'user_key'),
    device: readSettingText(settings, 'device'),
    priority,
    title: payload.project.path_with_namespace.slice(0, 250),
    message: `${formatLine(payload)}${count > 0 ? ` Total commits count: ${count}` : ''}`.slice(
      0,
      1024,
    ),
    url: payload.project.web_url,
    url_title: `See project ${payload.project.path_with_namespace}`.slice(0, 100),
    sound: readSettingText(settings, 'sound'),
    ...(priority === '2' && emergency),
  };
  const filled = Object.entries(form).filter(([, value]) => value !== '');
  return [
    {
      method: 'POST',
      url: 'https://api.pushover.net/1/messages.json',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(filled).toString(),
    },
  ];
};

export const requestCampfire: BuildRequests = ({ settings, secrets, payload }) => {
  if (payload.object_kind !== 'push') return [];
  const host = `${readSettingText(settings, 'subdomain')}.campfirenow.com`;
  const url = `https://${host}/room/${encodeURIComponent(readSettingText(settings, 'room'))}/speak.json`;
  if (readSettingText(settings, 'room') === '' || !/^[a-z0-9-]+\.campfirenow\.com$/i.test(host))
    return [];
  const changed =
    isCreation(payload) || isRemoval(payload) ? '' : ` ${formatComparisonUrl(payload)}`;
  const body = `[${payload.project.path_with_namespace}] ${formatLine(payload)}${changed}`;
  const headers = {
    Authorization: formatBasicAuthorization(readSettingText(secrets, 'token'), 'X'),
  };
  return [createJsonRequest(url, { message: { type: 'TextMessage', body } }, headers)];
};

export const requestFlowdock: BuildRequests = ({ secrets, payload }) => {
  if (!isPush(payload)) return [];
  const { project, user_name, commits } = payload;
  const lines = commits.slice(-maxCommits).map(({ id, title }) => `${id.slice(0, 8)} ${title}`);
  return [
    createJsonRequest('https://api.flowdock.com/messages', {
      flow_token: readSettingText(secrets, 'token'),
      event: 'activity',
      author: { name: user_name },
      title: formatLine(payload),
      body: lines.join('\n'),
      external_thread_id: `${project.path_with_namespace} ${payload.ref}`,
      thread: {
        title: `${project.path_with_namespace}: ${readRefName(payload)}`,
        external_url: project.web_url,
      },
    }),
  ];
};
