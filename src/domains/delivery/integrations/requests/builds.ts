import { isPush, isRemoval, type Payload, readRefName } from './payload.ts';
import { joinServerPath } from '#src/domains/platform/integration-records/below.ts';
import {
  formatBasicAuthorization,
  type BuildRequests,
  type OutgoingRequest,
  createJsonRequest,
  postPayload,
  readSettingText,
  type IntegrationFacts,
} from './request.ts';

/**
 * Requests that start builds, or tell others of them.
 *
 * - Bamboo: `updateAndBuild.action` of https://confluence.atlassian.com/bamboo/triggering-builds-289277228.html
 * - Buildkite: the address of deliveries that its settings of a repository show; the first part of its token counts.
 * - Drone: `POST /hook` of https://github.com/harness/gitness/tree/drone (handler/api/acl, handler/web/hook.go)
 * - Jenkins: `POST /project/<job>` of https://github.com/jenkinsci/gitlab-plugin
 * - TeamCity: https://www.jetbrains.com/help/teamcity/rest/start-and-cancel-builds.html
 * - Packagist: https://packagist.org/about#how-to-update-packages
 * - Datadog: https://docs.datadoghq.com/continuous_integration/pipelines/gitlab/ ; logs of jobs are not sent.
 * - GitHub: https://docs.github.com/rest/commits/statuses#create-a-commit-status
 */

/** The address and headers with a user, where there is one. */
const createAuthorization = ({
  settings,
  secrets,
}: IntegrationFacts): Readonly<Record<string, string>> => {
  const username = readSettingText(settings, 'username');
  const password = readSettingText(secrets, 'password');
  return username === '' && password === ''
    ? {}
    : { Authorization: formatBasicAuthorization(username, password) };
};

const readMovedBranch = (payload: Payload) =>
  payload.object_kind === 'push' && !isRemoval(payload) ? readRefName(payload) : null;

export const requestBamboo: BuildRequests = (told) => {
  const { settings, payload } = told;
  if (readMovedBranch(payload) === null) return [];
  const query = new URLSearchParams({
    buildKey: readSettingText(settings, 'build_key'),
    os_authType: 'basic',
  });
  const url = joinServerPath(
    readSettingText(settings, 'bamboo_url'),
    `updateAndBuild.action?${query.toString()}`,
  );
  return [{ method: 'POST', url, headers: createAuthorization(told), body: '' }];
};

export const requestBuildkite: BuildRequests = (told) => {
  const [token = ''] = readSettingText(told.secrets, 'token').split(':');
  return [postPayload(`https://webhook.buildkite.com/deliver/${encodeURIComponent(token)}`, told)];
};

const getProjectPath = (payload: Payload): string | null =>
  'project' in payload ? payload.project.path_with_namespace : null;

export const requestDroneCi: BuildRequests = (told) => {
  const path = getProjectPath(told.payload);
  if (path === null) return [];
  const slash = path.lastIndexOf('/');
  const query = new URLSearchParams({
    owner: path.slice(0, slash),
    name: path.slice(slash + 1),
    access_token: readSettingText(told.secrets, 'token'),
  });
  const url = joinServerPath(
    readSettingText(told.settings, 'drone_url'),
    `hook?${query.toString()}`,
  );
  return [postPayload(url, told)];
};

export const requestJenkins: BuildRequests = (told) => {
  const job = readSettingText(told.settings, 'project_name')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  const url = joinServerPath(readSettingText(told.settings, 'jenkins_url'), `project/${job}`);
  return [postPayload(url, told, createAuthorization(told))];
};

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Actions of merge requests that start a build. */
const building: ReadonlySet<string> = new Set(['open', 'reopen', 'update']);

function findBranchToBuild(payload: Payload): string | null {
  if (payload.object_kind !== 'merge_request') return readMovedBranch(payload);
  const { action = '', source_branch = null } = payload.object_attributes;
  return building.has(action) ? source_branch : null;
}

