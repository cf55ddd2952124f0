// Generated from spec/resources/project-hooks.yaml; do not edit. Run `npm run generate`.
import { contracts } from '../../test/contract/contract.ts';

await contracts([
{
  "id": "listProjectHooks",
  "resource": "project-hooks",
  "method": "GET",
  "path": "/projects/{id}/hooks",
  "route": "/api/v4/projects/{id}/hooks",
  "source": "spec/resources/project-hooks.yaml:5:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": true,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "query",
      "name": "page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "query",
      "name": "per_page",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "createProjectHook",
  "resource": "project-hooks",
  "method": "POST",
  "path": "/projects/{id}/hooks",
  "route": "/api/v4/projects/{id}/hooks",
  "source": "spec/resources/project-hooks.yaml:47:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    422
  ],
  "body": {
    "url": "https://hooks.example.com/receive",
    "push_events": true,
    "issues_events": true,
    "token": "a secret of yours"
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "body",
      "name": "url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "url",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "job_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "job_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deployment_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deployment_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "releases_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "releases_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events_branch_filter",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events_branch_filter",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "enable_ssl_verification",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enable_ssl_verification",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
{
  "id": "getProjectHook",
  "resource": "project-hooks",
  "method": "GET",
  "path": "/projects/{id}/hooks/{hook_id}",
  "route": "/api/v4/projects/{id}/hooks/{hook_id}",
  "source": "spec/resources/project-hooks.yaml:111:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": false,
    "early": true
  },
  "scopes": [
    "api",
    "read_api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "hook_id": 1
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "hook_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "updateProjectHook",
  "resource": "project-hooks",
  "method": "PUT",
  "path": "/projects/{id}/hooks/{hook_id}",
  "route": "/api/v4/projects/{id}/hooks/{hook_id}",
  "source": "spec/resources/project-hooks.yaml:158:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "hook_id": 1
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    200,
    400,
    401,
    403,
    404,
    422
  ],
  "body": {
    "url": "https://hooks.example.com/receive",
    "push_events": false
  },
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "hook_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "body",
      "name": "url",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "url",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "url",
      "text": "is missing"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "tag_push_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_issues_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "merge_requests_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "confidential_note_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "job_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "job_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "pipeline_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "wiki_page_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deployment_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "deployment_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "releases_events",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "releases_events",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events_branch_filter",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "push_events_branch_filter",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    },
    {
      "place": "body",
      "name": "enable_ssl_verification",
      "value": "perhaps",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "enable_ssl_verification",
      "value": "2",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "body",
      "name": "token",
      "value": {
        "repeat": "x",
        "times": 4097
      },
      "within": {
        "repeat": "x",
        "times": 4096
      },
      "text": "is expected to have length less than or equal to 4096"
    }
  ],
  "related": {}
},
{
  "id": "deleteProjectHook",
  "resource": "project-hooks",
  "method": "DELETE",
  "path": "/projects/{id}/hooks/{hook_id}",
  "route": "/api/v4/projects/{id}/hooks/{hook_id}",
  "source": "spec/resources/project-hooks.yaml:223:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "hook_id": 1
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    204,
    400,
    401,
    403,
    404,
    412
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "hook_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
{
  "id": "testProjectHook",
  "resource": "project-hooks",
  "method": "POST",
  "path": "/projects/{id}/hooks/{hook_id}/test/{trigger}",
  "route": "/api/v4/projects/{id}/hooks/{hook_id}/test/{trigger}",
  "source": "spec/resources/project-hooks.yaml:247:5",
  "access": {
    "kind": "project",
    "level": "maintainer",
    "parameter": "id",
    "feature": null,
    "signedIn": true,
    "early": true
  },
  "scopes": [
    "api"
  ],
  "tier": null,
  "flag": null,
  "pending": true,
  "relations": null,
  "pathParameters": {
    "id": "demo/kiln",
    "hook_id": 1,
    "trigger": "push_events"
  },
  "paginated": false,
  "keyset": [],
  "orders": [],
  "successes": [
    501
  ],
  "statuses": [
    201,
    400,
    401,
    403,
    404,
    422,
    429
  ],
  "body": null,
  "files": [],
  "query": {},
  "violations": [
    {
      "place": "path",
      "name": "hook_id",
      "value": "abc",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "1e1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "0x10",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "01",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "+1",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "1.5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": " 5",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": "9223372036854775808",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "hook_id",
      "value": 0,
      "within": 1,
      "text": "does not have a valid value"
    },
    {
      "place": "path",
      "name": "trigger",
      "value": "a\u0000b",
      "text": "is invalid"
    },
    {
      "place": "path",
      "name": "trigger",
      "value": "no-such-value",
      "text": "does not have a valid value"
    }
  ],
  "related": {}
},
]);
