// Generated from spec/domains/* /integrations.yaml; do not edit. Run `npm run generate`.
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

export interface GetConfluenceIntegrationInput {
  readonly params: ParametersOf<operations['getConfluenceIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetConfluenceIntegrationAnswer = JsonAnswer<operations['getConfluenceIntegration'], 200 | 401 | 403 | 404>;

const getConfluenceIntegrationCall: ClientCall = {
  id: 'getConfluenceIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/confluence",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveConfluenceIntegrationInput {
  readonly params: ParametersOf<operations['saveConfluenceIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveConfluenceIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveConfluenceIntegrationAnswer = JsonAnswer<operations['saveConfluenceIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveConfluenceIntegrationCall: ClientCall = {
  id: 'saveConfluenceIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/confluence",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableConfluenceIntegrationInput {
  readonly params: ParametersOf<operations['disableConfluenceIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableConfluenceIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableConfluenceIntegration'], 401 | 403 | 404>;

const disableConfluenceIntegrationCall: ClientCall = {
  id: 'disableConfluenceIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/confluence",
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

export interface GetDroneCiIntegrationInput {
  readonly params: ParametersOf<operations['getDroneCiIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetDroneCiIntegrationAnswer = JsonAnswer<operations['getDroneCiIntegration'], 200 | 401 | 403 | 404>;

const getDroneCiIntegrationCall: ClientCall = {
  id: 'getDroneCiIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/drone-ci",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveDroneCiIntegrationInput {
  readonly params: ParametersOf<operations['saveDroneCiIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveDroneCiIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveDroneCiIntegrationAnswer = JsonAnswer<operations['saveDroneCiIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveDroneCiIntegrationCall: ClientCall = {
  id: 'saveDroneCiIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/drone-ci",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableDroneCiIntegrationInput {
  readonly params: ParametersOf<operations['disableDroneCiIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableDroneCiIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableDroneCiIntegration'], 401 | 403 | 404>;

const disableDroneCiIntegrationCall: ClientCall = {
  id: 'disableDroneCiIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/drone-ci",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetEmailsOnPushIntegrationInput {
  readonly params: ParametersOf<operations['getEmailsOnPushIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEmailsOnPushIntegrationAnswer = JsonAnswer<operations['getEmailsOnPushIntegration'], 200 | 401 | 403 | 404>;

const getEmailsOnPushIntegrationCall: ClientCall = {
  id: 'getEmailsOnPushIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/emails-on-push",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveEmailsOnPushIntegrationInput {
  readonly params: ParametersOf<operations['saveEmailsOnPushIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveEmailsOnPushIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveEmailsOnPushIntegrationAnswer = JsonAnswer<operations['saveEmailsOnPushIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveEmailsOnPushIntegrationCall: ClientCall = {
  id: 'saveEmailsOnPushIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/emails-on-push",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableEmailsOnPushIntegrationInput {
  readonly params: ParametersOf<operations['disableEmailsOnPushIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableEmailsOnPushIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableEmailsOnPushIntegration'], 401 | 403 | 404>;

const disableEmailsOnPushIntegrationCall: ClientCall = {
  id: 'disableEmailsOnPushIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/emails-on-push",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetEwmIntegrationInput {
  readonly params: ParametersOf<operations['getEwmIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetEwmIntegrationAnswer = JsonAnswer<operations['getEwmIntegration'], 200 | 401 | 403 | 404>;

const getEwmIntegrationCall: ClientCall = {
  id: 'getEwmIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/ewm",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveEwmIntegrationInput {
  readonly params: ParametersOf<operations['saveEwmIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveEwmIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveEwmIntegrationAnswer = JsonAnswer<operations['saveEwmIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveEwmIntegrationCall: ClientCall = {
  id: 'saveEwmIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/ewm",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableEwmIntegrationInput {
  readonly params: ParametersOf<operations['disableEwmIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableEwmIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableEwmIntegration'], 401 | 403 | 404>;

const disableEwmIntegrationCall: ClientCall = {
  id: 'disableEwmIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/ewm",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetExternalWikiIntegrationInput {
  readonly params: ParametersOf<operations['getExternalWikiIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetExternalWikiIntegrationAnswer = JsonAnswer<operations['getExternalWikiIntegration'], 200 | 401 | 403 | 404>;

const getExternalWikiIntegrationCall: ClientCall = {
  id: 'getExternalWikiIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/external-wiki",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveExternalWikiIntegrationInput {
  readonly params: ParametersOf<operations['saveExternalWikiIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveExternalWikiIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveExternalWikiIntegrationAnswer = JsonAnswer<operations['saveExternalWikiIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveExternalWikiIntegrationCall: ClientCall = {
  id: 'saveExternalWikiIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/external-wiki",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableExternalWikiIntegrationInput {
  readonly params: ParametersOf<operations['disableExternalWikiIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableExternalWikiIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableExternalWikiIntegration'], 401 | 403 | 404>;

const disableExternalWikiIntegrationCall: ClientCall = {
  id: 'disableExternalWikiIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/external-wiki",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetFlowdockIntegrationInput {
  readonly params: ParametersOf<operations['getFlowdockIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetFlowdockIntegrationAnswer = JsonAnswer<operations['getFlowdockIntegration'], 200 | 401 | 403 | 404>;

const getFlowdockIntegrationCall: ClientCall = {
  id: 'getFlowdockIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/flowdock",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveFlowdockIntegrationInput {
  readonly params: ParametersOf<operations['saveFlowdockIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveFlowdockIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveFlowdockIntegrationAnswer = JsonAnswer<operations['saveFlowdockIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveFlowdockIntegrationCall: ClientCall = {
  id: 'saveFlowdockIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/flowdock",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableFlowdockIntegrationInput {
  readonly params: ParametersOf<operations['disableFlowdockIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableFlowdockIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableFlowdockIntegration'], 401 | 403 | 404>;

const disableFlowdockIntegrationCall: ClientCall = {
  id: 'disableFlowdockIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/flowdock",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetGithubIntegrationInput {
  readonly params: ParametersOf<operations['getGithubIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetGithubIntegrationAnswer = JsonAnswer<operations['getGithubIntegration'], 200 | 401 | 403 | 404>;

const getGithubIntegrationCall: ClientCall = {
  id: 'getGithubIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/github",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveGithubIntegrationInput {
  readonly params: ParametersOf<operations['saveGithubIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveGithubIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveGithubIntegrationAnswer = JsonAnswer<operations['saveGithubIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveGithubIntegrationCall: ClientCall = {
  id: 'saveGithubIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/github",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableGithubIntegrationInput {
  readonly params: ParametersOf<operations['disableGithubIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableGithubIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableGithubIntegration'], 401 | 403 | 404>;

const disableGithubIntegrationCall: ClientCall = {
  id: 'disableGithubIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/github",
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

export interface GetHarborIntegrationInput {
  readonly params: ParametersOf<operations['getHarborIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetHarborIntegrationAnswer = JsonAnswer<operations['getHarborIntegration'], 200 | 401 | 403 | 404>;

const getHarborIntegrationCall: ClientCall = {
  id: 'getHarborIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/harbor",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveHarborIntegrationInput {
  readonly params: ParametersOf<operations['saveHarborIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveHarborIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveHarborIntegrationAnswer = JsonAnswer<operations['saveHarborIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveHarborIntegrationCall: ClientCall = {
  id: 'saveHarborIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/harbor",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableHarborIntegrationInput {
  readonly params: ParametersOf<operations['disableHarborIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableHarborIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableHarborIntegration'], 401 | 403 | 404>;

const disableHarborIntegrationCall: ClientCall = {
  id: 'disableHarborIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/harbor",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetIrkerIntegrationInput {
  readonly params: ParametersOf<operations['getIrkerIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIrkerIntegrationAnswer = JsonAnswer<operations['getIrkerIntegration'], 200 | 401 | 403 | 404>;

const getIrkerIntegrationCall: ClientCall = {
  id: 'getIrkerIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/irker",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveIrkerIntegrationInput {
  readonly params: ParametersOf<operations['saveIrkerIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveIrkerIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveIrkerIntegrationAnswer = JsonAnswer<operations['saveIrkerIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveIrkerIntegrationCall: ClientCall = {
  id: 'saveIrkerIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/irker",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableIrkerIntegrationInput {
  readonly params: ParametersOf<operations['disableIrkerIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableIrkerIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableIrkerIntegration'], 401 | 403 | 404>;

const disableIrkerIntegrationCall: ClientCall = {
  id: 'disableIrkerIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/irker",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetJenkinsIntegrationInput {
  readonly params: ParametersOf<operations['getJenkinsIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetJenkinsIntegrationAnswer = JsonAnswer<operations['getJenkinsIntegration'], 200 | 401 | 403 | 404>;

const getJenkinsIntegrationCall: ClientCall = {
  id: 'getJenkinsIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/jenkins",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveJenkinsIntegrationInput {
  readonly params: ParametersOf<operations['saveJenkinsIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveJenkinsIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveJenkinsIntegrationAnswer = JsonAnswer<operations['saveJenkinsIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveJenkinsIntegrationCall: ClientCall = {
  id: 'saveJenkinsIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/jenkins",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableJenkinsIntegrationInput {
  readonly params: ParametersOf<operations['disableJenkinsIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableJenkinsIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableJenkinsIntegration'], 401 | 403 | 404>;

const disableJenkinsIntegrationCall: ClientCall = {
  id: 'disableJenkinsIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/jenkins",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetJiraIntegrationInput {
  readonly params: ParametersOf<operations['getJiraIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetJiraIntegrationAnswer = JsonAnswer<operations['getJiraIntegration'], 200 | 401 | 403 | 404>;

const getJiraIntegrationCall: ClientCall = {
  id: 'getJiraIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/jira",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveJiraIntegrationInput {
  readonly params: ParametersOf<operations['saveJiraIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveJiraIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveJiraIntegrationAnswer = JsonAnswer<operations['saveJiraIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveJiraIntegrationCall: ClientCall = {
  id: 'saveJiraIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/jira",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableJiraIntegrationInput {
  readonly params: ParametersOf<operations['disableJiraIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableJiraIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableJiraIntegration'], 401 | 403 | 404>;

const disableJiraIntegrationCall: ClientCall = {
  id: 'disableJiraIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/jira",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetMattermostIntegrationInput {
  readonly params: ParametersOf<operations['getMattermostIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMattermostIntegrationAnswer = JsonAnswer<operations['getMattermostIntegration'], 200 | 401 | 403 | 404>;

const getMattermostIntegrationCall: ClientCall = {
  id: 'getMattermostIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/mattermost",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveMattermostIntegrationInput {
  readonly params: ParametersOf<operations['saveMattermostIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveMattermostIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveMattermostIntegrationAnswer = JsonAnswer<operations['saveMattermostIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveMattermostIntegrationCall: ClientCall = {
  id: 'saveMattermostIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/mattermost",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableMattermostIntegrationInput {
  readonly params: ParametersOf<operations['disableMattermostIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableMattermostIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableMattermostIntegration'], 401 | 403 | 404>;

const disableMattermostIntegrationCall: ClientCall = {
  id: 'disableMattermostIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/mattermost",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetMattermostSlashCommandsIntegrationInput {
  readonly params: ParametersOf<operations['getMattermostSlashCommandsIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMattermostSlashCommandsIntegrationAnswer = JsonAnswer<operations['getMattermostSlashCommandsIntegration'], 200 | 401 | 403 | 404>;

const getMattermostSlashCommandsIntegrationCall: ClientCall = {
  id: 'getMattermostSlashCommandsIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/mattermost-slash-commands",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveMattermostSlashCommandsIntegrationInput {
  readonly params: ParametersOf<operations['saveMattermostSlashCommandsIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveMattermostSlashCommandsIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveMattermostSlashCommandsIntegrationAnswer = JsonAnswer<operations['saveMattermostSlashCommandsIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveMattermostSlashCommandsIntegrationCall: ClientCall = {
  id: 'saveMattermostSlashCommandsIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/mattermost-slash-commands",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableMattermostSlashCommandsIntegrationInput {
  readonly params: ParametersOf<operations['disableMattermostSlashCommandsIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableMattermostSlashCommandsIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableMattermostSlashCommandsIntegration'], 401 | 403 | 404>;

const disableMattermostSlashCommandsIntegrationCall: ClientCall = {
  id: 'disableMattermostSlashCommandsIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/mattermost-slash-commands",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetMicrosoftTeamsIntegrationInput {
  readonly params: ParametersOf<operations['getMicrosoftTeamsIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMicrosoftTeamsIntegrationAnswer = JsonAnswer<operations['getMicrosoftTeamsIntegration'], 200 | 401 | 403 | 404>;

const getMicrosoftTeamsIntegrationCall: ClientCall = {
  id: 'getMicrosoftTeamsIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/microsoft-teams",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveMicrosoftTeamsIntegrationInput {
  readonly params: ParametersOf<operations['saveMicrosoftTeamsIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveMicrosoftTeamsIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveMicrosoftTeamsIntegrationAnswer = JsonAnswer<operations['saveMicrosoftTeamsIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveMicrosoftTeamsIntegrationCall: ClientCall = {
  id: 'saveMicrosoftTeamsIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/microsoft-teams",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableMicrosoftTeamsIntegrationInput {
  readonly params: ParametersOf<operations['disableMicrosoftTeamsIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableMicrosoftTeamsIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableMicrosoftTeamsIntegration'], 401 | 403 | 404>;

const disableMicrosoftTeamsIntegrationCall: ClientCall = {
  id: 'disableMicrosoftTeamsIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/microsoft-teams",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetMockCiIntegrationInput {
  readonly params: ParametersOf<operations['getMockCiIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetMockCiIntegrationAnswer = JsonAnswer<operations['getMockCiIntegration'], 200 | 401 | 403 | 404>;

const getMockCiIntegrationCall: ClientCall = {
  id: 'getMockCiIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/mock-ci",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveMockCiIntegrationInput {
  readonly params: ParametersOf<operations['saveMockCiIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveMockCiIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveMockCiIntegrationAnswer = JsonAnswer<operations['saveMockCiIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveMockCiIntegrationCall: ClientCall = {
  id: 'saveMockCiIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/mock-ci",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableMockCiIntegrationInput {
  readonly params: ParametersOf<operations['disableMockCiIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableMockCiIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableMockCiIntegration'], 401 | 403 | 404>;

const disableMockCiIntegrationCall: ClientCall = {
  id: 'disableMockCiIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/mock-ci",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetPackagistIntegrationInput {
  readonly params: ParametersOf<operations['getPackagistIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPackagistIntegrationAnswer = JsonAnswer<operations['getPackagistIntegration'], 200 | 401 | 403 | 404>;

const getPackagistIntegrationCall: ClientCall = {
  id: 'getPackagistIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/packagist",
  answers: { json: [200, 401, 403, 404] },
};

export interface SavePackagistIntegrationInput {
  readonly params: ParametersOf<operations['savePackagistIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['savePackagistIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SavePackagistIntegrationAnswer = JsonAnswer<operations['savePackagistIntegration'], 200 | 400 | 401 | 403 | 404>;

const savePackagistIntegrationCall: ClientCall = {
  id: 'savePackagistIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/packagist",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisablePackagistIntegrationInput {
  readonly params: ParametersOf<operations['disablePackagistIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisablePackagistIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disablePackagistIntegration'], 401 | 403 | 404>;

const disablePackagistIntegrationCall: ClientCall = {
  id: 'disablePackagistIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/packagist",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetPipelinesEmailIntegrationInput {
  readonly params: ParametersOf<operations['getPipelinesEmailIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPipelinesEmailIntegrationAnswer = JsonAnswer<operations['getPipelinesEmailIntegration'], 200 | 401 | 403 | 404>;

const getPipelinesEmailIntegrationCall: ClientCall = {
  id: 'getPipelinesEmailIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/pipelines-email",
  answers: { json: [200, 401, 403, 404] },
};

export interface SavePipelinesEmailIntegrationInput {
  readonly params: ParametersOf<operations['savePipelinesEmailIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['savePipelinesEmailIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SavePipelinesEmailIntegrationAnswer = JsonAnswer<operations['savePipelinesEmailIntegration'], 200 | 400 | 401 | 403 | 404>;

const savePipelinesEmailIntegrationCall: ClientCall = {
  id: 'savePipelinesEmailIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/pipelines-email",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisablePipelinesEmailIntegrationInput {
  readonly params: ParametersOf<operations['disablePipelinesEmailIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisablePipelinesEmailIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disablePipelinesEmailIntegration'], 401 | 403 | 404>;

const disablePipelinesEmailIntegrationCall: ClientCall = {
  id: 'disablePipelinesEmailIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/pipelines-email",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetPivotaltrackerIntegrationInput {
  readonly params: ParametersOf<operations['getPivotaltrackerIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPivotaltrackerIntegrationAnswer = JsonAnswer<operations['getPivotaltrackerIntegration'], 200 | 401 | 403 | 404>;

const getPivotaltrackerIntegrationCall: ClientCall = {
  id: 'getPivotaltrackerIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/pivotaltracker",
  answers: { json: [200, 401, 403, 404] },
};

export interface SavePivotaltrackerIntegrationInput {
  readonly params: ParametersOf<operations['savePivotaltrackerIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['savePivotaltrackerIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SavePivotaltrackerIntegrationAnswer = JsonAnswer<operations['savePivotaltrackerIntegration'], 200 | 400 | 401 | 403 | 404>;

const savePivotaltrackerIntegrationCall: ClientCall = {
  id: 'savePivotaltrackerIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/pivotaltracker",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisablePivotaltrackerIntegrationInput {
  readonly params: ParametersOf<operations['disablePivotaltrackerIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisablePivotaltrackerIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disablePivotaltrackerIntegration'], 401 | 403 | 404>;

const disablePivotaltrackerIntegrationCall: ClientCall = {
  id: 'disablePivotaltrackerIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/pivotaltracker",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetPrometheusIntegrationInput {
  readonly params: ParametersOf<operations['getPrometheusIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPrometheusIntegrationAnswer = JsonAnswer<operations['getPrometheusIntegration'], 200 | 401 | 403 | 404>;

const getPrometheusIntegrationCall: ClientCall = {
  id: 'getPrometheusIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/prometheus",
  answers: { json: [200, 401, 403, 404] },
};

export interface SavePrometheusIntegrationInput {
  readonly params: ParametersOf<operations['savePrometheusIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['savePrometheusIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SavePrometheusIntegrationAnswer = JsonAnswer<operations['savePrometheusIntegration'], 200 | 400 | 401 | 403 | 404>;

const savePrometheusIntegrationCall: ClientCall = {
  id: 'savePrometheusIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/prometheus",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisablePrometheusIntegrationInput {
  readonly params: ParametersOf<operations['disablePrometheusIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisablePrometheusIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disablePrometheusIntegration'], 401 | 403 | 404>;

const disablePrometheusIntegrationCall: ClientCall = {
  id: 'disablePrometheusIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/prometheus",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetPushoverIntegrationInput {
  readonly params: ParametersOf<operations['getPushoverIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetPushoverIntegrationAnswer = JsonAnswer<operations['getPushoverIntegration'], 200 | 401 | 403 | 404>;

const getPushoverIntegrationCall: ClientCall = {
  id: 'getPushoverIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/pushover",
  answers: { json: [200, 401, 403, 404] },
};

export interface SavePushoverIntegrationInput {
  readonly params: ParametersOf<operations['savePushoverIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['savePushoverIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SavePushoverIntegrationAnswer = JsonAnswer<operations['savePushoverIntegration'], 200 | 400 | 401 | 403 | 404>;

const savePushoverIntegrationCall: ClientCall = {
  id: 'savePushoverIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/pushover",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisablePushoverIntegrationInput {
  readonly params: ParametersOf<operations['disablePushoverIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisablePushoverIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disablePushoverIntegration'], 401 | 403 | 404>;

const disablePushoverIntegrationCall: ClientCall = {
  id: 'disablePushoverIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/pushover",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetRedmineIntegrationInput {
  readonly params: ParametersOf<operations['getRedmineIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetRedmineIntegrationAnswer = JsonAnswer<operations['getRedmineIntegration'], 200 | 401 | 403 | 404>;

const getRedmineIntegrationCall: ClientCall = {
  id: 'getRedmineIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/redmine",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveRedmineIntegrationInput {
  readonly params: ParametersOf<operations['saveRedmineIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveRedmineIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveRedmineIntegrationAnswer = JsonAnswer<operations['saveRedmineIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveRedmineIntegrationCall: ClientCall = {
  id: 'saveRedmineIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/redmine",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableRedmineIntegrationInput {
  readonly params: ParametersOf<operations['disableRedmineIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableRedmineIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableRedmineIntegration'], 401 | 403 | 404>;

const disableRedmineIntegrationCall: ClientCall = {
  id: 'disableRedmineIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/redmine",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetShimoIntegrationInput {
  readonly params: ParametersOf<operations['getShimoIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetShimoIntegrationAnswer = JsonAnswer<operations['getShimoIntegration'], 200 | 401 | 403 | 404>;

const getShimoIntegrationCall: ClientCall = {
  id: 'getShimoIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/shimo",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveShimoIntegrationInput {
  readonly params: ParametersOf<operations['saveShimoIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveShimoIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveShimoIntegrationAnswer = JsonAnswer<operations['saveShimoIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveShimoIntegrationCall: ClientCall = {
  id: 'saveShimoIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/shimo",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableShimoIntegrationInput {
  readonly params: ParametersOf<operations['disableShimoIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableShimoIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableShimoIntegration'], 401 | 403 | 404>;

const disableShimoIntegrationCall: ClientCall = {
  id: 'disableShimoIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/shimo",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetSlackIntegrationInput {
  readonly params: ParametersOf<operations['getSlackIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetSlackIntegrationAnswer = JsonAnswer<operations['getSlackIntegration'], 200 | 401 | 403 | 404>;

const getSlackIntegrationCall: ClientCall = {
  id: 'getSlackIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/slack",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveSlackIntegrationInput {
  readonly params: ParametersOf<operations['saveSlackIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveSlackIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveSlackIntegrationAnswer = JsonAnswer<operations['saveSlackIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveSlackIntegrationCall: ClientCall = {
  id: 'saveSlackIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/slack",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableSlackIntegrationInput {
  readonly params: ParametersOf<operations['disableSlackIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableSlackIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableSlackIntegration'], 401 | 403 | 404>;

const disableSlackIntegrationCall: ClientCall = {
  id: 'disableSlackIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/slack",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetSlackSlashCommandsIntegrationInput {
  readonly params: ParametersOf<operations['getSlackSlashCommandsIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetSlackSlashCommandsIntegrationAnswer = JsonAnswer<operations['getSlackSlashCommandsIntegration'], 200 | 401 | 403 | 404>;

const getSlackSlashCommandsIntegrationCall: ClientCall = {
  id: 'getSlackSlashCommandsIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/slack-slash-commands",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveSlackSlashCommandsIntegrationInput {
  readonly params: ParametersOf<operations['saveSlackSlashCommandsIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveSlackSlashCommandsIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveSlackSlashCommandsIntegrationAnswer = JsonAnswer<operations['saveSlackSlashCommandsIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveSlackSlashCommandsIntegrationCall: ClientCall = {
  id: 'saveSlackSlashCommandsIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/slack-slash-commands",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableSlackSlashCommandsIntegrationInput {
  readonly params: ParametersOf<operations['disableSlackSlashCommandsIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableSlackSlashCommandsIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableSlackSlashCommandsIntegration'], 401 | 403 | 404>;

const disableSlackSlashCommandsIntegrationCall: ClientCall = {
  id: 'disableSlackSlashCommandsIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/slack-slash-commands",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetTeamcityIntegrationInput {
  readonly params: ParametersOf<operations['getTeamcityIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetTeamcityIntegrationAnswer = JsonAnswer<operations['getTeamcityIntegration'], 200 | 401 | 403 | 404>;

const getTeamcityIntegrationCall: ClientCall = {
  id: 'getTeamcityIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/teamcity",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveTeamcityIntegrationInput {
  readonly params: ParametersOf<operations['saveTeamcityIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveTeamcityIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveTeamcityIntegrationAnswer = JsonAnswer<operations['saveTeamcityIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveTeamcityIntegrationCall: ClientCall = {
  id: 'saveTeamcityIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/teamcity",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableTeamcityIntegrationInput {
  readonly params: ParametersOf<operations['disableTeamcityIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableTeamcityIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableTeamcityIntegration'], 401 | 403 | 404>;

const disableTeamcityIntegrationCall: ClientCall = {
  id: 'disableTeamcityIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/teamcity",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetUnifyCircuitIntegrationInput {
  readonly params: ParametersOf<operations['getUnifyCircuitIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetUnifyCircuitIntegrationAnswer = JsonAnswer<operations['getUnifyCircuitIntegration'], 200 | 401 | 403 | 404>;

const getUnifyCircuitIntegrationCall: ClientCall = {
  id: 'getUnifyCircuitIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/unify-circuit",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveUnifyCircuitIntegrationInput {
  readonly params: ParametersOf<operations['saveUnifyCircuitIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveUnifyCircuitIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveUnifyCircuitIntegrationAnswer = JsonAnswer<operations['saveUnifyCircuitIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveUnifyCircuitIntegrationCall: ClientCall = {
  id: 'saveUnifyCircuitIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/unify-circuit",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableUnifyCircuitIntegrationInput {
  readonly params: ParametersOf<operations['disableUnifyCircuitIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableUnifyCircuitIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableUnifyCircuitIntegration'], 401 | 403 | 404>;

const disableUnifyCircuitIntegrationCall: ClientCall = {
  id: 'disableUnifyCircuitIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/unify-circuit",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetWebexTeamsIntegrationInput {
  readonly params: ParametersOf<operations['getWebexTeamsIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetWebexTeamsIntegrationAnswer = JsonAnswer<operations['getWebexTeamsIntegration'], 200 | 401 | 403 | 404>;

const getWebexTeamsIntegrationCall: ClientCall = {
  id: 'getWebexTeamsIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/webex-teams",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveWebexTeamsIntegrationInput {
  readonly params: ParametersOf<operations['saveWebexTeamsIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveWebexTeamsIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveWebexTeamsIntegrationAnswer = JsonAnswer<operations['saveWebexTeamsIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveWebexTeamsIntegrationCall: ClientCall = {
  id: 'saveWebexTeamsIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/webex-teams",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableWebexTeamsIntegrationInput {
  readonly params: ParametersOf<operations['disableWebexTeamsIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableWebexTeamsIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableWebexTeamsIntegration'], 401 | 403 | 404>;

const disableWebexTeamsIntegrationCall: ClientCall = {
  id: 'disableWebexTeamsIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/webex-teams",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetYoutrackIntegrationInput {
  readonly params: ParametersOf<operations['getYoutrackIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetYoutrackIntegrationAnswer = JsonAnswer<operations['getYoutrackIntegration'], 200 | 401 | 403 | 404>;

const getYoutrackIntegrationCall: ClientCall = {
  id: 'getYoutrackIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/youtrack",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveYoutrackIntegrationInput {
  readonly params: ParametersOf<operations['saveYoutrackIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveYoutrackIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveYoutrackIntegrationAnswer = JsonAnswer<operations['saveYoutrackIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveYoutrackIntegrationCall: ClientCall = {
  id: 'saveYoutrackIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/youtrack",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableYoutrackIntegrationInput {
  readonly params: ParametersOf<operations['disableYoutrackIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableYoutrackIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableYoutrackIntegration'], 401 | 403 | 404>;

const disableYoutrackIntegrationCall: ClientCall = {
  id: 'disableYoutrackIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/youtrack",
  answers: { none: [204], json: [401, 403, 404] },
};

export interface GetZentaoIntegrationInput {
  readonly params: ParametersOf<operations['getZentaoIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetZentaoIntegrationAnswer = JsonAnswer<operations['getZentaoIntegration'], 200 | 401 | 403 | 404>;

const getZentaoIntegrationCall: ClientCall = {
  id: 'getZentaoIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/zentao",
  answers: { json: [200, 401, 403, 404] },
};

export interface SaveZentaoIntegrationInput {
  readonly params: ParametersOf<operations['saveZentaoIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveZentaoIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveZentaoIntegrationAnswer = JsonAnswer<operations['saveZentaoIntegration'], 200 | 400 | 401 | 403 | 404>;

const saveZentaoIntegrationCall: ClientCall = {
  id: 'saveZentaoIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/zentao",
  body: "application/json",
  answers: { json: [200, 400, 401, 403, 404] },
};

export interface DisableZentaoIntegrationInput {
  readonly params: ParametersOf<operations['disableZentaoIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableZentaoIntegrationAnswer = EmptyAnswer<204> | JsonAnswer<operations['disableZentaoIntegration'], 401 | 403 | 404>;

const disableZentaoIntegrationCall: ClientCall = {
  id: 'disableZentaoIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/zentao",
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

export interface SendSlashCommandInput {
  readonly params: ParametersOf<operations['sendSlashCommand'], 'path'>;
  readonly body: Sendable<BodyOf<operations['sendSlashCommand'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SendSlashCommandAnswer = JsonAnswer<operations['sendSlashCommand'], 200 | 400 | 404 | 429>;

const sendSlashCommandCall: ClientCall = {
  id: 'sendSlashCommand',
  method: 'POST',
  path: "/api/v4/projects/{id}/integrations/{slug}/trigger",
  body: "application/json",
  answers: { json: [200, 400, 404, 429] },
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

export interface SendSlashCommandToServiceInput {
  readonly params: ParametersOf<operations['sendSlashCommandToService'], 'path'>;
  readonly body: Sendable<BodyOf<operations['sendSlashCommandToService'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SendSlashCommandToServiceAnswer = JsonAnswer<operations['sendSlashCommandToService'], 200 | 400 | 404 | 429>;

const sendSlashCommandToServiceCall: ClientCall = {
  id: 'sendSlashCommandToService',
  method: 'POST',
  path: "/api/v4/projects/{id}/services/{slug}/trigger",
  body: "application/json",
  answers: { json: [200, 400, 404, 429] },
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
  /** Get the settings for Confluence Workspace: GET /projects/{id}/integrations/confluence */
  getConfluenceIntegration(request: GetConfluenceIntegrationInput): Promise<GetConfluenceIntegrationAnswer>;
  /** Set up Confluence Workspace: PUT /projects/{id}/integrations/confluence */
  saveConfluenceIntegration(request: SaveConfluenceIntegrationInput): Promise<SaveConfluenceIntegrationAnswer>;
  /** Disable Confluence Workspace: DELETE /projects/{id}/integrations/confluence */
  disableConfluenceIntegration(request: DisableConfluenceIntegrationInput): Promise<DisableConfluenceIntegrationAnswer>;
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
  /** Get the settings for Drone: GET /projects/{id}/integrations/drone-ci */
  getDroneCiIntegration(request: GetDroneCiIntegrationInput): Promise<GetDroneCiIntegrationAnswer>;
  /** Set up Drone: PUT /projects/{id}/integrations/drone-ci */
  saveDroneCiIntegration(request: SaveDroneCiIntegrationInput): Promise<SaveDroneCiIntegrationAnswer>;
  /** Disable Drone: DELETE /projects/{id}/integrations/drone-ci */
  disableDroneCiIntegration(request: DisableDroneCiIntegrationInput): Promise<DisableDroneCiIntegrationAnswer>;
  /** Get the settings for Emails on push: GET /projects/{id}/integrations/emails-on-push */
  getEmailsOnPushIntegration(request: GetEmailsOnPushIntegrationInput): Promise<GetEmailsOnPushIntegrationAnswer>;
  /** Set up Emails on push: PUT /projects/{id}/integrations/emails-on-push */
  saveEmailsOnPushIntegration(request: SaveEmailsOnPushIntegrationInput): Promise<SaveEmailsOnPushIntegrationAnswer>;
  /** Disable Emails on push: DELETE /projects/{id}/integrations/emails-on-push */
  disableEmailsOnPushIntegration(request: DisableEmailsOnPushIntegrationInput): Promise<DisableEmailsOnPushIntegrationAnswer>;
  /** Get the settings for EWM: GET /projects/{id}/integrations/ewm */
  getEwmIntegration(request: GetEwmIntegrationInput): Promise<GetEwmIntegrationAnswer>;
  /** Set up EWM: PUT /projects/{id}/integrations/ewm */
  saveEwmIntegration(request: SaveEwmIntegrationInput): Promise<SaveEwmIntegrationAnswer>;
  /** Disable EWM: DELETE /projects/{id}/integrations/ewm */
  disableEwmIntegration(request: DisableEwmIntegrationInput): Promise<DisableEwmIntegrationAnswer>;
  /** Get the settings for External wiki: GET /projects/{id}/integrations/external-wiki */
  getExternalWikiIntegration(request: GetExternalWikiIntegrationInput): Promise<GetExternalWikiIntegrationAnswer>;
  /** Set up External wiki: PUT /projects/{id}/integrations/external-wiki */
  saveExternalWikiIntegration(request: SaveExternalWikiIntegrationInput): Promise<SaveExternalWikiIntegrationAnswer>;
  /** Disable External wiki: DELETE /projects/{id}/integrations/external-wiki */
  disableExternalWikiIntegration(request: DisableExternalWikiIntegrationInput): Promise<DisableExternalWikiIntegrationAnswer>;
  /** Get the settings for Flowdock: GET /projects/{id}/integrations/flowdock */
  getFlowdockIntegration(request: GetFlowdockIntegrationInput): Promise<GetFlowdockIntegrationAnswer>;
  /** Set up Flowdock: PUT /projects/{id}/integrations/flowdock */
  saveFlowdockIntegration(request: SaveFlowdockIntegrationInput): Promise<SaveFlowdockIntegrationAnswer>;
  /** Disable Flowdock: DELETE /projects/{id}/integrations/flowdock */
  disableFlowdockIntegration(request: DisableFlowdockIntegrationInput): Promise<DisableFlowdockIntegrationAnswer>;
  /** Get the settings for GitHub: GET /projects/{id}/integrations/github */
  getGithubIntegration(request: GetGithubIntegrationInput): Promise<GetGithubIntegrationAnswer>;
  /** Set up GitHub: PUT /projects/{id}/integrations/github */
  saveGithubIntegration(request: SaveGithubIntegrationInput): Promise<SaveGithubIntegrationAnswer>;
  /** Disable GitHub: DELETE /projects/{id}/integrations/github */
  disableGithubIntegration(request: DisableGithubIntegrationInput): Promise<DisableGithubIntegrationAnswer>;
  /** Get the settings for Google Chat: GET /projects/{id}/integrations/hangouts-chat */
  getHangoutsChatIntegration(request: GetHangoutsChatIntegrationInput): Promise<GetHangoutsChatIntegrationAnswer>;
  /** Set up Google Chat: PUT /projects/{id}/integrations/hangouts-chat */
  saveHangoutsChatIntegration(request: SaveHangoutsChatIntegrationInput): Promise<SaveHangoutsChatIntegrationAnswer>;
  /** Disable Google Chat: DELETE /projects/{id}/integrations/hangouts-chat */
  disableHangoutsChatIntegration(request: DisableHangoutsChatIntegrationInput): Promise<DisableHangoutsChatIntegrationAnswer>;
  /** Get the settings for Harbor: GET /projects/{id}/integrations/harbor */
  getHarborIntegration(request: GetHarborIntegrationInput): Promise<GetHarborIntegrationAnswer>;
  /** Set up Harbor: PUT /projects/{id}/integrations/harbor */
  saveHarborIntegration(request: SaveHarborIntegrationInput): Promise<SaveHarborIntegrationAnswer>;
  /** Disable Harbor: DELETE /projects/{id}/integrations/harbor */
  disableHarborIntegration(request: DisableHarborIntegrationInput): Promise<DisableHarborIntegrationAnswer>;
  /** Get the settings for irker (IRC gateway): GET /projects/{id}/integrations/irker */
  getIrkerIntegration(request: GetIrkerIntegrationInput): Promise<GetIrkerIntegrationAnswer>;
  /** Set up irker (IRC gateway): PUT /projects/{id}/integrations/irker */
  saveIrkerIntegration(request: SaveIrkerIntegrationInput): Promise<SaveIrkerIntegrationAnswer>;
  /** Disable irker (IRC gateway): DELETE /projects/{id}/integrations/irker */
  disableIrkerIntegration(request: DisableIrkerIntegrationInput): Promise<DisableIrkerIntegrationAnswer>;
  /** Get the settings for Jenkins: GET /projects/{id}/integrations/jenkins */
  getJenkinsIntegration(request: GetJenkinsIntegrationInput): Promise<GetJenkinsIntegrationAnswer>;
  /** Set up Jenkins: PUT /projects/{id}/integrations/jenkins */
  saveJenkinsIntegration(request: SaveJenkinsIntegrationInput): Promise<SaveJenkinsIntegrationAnswer>;
  /** Disable Jenkins: DELETE /projects/{id}/integrations/jenkins */
  disableJenkinsIntegration(request: DisableJenkinsIntegrationInput): Promise<DisableJenkinsIntegrationAnswer>;
  /** Get the settings for Jira: GET /projects/{id}/integrations/jira */
  getJiraIntegration(request: GetJiraIntegrationInput): Promise<GetJiraIntegrationAnswer>;
  /** Set up Jira: PUT /projects/{id}/integrations/jira */
  saveJiraIntegration(request: SaveJiraIntegrationInput): Promise<SaveJiraIntegrationAnswer>;
  /** Disable Jira: DELETE /projects/{id}/integrations/jira */
  disableJiraIntegration(request: DisableJiraIntegrationInput): Promise<DisableJiraIntegrationAnswer>;
  /** Get the settings for Mattermost notifications: GET /projects/{id}/integrations/mattermost */
  getMattermostIntegration(request: GetMattermostIntegrationInput): Promise<GetMattermostIntegrationAnswer>;
  /** Set up Mattermost notifications: PUT /projects/{id}/integrations/mattermost */
  saveMattermostIntegration(request: SaveMattermostIntegrationInput): Promise<SaveMattermostIntegrationAnswer>;
  /** Disable Mattermost notifications: DELETE /projects/{id}/integrations/mattermost */
  disableMattermostIntegration(request: DisableMattermostIntegrationInput): Promise<DisableMattermostIntegrationAnswer>;
  /** Get the settings for Mattermost slash commands: GET /projects/{id}/integrations/mattermost-slash-commands */
  getMattermostSlashCommandsIntegration(request: GetMattermostSlashCommandsIntegrationInput): Promise<GetMattermostSlashCommandsIntegrationAnswer>;
  /** Set up Mattermost slash commands: PUT /projects/{id}/integrations/mattermost-slash-commands */
  saveMattermostSlashCommandsIntegration(request: SaveMattermostSlashCommandsIntegrationInput): Promise<SaveMattermostSlashCommandsIntegrationAnswer>;
  /** Disable Mattermost slash commands: DELETE /projects/{id}/integrations/mattermost-slash-commands */
  disableMattermostSlashCommandsIntegration(request: DisableMattermostSlashCommandsIntegrationInput): Promise<DisableMattermostSlashCommandsIntegrationAnswer>;
  /** Get the settings for Microsoft Teams notifications: GET /projects/{id}/integrations/microsoft-teams */
  getMicrosoftTeamsIntegration(request: GetMicrosoftTeamsIntegrationInput): Promise<GetMicrosoftTeamsIntegrationAnswer>;
  /** Set up Microsoft Teams notifications: PUT /projects/{id}/integrations/microsoft-teams */
  saveMicrosoftTeamsIntegration(request: SaveMicrosoftTeamsIntegrationInput): Promise<SaveMicrosoftTeamsIntegrationAnswer>;
  /** Disable Microsoft Teams notifications: DELETE /projects/{id}/integrations/microsoft-teams */
  disableMicrosoftTeamsIntegration(request: DisableMicrosoftTeamsIntegrationInput): Promise<DisableMicrosoftTeamsIntegrationAnswer>;
  /** Get the settings for MockCI: GET /projects/{id}/integrations/mock-ci */
  getMockCiIntegration(request: GetMockCiIntegrationInput): Promise<GetMockCiIntegrationAnswer>;
  /** Set up MockCI: PUT /projects/{id}/integrations/mock-ci */
  saveMockCiIntegration(request: SaveMockCiIntegrationInput): Promise<SaveMockCiIntegrationAnswer>;
  /** Disable MockCI: DELETE /projects/{id}/integrations/mock-ci */
  disableMockCiIntegration(request: DisableMockCiIntegrationInput): Promise<DisableMockCiIntegrationAnswer>;
  /** Get the settings for Packagist: GET /projects/{id}/integrations/packagist */
  getPackagistIntegration(request: GetPackagistIntegrationInput): Promise<GetPackagistIntegrationAnswer>;
  /** Set up Packagist: PUT /projects/{id}/integrations/packagist */
  savePackagistIntegration(request: SavePackagistIntegrationInput): Promise<SavePackagistIntegrationAnswer>;
  /** Disable Packagist: DELETE /projects/{id}/integrations/packagist */
  disablePackagistIntegration(request: DisablePackagistIntegrationInput): Promise<DisablePackagistIntegrationAnswer>;
  /** Get the settings for Pipeline status emails: GET /projects/{id}/integrations/pipelines-email */
  getPipelinesEmailIntegration(request: GetPipelinesEmailIntegrationInput): Promise<GetPipelinesEmailIntegrationAnswer>;
  /** Set up Pipeline status emails: PUT /projects/{id}/integrations/pipelines-email */
  savePipelinesEmailIntegration(request: SavePipelinesEmailIntegrationInput): Promise<SavePipelinesEmailIntegrationAnswer>;
  /** Disable Pipeline status emails: DELETE /projects/{id}/integrations/pipelines-email */
  disablePipelinesEmailIntegration(request: DisablePipelinesEmailIntegrationInput): Promise<DisablePipelinesEmailIntegrationAnswer>;
  /** Get the settings for Pivotal Tracker: GET /projects/{id}/integrations/pivotaltracker */
  getPivotaltrackerIntegration(request: GetPivotaltrackerIntegrationInput): Promise<GetPivotaltrackerIntegrationAnswer>;
  /** Set up Pivotal Tracker: PUT /projects/{id}/integrations/pivotaltracker */
  savePivotaltrackerIntegration(request: SavePivotaltrackerIntegrationInput): Promise<SavePivotaltrackerIntegrationAnswer>;
  /** Disable Pivotal Tracker: DELETE /projects/{id}/integrations/pivotaltracker */
  disablePivotaltrackerIntegration(request: DisablePivotaltrackerIntegrationInput): Promise<DisablePivotaltrackerIntegrationAnswer>;
  /** Get the settings for Prometheus: GET /projects/{id}/integrations/prometheus */
  getPrometheusIntegration(request: GetPrometheusIntegrationInput): Promise<GetPrometheusIntegrationAnswer>;
  /** Set up Prometheus: PUT /projects/{id}/integrations/prometheus */
  savePrometheusIntegration(request: SavePrometheusIntegrationInput): Promise<SavePrometheusIntegrationAnswer>;
  /** Disable Prometheus: DELETE /projects/{id}/integrations/prometheus */
  disablePrometheusIntegration(request: DisablePrometheusIntegrationInput): Promise<DisablePrometheusIntegrationAnswer>;
  /** Get the settings for Pushover: GET /projects/{id}/integrations/pushover */
  getPushoverIntegration(request: GetPushoverIntegrationInput): Promise<GetPushoverIntegrationAnswer>;
  /** Set up Pushover: PUT /projects/{id}/integrations/pushover */
  savePushoverIntegration(request: SavePushoverIntegrationInput): Promise<SavePushoverIntegrationAnswer>;
  /** Disable Pushover: DELETE /projects/{id}/integrations/pushover */
  disablePushoverIntegration(request: DisablePushoverIntegrationInput): Promise<DisablePushoverIntegrationAnswer>;
  /** Get the settings for Redmine: GET /projects/{id}/integrations/redmine */
  getRedmineIntegration(request: GetRedmineIntegrationInput): Promise<GetRedmineIntegrationAnswer>;
  /** Set up Redmine: PUT /projects/{id}/integrations/redmine */
  saveRedmineIntegration(request: SaveRedmineIntegrationInput): Promise<SaveRedmineIntegrationAnswer>;
  /** Disable Redmine: DELETE /projects/{id}/integrations/redmine */
  disableRedmineIntegration(request: DisableRedmineIntegrationInput): Promise<DisableRedmineIntegrationAnswer>;
  /** Get the settings for Shimo: GET /projects/{id}/integrations/shimo */
  getShimoIntegration(request: GetShimoIntegrationInput): Promise<GetShimoIntegrationAnswer>;
  /** Set up Shimo: PUT /projects/{id}/integrations/shimo */
  saveShimoIntegration(request: SaveShimoIntegrationInput): Promise<SaveShimoIntegrationAnswer>;
  /** Disable Shimo: DELETE /projects/{id}/integrations/shimo */
  disableShimoIntegration(request: DisableShimoIntegrationInput): Promise<DisableShimoIntegrationAnswer>;
  /** Get the settings for Slack notifications: GET /projects/{id}/integrations/slack */
  getSlackIntegration(request: GetSlackIntegrationInput): Promise<GetSlackIntegrationAnswer>;
  /** Set up Slack notifications: PUT /projects/{id}/integrations/slack */
  saveSlackIntegration(request: SaveSlackIntegrationInput): Promise<SaveSlackIntegrationAnswer>;
  /** Disable Slack notifications: DELETE /projects/{id}/integrations/slack */
  disableSlackIntegration(request: DisableSlackIntegrationInput): Promise<DisableSlackIntegrationAnswer>;
  /** Get the settings for Slack slash commands: GET /projects/{id}/integrations/slack-slash-commands */
  getSlackSlashCommandsIntegration(request: GetSlackSlashCommandsIntegrationInput): Promise<GetSlackSlashCommandsIntegrationAnswer>;
  /** Set up Slack slash commands: PUT /projects/{id}/integrations/slack-slash-commands */
  saveSlackSlashCommandsIntegration(request: SaveSlackSlashCommandsIntegrationInput): Promise<SaveSlackSlashCommandsIntegrationAnswer>;
  /** Disable Slack slash commands: DELETE /projects/{id}/integrations/slack-slash-commands */
  disableSlackSlashCommandsIntegration(request: DisableSlackSlashCommandsIntegrationInput): Promise<DisableSlackSlashCommandsIntegrationAnswer>;
  /** Get the settings for JetBrains TeamCity: GET /projects/{id}/integrations/teamcity */
  getTeamcityIntegration(request: GetTeamcityIntegrationInput): Promise<GetTeamcityIntegrationAnswer>;
  /** Set up JetBrains TeamCity: PUT /projects/{id}/integrations/teamcity */
  saveTeamcityIntegration(request: SaveTeamcityIntegrationInput): Promise<SaveTeamcityIntegrationAnswer>;
  /** Disable JetBrains TeamCity: DELETE /projects/{id}/integrations/teamcity */
  disableTeamcityIntegration(request: DisableTeamcityIntegrationInput): Promise<DisableTeamcityIntegrationAnswer>;
  /** Get the settings for Unify Circuit: GET /projects/{id}/integrations/unify-circuit */
  getUnifyCircuitIntegration(request: GetUnifyCircuitIntegrationInput): Promise<GetUnifyCircuitIntegrationAnswer>;
  /** Set up Unify Circuit: PUT /projects/{id}/integrations/unify-circuit */
  saveUnifyCircuitIntegration(request: SaveUnifyCircuitIntegrationInput): Promise<SaveUnifyCircuitIntegrationAnswer>;
  /** Disable Unify Circuit: DELETE /projects/{id}/integrations/unify-circuit */
  disableUnifyCircuitIntegration(request: DisableUnifyCircuitIntegrationInput): Promise<DisableUnifyCircuitIntegrationAnswer>;
  /** Get the settings for Webex Teams: GET /projects/{id}/integrations/webex-teams */
  getWebexTeamsIntegration(request: GetWebexTeamsIntegrationInput): Promise<GetWebexTeamsIntegrationAnswer>;
  /** Set up Webex Teams: PUT /projects/{id}/integrations/webex-teams */
  saveWebexTeamsIntegration(request: SaveWebexTeamsIntegrationInput): Promise<SaveWebexTeamsIntegrationAnswer>;
  /** Disable Webex Teams: DELETE /projects/{id}/integrations/webex-teams */
  disableWebexTeamsIntegration(request: DisableWebexTeamsIntegrationInput): Promise<DisableWebexTeamsIntegrationAnswer>;
  /** Get the settings for YouTrack: GET /projects/{id}/integrations/youtrack */
  getYoutrackIntegration(request: GetYoutrackIntegrationInput): Promise<GetYoutrackIntegrationAnswer>;
  /** Set up YouTrack: PUT /projects/{id}/integrations/youtrack */
  saveYoutrackIntegration(request: SaveYoutrackIntegrationInput): Promise<SaveYoutrackIntegrationAnswer>;
  /** Disable YouTrack: DELETE /projects/{id}/integrations/youtrack */
  disableYoutrackIntegration(request: DisableYoutrackIntegrationInput): Promise<DisableYoutrackIntegrationAnswer>;
  /** Get the settings for ZenTao: GET /projects/{id}/integrations/zentao */
  getZentaoIntegration(request: GetZentaoIntegrationInput): Promise<GetZentaoIntegrationAnswer>;
  /** Set up ZenTao: PUT /projects/{id}/integrations/zentao */
  saveZentaoIntegration(request: SaveZentaoIntegrationInput): Promise<SaveZentaoIntegrationAnswer>;
  /** Disable ZenTao: DELETE /projects/{id}/integrations/zentao */
  disableZentaoIntegration(request: DisableZentaoIntegrationInput): Promise<DisableZentaoIntegrationAnswer>;
  /** Get the settings of an integration of any kind: GET /projects/{id}/integrations/{slug} */
  getIntegrationBySlug(request: GetIntegrationBySlugInput): Promise<GetIntegrationBySlugAnswer>;
  /** Set up an integration of any kind: PUT /projects/{id}/integrations/{slug} */
  saveIntegrationBySlug(request: SaveIntegrationBySlugInput): Promise<SaveIntegrationBySlugAnswer>;
  /** Disable an integration of any kind: DELETE /projects/{id}/integrations/{slug} */
  disableIntegrationBySlug(request: DisableIntegrationBySlugInput): Promise<DisableIntegrationBySlugAnswer>;
  /** Give a command from a chat: POST /projects/{id}/integrations/{slug}/trigger */
  sendSlashCommand(request: SendSlashCommandInput): Promise<SendSlashCommandAnswer>;
  /** List the active integrations of a project by the former path: GET /projects/{id}/services */
  listServices: ListingOf<ListServicesInput, ListServicesAnswer, JsonOf<operations['listServices'], 200> extends readonly (infer Row)[] ? Row : never>;
  /** Get the settings of an integration of any kind by the former path: GET /projects/{id}/services/{slug} */
  getServiceBySlug(request: GetServiceBySlugInput): Promise<GetServiceBySlugAnswer>;
  /** Set up an integration of any kind by the former path: PUT /projects/{id}/services/{slug} */
  saveServiceBySlug(request: SaveServiceBySlugInput): Promise<SaveServiceBySlugAnswer>;
  /** Disable an integration of any kind by the former path: DELETE /projects/{id}/services/{slug} */
  disableServiceBySlug(request: DisableServiceBySlugInput): Promise<DisableServiceBySlugAnswer>;
  /** Give a command from a chat by the former path: POST /projects/{id}/services/{slug}/trigger */
  sendSlashCommandToService(request: SendSlashCommandToServiceInput): Promise<SendSlashCommandToServiceAnswer>;
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
  getConfluenceIntegration: (request) => send(getConfluenceIntegrationCall, request),
  saveConfluenceIntegration: (request) => send(saveConfluenceIntegrationCall, request),
  disableConfluenceIntegration: (request) => send(disableConfluenceIntegrationCall, request),
  getCustomIssueTrackerIntegration: (request) => send(getCustomIssueTrackerIntegrationCall, request),
  saveCustomIssueTrackerIntegration: (request) => send(saveCustomIssueTrackerIntegrationCall, request),
  disableCustomIssueTrackerIntegration: (request) => send(disableCustomIssueTrackerIntegrationCall, request),
  getDatadogIntegration: (request) => send(getDatadogIntegrationCall, request),
  saveDatadogIntegration: (request) => send(saveDatadogIntegrationCall, request),
  disableDatadogIntegration: (request) => send(disableDatadogIntegrationCall, request),
  getDiscordIntegration: (request) => send(getDiscordIntegrationCall, request),
  saveDiscordIntegration: (request) => send(saveDiscordIntegrationCall, request),
  disableDiscordIntegration: (request) => send(disableDiscordIntegrationCall, request),
  getDroneCiIntegration: (request) => send(getDroneCiIntegrationCall, request),
  saveDroneCiIntegration: (request) => send(saveDroneCiIntegrationCall, request),
  disableDroneCiIntegration: (request) => send(disableDroneCiIntegrationCall, request),
  getEmailsOnPushIntegration: (request) => send(getEmailsOnPushIntegrationCall, request),
  saveEmailsOnPushIntegration: (request) => send(saveEmailsOnPushIntegrationCall, request),
  disableEmailsOnPushIntegration: (request) => send(disableEmailsOnPushIntegrationCall, request),
  getEwmIntegration: (request) => send(getEwmIntegrationCall, request),
  saveEwmIntegration: (request) => send(saveEwmIntegrationCall, request),
  disableEwmIntegration: (request) => send(disableEwmIntegrationCall, request),
  getExternalWikiIntegration: (request) => send(getExternalWikiIntegrationCall, request),
  saveExternalWikiIntegration: (request) => send(saveExternalWikiIntegrationCall, request),
  disableExternalWikiIntegration: (request) => send(disableExternalWikiIntegrationCall, request),
  getFlowdockIntegration: (request) => send(getFlowdockIntegrationCall, request),
  saveFlowdockIntegration: (request) => send(saveFlowdockIntegrationCall, request),
  disableFlowdockIntegration: (request) => send(disableFlowdockIntegrationCall, request),
  getGithubIntegration: (request) => send(getGithubIntegrationCall, request),
  saveGithubIntegration: (request) => send(saveGithubIntegrationCall, request),
  disableGithubIntegration: (request) => send(disableGithubIntegrationCall, request),
  getHangoutsChatIntegration: (request) => send(getHangoutsChatIntegrationCall, request),
  saveHangoutsChatIntegration: (request) => send(saveHangoutsChatIntegrationCall, request),
  disableHangoutsChatIntegration: (request) => send(disableHangoutsChatIntegrationCall, request),
  getHarborIntegration: (request) => send(getHarborIntegrationCall, request),
  saveHarborIntegration: (request) => send(saveHarborIntegrationCall, request),
  disableHarborIntegration: (request) => send(disableHarborIntegrationCall, request),
  getIrkerIntegration: (request) => send(getIrkerIntegrationCall, request),
  saveIrkerIntegration: (request) => send(saveIrkerIntegrationCall, request),
  disableIrkerIntegration: (request) => send(disableIrkerIntegrationCall, request),
  getJenkinsIntegration: (request) => send(getJenkinsIntegrationCall, request),
  saveJenkinsIntegration: (request) => send(saveJenkinsIntegrationCall, request),
  disableJenkinsIntegration: (request) => send(disableJenkinsIntegrationCall, request),
  getJiraIntegration: (request) => send(getJiraIntegrationCall, request),
  saveJiraIntegration: (request) => send(saveJiraIntegrationCall, request),
  disableJiraIntegration: (request) => send(disableJiraIntegrationCall, request),
  getMattermostIntegration: (request) => send(getMattermostIntegrationCall, request),
  saveMattermostIntegration: (request) => send(saveMattermostIntegrationCall, request),
  disableMattermostIntegration: (request) => send(disableMattermostIntegrationCall, request),
  getMattermostSlashCommandsIntegration: (request) => send(getMattermostSlashCommandsIntegrationCall, request),
  saveMattermostSlashCommandsIntegration: (request) => send(saveMattermostSlashCommandsIntegrationCall, request),
  disableMattermostSlashCommandsIntegration: (request) => send(disableMattermostSlashCommandsIntegrationCall, request),
  getMicrosoftTeamsIntegration: (request) => send(getMicrosoftTeamsIntegrationCall, request),
  saveMicrosoftTeamsIntegration: (request) => send(saveMicrosoftTeamsIntegrationCall, request),
  disableMicrosoftTeamsIntegration: (request) => send(disableMicrosoftTeamsIntegrationCall, request),
  getMockCiIntegration: (request) => send(getMockCiIntegrationCall, request),
  saveMockCiIntegration: (request) => send(saveMockCiIntegrationCall, request),
  disableMockCiIntegration: (request) => send(disableMockCiIntegrationCall, request),
  getPackagistIntegration: (request) => send(getPackagistIntegrationCall, request),
  savePackagistIntegration: (request) => send(savePackagistIntegrationCall, request),
  disablePackagistIntegration: (request) => send(disablePackagistIntegrationCall, request),
  getPipelinesEmailIntegration: (request) => send(getPipelinesEmailIntegrationCall, request),
  savePipelinesEmailIntegration: (request) => send(savePipelinesEmailIntegrationCall, request),
  disablePipelinesEmailIntegration: (request) => send(disablePipelinesEmailIntegrationCall, request),
  getPivotaltrackerIntegration: (request) => send(getPivotaltrackerIntegrationCall, request),
  savePivotaltrackerIntegration: (request) => send(savePivotaltrackerIntegrationCall, request),
  disablePivotaltrackerIntegration: (request) => send(disablePivotaltrackerIntegrationCall, request),
  getPrometheusIntegration: (request) => send(getPrometheusIntegrationCall, request),
  savePrometheusIntegration: (request) => send(savePrometheusIntegrationCall, request),
  disablePrometheusIntegration: (request) => send(disablePrometheusIntegrationCall, request),
  getPushoverIntegration: (request) => send(getPushoverIntegrationCall, request),
  savePushoverIntegration: (request) => send(savePushoverIntegrationCall, request),
  disablePushoverIntegration: (request) => send(disablePushoverIntegrationCall, request),
  getRedmineIntegration: (request) => send(getRedmineIntegrationCall, request),
  saveRedmineIntegration: (request) => send(saveRedmineIntegrationCall, request),
  disableRedmineIntegration: (request) => send(disableRedmineIntegrationCall, request),
  getShimoIntegration: (request) => send(getShimoIntegrationCall, request),
  saveShimoIntegration: (request) => send(saveShimoIntegrationCall, request),
  disableShimoIntegration: (request) => send(disableShimoIntegrationCall, request),
  getSlackIntegration: (request) => send(getSlackIntegrationCall, request),
  saveSlackIntegration: (request) => send(saveSlackIntegrationCall, request),
  disableSlackIntegration: (request) => send(disableSlackIntegrationCall, request),
  getSlackSlashCommandsIntegration: (request) => send(getSlackSlashCommandsIntegrationCall, request),
  saveSlackSlashCommandsIntegration: (request) => send(saveSlackSlashCommandsIntegrationCall, request),
  disableSlackSlashCommandsIntegration: (request) => send(disableSlackSlashCommandsIntegrationCall, request),
  getTeamcityIntegration: (request) => send(getTeamcityIntegrationCall, request),
  saveTeamcityIntegration: (request) => send(saveTeamcityIntegrationCall, request),
  disableTeamcityIntegration: (request) => send(disableTeamcityIntegrationCall, request),
  getUnifyCircuitIntegration: (request) => send(getUnifyCircuitIntegrationCall, request),
  saveUnifyCircuitIntegration: (request) => send(saveUnifyCircuitIntegrationCall, request),
  disableUnifyCircuitIntegration: (request) => send(disableUnifyCircuitIntegrationCall, request),
  getWebexTeamsIntegration: (request) => send(getWebexTeamsIntegrationCall, request),
  saveWebexTeamsIntegration: (request) => send(saveWebexTeamsIntegrationCall, request),
  disableWebexTeamsIntegration: (request) => send(disableWebexTeamsIntegrationCall, request),
  getYoutrackIntegration: (request) => send(getYoutrackIntegrationCall, request),
  saveYoutrackIntegration: (request) => send(saveYoutrackIntegrationCall, request),
  disableYoutrackIntegration: (request) => send(disableYoutrackIntegrationCall, request),
  getZentaoIntegration: (request) => send(getZentaoIntegrationCall, request),
  saveZentaoIntegration: (request) => send(saveZentaoIntegrationCall, request),
  disableZentaoIntegration: (request) => send(disableZentaoIntegrationCall, request),
  getIntegrationBySlug: (request) => send(getIntegrationBySlugCall, request),
  saveIntegrationBySlug: (request) => send(saveIntegrationBySlugCall, request),
  disableIntegrationBySlug: (request) => send(disableIntegrationBySlugCall, request),
  sendSlashCommand: (request) => send(sendSlashCommandCall, request),
  listServices: listing(send, listServicesCall),
  getServiceBySlug: (request) => send(getServiceBySlugCall, request),
  saveServiceBySlug: (request) => send(saveServiceBySlugCall, request),
  disableServiceBySlug: (request) => send(disableServiceBySlugCall, request),
  sendSlashCommandToService: (request) => send(sendSlashCommandToServiceCall, request),
});