export const requestTeamcity: BuildRequests = (told) => {
  const { settings, payload } = told;
  const branch = findBranchToBuild(payload);
  if (branch === null) return [];
  const type = escapeXml(readSettingText(settings, 'build_type'));
  const body = `<build branchName="${escapeXml(branch)}"><buildType id="${type}"/></build>`;
  const url = joinServerPath(
    readSettingText(settings, 'teamcity_url'),
    'httpAuth/app/rest/buildQueue',
  );
  return [
    {
      method: 'POST',
      url,
      headers: { 'Content-Type': 'application/xml', ...createAuthorization(told) },
      body,
    },
  ];
};

export const requestPackagist: BuildRequests = (told) => {
  const { settings, secrets } = told;
  const query = new URLSearchParams({
    username: readSettingText(settings, 'username'),
    apiToken: readSettingText(secrets, 'token'),
  });
  const url = joinServerPath(
    readSettingText(settings, 'server'),
    `api/update-package?${query.toString()}`,
  );
  return [postPayload(url, told)];
};

/** Tags are lines of `key:value`. */
const joinTags = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(',');

export const requestDatadog: BuildRequests = (told) => {
  const { settings, secrets } = told;
  const site = readSettingText(settings, 'datadog_site');
  const own = readSettingText(settings, 'api_url');
  const url = URL.parse(own === '' ? `https://webhook-intake.${site}/api/v2/webhook` : own);
  if (url === null) return [];
  const key = readSettingText(secrets, 'api_key');
  const fields = {
    'dd-api-key': key,
    service: readSettingText(settings, 'datadog_service'),
    env: readSettingText(settings, 'datadog_env'),
    tags: joinTags(readSettingText(settings, 'datadog_tags')),
  };
  for (const [name, value] of Object.entries(fields)) {
    if (value !== '') url.searchParams.set(name, value);
  }
  return [postPayload(url.href, told, { 'DD-API-KEY': key })];
};

const states: Readonly<Record<string, string>> = {
  created: 'pending',
  waiting_for_resource: 'pending',
  preparing: 'pending',
  pending: 'pending',
  running: 'pending',
  manual: 'pending',
  scheduled: 'pending',
  success: 'success',
  skipped: 'success',
  failed: 'failure',
  canceled: 'error',
};

export const requestGithub: BuildRequests = ({ settings, secrets, payload }) => {
  if (payload.object_kind !== 'pipeline') return [];
  const { id, sha, ref, status, detailed_status } = payload.object_attributes;
  const repository = URL.parse(readSettingText(settings, 'repository_url'));
  if (repository === null) return [];
  const [owner, name] = repository.pathname
    .replace(/\.git$/, '')
    .split('/')
    .filter(Boolean);
  const state = states[status];
  if (owner === undefined || name === undefined || state === undefined) return [];
  const api =
    repository.hostname === 'github.com' ? 'https://api.github.com' : `${repository.origin}/api/v3`;
  const context = settings['static_context'] === false ? `ci/hearth/${ref}` : 'ci/hearth';
  return [
    createJsonRequest(
      `${api}/repos/${owner}/${name}/statuses/${sha}`,
      {
        state,
        target_url: `${payload.project.web_url}/-/pipelines/${id}`,
        description: `Pipeline ${detailed_status}`.slice(0, 140),
        context,
      },
      {
        Accept: 'application/vnd.github+json',
        Authorization: `token ${readSettingText(secrets, 'token')}`,
      },
    ),
  ];
};

/** The payload inside an object, as its receiver for such pushes takes it: the shape is known from clients alone. */
export const requestAssembla: BuildRequests = ({
  settings,
  secrets,
  payload,
}): OutgoingRequest[] => {
  if (!isPush(payload)) return [];
  const space = encodeURIComponent(readSettingText(settings, 'subdomain'));
  const query = new URLSearchParams({ secret_key: readSettingText(secrets, 'token') });
  const url = `https://atlas.assembla.com/spaces/${space}/github_tool?${query.toString()}`;
  return [createJsonRequest(url, { payload })];
};
