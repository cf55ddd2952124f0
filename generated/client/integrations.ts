// Generated from spec/resources/integrations.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, EmptyAnswer, JsonAnswer, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListIntegrationsInput {
  readonly params: ParametersOf<operations['listIntegrations'], 'path'>;
  readonly query?: ParametersOf<operations['listIntegrations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIntegrationsAnswer = JsonAnswer<operations['listIntegrations'], 200 | 400 | 401 | 403 | 404>;

const listIntegrationsCall: ClientCall = {
  id: 'listIntegrations',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetAsanaIntegrationInput {
  readonly params: ParametersOf<operations['getAsanaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetAsanaIntegrationAnswer = JsonAnswer<operations['getAsanaIntegration'], 200 | 401 | 403 | 404>;

const getAsanaIntegrationCall: ClientCall = {
  id: 'getAsanaIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/asana",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveAsanaIntegrationInput {
  readonly params: ParametersOf<operations['saveAsanaIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveAsanaIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveAsanaIntegrationAnswer = JsonAnswer<operations['saveAsanaIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveAsanaIntegrationCall: ClientCall = {
  id: 'saveAsanaIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/asana",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableAsanaIntegrationInput {
  readonly params: ParametersOf<operations['disableAsanaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableAsanaIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableAsanaIntegration'], 401 | 403 | 404>;

const disableAsanaIntegrationCall: ClientCall = {
  id: 'disableAsanaIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/asana",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetAssemblaIntegrationInput {
  readonly params: ParametersOf<operations['getAssemblaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetAssemblaIntegrationAnswer = JsonAnswer<operations['getAssemblaIntegration'], 200 | 401 | 403 | 404>;

const getAssemblaIntegrationCall: ClientCall = {
  id: 'getAssemblaIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/assembla",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveAssemblaIntegrationInput {
  readonly params: ParametersOf<operations['saveAssemblaIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveAssemblaIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveAssemblaIntegrationAnswer = JsonAnswer<operations['saveAssemblaIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveAssemblaIntegrationCall: ClientCall = {
  id: 'saveAssemblaIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/assembla",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableAssemblaIntegrationInput {
  readonly params: ParametersOf<operations['disableAssemblaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableAssemblaIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableAssemblaIntegration'], 401 | 403 | 404>;

const disableAssemblaIntegrationCall: ClientCall = {
  id: 'disableAssemblaIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/assembla",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetBambooIntegrationInput {
  readonly params: ParametersOf<operations['getBambooIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetBambooIntegrationAnswer = JsonAnswer<operations['getBambooIntegration'], 200 | 401 | 403 | 404>;

const getBambooIntegrationCall: ClientCall = {
  id: 'getBambooIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/bamboo",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveBambooIntegrationInput {
  readonly params: ParametersOf<operations['saveBambooIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveBambooIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveBambooIntegrationAnswer = JsonAnswer<operations['saveBambooIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveBambooIntegrationCall: ClientCall = {
  id: 'saveBambooIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/bamboo",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableBambooIntegrationInput {
  readonly params: ParametersOf<operations['disableBambooIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableBambooIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableBambooIntegration'], 401 | 403 | 404>;

const disableBambooIntegrationCall: ClientCall = {
  id: 'disableBambooIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/bamboo",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetBugzillaIntegrationInput {
  readonly params: ParametersOf<operations['getBugzillaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetBugzillaIntegrationAnswer = JsonAnswer<operations['getBugzillaIntegration'], 200 | 401 | 403 | 404>;

const getBugzillaIntegrationCall: ClientCall = {
  id: 'getBugzillaIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/bugzilla",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveBugzillaIntegrationInput {
  readonly params: ParametersOf<operations['saveBugzillaIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveBugzillaIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveBugzillaIntegrationAnswer = JsonAnswer<operations['saveBugzillaIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveBugzillaIntegrationCall: ClientCall = {
  id: 'saveBugzillaIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/bugzilla",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableBugzillaIntegrationInput {
  readonly params: ParametersOf<operations['disableBugzillaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableBugzillaIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableBugzillaIntegration'], 401 | 403 | 404>;

const disableBugzillaIntegrationCall: ClientCall = {
  id: 'disableBugzillaIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/bugzilla",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetBuildkiteIntegrationInput {
  readonly params: ParametersOf<operations['getBuildkiteIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetBuildkiteIntegrationAnswer = JsonAnswer<operations['getBuildkiteIntegration'], 200 | 401 | 403 | 404>;

const getBuildkiteIntegrationCall: ClientCall = {
  id: 'getBuildkiteIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/buildkite",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveBuildkiteIntegrationInput {
  readonly params: ParametersOf<operations['saveBuildkiteIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveBuildkiteIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveBuildkiteIntegrationAnswer = JsonAnswer<operations['saveBuildkiteIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveBuildkiteIntegrationCall: ClientCall = {
  id: 'saveBuildkiteIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/buildkite",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableBuildkiteIntegrationInput {
  readonly params: ParametersOf<operations['disableBuildkiteIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableBuildkiteIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableBuildkiteIntegration'], 401 | 403 | 404>;

const disableBuildkiteIntegrationCall: ClientCall = {
  id: 'disableBuildkiteIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/buildkite",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetCampfireIntegrationInput {
  readonly params: ParametersOf<operations['getCampfireIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetCampfireIntegrationAnswer = JsonAnswer<operations['getCampfireIntegration'], 200 | 401 | 403 | 404>;

const getCampfireIntegrationCall: ClientCall = {
  id: 'getCampfireIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/campfire",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveCampfireIntegrationInput {
  readonly params: ParametersOf<operations['saveCampfireIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveCampfireIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveCampfireIntegrationAnswer = JsonAnswer<operations['saveCampfireIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveCampfireIntegrationCall: ClientCall = {
  id: 'saveCampfireIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/campfire",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableCampfireIntegrationInput {
  readonly params: ParametersOf<operations['disableCampfireIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableCampfireIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableCampfireIntegration'], 401 | 403 | 404>;

const disableCampfireIntegrationCall: ClientCall = {
  id: 'disableCampfireIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/campfire",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetCustomIssueTrackerIntegrationInput {
  readonly params: ParametersOf<operations['getCustomIssueTrackerIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetCustomIssueTrackerIntegrationAnswer = JsonAnswer<operations['getCustomIssueTrackerIntegration'], 200 | 401 | 403 | 404>;

const getCustomIssueTrackerIntegrationCall: ClientCall = {
  id: 'getCustomIssueTrackerIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/custom-issue-tracker",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveCustomIssueTrackerIntegrationInput {
  readonly params: ParametersOf<operations['saveCustomIssueTrackerIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveCustomIssueTrackerIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveCustomIssueTrackerIntegrationAnswer = JsonAnswer<operations['saveCustomIssueTrackerIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveCustomIssueTrackerIntegrationCall: ClientCall = {
  id: 'saveCustomIssueTrackerIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/custom-issue-tracker",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableCustomIssueTrackerIntegrationInput {
  readonly params: ParametersOf<operations['disableCustomIssueTrackerIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableCustomIssueTrackerIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableCustomIssueTrackerIntegration'], 401 | 403 | 404>;

const disableCustomIssueTrackerIntegrationCall: ClientCall = {
  id: 'disableCustomIssueTrackerIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/custom-issue-tracker",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetDatadogIntegrationInput {
  readonly params: ParametersOf<operations['getDatadogIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetDatadogIntegrationAnswer = JsonAnswer<operations['getDatadogIntegration'], 200 | 401 | 403 | 404>;

const getDatadogIntegrationCall: ClientCall = {
  id: 'getDatadogIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/datadog",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveDatadogIntegrationInput {
  readonly params: ParametersOf<operations['saveDatadogIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveDatadogIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveDatadogIntegrationAnswer = JsonAnswer<operations['saveDatadogIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveDatadogIntegrationCall: ClientCall = {
  id: 'saveDatadogIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/datadog",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableDatadogIntegrationInput {
  readonly params: ParametersOf<operations['disableDatadogIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableDatadogIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableDatadogIntegration'], 401 | 403 | 404>;

const disableDatadogIntegrationCall: ClientCall = {
  id: 'disableDatadogIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/datadog",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetDiscordIntegrationInput {
  readonly params: ParametersOf<operations['getDiscordIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetDiscordIntegrationAnswer = JsonAnswer<operations['getDiscordIntegration'], 200 | 401 | 403 | 404>;

const getDiscordIntegrationCall: ClientCall = {
  id: 'getDiscordIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/discord",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveDiscordIntegrationInput {
  readonly params: ParametersOf<operations['saveDiscordIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveDiscordIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveDiscordIntegrationAnswer = JsonAnswer<operations['saveDiscordIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveDiscordIntegrationCall: ClientCall = {
  id: 'saveDiscordIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/discord",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableDiscordIntegrationInput {
  readonly params: ParametersOf<operations['disableDiscordIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableDiscordIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableDiscordIntegration'], 401 | 403 | 404>;

const disableDiscordIntegrationCall: ClientCall = {
  id: 'disableDiscordIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/discord",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetHangoutsChatIntegrationInput {
  readonly params: ParametersOf<operations['getHangoutsChatIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetHangoutsChatIntegrationAnswer = JsonAnswer<operations['getHangoutsChatIntegration'], 200 | 401 | 403 | 404>;

const getHangoutsChatIntegrationCall: ClientCall = {
  id: 'getHangoutsChatIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/hangouts-chat",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveHangoutsChatIntegrationInput {
  readonly params: ParametersOf<operations['saveHangoutsChatIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveHangoutsChatIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveHangoutsChatIntegrationAnswer = JsonAnswer<operations['saveHangoutsChatIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveHangoutsChatIntegrationCall: ClientCall = {
  id: 'saveHangoutsChatIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/hangouts-chat",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableHangoutsChatIntegrationInput {
  readonly params: ParametersOf<operations['disableHangoutsChatIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableHangoutsChatIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableHangoutsChatIntegration'], 401 | 403 | 404>;

const disableHangoutsChatIntegrationCall: ClientCall = {
  id: 'disableHangoutsChatIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/hangouts-chat",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetIntegrationBySlugInput {
  readonly params: ParametersOf<operations['getIntegrationBySlug'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIntegrationBySlugAnswer = JsonAnswer<operations['getIntegrationBySlug'], 200 | 400 | 401 | 403 | 404>;

const getIntegrationBySlugCall: ClientCall = {
  id: 'getIntegrationBySlug',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/{slug}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SaveIntegrationBySlugInput {
  readonly params: ParametersOf<operations['saveIntegrationBySlug'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['saveIntegrationBySlug'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveIntegrationBySlugAnswer = JsonAnswer<operations['saveIntegrationBySlug'], 200 | 400 | 401 | 403 | 404>;

const saveIntegrationBySlugCall: ClientCall = {
  id: 'saveIntegrationBySlug',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/{slug}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableIntegrationBySlugInput {
  readonly params: ParametersOf<operations['disableIntegrationBySlug'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableIntegrationBySlugAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableIntegrationBySlug'], 400 | 401 | 403 | 404>;

const disableIntegrationBySlugCall: ClientCall = {
  id: 'disableIntegrationBySlug',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/{slug}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface ListServicesInput {
  readonly params: ParametersOf<operations['listServices'], 'path'>;
  readonly query?: ParametersOf<operations['listServices'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListServicesAnswer = JsonAnswer<operations['listServices'], 200 | 400 | 401 | 403 | 404>;

const listServicesCall: ClientCall = {
  id: 'listServices',
  method: 'GET',
  path: "/api/v4/projects/{id}/services",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface GetServiceBySlugInput {
  readonly params: ParametersOf<operations['getServiceBySlug'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetServiceBySlugAnswer = JsonAnswer<operations['getServiceBySlug'], 200 | 400 | 401 | 403 | 404>;

const getServiceBySlugCall: ClientCall = {
  id: 'getServiceBySlug',
  method: 'GET',
  path: "/api/v4/projects/{id}/services/{slug}",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface SaveServiceBySlugInput {
  readonly params: ParametersOf<operations['saveServiceBySlug'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['saveServiceBySlug'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveServiceBySlugAnswer = JsonAnswer<operations['saveServiceBySlug'], 200 | 400 | 401 | 403 | 404>;

const saveServiceBySlugCall: ClientCall = {
  id: 'saveServiceBySlug',
  method: 'PUT',
  path: "/api/v4/projects/{id}/services/{slug}",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableServiceBySlugInput {
  readonly params: ParametersOf<operations['disableServiceBySlug'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableServiceBySlugAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableServiceBySlug'], 400 | 401 | 403 | 404>;

const disableServiceBySlugCall: ClientCall = {
  id: 'disableServiceBySlug',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/services/{slug}",
  answers: { none: [204], json: [400, 401, 403, 404] },
};

export interface IntegrationsClient {
  /** List the active integrations of a project: GET /projects/{id}/integrations */
  listIntegrations: ListingOf<ListIntegrationsInput, ListIntegrationsAnswer, JsonOf<operations['listIntegrations'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get the settings for Asana: GET /projects/{id}/integrations/asana */
  getAsanaIntegration(request: GetAsanaIntegrationInput): Promise<GetAsanaIntegrationAnswer>;
  /** Set up Asana: PUT /projects/{id}/integrations/asana */
  saveAsanaIntegration(request: SaveAsanaIntegrationInput): Promise<SaveAsanaIntegrationAnswer>;
  /** Disable Asana: DELETE /projects/{id}/integrations/asana */
  disableAsanaIntegration(request: DisableAsanaIntegrationInput): Promise<DisableAsanaIntegrationAnswer>;
  /** Get the settings for Assembla: GET /projects/{id}/integrations/assembla */
  getAssemblaIntegration(request: GetAssemblaIntegrationInput): Promise<GetAssemblaIntegrationAnswer>;
  /** Set up Assembla: PUT /projects/{id}/integrations/assembla */
  saveAssemblaIntegration(request: SaveAssemblaIntegrationInput): Promise<SaveAssemblaIntegrationAnswer>;
  /** Disable Assembla: DELETE /projects/{id}/integrations/assembla */
  disableAssemblaIntegration(request: DisableAssemblaIntegrationInput): Promise<DisableAssemblaIntegrationAnswer>;
  /** Get the settings for Atlassian Bamboo: GET /projects/{id}/integrations/bamboo */
  getBambooIntegration(request: GetBambooIntegrationInput): Promise<GetBambooIntegrationAnswer>;
  /** Set up Atlassian Bamboo: PUT /projects/{id}/integrations/bamboo */
  saveBambooIntegration(request: SaveBambooIntegrationInput): Promise<SaveBambooIntegrationAnswer>;
  /** Disable Atlassian Bamboo: DELETE /projects/{id}/integrations/bamboo */
  disableBambooIntegration(request: DisableBambooIntegrationInput): Promise<DisableBambooIntegrationAnswer>;
  /** Get the settings for Bugzilla: GET /projects/{id}/integrations/bugzilla */
  getBugzillaIntegration(request: GetBugzillaIntegrationInput): Promise<GetBugzillaIntegrationAnswer>;
  /** Set up Bugzilla: PUT /projects/{id}/integrations/bugzilla */
  saveBugzillaIntegration(request: SaveBugzillaIntegrationInput): Promise<SaveBugzillaIntegrationAnswer>;
  /** Disable Bugzilla: DELETE /projects/{id}/integrations/bugzilla */
  disableBugzillaIntegration(request: DisableBugzillaIntegrationInput): Promise<DisableBugzillaIntegrationAnswer>;
  /** Get the settings for Buildkite: GET /projects/{id}/integrations/buildkite */
  getBuildkiteIntegration(request: GetBuildkiteIntegrationInput): Promise<GetBuildkiteIntegrationAnswer>;
  /** Set up Buildkite: PUT /projects/{id}/integrations/buildkite */
  saveBuildkiteIntegration(request: SaveBuildkiteIntegrationInput): Promise<SaveBuildkiteIntegrationAnswer>;
  /** Disable Buildkite: DELETE /projects/{id}/integrations/buildkite */
  disableBuildkiteIntegration(request: DisableBuildkiteIntegrationInput): Promise<DisableBuildkiteIntegrationAnswer>;
  /** Get the settings for Campfire: GET /projects/{id}/integrations/campfire */
  getCampfireIntegration(request: GetCampfireIntegrationInput): Promise<GetCampfireIntegrationAnswer>;
  /** Set up Campfire: PUT /projects/{id}/integrations/campfire */
  saveCampfireIntegration(request: SaveCampfireIntegrationInput): Promise<SaveCampfireIntegrationAnswer>;
  /** Disable Campfire: DELETE /projects/{id}/integrations/campfire */
  disableCampfireIntegration(request: DisableCampfireIntegrationInput): Promise<DisableCampfireIntegrationAnswer>;
  /** Get the settings for a custom issue tracker: GET /projects/{id}/integrations/custom-issue-tracker */
  getCustomIssueTrackerIntegration(request: GetCustomIssueTrackerIntegrationInput): Promise<GetCustomIssueTrackerIntegrationAnswer>;
  /** Set up a custom issue tracker: PUT /projects/{id}/integrations/custom-issue-tracker */
  saveCustomIssueTrackerIntegration(request: SaveCustomIssueTrackerIntegrationInput): Promise<SaveCustomIssueTrackerIntegrationAnswer>;
  /** Disable a custom issue tracker: DELETE /projects/{id}/integrations/custom-issue-tracker */
  disableCustomIssueTrackerIntegration(request: DisableCustomIssueTrackerIntegrationInput): Promise<DisableCustomIssueTrackerIntegrationAnswer>;
  /** Get the settings for Datadog: GET /projects/{id}/integrations/datadog */
  getDatadogIntegration(request: GetDatadogIntegrationInput): Promise<GetDatadogIntegrationAnswer>;
  /** Set up Datadog: PUT /projects/{id}/integrations/datadog */
  saveDatadogIntegration(request: SaveDatadogIntegrationInput): Promise<SaveDatadogIntegrationAnswer>;
  /** Disable Datadog: DELETE /projects/{id}/integrations/datadog */
  disableDatadogIntegration(request: DisableDatadogIntegrationInput): Promise<DisableDatadogIntegrationAnswer>;
  /** Get the settings for Discord: GET /projects/{id}/integrations/discord */
  getDiscordIntegration(request: GetDiscordIntegrationInput): Promise<GetDiscordIntegrationAnswer>;
  /** Set up Discord: PUT /projects/{id}/integrations/discord */
  saveDiscordIntegration(request: SaveDiscordIntegrationInput): Promise<SaveDiscordIntegrationAnswer>;
  /** Disable Discord: DELETE /projects/{id}/integrations/discord */
  disableDiscordIntegration(request: DisableDiscordIntegrationInput): Promise<DisableDiscordIntegrationAnswer>;
  /** Get the settings for Google Chat: GET /projects/{id}/integrations/hangouts-chat */
  getHangoutsChatIntegration(request: GetHangoutsChatIntegrationInput): Promise<GetHangoutsChatIntegrationAnswer>;
  /** Set up Google Chat: PUT /projects/{id}/integrations/hangouts-chat */
  saveHangoutsChatIntegration(request: SaveHangoutsChatIntegrationInput): Promise<SaveHangoutsChatIntegrationAnswer>;
  /** Disable Google Chat: DELETE /projects/{id}/integrations/hangouts-chat */
  disableHangoutsChatIntegration(request: DisableHangoutsChatIntegrationInput): Promise<DisableHangoutsChatIntegrationAnswer>;
  /** Get the settings of an integration of any kind: GET /projects/{id}/integrations/{slug} */
  getIntegrationBySlug(request: GetIntegrationBySlugInput): Promise<GetIntegrationBySlugAnswer>;
  /** Set up an integration of any kind: PUT /projects/{id}/integrations/{slug} */
  saveIntegrationBySlug(request: SaveIntegrationBySlugInput): Promise<SaveIntegrationBySlugAnswer>;
  /** Disable an integration of any kind: DELETE /projects/{id}/integrations/{slug} */
  disableIntegrationBySlug(request: DisableIntegrationBySlugInput): Promise<DisableIntegrationBySlugAnswer>;
  /** List the active integrations of a project by the former path: GET /projects/{id}/services */
  listServices: ListingOf<ListServicesInput, ListServicesAnswer, JsonOf<operations['listServices'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get the settings of an integration of any kind by the former path: GET /projects/{id}/services/{slug} */
  getServiceBySlug(request: GetServiceBySlugInput): Promise<GetServiceBySlugAnswer>;
  /** Set up an integration of any kind by the former path: PUT /projects/{id}/services/{slug} */
  saveServiceBySlug(request: SaveServiceBySlugInput): Promise<SaveServiceBySlugAnswer>;
  /** Disable an integration of any kind by the former path: DELETE /projects/{id}/services/{slug} */
  disableServiceBySlug(request: DisableServiceBySlugInput): Promise<DisableServiceBySlugAnswer>;
}

export const integrationsClient = (send: Send): IntegrationsClient => ({
  listIntegrations: listing(send, listIntegrationsCall),
  getAsanaIntegration: (request) => send(getAsanaIntegrationCall, request),
  saveAsanaIntegration: (request) => send(saveAsanaIntegrationCall, request),
  disableAsanaIntegration: (request) => send(disableAsanaIntegrationCall, request),
  getAssemblaIntegration: (request) => send(getAssemblaIntegrationCall, request),
  saveAssemblaIntegration: (request) => send(saveAssemblaIntegrationCall, request),
  disableAssemblaIntegration: (request) => send(disableAssemblaIntegrationCall, request),
  getBambooIntegration: (request) => send(getBambooIntegrationCall, request),
  saveBambooIntegration: (request) => send(saveBambooIntegrationCall, request),
  disableBambooIntegration: (request) => send(disableBambooIntegrationCall, request),
  getBugzillaIntegration: (request) => send(getBugzillaIntegrationCall, request),
  saveBugzillaIntegration: (request) => send(saveBugzillaIntegrationCall, request),
  disableBugzillaIntegration: (request) => send(disableBugzillaIntegrationCall, request),
  getBuildkiteIntegration: (request) => send(getBuildkiteIntegrationCall, request),
  saveBuildkiteIntegration: (request) => send(saveBuildkiteIntegrationCall, request),
  disableBuildkiteIntegration: (request) => send(disableBuildkiteIntegrationCall, request),
  getCampfireIntegration: (request) => send(getCampfireIntegrationCall, request),
  saveCampfireIntegration: (request) => send(saveCampfireIntegrationCall, request),
  disableCampfireIntegration: (request) => send(disableCampfireIntegrationCall, request),
  getCustomIssueTrackerIntegration: (request) => send(getCustomIssueTrackerIntegrationCall, request),
  saveCustomIssueTrackerIntegration: (request) => send(saveCustomIssueTrackerIntegrationCall, request),
  disableCustomIssueTrackerIntegration: (request) => send(disableCustomIssueTrackerIntegrationCall, request),
  getDatadogIntegration: (request) => send(getDatadogIntegrationCall, request),
  saveDatadogIntegration: (request) => send(saveDatadogIntegrationCall, request),
  disableDatadogIntegration: (request) => send(disableDatadogIntegrationCall, request),
  getDiscordIntegration: (request) => send(getDiscordIntegrationCall, request),
  saveDiscordIntegration: (request) => send(saveDiscordIntegrationCall, request),
  disableDiscordIntegration: (request) => send(disableDiscordIntegrationCall, request),
  getHangoutsChatIntegration: (request) => send(getHangoutsChatIntegrationCall, request),
  saveHangoutsChatIntegration: (request) => send(saveHangoutsChatIntegrationCall, request),
  disableHangoutsChatIntegration: (request) => send(disableHangoutsChatIntegrationCall, request),
  getIntegrationBySlug: (request) => send(getIntegrationBySlugCall, request),
  saveIntegrationBySlug: (request) => send(saveIntegrationBySlugCall, request),
  disableIntegrationBySlug: (request) => send(disableIntegrationBySlugCall, request),
  listServices: listing(send, listServicesCall),
  getServiceBySlug: (request) => send(getServiceBySlugCall, request),
  saveServiceBySlug: (request) => send(saveServiceBySlugCall, request),
  disableServiceBySlug: (request) => send(disableServiceBySlugCall, request),
});
