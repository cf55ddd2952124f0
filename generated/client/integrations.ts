// Generated from spec/resources/integrations.yaml; do not edit. Run `npm run generate`.
import { listing } from '../../generator/runtime/client.ts';
import type { ClientCall, ListingOf, Send, Sendable } from '../../generator/runtime/client.ts';
import type { BodyOf, JsonOf, ParametersOf } from '../../generator/runtime/types.ts';
import type { operations } from '../common/openapi.ts';

export interface ListIntegrationsInput {
  readonly params: ParametersOf<operations['listIntegrations'], 'path'>;
  readonly query?: ParametersOf<operations['listIntegrations'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListIntegrationsAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listIntegrations'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listIntegrations'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listIntegrations'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listIntegrations'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listIntegrations'], 404> }
  ;

const listIntegrationsCall: ClientCall = {
  id: 'listIntegrations',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetAsanaIntegrationInput {
  readonly params: ParametersOf<operations['getAsanaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetAsanaIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getAsanaIntegration'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getAsanaIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getAsanaIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getAsanaIntegration'], 404> }
  ;

const getAsanaIntegrationCall: ClientCall = {
  id: 'getAsanaIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/asana",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveAsanaIntegrationInput {
  readonly params: ParametersOf<operations['saveAsanaIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveAsanaIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveAsanaIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveAsanaIntegration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveAsanaIntegration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveAsanaIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveAsanaIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveAsanaIntegration'], 404> }
  ;

const saveAsanaIntegrationCall: ClientCall = {
  id: 'saveAsanaIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/asana",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableAsanaIntegrationInput {
  readonly params: ParametersOf<operations['disableAsanaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableAsanaIntegrationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableAsanaIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableAsanaIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableAsanaIntegration'], 404> }
  ;

const disableAsanaIntegrationCall: ClientCall = {
  id: 'disableAsanaIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/asana",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetAssemblaIntegrationInput {
  readonly params: ParametersOf<operations['getAssemblaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetAssemblaIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getAssemblaIntegration'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getAssemblaIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getAssemblaIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getAssemblaIntegration'], 404> }
  ;

const getAssemblaIntegrationCall: ClientCall = {
  id: 'getAssemblaIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/assembla",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveAssemblaIntegrationInput {
  readonly params: ParametersOf<operations['saveAssemblaIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveAssemblaIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveAssemblaIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveAssemblaIntegration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveAssemblaIntegration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveAssemblaIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveAssemblaIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveAssemblaIntegration'], 404> }
  ;

const saveAssemblaIntegrationCall: ClientCall = {
  id: 'saveAssemblaIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/assembla",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableAssemblaIntegrationInput {
  readonly params: ParametersOf<operations['disableAssemblaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableAssemblaIntegrationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableAssemblaIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableAssemblaIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableAssemblaIntegration'], 404> }
  ;

const disableAssemblaIntegrationCall: ClientCall = {
  id: 'disableAssemblaIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/assembla",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetBambooIntegrationInput {
  readonly params: ParametersOf<operations['getBambooIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetBambooIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getBambooIntegration'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getBambooIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getBambooIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getBambooIntegration'], 404> }
  ;

const getBambooIntegrationCall: ClientCall = {
  id: 'getBambooIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/bamboo",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveBambooIntegrationInput {
  readonly params: ParametersOf<operations['saveBambooIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveBambooIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveBambooIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveBambooIntegration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveBambooIntegration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveBambooIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveBambooIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveBambooIntegration'], 404> }
  ;

const saveBambooIntegrationCall: ClientCall = {
  id: 'saveBambooIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/bamboo",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableBambooIntegrationInput {
  readonly params: ParametersOf<operations['disableBambooIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableBambooIntegrationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableBambooIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableBambooIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableBambooIntegration'], 404> }
  ;

const disableBambooIntegrationCall: ClientCall = {
  id: 'disableBambooIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/bamboo",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetBugzillaIntegrationInput {
  readonly params: ParametersOf<operations['getBugzillaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetBugzillaIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getBugzillaIntegration'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getBugzillaIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getBugzillaIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getBugzillaIntegration'], 404> }
  ;

const getBugzillaIntegrationCall: ClientCall = {
  id: 'getBugzillaIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/bugzilla",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveBugzillaIntegrationInput {
  readonly params: ParametersOf<operations['saveBugzillaIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveBugzillaIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveBugzillaIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveBugzillaIntegration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveBugzillaIntegration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveBugzillaIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveBugzillaIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveBugzillaIntegration'], 404> }
  ;

const saveBugzillaIntegrationCall: ClientCall = {
  id: 'saveBugzillaIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/bugzilla",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableBugzillaIntegrationInput {
  readonly params: ParametersOf<operations['disableBugzillaIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableBugzillaIntegrationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableBugzillaIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableBugzillaIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableBugzillaIntegration'], 404> }
  ;

const disableBugzillaIntegrationCall: ClientCall = {
  id: 'disableBugzillaIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/bugzilla",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetBuildkiteIntegrationInput {
  readonly params: ParametersOf<operations['getBuildkiteIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetBuildkiteIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getBuildkiteIntegration'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getBuildkiteIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getBuildkiteIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getBuildkiteIntegration'], 404> }
  ;

const getBuildkiteIntegrationCall: ClientCall = {
  id: 'getBuildkiteIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/buildkite",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveBuildkiteIntegrationInput {
  readonly params: ParametersOf<operations['saveBuildkiteIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveBuildkiteIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveBuildkiteIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveBuildkiteIntegration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveBuildkiteIntegration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveBuildkiteIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveBuildkiteIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveBuildkiteIntegration'], 404> }
  ;

const saveBuildkiteIntegrationCall: ClientCall = {
  id: 'saveBuildkiteIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/buildkite",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableBuildkiteIntegrationInput {
  readonly params: ParametersOf<operations['disableBuildkiteIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableBuildkiteIntegrationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableBuildkiteIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableBuildkiteIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableBuildkiteIntegration'], 404> }
  ;

const disableBuildkiteIntegrationCall: ClientCall = {
  id: 'disableBuildkiteIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/buildkite",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetCampfireIntegrationInput {
  readonly params: ParametersOf<operations['getCampfireIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetCampfireIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getCampfireIntegration'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getCampfireIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getCampfireIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getCampfireIntegration'], 404> }
  ;

const getCampfireIntegrationCall: ClientCall = {
  id: 'getCampfireIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/campfire",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveCampfireIntegrationInput {
  readonly params: ParametersOf<operations['saveCampfireIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveCampfireIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveCampfireIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveCampfireIntegration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveCampfireIntegration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveCampfireIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveCampfireIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveCampfireIntegration'], 404> }
  ;

const saveCampfireIntegrationCall: ClientCall = {
  id: 'saveCampfireIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/campfire",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableCampfireIntegrationInput {
  readonly params: ParametersOf<operations['disableCampfireIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableCampfireIntegrationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableCampfireIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableCampfireIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableCampfireIntegration'], 404> }
  ;

const disableCampfireIntegrationCall: ClientCall = {
  id: 'disableCampfireIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/campfire",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetCustomIssueTrackerIntegrationInput {
  readonly params: ParametersOf<operations['getCustomIssueTrackerIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetCustomIssueTrackerIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getCustomIssueTrackerIntegration'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getCustomIssueTrackerIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getCustomIssueTrackerIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getCustomIssueTrackerIntegration'], 404> }
  ;

const getCustomIssueTrackerIntegrationCall: ClientCall = {
  id: 'getCustomIssueTrackerIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/custom-issue-tracker",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveCustomIssueTrackerIntegrationInput {
  readonly params: ParametersOf<operations['saveCustomIssueTrackerIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveCustomIssueTrackerIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveCustomIssueTrackerIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveCustomIssueTrackerIntegration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveCustomIssueTrackerIntegration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveCustomIssueTrackerIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveCustomIssueTrackerIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveCustomIssueTrackerIntegration'], 404> }
  ;

const saveCustomIssueTrackerIntegrationCall: ClientCall = {
  id: 'saveCustomIssueTrackerIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/custom-issue-tracker",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableCustomIssueTrackerIntegrationInput {
  readonly params: ParametersOf<operations['disableCustomIssueTrackerIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableCustomIssueTrackerIntegrationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableCustomIssueTrackerIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableCustomIssueTrackerIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableCustomIssueTrackerIntegration'], 404> }
  ;

const disableCustomIssueTrackerIntegrationCall: ClientCall = {
  id: 'disableCustomIssueTrackerIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/custom-issue-tracker",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetDatadogIntegrationInput {
  readonly params: ParametersOf<operations['getDatadogIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetDatadogIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getDatadogIntegration'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getDatadogIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getDatadogIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getDatadogIntegration'], 404> }
  ;

const getDatadogIntegrationCall: ClientCall = {
  id: 'getDatadogIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/datadog",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveDatadogIntegrationInput {
  readonly params: ParametersOf<operations['saveDatadogIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveDatadogIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveDatadogIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveDatadogIntegration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveDatadogIntegration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveDatadogIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveDatadogIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveDatadogIntegration'], 404> }
  ;

const saveDatadogIntegrationCall: ClientCall = {
  id: 'saveDatadogIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/datadog",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableDatadogIntegrationInput {
  readonly params: ParametersOf<operations['disableDatadogIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableDatadogIntegrationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableDatadogIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableDatadogIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableDatadogIntegration'], 404> }
  ;

const disableDatadogIntegrationCall: ClientCall = {
  id: 'disableDatadogIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/datadog",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetDiscordIntegrationInput {
  readonly params: ParametersOf<operations['getDiscordIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetDiscordIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getDiscordIntegration'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getDiscordIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getDiscordIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getDiscordIntegration'], 404> }
  ;

const getDiscordIntegrationCall: ClientCall = {
  id: 'getDiscordIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/discord",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveDiscordIntegrationInput {
  readonly params: ParametersOf<operations['saveDiscordIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveDiscordIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveDiscordIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveDiscordIntegration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveDiscordIntegration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveDiscordIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveDiscordIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveDiscordIntegration'], 404> }
  ;

const saveDiscordIntegrationCall: ClientCall = {
  id: 'saveDiscordIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/discord",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableDiscordIntegrationInput {
  readonly params: ParametersOf<operations['disableDiscordIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableDiscordIntegrationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableDiscordIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableDiscordIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableDiscordIntegration'], 404> }
  ;

const disableDiscordIntegrationCall: ClientCall = {
  id: 'disableDiscordIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/discord",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetHangoutsChatIntegrationInput {
  readonly params: ParametersOf<operations['getHangoutsChatIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetHangoutsChatIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getHangoutsChatIntegration'], 200> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getHangoutsChatIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getHangoutsChatIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getHangoutsChatIntegration'], 404> }
  ;

const getHangoutsChatIntegrationCall: ClientCall = {
  id: 'getHangoutsChatIntegration',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/hangouts-chat",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveHangoutsChatIntegrationInput {
  readonly params: ParametersOf<operations['saveHangoutsChatIntegration'], 'path'>;
  readonly body: Sendable<BodyOf<operations['saveHangoutsChatIntegration'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveHangoutsChatIntegrationAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveHangoutsChatIntegration'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveHangoutsChatIntegration'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveHangoutsChatIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveHangoutsChatIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveHangoutsChatIntegration'], 404> }
  ;

const saveHangoutsChatIntegrationCall: ClientCall = {
  id: 'saveHangoutsChatIntegration',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/hangouts-chat",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableHangoutsChatIntegrationInput {
  readonly params: ParametersOf<operations['disableHangoutsChatIntegration'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableHangoutsChatIntegrationAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableHangoutsChatIntegration'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableHangoutsChatIntegration'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableHangoutsChatIntegration'], 404> }
  ;

const disableHangoutsChatIntegrationCall: ClientCall = {
  id: 'disableHangoutsChatIntegration',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/hangouts-chat",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetIntegrationBySlugInput {
  readonly params: ParametersOf<operations['getIntegrationBySlug'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetIntegrationBySlugAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getIntegrationBySlug'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getIntegrationBySlug'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getIntegrationBySlug'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getIntegrationBySlug'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getIntegrationBySlug'], 404> }
  ;

const getIntegrationBySlugCall: ClientCall = {
  id: 'getIntegrationBySlug',
  method: 'GET',
  path: "/api/v4/projects/{id}/integrations/{slug}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveIntegrationBySlugInput {
  readonly params: ParametersOf<operations['saveIntegrationBySlug'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['saveIntegrationBySlug'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveIntegrationBySlugAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveIntegrationBySlug'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveIntegrationBySlug'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveIntegrationBySlug'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveIntegrationBySlug'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveIntegrationBySlug'], 404> }
  ;

const saveIntegrationBySlugCall: ClientCall = {
  id: 'saveIntegrationBySlug',
  method: 'PUT',
  path: "/api/v4/projects/{id}/integrations/{slug}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableIntegrationBySlugInput {
  readonly params: ParametersOf<operations['disableIntegrationBySlug'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableIntegrationBySlugAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['disableIntegrationBySlug'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableIntegrationBySlug'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableIntegrationBySlug'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableIntegrationBySlug'], 404> }
  ;

const disableIntegrationBySlugCall: ClientCall = {
  id: 'disableIntegrationBySlug',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/integrations/{slug}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface ListServicesInput {
  readonly params: ParametersOf<operations['listServices'], 'path'>;
  readonly query?: ParametersOf<operations['listServices'], 'query'>;
  readonly signal?: AbortSignal;
}

export type ListServicesAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['listServices'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['listServices'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['listServices'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['listServices'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['listServices'], 404> }
  ;

const listServicesCall: ClientCall = {
  id: 'listServices',
  method: 'GET',
  path: "/api/v4/projects/{id}/services",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface GetServiceBySlugInput {
  readonly params: ParametersOf<operations['getServiceBySlug'], 'path'>;
  readonly signal?: AbortSignal;
}

export type GetServiceBySlugAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['getServiceBySlug'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['getServiceBySlug'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['getServiceBySlug'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['getServiceBySlug'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['getServiceBySlug'], 404> }
  ;

const getServiceBySlugCall: ClientCall = {
  id: 'getServiceBySlug',
  method: 'GET',
  path: "/api/v4/projects/{id}/services/{slug}",
  commas: [],
  body: null,
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface SaveServiceBySlugInput {
  readonly params: ParametersOf<operations['saveServiceBySlug'], 'path'>;
  readonly body?: Sendable<BodyOf<operations['saveServiceBySlug'], 'application/json'>>;
  readonly signal?: AbortSignal;
}

export type SaveServiceBySlugAnswer =
  | { readonly status: 200; readonly headers: Headers; readonly body: JsonOf<operations['saveServiceBySlug'], 200> }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['saveServiceBySlug'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['saveServiceBySlug'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['saveServiceBySlug'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['saveServiceBySlug'], 404> }
  ;

const saveServiceBySlugCall: ClientCall = {
  id: 'saveServiceBySlug',
  method: 'PUT',
  path: "/api/v4/projects/{id}/services/{slug}",
  commas: [],
  body: "application/json",
  answers: {
    200: 'json',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
};

export interface DisableServiceBySlugInput {
  readonly params: ParametersOf<operations['disableServiceBySlug'], 'path'>;
  readonly signal?: AbortSignal;
}

export type DisableServiceBySlugAnswer =
  | { readonly status: 204; readonly headers: Headers; readonly body?: never }
  | { readonly status: 400; readonly headers: Headers; readonly body: JsonOf<operations['disableServiceBySlug'], 400> }
  | { readonly status: 401; readonly headers: Headers; readonly body: JsonOf<operations['disableServiceBySlug'], 401> }
  | { readonly status: 403; readonly headers: Headers; readonly body: JsonOf<operations['disableServiceBySlug'], 403> }
  | { readonly status: 404; readonly headers: Headers; readonly body: JsonOf<operations['disableServiceBySlug'], 404> }
  ;

const disableServiceBySlugCall: ClientCall = {
  id: 'disableServiceBySlug',
  method: 'DELETE',
  path: "/api/v4/projects/{id}/services/{slug}",
  commas: [],
  body: null,
  answers: {
    204: 'none',
    400: 'json',
    401: 'json',
    403: 'json',
    404: 'json',
  },
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
